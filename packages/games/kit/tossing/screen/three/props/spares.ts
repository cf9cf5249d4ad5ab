/**
 * One of everything that comes and goes, never shown. A program of the graphics card goes with the last thing that is
 * drawn by it, and takes long to be made anew: with every throw the picture would stand still for a moment.
 */
import { Group, Vector3 } from 'three'
import { disc, ribbon, wipe } from '../drawn.ts'
import { arrow } from './arrow.ts'
import type { DiceMaker } from './dice.ts'
import { Labels } from './labels.ts'

const NOWHERE = new Vector3()

export class Spares {
  readonly group = new Group()
  private readonly labels = new Labels()

  constructor(maker: DiceMaker) {
    const fading = maker.make({ kind: 'd6', size: 1, team: 0, labels: 0 })
    fading.material = [fading.material].flat().map(paint => Object.assign(paint.clone(), { transparent: true }))
    this.labels.add('paper', 1, '', NOWHERE)
    this.group.add(disc(NOWHERE, 1, 0), ribbon(NOWHERE, NOWHERE, 1, 0, false), arrow(0, 0), fading, this.labels.group)
  }

  dispose(): void {
    wipe(this.group)
    this.labels.clear()
  }
}

/** Strings stretched over the table, with their lengths. */
import { Group, type Object3D } from 'three'
import { labelSpot, type Measure, mmOf } from '../../judging/strings.ts'
import { ribbon, wipe } from '../drawn.ts'
import { toPicture } from '../frame.ts'
import { Labels } from './labels.ts'

const GOLD = 0xffd36b
const PALE = 0xe9dcc0
const WIDTH = 2.6
const TEXT = 15
/** How long a string takes to be stretched, in ms. */
const STRETCH = 320

export class StringGroup {
  readonly group = new Group()
  private readonly ribbons = new Group()
  private readonly labels = new Labels()
  private began: number | null = null

  constructor() {
    this.group.add(this.ribbons, this.labels.group)
  }

  fit(unit: number): void {
    this.labels.fit(unit)
  }

  /** `word` says a length. */
  set(measures: readonly Measure[], word: (mm: number) => string): void {
    wipe(this.ribbons)
    this.labels.clear()
    this.began = null
    measures.forEach((measure, i) => {
      const { from, to, isInReach } = measure
      const isFar = isInReach === false
      this.ribbons.add(ribbon(from, to, WIDTH, isFar ? PALE : GOLD, isFar))
      const { x, y } = labelSpot(measure, measures)
      const { sprite } = this.labels.add('paper', TEXT, word(mmOf(measure)), toPicture(x, y, 12))
      // The first matters most: it lies on top.
      sprite.renderOrder += measures.length - i
    })
  }

  advance(now: number): boolean {
    if (this.ribbons.children.length === 0) return false
    this.began ??= now
    const share = Math.min(1, (now - this.began) / STRETCH)
    for (const one of this.ribbons.children) stretch(one, share)
    return share < 1
  }

  dispose(): void {
    this.set([], String)
  }
}

const stretch = (string: Object3D, share: number): void => {
  string.scale.x = Math.max(0.001, 1 - (1 - share) ** 3)
}

/** What is left of a throw: where it first touched (a ring with a dot) and where it passed the line (a diamond). */
import { Group } from 'three'
import type { Marks } from '../../judging/judging.ts'
import { diamond, disc, hoop } from '../drawn.ts'

const FAIR = 0x63d18a
const FOUL = 0xff5d50
const CROSSED = 0xfff0c8
const INK = 0x1d150d

export function markGroup({ touch, crossing, isFoul }: Marks): Group {
  const group = new Group()
  if (touch) {
    const colour = isFoul ? FOUL : FAIR
    group.add(hoop(touch, 9, 17, INK, 0.5), hoop(touch, 11, 15, colour), disc(touch, 4.5, colour))
  }
  if (crossing) group.add(diamond(crossing, 19, INK), diamond(crossing, 16, CROSSED))
  return group
}

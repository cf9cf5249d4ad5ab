/** Where the throw that is aimed would come down, and about where a steady hand would see it end: a region, not a point. */
import { Group } from 'three'
import type { Forecast } from '../../throwing/forecast.ts'
import { diamond, disc, hoop } from '../drawn.ts'

const COLOURS: Readonly<Record<Forecast['risk'], number>> = { fair: 0xffd36b, risky: 0xf08a3c, foul: 0xe15448 }
const MIDDLE = { x: 0, y: 0 }
/** In mm. */
const TOUCH = 11

/** In the directions of whoever throws: y away from them. */
export function landingGroup({ risk, landing: { touch, rest } }: Forecast): Group {
  const group = new Group()
  const colour = COLOURS[risk]
  group.add(risk === 'foul' ? diamond(touch, TOUCH * 2, colour) : hoop(touch, TOUCH - 3, TOUCH, colour))
  if (!rest) return group
  const region = new Group()
  region.add(disc(MIDDLE, 1, colour, 0.2), hoop(MIDDLE, 0.96, 1, colour, 0.75))
  region.scale.set(rest.across, 1, rest.along)
  region.rotation.y = -rest.turn
  region.position.set(rest.x, 0, -rest.y)
  group.add(region)
  return group
}

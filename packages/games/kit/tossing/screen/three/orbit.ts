/** Looking around: the eye turns about what it looks at, nearer or farther, within limits. */
import { Spherical, Vector3 } from 'three'
import type { Place } from './cameras.ts'

/** Turned by so much (radians), tilted by so much, and at so much of the usual distance. */
export type Orbit = { turn: number; tilt: number; distance: number }

export const STRAIGHT: Orbit = { turn: 0, tilt: 0, distance: 1 }

/** Never so low that there is more sky than table, never over the top, never inside a die, never out of the room. */
const LEAST_TILT = 0.05
const MOST_TILT = 1.33
/** Never from behind: whoever lets go of a drag finds their own end again. */
const MOST_TURN = 1.3
const NEAREST = 0.22
const FARTHEST = 1.35

const clamp = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n))

/** Turned by a drag of a share of the picture's height. */
export const dragged = ({ turn, tilt, distance }: Orbit, dx: number, dy: number): Orbit => ({
  turn: clamp(turn - dx * 2.6, -MOST_TURN, MOST_TURN),
  tilt: clamp(tilt - dy * 1.8, -MOST_TILT, MOST_TILT),
  distance,
})

export const zoomed = (orbit: Orbit, by: number): Orbit => ({
  ...orbit,
  distance: clamp(orbit.distance * by, NEAREST, FARTHEST),
})

const arm = new Vector3()
const around = new Spherical()

/** Where the eye is then. */
export function orbited({ eye, at, opening }: Place, { turn, tilt, distance }: Orbit): Place {
  around.setFromVector3(arm.subVectors(eye, at))
  around.theta += turn
  around.phi = clamp(around.phi + tilt, LEAST_TILT, MOST_TILT)
  around.radius *= distance
  return { eye: at.clone().add(arm.setFromSpherical(around)), at, opening }
}

/** From where the table is looked at. */
import { PerspectiveCamera, type Vector3 } from 'three'
import type { End } from '../../board.ts'
import { toPicture } from './frame.ts'

export const VIEWS = ['thrower', 'goals', 'above'] as const
export type View = (typeof VIEWS)[number]

export type Place = {
  eye: Vector3
  at: Vector3
  /** How wide the eye opens, from top to bottom, in degrees. */
  opening: number
}

type Goals = readonly { x: number; y: number }[]
type Size = { width: number; length: number }

/** How wide the eye usually opens, in degrees. */
export const OPENING = 36

/** A lens for the thrower's end: tilt and opening in degrees; how far off, and how far before the middle, in table lengths. */
type Lens = { tilt: number; opening: number; far: number; before: number }

/**
 * By where the goals are, and by the shape of the picture. From afar and narrow: so goals look hardly smaller than the die
 * in hand. Islands lie half-way, and what is beyond them need not be seen.
 */
const LENSES: Readonly<Record<'half-way' | 'whole', Readonly<Record<'wide' | 'tall', Lens>>>> = {
  'half-way': {
    wide: { tilt: 17, opening: 6.75, far: 1.575, before: 0.164 },
    tall: { tilt: 33, opening: 12.5, far: 1.575, before: 0.16 },
  },
  whole: {
    wide: { tilt: 16, opening: 14, far: 0.984, before: 0.131 },
    tall: { tilt: 36, opening: 21, far: 1.575, before: 0.033 },
  },
}
/** Goals up to here, in table lengths from its middle, are half-way. */
const HALF_WAY = 0.14
const DEGREES = 180 / Math.PI

function lensFor(way: 1 | -1, length: number, goals: Goals, aspect: number): Lens {
  const isHalfWay = goals.length > 0 && goals.every(({ y }) => y * way <= length * HALF_WAY)
  return LENSES[isHalfWay ? 'half-way' : 'whole'][aspect < 1.1 ? 'tall' : 'wide']
}

/** Where the eye is for a view, from one end. */
export function placeFor(view: View, end: End, { width, length }: Size, goals: Goals, aspect: number): Place {
  const way = end === 'near' ? 1 : -1
  const point = (x: number, y: number, z: number): Vector3 => toPicture(x * way, y * way, z)
  if (view === 'above')
    return { eye: point(0, -1, length * (aspect < 0.6 ? 1.9 : 1.62)), at: point(0, 0, 0), opening: OPENING }
  if (view === 'goals') {
    const y = goals.length === 0 ? 0 : goals.reduce((sum, goal) => sum + goal.y, 0) / goals.length
    const far = aspect < 0.9 ? 1.75 : 1
    return {
      eye: toPicture(0, y - way * width * 0.75 * far, width * 0.62 * far),
      at: toPicture(0, y, 0),
      opening: OPENING,
    }
  }
  const { tilt, opening, far, before } = lensFor(way, length, goals, aspect)
  const [back, up] = [Math.cos(tilt / DEGREES) * far, Math.sin(tilt / DEGREES) * far]
  return { eye: point(0, -length * (before + back), length * up), at: point(0, -length * before, 0), opening }
}

/** Near enough to something to read its lengths; `covered` is the lower part of the picture that words lie over. */
export function placeAround(
  at: { x: number; y: number },
  reach: number,
  end: End,
  aspect: number,
  covered: number,
): Place {
  const way = end === 'near' ? 1 : -1
  const far = (reach * 2.9) / Math.min(1.1, aspect) / (1 - covered)
  const back = reach * covered * 1.9
  return {
    eye: toPicture(at.x, at.y - way * (far * 0.62 + back), far * 0.78),
    at: toPicture(at.x, at.y - way * back, 0),
    opening: OPENING,
  }
}

/** So far from its edges, in shares of the picture, something is well in sight. */
const EDGE = 0.95
const looker = new PerspectiveCamera(OPENING, 1, 10, 9000)

/** Whether a spot is well in sight from there, in a picture of this shape. */
export function isInSight(spot: Vector3, { eye, at, opening }: Place, aspect: number): boolean {
  looker.position.copy(eye)
  looker.lookAt(at)
  looker.fov = opening
  looker.aspect = aspect
  looker.updateProjectionMatrix()
  looker.updateMatrixWorld()
  const { x, y, z } = spot.clone().project(looker)
  return Math.max(Math.abs(x), Math.abs(y)) < EDGE && z < 1
}

/** A share of the way there; true when it is there. */
export function glide(camera: PerspectiveCamera, at: Vector3, place: Place, share: number): boolean {
  camera.position.lerp(place.eye, share)
  at.lerp(place.at, share)
  // By shares: coming nearer and opening wider go together, and nothing seems to breathe.
  camera.fov *= (place.opening / camera.fov) ** share
  const isThere = camera.position.distanceTo(place.eye) < 1 && at.distanceTo(place.at) < 1
  if (isThere) {
    camera.position.copy(place.eye)
    at.copy(place.at)
    camera.fov = place.opening
  }
  camera.updateProjectionMatrix()
  camera.lookAt(at)
  return isThere
}

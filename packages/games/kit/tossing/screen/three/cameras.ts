/** From where the table is looked at. */
import type { PerspectiveCamera, Vector3 } from 'three'
import type { End } from '../../board.ts'
import { toPicture } from './frame.ts'

export const VIEWS = ['thrower', 'goals', 'above'] as const
export type View = (typeof VIEWS)[number]

export type Place = { eye: Vector3; at: Vector3 }

type Goals = readonly { x: number; y: number }[]
type Size = { width: number; length: number }

/** Where the eye is for a view, from one end; a tall screen wants to be farther up, in a low one the hand must not be at its edge. */
export function placeFor(
  view: View,
  end: End,
  { width, length }: Size,
  goals: Goals,
  aspect: number,
  isLow: boolean,
): Place {
  const way = end === 'near' ? 1 : -1
  const point = (x: number, y: number, z: number): Vector3 => toPicture(x * way, y * way, z)
  const isTall = aspect < 0.9
  if (view === 'above') {
    // In a low picture tools and scores cover a quarter of it.
    const high = length * (isLow ? 2.25 : 1.62)
    return { eye: point(0, -1, high), at: point(0, 0, 0) }
  }
  if (view === 'goals') {
    const y = goals.length === 0 ? 0 : goals.reduce((sum, goal) => sum + goal.y, 0) / goals.length
    const far = isTall ? 1.75 : 1
    return { eye: toPicture(0, y - way * width * 0.75 * far, width * 0.62 * far), at: toPicture(0, y, 0) }
  }
  // Tools lie over the top of a low picture, scores over its foot: the whole table is to be seen between them.
  if (isLow) return { eye: point(0, -length * 1.12, length * 0.75), at: point(0, -length * 0.1, 0) }
  return isTall
    ? { eye: point(0, -length * 0.82, length * 0.86), at: point(0, -length * 0.06, 0) }
    : { eye: point(0, -length * 0.84, length * 0.44), at: point(0, -length * 0.12, 0) }
}

/** How wide the eye opens, from top to bottom, in degrees. */
export const OPENING = 36

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
  }
}

/** A share of the way there; true when it is there. */
export function glide(camera: PerspectiveCamera, at: Vector3, place: Place, share: number): boolean {
  camera.position.lerp(place.eye, share)
  at.lerp(place.at, share)
  const isThere = camera.position.distanceTo(place.eye) < 1 && at.distanceTo(place.at) < 1
  if (isThere) {
    camera.position.copy(place.eye)
    at.copy(place.at)
  }
  camera.lookAt(at)
  return isThere
}

import { PerspectiveCamera } from 'three'
import { expect, test } from 'vitest'
import { placeFor, type View } from './cameras.ts'
import { toPicture } from './frame.ts'

const TABLE = { width: 762, length: 1524 }
const ISLANDS = [-190, 0, 190].map(x => ({ x, y: 0 }))
/** Boards of a phone and of a desk, in pixels. */
const PHONE = { width: 390, height: 430 }
const DESK = { width: 1120, height: 580 }
type Picture = typeof DESK

function cameraAt(view: View, { width, height }: Picture, goals: typeof ISLANDS): PerspectiveCamera {
  const { eye, at, opening } = placeFor(view, 'near', TABLE, goals, width / height)
  const camera = new PerspectiveCamera(opening, width / height, 10, 9000)
  camera.position.copy(eye)
  camera.lookAt(at)
  camera.updateMatrixWorld()
  return camera
}

/** Where a spot of the table is in a picture, from -1 at its left and foot to 1. */
const seenAt = (view: View, x: number, y: number, picture: Picture, goals = ISLANDS) =>
  toPicture(x, y, 0).project(cameraAt(view, picture, goals))

test('from above the whole table is in sight, whatever the shape of the screen', () => {
  for (const picture of [PHONE, DESK, { width: 400, height: 660 }])
    for (const end of [-1, 1]) {
      const corner = seenAt('above', TABLE.width / 2, (end * TABLE.length) / 2, picture)
      expect(Math.abs(corner.x)).toBeLessThan(1)
      expect(Math.abs(corner.y)).toBeLessThan(1)
    }
})

test('from the thrower’s end the hand, the islands and what lies a league around them are in sight', () => {
  for (const picture of [PHONE, DESK]) {
    expect(seenAt('thrower', 0, -617, picture).y).toBeGreaterThan(-0.97)
    expect(seenAt('thrower', 0, 140, picture).y).toBeLessThan(0.97)
    expect(seenAt('thrower', 215, 0, picture).x).toBeLessThan(0.97)
  }
})

test('where goals lie at the far end, or nowhere yet, the whole length of the table is in sight', () => {
  for (const goals of [[], [{ x: 0, y: 690 }]])
    for (const picture of [PHONE, DESK]) {
      expect(seenAt('thrower', 0, TABLE.length / 2, picture, goals).y).toBeLessThan(0.95)
      expect(seenAt('thrower', 0, -TABLE.length / 2 + 145, picture, goals).y).toBeGreaterThan(-0.95)
    }
})

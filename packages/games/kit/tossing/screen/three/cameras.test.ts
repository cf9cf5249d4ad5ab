import { PerspectiveCamera } from 'three'
import { expect, test } from 'vitest'
import { OPENING, placeFor, type View } from './cameras.ts'
import { toPicture } from './frame.ts'

const TABLE = { width: 762, length: 1524 }

/** Where a corner of the table is in a picture, from -1 at its left and foot to 1. */
function seenAt(view: View, x: number, y: number, aspect: number, isLow: boolean): { x: number; y: number } {
  const camera = new PerspectiveCamera(OPENING, aspect, 10, 9000)
  const { eye, at } = placeFor(view, 'near', TABLE, [], aspect, isLow)
  camera.position.copy(eye)
  camera.lookAt(at)
  camera.updateMatrixWorld()
  return toPicture(x, y, 0).project(camera)
}

test.each<View>(['thrower', 'above'])('on a phone the whole table lies between tools and scores: %s', view => {
  // The board of a phone of 360 × 740 pixels, its tools and its scores, in pixels.
  const [width, height, tools, scores] = [360, 385, 57, 40]
  for (const side of [-1, 1])
    for (const end of [-1, 1]) {
      const corner = seenAt(view, (side * TABLE.width) / 2, (end * TABLE.length) / 2, width / height, true)
      expect(corner.y).toBeLessThan(1 - (2 * tools) / height)
      expect(corner.y).toBeGreaterThan((2 * scores) / height - 1)
      expect(Math.abs(corner.x)).toBeLessThan(1)
    }
})

test('from above the whole table is in sight, whatever the shape of the screen', () => {
  for (const aspect of [0.6, 1, 2])
    for (const end of [-1, 1]) {
      const corner = seenAt('above', TABLE.width / 2, (end * TABLE.length) / 2, aspect, false)
      expect(Math.abs(corner.x)).toBeLessThan(1)
      expect(Math.abs(corner.y)).toBeLessThan(1)
    }
})

test('on a desk the far end is in sight, and so is the hand', () => {
  for (const aspect of [1.2, 1.6, 2]) {
    expect(seenAt('thrower', 0, TABLE.length / 2, aspect, false).y).toBeLessThan(0.95)
    expect(seenAt('thrower', 0, -TABLE.length / 2 + 145, aspect, false).y).toBeGreaterThan(-0.95)
  }
})

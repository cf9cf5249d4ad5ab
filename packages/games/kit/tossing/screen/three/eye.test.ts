import { Object3D, type Vector3 } from 'three'
import { expect, test } from 'vitest'
import { Eye } from './eye.ts'
import { toPicture } from './frame.ts'

const TABLE = { width: 762, length: 1524 }
const ISLANDS = [-190, 0, 190].map(x => ({ name: 'island', x, y: 0, diameter: 60, thickness: 5, value: 1 }))
const ASPECTS = [390 / 430, 1120 / 580]
const AT_THE_ISLANDS = toPicture(120, 60, 8)
const AT_THEIR_END = toPicture(-200, 640, 8)

function eyeAt(aspect: number): Eye {
  const eye = new Eye(TABLE)
  eye.fit(500 * aspect, 500)
  eye.turnTo(ISLANDS, null)
  eye.jump()
  return eye
}

/** A die comes from the other end and rests at `spot`; where the eye is then. */
function watched(eye: Eye, spot: Vector3, isFollowed: boolean): Vector3 {
  const die = new Object3D()
  eye.await(isFollowed ? null : spot)
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    die.position.lerpVectors(toPicture(0, 740, 150), spot, share)
    eye.advance(300, die)
  }
  eye.bend(die)
  for (let i = 0; i < 10; i++) eye.advance(100, die)
  return eye.camera.position.clone()
}

test('the eye that stays does not move for a die that rests in sight', () => {
  for (const aspect of ASPECTS) {
    const eye = eyeAt(aspect)
    const before = eye.camera.position.clone()
    expect(watched(eye, AT_THE_ISLANDS, false).distanceTo(before)).toBe(0)
    expect(watched(eyeAt(aspect), AT_THE_ISLANDS, true).distanceTo(before)).toBeGreaterThan(400)
  }
})

test('wherever on the table a die rests, the eye that stays has it in sight', () => {
  for (const aspect of ASPECTS)
    for (const x of [-370, 0, 370])
      for (const y of [-750, -400, 0, 400, 750]) {
        const eye = eyeAt(aspect)
        const spot = toPicture(x, y, 8)
        const at = watched(eye, spot, false)
        const seen = spot.clone().project(eye.camera)
        expect(Math.max(Math.abs(seen.x), Math.abs(seen.y))).toBeLessThan(1)
        expect(at.z).toBeGreaterThan(-1)
      }
})

test('it looks on from its own end when it opens wider, and is back when that is over', () => {
  const eye = eyeAt(2)
  const before = eye.camera.position.clone()
  expect(AT_THEIR_END.clone().project(eye.camera).y).toBeGreaterThan(1)
  expect(watched(eye, AT_THEIR_END, false).z).toBeGreaterThan(TABLE.length / 2)
  eye.lookUp()
  for (let i = 0; i < 20; i++) eye.advance(100, undefined)
  expect(eye.camera.position.distanceTo(before)).toBe(0)
})

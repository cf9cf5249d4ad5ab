import { describe, expect, test } from 'vitest'
import { dot, facesOf, SHAPES } from '../physics/shape.ts'
import { KINDS, type Pose } from '../pose.ts'
import { isCocked, labelsOf, upFace, valueOn } from './faces.ts'
import { lieFlat } from './flat.ts'

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** A pose tilted about the y axis by so many degrees. */
function tilted(degrees: number): Pose {
  const half = (degrees * Math.PI) / 360
  return { x: 0, y: 0, z: 10, qx: 0, qy: Math.sin(half), qz: 0, qw: Math.cos(half) }
}

describe.each(KINDS)('%s', kind => {
  const faces = facesOf(kind)

  test('opposite faces add to one more than the number of faces', () => {
    SHAPES[kind].normals.forEach((a, i) => {
      const opposite = SHAPES[kind].normals.findIndex(b => dot(a, b) < -0.999)
      for (const labels of numbers(labelsOf(kind)))
        expect(valueOn(kind, labels, i) + valueOn(kind, labels, opposite)).toBe(faces + 1)
    })
  })

  test('OZ-28 there are 24 or 60 labellings, all different, each value as often on each face', () => {
    const all = numbers(labelsOf(kind))
    expect(all.length).toBe(kind === 'd6' ? 24 : 60)
    const texts = all.map(labels => numbers(faces).map(face => valueOn(kind, labels, face)))
    expect(new Set(texts.map(String)).size).toBe(all.length)
    for (const face of numbers(faces))
      for (const value of numbers(faces))
        expect(texts.filter(text => text[face] === value + 1).length).toBe(all.length / faces)
  })

  test('OZ-28 labellings are turns of one die: neighbours stay neighbours, never mirrored', () => {
    const { normals } = SHAPES[kind]
    const [a, b, c] = [normals[0], normals[2], normals[4]]
    if (!a || !b || !c) throw new Error('too few faces')
    const handed = (x: number, y: number, z: number): number => {
      const [p, q, r] = [normals[x] ?? a, normals[y] ?? a, normals[z] ?? a]
      return (
        p[0] * (q[1] * r[2] - q[2] * r[1]) - p[1] * (q[0] * r[2] - q[2] * r[0]) + p[2] * (q[0] * r[1] - q[1] * r[0])
      )
    }
    for (const labels of numbers(labelsOf(kind))) {
      const at = (value: number): number => numbers(faces).findIndex(face => valueOn(kind, labels, face) === value)
      const home = [0, 2, 4].map(face => SHAPES[kind].values[face] ?? 0)
      const [x = 0, y = 0, z = 0] = home.map(at)
      expect(handed(x, y, z)).toBeCloseTo(handed(0, 2, 4), 9)
    }
  })

  test('OZ-16 the value is the face that is up', () => {
    for (const labels of [0, 7, labelsOf(kind) - 1])
      for (const face of numbers(faces).map(i => i + 1)) {
        const die = lieFlat({ id: 'a', kind, size: 16 }, { x: 0, y: 0, turn: 77, face }, labels)
        const reading = upFace(kind, die.pose, labels)
        expect(reading).toMatchObject({ face, tied: [face] })
        expect(reading.upright).toBeCloseTo(1, 9)
        expect(isCocked(reading)).toBe(false)
      }
  })
})

test.each([
  [14, false, 1],
  [25.9, false, 1],
  [26.1, true, 1],
  [44, true, 1],
  [45, true, 2],
])('OZ-18 a cube tilted by %d°: cocked %s, %d candidates', (degrees, cocked, candidates) => {
  const reading = upFace('d6', tilted(degrees), 0)
  expect(isCocked(reading)).toBe(cocked)
  expect(reading.tied.length).toBe(candidates)
})

test('OZ-18 a cube balanced on a corner has three faces equally near to up', () => {
  const s = Math.sqrt(1 / 3)
  // The turn that takes (1, 1, 1) to up.
  const length = Math.sqrt(2 * s * s + (1 + s) * (1 + s))
  const pose = { x: 0, y: 0, z: 14, qx: s / length, qy: -s / length, qz: 0, qw: (1 + s) / length }
  expect(upFace('d6', pose, 0).tied.length).toBe(3)
})

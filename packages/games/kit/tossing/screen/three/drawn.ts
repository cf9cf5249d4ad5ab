/** What is drawn onto the table for a while: strings, rings, marks, the zone of the hand. Lies just above the wood. */
import {
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
  DoubleSide,
  type Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PlaneGeometry,
  RingGeometry,
} from 'three'
import { toPicture } from './frame.ts'

type Spot = { x: number; y: number }

/** Above table and disks. */
export const ABOVE = 2.6

/** What is flat has nothing behind it: both its sides are drawn at once. */
const paintOf = (color: number, opacity: number): MeshBasicMaterial => {
  const paint = new MeshBasicMaterial({ color, transparent: true, opacity, depthWrite: false, toneMapped: false })
  paint.side = DoubleSide
  paint.forceSinglePass = true
  return paint
}

function lying(geometry: BufferGeometry, { x, y }: Spot, z: number, color: number, opacity: number): Mesh {
  const mesh = new Mesh(geometry, paintOf(color, opacity))
  mesh.rotation.x = -Math.PI / 2
  mesh.position.set(x, z, -y)
  return mesh
}

export const disc = (at: Spot, radius: number, color: number, opacity = 0.9): Mesh =>
  lying(new CircleGeometry(radius, 32), at, ABOVE, color, opacity)

export const hoop = (at: Spot, inner: number, outer: number, color: number, opacity = 0.9): Mesh =>
  lying(new RingGeometry(inner, outer, 48), at, ABOVE, color, opacity)

/** Standing on a corner: of another shape than a disc even where colours cannot be told apart. */
export const diamond = (at: Spot, radius: number, color: number): Mesh =>
  lying(new RingGeometry(radius * 0.55, radius, 4), at, ABOVE, color, 0.95)

export const sheet = (from: Spot, to: Spot, color: number, opacity: number): Mesh =>
  lying(
    new PlaneGeometry(Math.abs(to.x - from.x), Math.abs(to.y - from.y)),
    { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    0.7,
    color,
    opacity,
  )

/** Length of a dash and of the gap after it, in mm. */
const DASH = 9
const GAP = 6

/** A ribbon from one spot to another, to be stretched by its scale along x. */
export function ribbon(from: Spot, to: Spot, width: number, color: number, isDashed: boolean, z = ABOVE): Mesh {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const dashes = isDashed ? Math.max(1, Math.ceil(length / (DASH + GAP))) : 1
  const positions: number[] = []
  for (let i = 0; i < dashes; i++) {
    const start = isDashed ? i * (DASH + GAP) : 0
    const end = isDashed ? Math.min(length, start + DASH) : length
    const half = width / 2
    positions.push(start, 0, -half, end, 0, -half, end, 0, half, start, 0, -half, end, 0, half, start, 0, half)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  const mesh = new Mesh(geometry, paintOf(color, 0.95))
  mesh.position.set(from.x, z, -from.y)
  mesh.rotation.y = Math.atan2(to.y - from.y, to.x - from.x)
  return mesh
}

/** Takes everything away that was drawn into a group, and what it was made of. */
export function wipe(group: Group): void {
  group.traverse(thing => {
    if (!(thing instanceof Mesh)) return
    thing.geometry.dispose()
    for (const paint of [thing.material].flat()) {
      if (paint instanceof MeshBasicMaterial) paint.map?.dispose()
      paint.dispose()
    }
  })
  group.clear()
}

/** Gives back what a thing is shaped by. */
export function disposeOf(object: Object3D): void {
  if ('geometry' in object && hasDispose(object.geometry)) object.geometry.dispose()
}

const hasDispose = (thing: unknown): thing is { dispose: () => void } =>
  typeof thing === 'object' && thing !== null && 'dispose' in thing

/** A way a die took, and the colour to draw it in. */
export type Way = { points: readonly { x: number; y: number; z: number }[]; colour: number }

export function trail({ points, colour }: Way): Line {
  const geometry = new BufferGeometry().setFromPoints(points.map(({ x, y, z }) => toPicture(x, y, z)))
  return new Line(geometry, new LineBasicMaterial({ color: colour, transparent: true, opacity: 0.55 }))
}

export const isDie = (thing: Object3D): thing is Mesh => 'isMesh' in thing

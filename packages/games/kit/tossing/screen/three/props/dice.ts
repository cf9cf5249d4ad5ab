/** Dice as bodies: rounded cubes with pips, twelve-sided cannonballs with numbers. True to size. */
import { type Kind, SHAPES, valueOn } from '@nassau/tossing'
import { BufferAttribute, BufferGeometry, type Material, Mesh, Vector3 } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { TEAM_NAMES, type Team } from '../../../board.ts'
import { toPicture } from '../frame.ts'
import { type Surface, surface } from './surface.ts'
import { numberFace, pipFace } from './textures.ts'

type Body = { kind: Kind; size: number; team: Team; labels: number }

/** The directions a box's six materials belong to. */
const BOX_SIDES = [
  new Vector3(1, 0, 0),
  new Vector3(-1, 0, 0),
  new Vector3(0, 1, 0),
  new Vector3(0, -1, 0),
  new Vector3(0, 0, 1),
  new Vector3(0, 0, -1),
]

const normalsOf = (kind: Kind): Vector3[] => SHAPES[kind].normals.map(([x, y, z]) => toPicture(x, y, z))

/** The face of the body that looks in a direction. */
const faceTowards = (kind: Kind, way: Vector3): number => {
  const heights = normalsOf(kind).map(normal => normal.dot(way))
  return heights.indexOf(Math.max(...heights))
}

/** Makes dice, and keeps what they share. */
export class DiceMaker {
  private readonly paints = new Map<string, Surface>()
  private readonly bodies = new Map<string, BufferGeometry>()

  make({ kind, size, team, labels }: Body): Mesh {
    const sides =
      kind === 'd6' ? BOX_SIDES.map(way => faceTowards(kind, way)) : SHAPES.d12.normals.map((_, face) => face)
    const paints = sides.map(face => this.paint(kind, valueOn(kind, labels, face), team))
    const die = new Mesh<BufferGeometry, Material[]>(this.body(kind, size), paints)
    die.castShadow = true
    die.receiveShadow = true
    return die
  }

  dispose(): void {
    for (const body of this.bodies.values()) body.dispose()
    for (const paint of this.paints.values()) {
      paint.map?.dispose()
      paint.dispose()
    }
  }

  private paint(kind: Kind, value: number, team: Team): Surface {
    const key = `${kind} ${value} ${team}`
    const known = this.paints.get(key)
    if (known) return known
    const map = kind === 'd6' ? pipFace(value, TEAM_NAMES[team]) : numberFace(value, TEAM_NAMES[team])
    const paint = surface({ map, roughness: team === 0 ? 0.5 : 0.38 })
    this.paints.set(key, paint)
    return paint
  }

  private body(kind: Kind, size: number): BufferGeometry {
    const key = `${kind} ${size}`
    const known = this.bodies.get(key)
    if (known) return known
    const body = kind === 'd6' ? new RoundedBoxGeometry(size, size, size, 4, size * 0.14) : dodecahedron(size)
    this.bodies.set(key, body)
    return body
  }
}

/** The solid that physics uses, a group of triangles a face, each face with a picture of its own. */
function dodecahedron(size: number): BufferGeometry {
  const corners = SHAPES.d12.corners.map(([x, y, z]) => toPicture(x, y, z).multiplyScalar(size))
  const geometry = new BufferGeometry()
  const positions: number[] = []
  const normals: number[] = []
  const uvs: number[] = []
  normalsOf('d12').forEach((normal, face) => {
    const heights = corners.map(corner => corner.dot(normal))
    const top = Math.max(...heights)
    const rim = corners.filter((_, i) => (heights[i] ?? 0) > top - size * 0.01)
    const middle = rim.reduce((sum, corner) => sum.add(corner), new Vector3()).divideScalar(rim.length)
    const across = (rim[0] ?? new Vector3(1, 0, 0)).clone().sub(middle).normalize()
    const along = new Vector3().crossVectors(normal, across)
    const angle = (p: Vector3): number =>
      Math.atan2(p.clone().sub(middle).dot(along), p.clone().sub(middle).dot(across))
    const round = rim.toSorted((a, b) => angle(a) - angle(b))
    const reach = (rim[0] ?? middle).distanceTo(middle)
    geometry.addGroup(positions.length / 3, round.length * 3, face)
    round.forEach((corner, i) => {
      for (const p of [middle, corner, round[(i + 1) % round.length] ?? corner]) {
        const off = p.clone().sub(middle)
        positions.push(p.x, p.y, p.z)
        normals.push(normal.x, normal.y, normal.z)
        uvs.push(0.5 + off.dot(across) / (2 * reach), 0.5 + off.dot(along) / (2 * reach))
      }
    })
  })
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2))
  return geometry
}

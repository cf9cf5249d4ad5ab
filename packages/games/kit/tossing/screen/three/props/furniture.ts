/** What stands still: the table with its rim, the deck below, disks, painted lines, light. */
import type { Disk } from '@nassau/tossing'
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  DoubleSide,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RepeatWrapping,
  SphereGeometry,
  SpotLight,
  type Texture,
} from 'three'
import { toPicture } from '../frame.ts'
import { islandArt } from './island-art.ts'
import { surface } from './surface.ts'
import { foulDisk, planks, target } from './textures.ts'

const RIM = 34

const flat = (mesh: Mesh): Mesh => {
  mesh.rotation.x = -Math.PI / 2
  mesh.receiveShadow = true
  return mesh
}

export function tableTop(width: number, length: number): Group {
  const group = new Group()
  const deck = surface({ map: planks(1024, 2048, 9, '#74502f', 1), roughness: 0.72 })
  group.add(flat(new Mesh(new PlaneGeometry(width, length), deck)))
  const wood = surface({ map: planks(256, 1024, 1, '#5a3418', 4), roughness: 0.55 })
  const beam = (x: number, y: number, w: number, l: number): void => {
    const mesh = new Mesh(new BoxGeometry(w, RIM, l), wood)
    mesh.position.copy(toPicture(x, y, -RIM / 2 + 1))
    mesh.castShadow = true
    mesh.receiveShadow = true
    group.add(mesh)
  }
  for (const side of [-1, 1]) {
    beam(side * (width / 2 + RIM / 2), 0, RIM, length + 2 * RIM)
    beam(0, side * (length / 2 + RIM / 2), width, RIM)
  }
  const brass = surface({ color: 0xc8912a, metalness: 0.85, roughness: 0.35 })
  for (const side of [-1, 1])
    for (const y of [-0.46, -0.25, 0, 0.25, 0.46]) {
      const nail = new Mesh(new SphereGeometry(7, 16, 10), brass)
      nail.scale.y = 0.5
      nail.position.copy(toPicture(side * (width / 2 + RIM / 2), y * length, 1))
      group.add(nail)
    }
  const below = planks(1024, 1024, 12, '#2a2420', 9)
  below.wrapS = RepeatWrapping
  below.wrapT = RepeatWrapping
  below.repeat.set(4, 4)
  const floor = flat(new Mesh(new PlaneGeometry(7200, 7200), surface({ map: below, roughness: 0.95 })))
  floor.position.y = -330
  group.add(floor)
  return group
}

const side = surface({ color: 0xcbb486, roughness: 0.6 })

/** A disk with a picture on it, true to size. */
export function diskMesh({ x, y, diameter, thickness }: Disk, art: Texture): Mesh {
  const face = surface({ map: art, roughness: 0.62 })
  const mesh = new Mesh(new CylinderGeometry(diameter / 2, diameter / 2, thickness, 64), [side, face, side])
  mesh.position.copy(toPicture(x, y, thickness / 2))
  mesh.rotation.y = Math.PI / 2
  mesh.receiveShadow = true
  return mesh
}

const HUES = ['#2c7d8d', '#2c7d8d', '#c8912a']

export const goalArt = (i: number, value: number, areIslands: boolean): Texture =>
  areIslands ? islandArt(i) : target(value, HUES[i % 3] ?? '#2c7d8d')

export const foulArt = (): Texture => foulDisk()

/** A line across the table, just above the wood. */
export function foulLine(width: number, y: number): Mesh {
  const mesh = flat(new Mesh(new PlaneGeometry(width, 4), new MeshBasicMaterial({ color: 0xe15448 })))
  mesh.position.copy(toPicture(0, y, 0.6))
  return mesh
}

/** A dash and the gap after it, in mm. */
const DASH = 16
const THICK = 1.2

/** A dashed circle around a point, such as a league around an island. */
export function circle(x: number, y: number, radius: number, colour: number): Mesh {
  const dashes = Math.round((Math.PI * 2 * radius) / DASH)
  const positions: number[] = []
  for (let i = 0; i < dashes; i++) {
    const [from, to] = [(i / dashes) * Math.PI * 2, ((i + 0.55) / dashes) * Math.PI * 2]
    const corner = (angle: number, r: number): number[] => [Math.cos(angle) * r, Math.sin(angle) * r, 0]
    const [inner, outer] = [radius - THICK, radius + THICK]
    const [a, b, c, d] = [corner(from, inner), corner(from, outer), corner(to, outer), corner(to, inner)]
    positions.push(...a, ...b, ...c, ...a, ...c, ...d)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  const paint = new MeshBasicMaterial({ color: colour, transparent: true, opacity: 0.6, depthWrite: false })
  paint.side = DoubleSide
  paint.forceSinglePass = true
  const mesh = flat(new Mesh(geometry, paint))
  mesh.position.copy(toPicture(x, y, 0.5))
  return mesh
}

/** Where shadows fall from. */
export const LANTERN = { x: -430, y: 900, z: 330 } as const

/** By night a lantern, by day the sun; both throw soft shadows. */
export class Light {
  readonly group = new Group()
  private readonly sky = new HemisphereLight()
  private readonly sun = new DirectionalLight()
  private readonly lantern = new SpotLight(0xffcb90, 0, 0, 0.95, 0.75, 0)

  constructor(hasShadows: boolean) {
    this.sun.position.set(600, 1400, 500)
    this.lantern.position.set(LANTERN.x, LANTERN.y, LANTERN.z)
    this.lantern.target.position.set(20, 0, 0)
    this.lantern.castShadow = hasShadows
    this.lantern.shadow.mapSize.set(1024, 1024)
    this.lantern.shadow.camera.near = 200
    this.lantern.shadow.camera.far = 2600
    this.lantern.shadow.radius = 4
    this.lantern.shadow.bias = -0.0006
    this.group.add(this.sky, this.sun, this.lantern, this.lantern.target)
  }

  set(isNight: boolean): void {
    this.sky.color = new Color(isNight ? 0x6f93bb : 0xfff4dd)
    this.sky.groundColor = new Color(isNight ? 0x2a1a0e : 0x8a6a3f)
    this.sky.intensity = isNight ? 0.95 : 1.7
    this.sun.color = new Color(isNight ? 0x8fb4e6 : 0xfff2d0)
    this.sun.intensity = isNight ? 0.5 : 1.1
    this.lantern.intensity = isNight ? 4.7 : 2.4
  }
}

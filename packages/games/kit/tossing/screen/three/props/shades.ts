/** Soft shades under dice, where true shadows would take too long: the higher a die, the farther off and the fainter. */
import { Group, Mesh, MeshBasicMaterial, type Object3D, PlaneGeometry } from 'three'
import { ABOVE } from '../drawn.ts'
import { LANTERN } from './furniture.ts'
import { painted } from './painted.ts'

const DOTS = 64
/** How dark a shade is under a die that lies, and how high (mm) a die has none. */
const DARK = 0.5
const HIGHEST = 420
/** Of a shade's breadth, what its die has. */
const SPREAD = 1.7

export class Shades {
  readonly group = new Group()
  private readonly table: { width: number; length: number }
  private readonly map = painted(DOTS, DOTS, pen => {
    const fade = pen.createRadialGradient(DOTS / 2, DOTS / 2, DOTS / 6, DOTS / 2, DOTS / 2, DOTS / 2)
    fade.addColorStop(0, 'rgba(12,6,2,1)')
    fade.addColorStop(1, 'rgba(12,6,2,0)')
    pen.fillStyle = fade
    pen.fillRect(0, 0, DOTS, DOTS)
  })
  private readonly sheet = new PlaneGeometry(1, 1)
  private readonly shades: Mesh<PlaneGeometry, MeshBasicMaterial>[] = []

  constructor(table: { width: number; length: number }) {
    this.table = table
  }

  /** A shade for each of these, where it is now. */
  follow(dice: readonly Mesh[]): void {
    while (this.shades.length < dice.length) this.add()
    this.shades.forEach((shade, i) => {
      const die = dice[i]
      shade.visible = die?.visible === true && this.isOverTable(die)
      if (die && shade.visible) lay(shade, die)
    })
  }

  dispose(): void {
    this.map.dispose()
    for (const { material } of this.shades) material.dispose()
  }

  private add(): void {
    const paint = new MeshBasicMaterial({ map: this.map, transparent: true, depthWrite: false, toneMapped: false })
    const shade = new Mesh(this.sheet, paint)
    shade.rotation.x = -Math.PI / 2
    this.shades.push(shade)
    this.group.add(shade)
  }

  private isOverTable({ position: { x, y, z } }: Object3D): boolean {
    const { width, length } = this.table
    return y > 0 && Math.abs(x) < width / 2 && Math.abs(z) < length / 2
  }
}

function lay(shade: Mesh<PlaneGeometry, MeshBasicMaterial>, { geometry, position: { x, y, z } }: Mesh): void {
  if (!geometry.boundingBox) geometry.computeBoundingBox()
  const size = geometry.boundingBox ? geometry.boundingBox.max.x - geometry.boundingBox.min.x : 0
  const height = Math.max(0, y - size / 2)
  const off = height / (LANTERN.y - height)
  shade.position.set(x + (x - LANTERN.x) * off, ABOVE, z + (z - LANTERN.z) * off)
  shade.scale.setScalar(size * SPREAD * (1 + height / HIGHEST))
  shade.material.opacity = DARK * Math.max(0, 1 - height / HIGHEST)
}

/** The lantern that stands on the rim; its flame is lit by night. */
import {
  AdditiveBlending,
  BoxGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  Sprite,
  SpriteMaterial,
  TorusGeometry,
} from 'three'
import { painted } from './painted.ts'
import { type Surface, surface } from './surface.ts'

const SIDES = 8

export class Lantern {
  readonly group = new Group()
  private readonly glass = new MeshBasicMaterial({ color: 0xffd98a, toneMapped: false })
  private readonly glow: Sprite

  constructor(width: number) {
    const brass = surface({ color: 0xc8912a, metalness: 0.85, roughness: 0.35 })
    const stack = (geometry: CylinderGeometry | TorusGeometry, paint: Surface | MeshBasicMaterial, y: number) => {
      const part = new Mesh(geometry, paint)
      part.position.y = y
      this.group.add(part)
    }
    stack(new CylinderGeometry(24, 27, 8, SIDES), brass, 4)
    stack(new CylinderGeometry(17, 20, 44, SIDES), this.glass, 30)
    stack(new CylinderGeometry(8, 23, 14, SIDES), brass, 59)
    stack(new TorusGeometry(10, 2, 8, 20), brass, 74)
    for (let i = 0; i < SIDES; i++) {
      const angle = ((i + 0.5) / SIDES) * Math.PI * 2
      const bar = new Mesh(new BoxGeometry(2.4, 46, 2.4), brass)
      bar.position.set(Math.cos(angle) * 20, 30, Math.sin(angle) * 20)
      this.group.add(bar)
    }
    const map = painted(256, 256, pen => {
      const light = pen.createRadialGradient(128, 128, 0, 128, 128, 128)
      light.addColorStop(0, 'rgba(255,210,120,.85)')
      light.addColorStop(0.25, 'rgba(255,180,80,.32)')
      light.addColorStop(1, 'rgba(255,150,50,0)')
      pen.fillStyle = light
      pen.fillRect(0, 0, 256, 256)
    })
    this.glow = new Sprite(new SpriteMaterial({ map, blending: AdditiveBlending, depthWrite: false, depthTest: false }))
    this.glow.scale.set(340, 340, 1)
    this.glow.position.y = 34
    this.group.add(this.glow)
    this.group.position.set(-width / 2 - 17, 2, 150)
  }

  set(isLit: boolean): void {
    this.glow.visible = isLit
    this.glass.color.set(isLit ? 0xffd98a : 0x9db7b4)
  }
}

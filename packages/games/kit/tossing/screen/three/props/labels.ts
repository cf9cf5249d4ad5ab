/** Small words in the picture: chips that always face the viewer and keep their size on the screen. */
import { CanvasTexture, Group, Sprite, SpriteMaterial, SRGBColorSpace, type Vector3 } from 'three'
import { BODY_FONT, INK, penFor } from './painted.ts'

/** How a chip looks: on paper, or as one of the teams. */
export type Look = 'paper' | 'black' | 'white'

const LOOKS: Readonly<Record<Look, { fill: string; ink: string; edge: string }>> = {
  paper: { fill: 'rgba(250,242,223,.94)', ink: INK, edge: INK },
  black: { fill: '#15171b', ink: '#fbf3dc', edge: '#fbf3dc' },
  white: { fill: '#f3e8cd', ink: '#1d150d', edge: '#1d150d' },
}

/** Drawn so much finer than shown, for screens with small pixels. */
const FINE = 2

/** A chip and what is written on it; it can be written anew. */
export class Label {
  readonly sprite: Sprite
  private readonly canvas = document.createElement('canvas')
  private readonly texture = new CanvasTexture(this.canvas)
  private readonly look: Look
  private readonly size: number
  /** In pixels of the screen. */
  private width = 0
  private height = 0

  constructor(look: Look, size: number) {
    this.look = look
    this.size = size
    this.texture.colorSpace = SRGBColorSpace
    const paint = new SpriteMaterial({ map: this.texture, depthTest: false, depthWrite: false, toneMapped: false })
    paint.sizeAttenuation = false
    this.sprite = new Sprite(paint)
    this.sprite.renderOrder = 10
  }

  /** `widest` is what it may come to say later: the chip does not change its size then. */
  write(says: string, widest = says): void {
    const { fill, ink, edge } = LOOKS[this.look]
    const pen = penFor(this.canvas)
    if (!pen) return
    const font = `600 ${this.size * FINE}px ${BODY_FONT}`
    pen.font = font
    const [width, height] = [pen.measureText(widest).width / FINE + this.size, this.size * 1.5]
    if (width !== this.width) {
      this.width = width
      this.height = height
      this.canvas.width = Math.ceil(width * FINE)
      this.canvas.height = Math.ceil(height * FINE)
      this.texture.dispose()
    }
    const line = 1.5 * FINE
    pen.clearRect(0, 0, this.canvas.width, this.canvas.height)
    pen.beginPath()
    pen.roundRect(line / 2, line / 2, this.canvas.width - line, this.canvas.height - line, 6 * FINE)
    pen.fillStyle = fill
    pen.fill()
    pen.strokeStyle = edge
    pen.lineWidth = line
    pen.stroke()
    pen.font = font
    pen.fillStyle = ink
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(says, this.canvas.width / 2, this.canvas.height * 0.53)
    this.texture.needsUpdate = true
  }

  /** `unit` is what one pixel of the screen measures one unit away from the eye. */
  fit(unit: number): void {
    this.sprite.scale.set(this.width * unit, this.height * unit, 1)
  }

  dispose(): void {
    this.texture.dispose()
    this.sprite.material.dispose()
  }
}

/** All chips of one kind. */
export class Labels {
  readonly group = new Group()
  private readonly labels: Label[] = []
  private unit = 0.001

  fit(unit: number): void {
    this.unit = unit
    for (const label of this.labels) label.fit(unit)
  }

  add(look: Look, size: number, says: string, at: Vector3, widest = says): Label {
    const label = new Label(look, size)
    label.write(says, widest)
    label.fit(this.unit)
    label.sprite.position.copy(at)
    this.labels.push(label)
    this.group.add(label.sprite)
    return label
  }

  clear(): void {
    for (const label of this.labels.splice(0)) label.dispose()
    this.group.clear()
  }
}

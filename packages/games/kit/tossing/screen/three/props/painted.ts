/** Pictures for surfaces, drawn once on a canvas and never loaded. */
import { CanvasTexture, SRGBColorSpace } from 'three'
import { hasGraphicsCard } from '../fineness.ts'

export type Pen = CanvasRenderingContext2D

export const FULL = Math.PI * 2
export const INK = '#2b2118'
export const BODY_FONT = '"EB Garamond Variable", Georgia, serif'

/** Samples of a picture that is seen aslant: each of them costs time where no graphics card takes them. */
const SAMPLES = { carded: 8, bare: 2 } as const

/** Without a graphics card a stroke that is left to one takes many times as long as one that is drawn where it is made. */
export const penFor = (canvas: HTMLCanvasElement): Pen | null =>
  canvas.getContext('2d', { willReadFrequently: !hasGraphicsCard() })

export function painted(width: number, height: number, paint: (pen: Pen) => void): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = penFor(canvas)
  if (pen) paint(pen)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = hasGraphicsCard() ? SAMPLES.carded : SAMPLES.bare
  return texture
}

export function dot(pen: Pen, x: number, y: number, radius: number, fill: string): void {
  pen.fillStyle = fill
  pen.beginPath()
  pen.arc(x, y, radius, 0, FULL)
  pen.fill()
}

export function ring(pen: Pen, radius: number, width: number, stroke: string): void {
  pen.strokeStyle = stroke
  pen.lineWidth = width
  pen.beginPath()
  pen.arc(0, 0, radius, 0, FULL)
  pen.stroke()
}

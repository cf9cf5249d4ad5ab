/** Islands in their lagoons: one with a skull, one with a chest, one with a parrot. */
import type { CanvasTexture } from 'three'
import { dot, FULL, INK, type Pen, painted, ring } from './painted.ts'

const EMBLEMS = [skull, chest, parrot] as const
const GROUNDS = ['#9a9184', '#d2b46f', '#6f9a5b'] as const
const SEEDS = [3, 8, 5] as const

/** The island of a number; there are three, and they come again. */
export const islandArt = (number: number): CanvasTexture =>
  painted(512, 512, pen => {
    const i = number % EMBLEMS.length
    pen.translate(256, 256)
    lagoon(pen)
    const seed = SEEDS[i] ?? 3
    for (const [radius, alpha] of [
      [196, 0.25],
      [184, 0.4],
    ] as const)
      coast(pen, radius, seed, null, `rgba(20,60,70,${alpha})`, 3)
    hatch(pen, seed)
    coast(pen, 170, seed, '#e6cf94', INK, 5)
    coast(pen, 140, seed, GROUNDS[i] ?? '#6f9a5b', 'rgba(43,33,24,.55)', 2)
    pen.lineJoin = 'round'
    pen.lineCap = 'round'
    EMBLEMS[i]?.(pen)
  })

function lagoon(pen: Pen): void {
  const water = pen.createRadialGradient(0, 0, 30, 0, 0, 256)
  water.addColorStop(0, '#a8dad2')
  water.addColorStop(0.62, '#6fb6b8')
  water.addColorStop(1, '#2c7d8d')
  pen.fillStyle = water
  pen.beginPath()
  pen.arc(0, 0, 256, 0, FULL)
  pen.fill()
  ring(pen, 246, 14, '#f4e4bd')
  ring(pen, 236, 4, INK)
  ring(pen, 228, 1.5, INK)
}

/** How far the shore is in a direction, for a radius of 1. */
const shore = (angle: number, seed: number): number =>
  1 + 0.1 * Math.sin(angle * 3 + seed) + 0.06 * Math.sin(angle * 5 + seed * 2) + 0.035 * Math.sin(angle * 9 + seed)

function coast(pen: Pen, radius: number, seed: number, fill: string | null, stroke: string, width: number): void {
  pen.beginPath()
  for (let i = 0; i <= 72; i++) {
    const angle = (i / 72) * FULL
    const r = radius * shore(angle, seed)
    pen.lineTo(Math.cos(angle) * r * 1.06, Math.sin(angle) * r * 0.96)
  }
  pen.closePath()
  pen.strokeStyle = stroke
  pen.lineWidth = width
  if (fill) {
    pen.fillStyle = fill
    pen.fill()
  }
  pen.stroke()
}

function hatch(pen: Pen, seed: number): void {
  pen.strokeStyle = 'rgba(30,50,52,.75)'
  pen.lineWidth = 2
  for (let i = 0; i < 150; i++) {
    const angle = (i / 150) * FULL
    const r = 170 * shore(angle, seed)
    const [x, y] = [Math.cos(angle) * r * 1.06, Math.sin(angle) * r * 0.96]
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x * 1.07 + 3, y * 1.07 + 3)
    pen.stroke()
  }
}

/** A shape out of a path as SVG writes it. */
function shape(pen: Pen, path: string, paint: string | null, width: number, stroke = INK): void {
  const outline = new Path2D(path)
  if (paint) {
    pen.fillStyle = paint
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no list
    pen.fill(outline)
  }
  pen.strokeStyle = stroke
  pen.lineWidth = width
  if (width > 0) pen.stroke(outline)
}

function palm(pen: Pen, x: number, y: number, scale: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  shape(pen, 'M0 40Q-8 10 4-20', null, 9)
  shape(pen, 'M0 40Q-8 10 4-20', null, 5, '#8a5d2c')
  pen.translate(4, -20)
  for (const angle of [-2.9, -2.2, -1.3, -0.6, 0.1, 0.5, 2.6]) {
    pen.save()
    pen.rotate(angle)
    shape(pen, 'M0 0Q22-14 46 4Q22-2 0 0', '#4c8450', 2.4)
    pen.restore()
  }
  pen.restore()
}

function skull(pen: Pen): void {
  const bone = 'M-78-10C-86-112 86-112 78-10C76 18 58 26 52 40L50 82Q0 98-50 82L-52 40C-58 26-76 18-78-10'
  shape(pen, bone, '#f2ead6', 6)
  for (const x of [-34, 34]) dot(pen, x, -8, 23, INK)
  shape(pen, 'M0 18L-12 42L12 42Z', INK, 0)
  for (const x of [-26, -9, 9, 26]) shape(pen, `M${x} 56V84`, null, 4)
  palm(pen, -118, 20, 0.9)
  palm(pen, 120, 52, 0.75)
}

function chest(pen: Pen): void {
  shape(pen, 'M-84-4H84V80H-84Z', '#8a4f22', 6)
  shape(pen, 'M-84-30C-84-112 84-112 84-30Z', '#9c5c2a', 6)
  for (let i = 0; i < 17; i++) {
    dot(pen, -74 + i * 9.3, -14 - ((i * 37) % 11), 12, INK)
    dot(pen, -74 + i * 9.3, -14 - ((i * 37) % 11), 10.5, '#f0bf48')
  }
  for (const x of [-62, 44]) shape(pen, `M${x}-2h18v82h-18Z`, '#d8a132', 3)
  shape(pen, 'M-16 6h32v34h-32Z', '#d8a132', 3)
  dot(pen, 0, 19, 6, INK)
  shape(pen, 'M-2.5 20h5v13h-5Z', INK, 0)
  palm(pen, -122, -26, 0.9)
  palm(pen, 118, 8, 1)
}

function parrot(pen: Pen): void {
  palm(pen, -100, 40, 1.05)
  palm(pen, 96, 66, 0.8)
  const body = 'M-18-96C34-112 62-66 52-20C46 22 18 44-2 96C-18 70-22 50-24 20C-50-10-52-76-18-96'
  shape(pen, body, '#c0392f', 6)
  shape(pen, 'M50-36C52 10 26 40 6 64C6 20 10-30 50-36', '#2c6fa0', 4)
  shape(pen, 'M46-30C34-16 18-8 14 10C8-14 22-34 46-30', '#e7bd3c', 0)
  dot(pen, -14, -68, 17, INK)
  dot(pen, -14, -68, 15, '#f4ead2')
  dot(pen, -14, -70, 6, INK)
  shape(pen, 'M-34-76Q-66-66-52-36Q-40-54-28-56', '#3a342c', 0)
  shape(pen, 'M-80 34L66 26', null, 9, '#6b4a22')
}

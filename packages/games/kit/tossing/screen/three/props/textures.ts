/** What things are painted with: planks, targets, foul disks, faces of dice. Drawn once, from a seed. */
import { seeded } from '@nassau/ui/art'
import type { CanvasTexture } from 'three'
import { BODY_FONT, dot, INK, type Pen, painted, ring } from './painted.ts'

/** Planks with grain, joints and brass nails. */
export const planks = (width: number, height: number, count: number, base: string, seed: number): CanvasTexture =>
  painted(width, height, pen => {
    const random = seeded(seed)
    pen.fillStyle = base
    pen.fillRect(0, 0, width, height)
    const plank = width / count
    for (let i = 0; i < count; i++) {
      const tone = random() * 0.22 - 0.11
      pen.fillStyle = tone > 0 ? `rgba(255,214,150,${tone})` : `rgba(20,8,0,${-tone * 1.6})`
      pen.fillRect(i * plank, 0, plank, height)
      grain(pen, random, i * plank, plank, height)
      joints(pen, random, i * plank, plank, height)
      pen.fillStyle = 'rgba(16,6,0,.75)'
      pen.fillRect(i * plank - 1.5, 0, 3, height)
    }
  })

function grain(pen: Pen, random: () => number, left: number, width: number, height: number): void {
  for (let k = 0; k < 40; k++) {
    const x = left + random() * width
    const [phase, sway] = [random() * 6, 3 + random() * 5]
    pen.strokeStyle = `rgba(${random() > 0.5 ? '40,18,4' : '255,220,160'},${0.05 + random() * 0.1})`
    pen.lineWidth = 0.6 + random() * 1.8
    pen.beginPath()
    for (let y = 0; y <= height; y += 40)
      pen.lineTo(Math.min(left + width - 2, Math.max(left + 2, x + Math.sin(y / 220 + phase) * sway)), y)
    pen.stroke()
  }
}

function joints(pen: Pen, random: () => number, left: number, width: number, height: number): void {
  for (let y = random() * height * 0.5; y < height; y += height / 1.6) {
    pen.fillStyle = 'rgba(20,8,0,.6)'
    pen.fillRect(left, y, width, 3)
    for (const dy of [-14, 16])
      for (const at of [0.18, 0.82]) {
        dot(pen, left + width * at, y + dy, 4.6, '#2a1606')
        dot(pen, left + width * at - 0.8, y + dy - 0.8, 3, 'rgba(224,176,96,.75)')
      }
  }
}

/** A target: rings around its value. */
export const target = (value: number, hue: string): CanvasTexture =>
  painted(512, 512, pen => {
    pen.translate(256, 256)
    dot(pen, 0, 0, 256, '#f4ead2')
    ring(pen, 236, 26, INK)
    ring(pen, 190, 40, hue)
    dot(pen, 0, 0, 140, '#f4ead2')
    ring(pen, 140, 6, INK)
    pen.fillStyle = INK
    pen.font = `700 170px ${BODY_FONT}`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(`+${value}`, 0, 14)
  })

/** A foul disk: crossed bones on red. */
export const foulDisk = (): CanvasTexture =>
  painted(256, 256, pen => {
    pen.translate(128, 128)
    dot(pen, 0, 0, 128, '#8e2a25')
    ring(pen, 108, 9, '#f4e4bd')
    pen.strokeStyle = '#f4e4bd'
    pen.lineCap = 'round'
    pen.lineWidth = 24
    for (const turn of [0.785, -0.785]) {
      pen.save()
      pen.rotate(turn)
      pen.beginPath()
      pen.moveTo(-62, 0)
      pen.lineTo(62, 0)
      pen.stroke()
      for (const x of [-62, 62]) for (const y of [-12, 12]) dot(pen, x, y, 13, '#f4e4bd')
      pen.restore()
    }
  })

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
}

const BODY = { black: '#15171b', white: '#f3e8cd' } as const
const MARK = { black: '#fbf3dc', white: '#1d150d' } as const

export const pipFace = (value: number, team: 'black' | 'white'): CanvasTexture =>
  painted(128, 128, pen => {
    pen.fillStyle = BODY[team]
    pen.fillRect(0, 0, 128, 128)
    for (const [x, y] of PIPS[value] ?? []) dot(pen, 64 + x * 31, 64 + y * 31, 13.5, MARK[team])
  })

export const numberFace = (value: number, team: 'black' | 'white'): CanvasTexture =>
  painted(128, 128, pen => {
    pen.fillStyle = BODY[team]
    pen.fillRect(0, 0, 128, 128)
    pen.fillStyle = MARK[team]
    pen.font = `700 56px ${BODY_FONT}`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(value === 6 || value === 9 ? `${value}.` : String(value), 64, 68)
  })

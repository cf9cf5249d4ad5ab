/** The way a throw would go: an arrow that grows with its power, an arc that says how much of it there is, and the spin. */
import { Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import { FULL, type Pen, painted } from './painted.ts'

/** The picture is a square of this many pixels; the hand is at its bottom part. */
const SIZE = 512
const HAND = 410
/** What the square measures on the table, in mm. */
const REACH = 420

const ARC = { radius: 94, from: -Math.PI + 0.35, steps: 40 }
const COLOURS = ['99,177,122', '232,184,74', '209,83,75'] as const

export function arrow(power: number, spin: number): Mesh {
  const map = painted(SIZE, SIZE, pen => {
    pen.translate(SIZE / 2, HAND)
    arc(pen, power)
    shaft(pen, 150 + 230 * power)
    if (spin !== 0) curl(pen, spin)
    pen.strokeStyle = 'rgba(255,236,196,.55)'
    pen.setLineDash([4, 7])
    pen.lineWidth = 2.5
    pen.beginPath()
    pen.arc(0, 0, 38, 0, FULL)
    pen.stroke()
  })
  const paint = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false })
  const geometry = new PlaneGeometry(REACH, REACH).translate(0, (REACH * (HAND - SIZE / 2)) / SIZE, 0)
  const mesh = new Mesh(geometry.rotateX(-Math.PI / 2), paint)
  mesh.renderOrder = 2
  return mesh
}

function arc(pen: Pen, power: number): void {
  const whole = Math.PI - 0.7
  const step = whole / ARC.steps
  for (let i = 0; i < ARC.steps; i++) {
    const share = i / ARC.steps
    const isReached = share <= power
    const colour = COLOURS[share < 0.45 ? 0 : share < 0.8 ? 1 : 2]
    pen.strokeStyle = `rgba(${colour},${isReached ? 1 : 0.28})`
    pen.lineWidth = isReached ? 12 : 7
    pen.beginPath()
    pen.arc(0, 0, ARC.radius, ARC.from + i * step, ARC.from + (i + 1.1) * step)
    pen.stroke()
  }
  const at = ARC.from + whole * power
  pen.fillStyle = '#fff6dc'
  pen.strokeStyle = '#2b2118'
  pen.lineWidth = 2.5
  pen.beginPath()
  pen.arc(Math.cos(at) * ARC.radius, Math.sin(at) * ARC.radius, 10, 0, FULL)
  pen.fill()
  pen.stroke()
}

function shaft(pen: Pen, length: number): void {
  const gold = pen.createLinearGradient(0, -45, 0, -length)
  gold.addColorStop(0, 'rgba(232,184,74,.25)')
  gold.addColorStop(1, 'rgba(255,220,130,1)')
  pen.fillStyle = gold
  pen.strokeStyle = 'rgba(43,33,24,.75)'
  pen.lineWidth = 2
  pen.beginPath()
  for (const [x, y] of [
    [-8, -45],
    [-13, -length + 70],
    [-33, -length + 75],
    [0, -length],
    [33, -length + 75],
    [13, -length + 70],
    [8, -45],
  ] as const)
    pen.lineTo(x, y)
  pen.closePath()
  pen.fill()
  pen.stroke()
}

/** Most of the way round the hand is full spin, to the side it turns to. */
function curl(pen: Pen, spin: number): void {
  const [radius, from] = [58, -Math.PI / 2]
  const to = from + spin * Math.PI * 0.8
  pen.strokeStyle = 'rgba(142,208,232,.95)'
  pen.lineWidth = 7
  pen.beginPath()
  pen.arc(0, 0, radius, from, to, spin < 0)
  pen.stroke()
  pen.fillStyle = '#8ed0e8'
  pen.beginPath()
  pen.arc(Math.cos(to) * radius, Math.sin(to) * radius, 8, 0, FULL)
  pen.fill()
}

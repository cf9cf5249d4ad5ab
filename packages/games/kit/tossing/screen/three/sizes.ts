/** How large what matters is in the picture, in pixels, and how much of the table is in it: told on the canvas itself. */
import { Box3, type Camera, type Object3D, Vector3 } from 'three'
import { toPicture } from './frame.ts'

type Disk = { x: number; y: number; diameter: number }
type Seen = {
  camera: Camera
  table: { width: number; length: number }
  /** The die in hand. */
  held: Object3D | null
  goals: readonly Disk[]
}

const box = new Box3()
/** So many rows and columns of the table are looked for. */
const ROWS = 9

export function tellSizes(canvas: HTMLCanvasElement, { camera, table, held, goals }: Seen): void {
  const { clientWidth: width, clientHeight: height } = canvas
  const at = (point: Vector3): { x: number; y: number } => {
    const { x, y } = point.project(camera)
    return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height }
  }
  const widths = goals.map(({ x, y, diameter }) =>
    Math.abs(at(toPicture(x + diameter / 2, y, 0)).x - at(toPicture(x - diameter / 2, y, 0)).x),
  )
  const spots = Array.from({ length: ROWS * ROWS }, (_, i) =>
    at(
      toPicture(
        ((i % ROWS) / (ROWS - 1) - 0.5) * table.width,
        (Math.floor(i / ROWS) / (ROWS - 1) - 0.5) * table.length,
        0,
      ),
    ),
  )
  const inSight = spots.filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height)
  canvas.dataset.table = (inSight.length / spots.length).toFixed(2)
  canvas.dataset.goal = Math.min(...widths, Number.POSITIVE_INFINITY).toFixed(1)
  if (!held) return
  const { min, max } = box.setFromObject(held)
  const corners = [min, max].flatMap(a => [min, max].flatMap(b => [min, max].map(c => at(new Vector3(a.x, b.y, c.z)))))
  const ys = corners.map(({ y }) => y)
  canvas.dataset.die = (Math.max(...ys) - Math.min(...ys)).toFixed(1)
  const middle = at(held.position.clone())
  canvas.parentElement?.style.setProperty('--hand-x', `${middle.x.toFixed(0)}px`)
  canvas.parentElement?.style.setProperty('--hand-y', `${middle.y.toFixed(0)}px`)
}

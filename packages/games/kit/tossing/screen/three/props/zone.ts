/** Where the hand may let go, and the line the die must not pass in the air, with its name lying beside it. */
import { Group, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import type { End } from '../../../board.ts'
import { ribbon, sheet } from '../drawn.ts'
import { BODY_FONT, painted } from './painted.ts'

/** In mm on the table, in its own directions. */
export type Zone = {
  from: { x: number; y: number }
  to: { x: number; y: number }
  /** The foul line's y. */
  line: number
  /** Whether the hand is held back by its edge. */
  isPressed: boolean
}

const GOLD = 0xe8b84a
const RED = 0xe15448

export function zoneGroup({ from, to, line, isPressed }: Zone, end: End, word: string): Group {
  const group = new Group()
  group.add(sheet(from, to, GOLD, isPressed ? 0.34 : 0.13))
  const corners = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner
    group.add(ribbon(corner, next, isPressed ? 7 : 3, GOLD, !isPressed, 1.2))
  })
  const width = to.x - from.x
  group.add(sheet({ x: from.x, y: line - 7 }, { x: to.x, y: line + 7 }, RED, 0.32))
  group.add(named(word, { x: from.x + width * 0.5, y: line }, end))
  return group
}

/** A word that lies on the table, to be read from one end, behind the line. */
function named(word: string, at: { x: number; y: number }, end: End): Mesh {
  const map = painted(512, 96, pen => {
    pen.font = `italic 600 64px ${BODY_FONT}`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.lineJoin = 'round'
    pen.strokeStyle = 'rgba(30,10,4,.75)'
    pen.lineWidth = 8
    pen.strokeText(word, 256, 48)
    pen.fillStyle = '#ffd9cf'
    pen.fillText(word, 256, 48)
  })
  const paint = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false })
  const mesh = new Mesh(new PlaneGeometry(240, 45), paint)
  const way = end === 'near' ? 1 : -1
  mesh.rotation.set(-Math.PI / 2, 0, end === 'near' ? 0 : Math.PI)
  mesh.position.set(at.x + way * 170, 1.4, -(at.y - way * 32))
  return mesh
}

/** Dragging and zooming a drawing: by mouse, by wheel, by one finger or two. */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Box, Point } from './geometry.ts'

/** How much of the whole may be seen at least and at most. */
const CLOSEST = 0.18
const FARTHEST = 1.15
/** Pixels a drawing unit should have at least where something is to be looked at, and that it then gets. */
const LEGIBLE = 0.6
const CLEAR = 0.9
/** How long the view takes to get there, in ms. */
const GLIDE = 350
/** A pointer that moved less than this many pixels has clicked. */
const STEADY = 6

type Handlers = {
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: (event: PointerEvent) => void
}

export type PanAndZoom = {
  box: Box
  handlers: Handlers
  zoom: (by: number) => void
  reset: () => void
  /** Brings a part into sight, close enough to be read if it then still fits; nothing changes if it is. */
  reveal: (part: Box) => void
  /** Whether the pointer that was just lifted had dragged the drawing: then it has not clicked. */
  wasDragged: () => boolean
}

export function usePanAndZoom(svg: RefObject<SVGSVGElement | null>, whole: Box): PanAndZoom {
  const [box, setBox] = useState(whole)
  const fingers = useRef(new Map<number, Point>())
  const moved = useRef(0)

  // Another map, another whole.
  useEffect(() => setBox(whole), [whole])

  const zoomAround = (by: number, at: Point): void => setBox(now => zoomed(now, whole, by, at))
  const inDrawing = (client: Point): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    return matrix ? new DOMPoint(client.x, client.y).matrixTransform(matrix) : { x: 0, y: 0 }
  }
  const middle = (): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

  const glide = useGlide(svg)

  function reveal(part: Box): void {
    const room = svg.current?.getBoundingClientRect()
    if (!room || room.width === 0 || room.height === 0) return
    const next = revealing(box, whole, part, room)
    if (next === box) return
    setBox(next)
    glide.start(box, next)
  }

  useWheel(svg, (by, client) => zoomAround(by, inDrawing(client)))

  function onPointerDown(event: PointerEvent): void {
    glide.stop()
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.current.size === 1) moved.current = 0
  }
  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    moved.current += Math.hypot(now.x - before.x, now.y - before.y)
    fingers.current.set(event.pointerId, now)
    if (other) {
      const by =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
      zoomAround(by, inDrawing({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }))
    } else if (moved.current > STEADY) {
      // Only a drag is captured: a captured click would be the drawing's and not the hex's.
      svg.current?.setPointerCapture(event.pointerId)
      const from = inDrawing(before)
      const to = inDrawing(now)
      setBox(last => kept({ ...last, x: last.x - (to.x - from.x), y: last.y - (to.y - from.y) }, whole))
    }
  }
  function onPointerUp(event: PointerEvent): void {
    fingers.current.delete(event.pointerId)
  }

  return {
    box,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
    zoom: by => zoomAround(by, middle()),
    reset: () => setBox(whole),
    reveal,
    wasDragged: () => moved.current > STEADY,
  }
}

/** Calls with how much closer the wheel goes, and where on the screen. */
function useWheel(svg: RefObject<SVGSVGElement | null>, zoomAt: (by: number, client: Point) => void): void {
  useEffect(() => {
    const drawing = svg.current
    if (!drawing) return
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      zoomAt(Math.exp(-event.deltaY / 500), { x: event.clientX, y: event.clientY })
    }
    // React listens passively: it could not keep the page from scrolling.
    drawing.addEventListener('wheel', onWheel, { passive: false })
    return () => drawing.removeEventListener('wheel', onWheel)
  })
}

/** The view `by` times as close, around a point of the drawing. */
function zoomed(now: Box, whole: Box, by: number, at: Point): Box {
  const width = Math.min(whole.width * FARTHEST, Math.max(whole.width * CLOSEST, now.width / by))
  const scale = width / now.width
  const [x, y] = [at.x - (at.x - now.x) * scale, at.y - (at.y - now.y) * scale]
  return kept({ x, y, width, height: now.height * scale }, whole)
}

/** The view with a part wholly in sight and, if it has room for that, close enough to be read, on so many pixels. */
export function revealing(now: Box, whole: Box, part: Box, room: { width: number; height: number }): Box {
  const scale = Math.min(room.width / now.width, room.height / now.height)
  const fitting = Math.min(room.width / part.width, room.height / part.height)
  const [middleX, middleY] = [now.x + now.width / 2, now.y + now.height / 2]
  const isInSight =
    Math.abs(part.x + part.width / 2 - middleX) + part.width / 2 <= room.width / scale / 2 &&
    Math.abs(part.y + part.height / 2 - middleY) + part.height / 2 <= room.height / scale / 2
  const isLegible = scale >= Math.min(LEGIBLE, fitting)
  if (isInSight && isLegible) return now
  const next = Math.min(fitting, isLegible ? scale : CLEAR, room.width / (whole.width * CLOSEST))
  const [width, height] = [(now.width * scale) / next, (now.height * scale) / next]
  const x = within(part.x + part.width / 2, whole.x, whole.width, room.width / next)
  const y = within(part.y + part.height / 2, whole.y, whole.height, room.height / next)
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Lets the drawing glide from one view to the next: only what is drawn, the view itself is there at once. */
function useGlide(svg: RefObject<SVGSVGElement | null>) {
  const frame = useRef(0)
  const stop = (): void => cancelAnimationFrame(frame.current)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  function start(from: Box, to: Box): void {
    stop()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const begun = performance.now()
    const step = (now: number): void => {
      const done = Math.min(1, Math.max(0, (now - begun) / GLIDE))
      const eased = done * done * (3 - 2 * done)
      const between = (side: keyof Box): number => from[side] + (to[side] - from[side]) * eased
      svg.current?.setAttribute('viewBox', (['x', 'y', 'width', 'height'] as const).map(between).join(' '))
      if (done < 1) frame.current = requestAnimationFrame(step)
    }
    frame.current = requestAnimationFrame(step)
  }
  return { start, stop }
}

/** The middle of a view of this size that comes nearest to `wanted` and shows nothing beyond the whole, if it can. */
const within = (wanted: number, from: number, length: number, seen: number): number =>
  seen >= length ? from + length / 2 : Math.min(from + length - seen / 2, Math.max(from + seen / 2, wanted))

/** Never so far off that nothing of the whole is in the middle. */
function kept(box: Box, whole: Box): Box {
  const x = Math.min(whole.x + whole.width - box.width / 2, Math.max(whole.x - box.width / 2, box.x))
  const y = Math.min(whole.y + whole.height - box.height / 2, Math.max(whole.y - box.height / 2, box.y))
  return { ...box, x, y }
}

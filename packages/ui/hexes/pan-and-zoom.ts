/**
 * Dragging and zooming a drawing: by mouse, by wheel, by one finger or two. The drawing is not drawn anew for that, it is
 * moved and scaled as a whole: a map has a thousand strokes, and a slow device would need a tenth of a second for them.
 */
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
  /** Where the drawing is put, as a style: it fills its frame where this is nothing. */
  transform: string
  handlers: Handlers
  zoom: (by: number) => void
  reset: () => void
  /** Brings a part into sight, close enough to be read if it then still fits; nothing changes if it is. */
  reveal: (part: Box) => void
  /** Whether the pointer that was just lifted had dragged the drawing: then it has not clicked. */
  wasDragged: () => boolean
}

/** A drawing of `whole` that fits into a frame. */
export function usePanAndZoom(
  frame: RefObject<HTMLElement | null>,
  drawing: RefObject<HTMLElement | null>,
  whole: Box,
): PanAndZoom {
  const [box, setBox] = useState(whole)

  // Another map, another whole.
  useEffect(() => setBox(whole), [whole])

  const zoomAround = (by: number, at: Point): void => setBox(now => zoomed(now, whole, by, at))
  const inDrawing = (client: Point): Point => {
    const { left = 0, top = 0, width = 1 } = drawing.current?.getBoundingClientRect() ?? {}
    const scale = whole.width / width
    return { x: whole.x + (client.x - left) * scale, y: whole.y + (client.y - top) * scale }
  }
  const middle = (): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

  const glide = useGlide(drawing, whole)

  function reveal(part: Box): void {
    const room = frame.current?.getBoundingClientRect()
    if (!room || room.width === 0 || room.height === 0) return
    const next = revealing(box, whole, part, room)
    if (next === box) return
    setBox(next)
    glide.start(box, next)
  }

  useWheel(frame, (by, client) => zoomAround(by, inDrawing(client)))
  const { handlers, wasDragged } = useFingers(frame, {
    grab: glide.stop,
    pinch: (by, client) => zoomAround(by, inDrawing(client)),
    drag(before, now) {
      const [from, to] = [inDrawing(before), inDrawing(now)]
      setBox(last => kept({ ...last, x: last.x - (to.x - from.x), y: last.y - (to.y - from.y) }, whole))
    },
  })

  return {
    transform: placed(box, whole),
    handlers,
    zoom: by => zoomAround(by, middle()),
    reset: () => setBox(whole),
    reveal,
    wasDragged,
  }
}

/** What fingers do, in pixels of the screen. */
type Doing = {
  grab: () => void
  pinch: (by: number, around: Point) => void
  drag: (from: Point, to: Point) => void
}

/** One finger drags, two pinch. */
function useFingers(
  frame: RefObject<HTMLElement | null>,
  { grab, pinch, drag }: Doing,
): { handlers: Handlers; wasDragged: () => boolean } {
  const fingers = useRef(new Map<number, Point>())
  const moved = useRef(0)
  function onPointerDown(event: PointerEvent): void {
    grab()
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
      pinch(by, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    } else if (moved.current > STEADY) {
      // Only a drag is captured: a captured click would be the drawing's and not the hex's.
      frame.current?.setPointerCapture(event.pointerId)
      drag(before, now)
    }
  }
  function onPointerUp(event: PointerEvent): void {
    fingers.current.delete(event.pointerId)
  }
  return {
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
    wasDragged: () => moved.current > STEADY,
  }
}

/** Calls with how much closer the wheel goes, and where on the screen. */
function useWheel(frame: RefObject<HTMLElement | null>, zoomAt: (by: number, client: Point) => void): void {
  useEffect(() => {
    const area = frame.current
    if (!area) return
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      zoomAt(Math.exp(-event.deltaY / 500), { x: event.clientX, y: event.clientY })
    }
    // React listens passively: it could not keep the page from scrolling.
    area.addEventListener('wheel', onWheel, { passive: false })
    return () => area.removeEventListener('wheel', onWheel)
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

/** How a drawing of the whole is put for a part of it, of the same shape, to fill its place. */
export function placed(part: Box, whole: Box): string {
  const scale = whole.width / part.width
  const off = (from: number, length: number, wholeFrom: number, wholeLength: number): number =>
    ((wholeFrom + wholeLength / 2 - from - length / 2) / wholeLength) * scale * 100
  const [x, y] = [off(part.x, part.width, whole.x, whole.width), off(part.y, part.height, whole.y, whole.height)]
  return `translate(${x}%, ${y}%) scale(${scale})`
}

/** Lets the drawing glide from one view to the next: only what is drawn, the view itself is there at once. */
function useGlide(drawing: RefObject<HTMLElement | null>, whole: Box) {
  const gliding = useRef<Animation | null>(null)
  const stop = (): void => gliding.current?.cancel()
  function start(from: Box, to: Box): void {
    stop()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const ways = [from, to].map(box => ({ transform: placed(box, whole) }))
    gliding.current = drawing.current?.animate(ways, { duration: GLIDE, easing: 'ease-in-out' }) ?? null
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

/**
 * What pointers and keys do on the table in three dimensions: with a die in hand a drag is a flick that throws it, without
 * one it looks around; wheel and two fingers go nearer; a tap on a die measures from it.
 */
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Measuring } from './judging/use-measuring.ts'
import type { TossScene } from './three/scene.ts'
import type { Aim } from './throwing/aim.ts'
import { aimOfFlick, type Missed, type Sample } from './throwing/gesture.ts'

type Wanted = {
  canvas: RefObject<HTMLCanvasElement | null>
  scene: RefObject<TossScene | null>
  isFlying: boolean
  /** Whether a drag throws. */
  hasDie: boolean
  width: number
  aim: Aim
  onAim: (aim: Aim) => void
  onThrow: (aim: Aim) => void
  onMissed: (why: Missed) => void
  measuring: Measuring | undefined
}

/** A pointer that went no farther, in pixels, has tapped. */
const TAP = 6
/** Going aside by this share of the picture before anything else, a drag carries the hand there. */
const CARRY = 0.04
/** A carried hand that leaves nearer than this to the way up the table, in degrees, flicks. */
const STEEP = 50
/** By keys: so much of the picture's height, and so much nearer. */
const STEP = 0.06
const NEARER = 0.88

const KEYS: Readonly<Record<string, (scene: TossScene) => void>> = {
  ArrowLeft: scene => scene.turn(-STEP, 0),
  ArrowRight: scene => scene.turn(STEP, 0),
  ArrowUp: scene => scene.turn(0, -STEP),
  ArrowDown: scene => scene.turn(0, STEP),
  '+': scene => scene.zoom(NEARER),
  '-': scene => scene.zoom(1 / NEARER),
  Home: scene => scene.straighten(),
}

const sampleOf = ({ clientX: x, clientY: y, timeStamp: t }: PointerEvent): Sample => ({ x, y, t })

/** How far apart two fingers are. */
function spreadOf(fingers: ReadonlyMap<number, Sample>): number {
  const [a, b] = [...fingers.values()]
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}

/** Moves one of two fingers, and says how far off that puts the eye, as a share of what it was. */
function pinch(fingers: Map<number, Sample>, event: PointerEvent): number {
  const was = spreadOf(fingers)
  fingers.set(event.pointerId, sampleOf(event))
  return was > 0 ? was / Math.max(1, spreadOf(fingers)) : 1
}

function dieIn(scene: TossScene | null, canvas: HTMLCanvasElement | null, event: PointerEvent): string | null {
  const { left = 0, top = 0 } = canvas?.getBoundingClientRect() ?? {}
  return scene?.dieUnder(event.clientX - left, event.clientY - top) ?? null
}

/** Whether a pointer stayed where it came down. */
const isTap = (samples: readonly Sample[]): boolean =>
  samples.every(({ x, y }) => Math.hypot(x - (samples[0]?.x ?? x), y - (samples[0]?.y ?? y)) < TAP)

function pressKey(event: KeyboardEvent, scene: TossScene | null, measuring: Measuring | undefined): void {
  const turn = KEYS[event.key]
  if (scene && turn) turn(scene)
  else if (!measuring?.onKey(event, false)) return
  // Elsewhere arrows may mean something else.
  event.preventDefault()
  event.stopPropagation()
}

/** The wheel goes nearer, and the page stays where it is: for that the listener must not be passive. */
function useWheel(canvas: Wanted['canvas'], scene: Wanted['scene']): void {
  useEffect(() => {
    const element = canvas.current
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      scene.current?.zoom(Math.exp(event.deltaY / 900))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [canvas, scene])
}

/** A drag with a die in hand: where the hand was, and whether it is carried aside or flicks. */
type Drag = { from: Aim; does: 'nothing' | 'carry' | 'flick' }

/** What a drag does is told by its first stretch, and it keeps to that: a flick that slants never moves the hand. */
function doesNow({ does }: Drag, [first, ...way]: readonly Sample[], across: number): Drag['does'] {
  const last = way.at(-1)
  if (does !== 'nothing' || !first || !last) return does
  const [dx, dy] = [Math.abs(last.x - first.x), Math.abs(last.y - first.y)]
  if (Math.max(dx, dy) < CARRY * across) return 'nothing'
  return dx > 2 * dy ? 'carry' : 'flick'
}

/** With a die in hand a drag carries or throws it, and the controls show what it does as it does it. */
function useHandDrag({ canvas, width, aim, onAim, onThrow, onMissed }: Wanted) {
  const drag = useRef<Drag>({ from: aim, does: 'nothing' })
  const flickOf = (way: readonly Sample[]): Aim | Missed =>
    aimOfFlick(way, canvas.current?.clientHeight ?? 1, drag.current.from)
  return {
    begin() {
      drag.current = { from: aim, does: 'nothing' }
    },
    move(way: readonly Sample[]) {
      const { clientWidth: across = 1 } = canvas.current ?? {}
      const { from } = drag.current
      drag.current.does = doesNow(drag.current, way, across)
      const [first, last] = [way[0], way.at(-1)]
      if (drag.current.does === 'carry' && first && last)
        onAim({ ...from, x: from.x + ((last.x - first.x) / across) * width })
      const seen = flickOf(way)
      if (drag.current.does === 'flick' && typeof seen === 'object') onAim(seen)
    },
    end(way: readonly Sample[]) {
      const { from, does } = drag.current
      const thrown = flickOf(way)
      if (does === 'carry') {
        // Whoever carries the hand aside and leaves it there has done what they wanted; or flicks from there.
        if (typeof thrown === 'object' && Math.abs(thrown.angle) < STEEP) onThrow({ ...thrown, x: aim.x })
      } else if (typeof thrown === 'object') onThrow(thrown)
      else {
        onAim(from)
        onMissed(thrown)
      }
    },
    cancel() {
      onAim(drag.current.from)
    },
  }
}

export function useCanvas(wanted: Wanted) {
  const { canvas, scene, isFlying, hasDie, measuring } = wanted
  const fingers = useRef(new Map<number, Sample>())
  const way = useRef<Sample[]>([])
  const drag = useHandDrag(wanted)
  useWheel(canvas, scene)
  const dieUnder = (event: PointerEvent): string | null => dieIn(scene.current, canvas.current, event)
  const hold = ({ pointerId }: PointerEvent): void => canvas.current?.setPointerCapture(pointerId)

  function onPointerDown(event: PointerEvent): void {
    if (isFlying) {
      scene.current?.skip()
      return
    }
    hold(event)
    // There is but one mouse: one that was let go elsewhere is no second finger.
    if (event.pointerType === 'mouse') fingers.current.clear()
    fingers.current.set(event.pointerId, sampleOf(event))
    way.current = fingers.current.size === 1 ? [sampleOf(event)] : []
    drag.begin()
  }

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId)
    if (!before) {
      if (event.pointerType === 'mouse') measuring?.hover(dieUnder(event))
      return
    }
    if (fingers.current.size > 1) {
      scene.current?.zoom(pinch(fingers.current, event))
      return
    }
    fingers.current.set(event.pointerId, sampleOf(event))
    way.current.push(sampleOf(event))
    const height = canvas.current?.clientHeight ?? 1
    if (hasDie) drag.move(way.current)
    else scene.current?.turn((event.clientX - before.x) / height, (event.clientY - before.y) / height)
  }

  function onPointerUp(event: PointerEvent): void {
    if (!fingers.current.delete(event.pointerId)) return
    const samples = way.current.splice(0)
    if (samples.length === 0 || !canvas.current) return
    samples.push(sampleOf(event))
    if (isTap(samples)) measuring?.pick(dieUnder(event))
    else if (hasDie) drag.end(samples)
  }

  /** The browser took the pointer away: whatever it was about to do is not done. */
  function onPointerLost(event: PointerEvent): void {
    if (!fingers.current.delete(event.pointerId)) return
    way.current = []
    if (hasDie) drag.cancel()
  }

  /** A browser may let a pointer go that is still down: then it is held again, and the flick goes on. */
  const onLostCapture = (event: PointerEvent): void => (event.buttons === 0 ? onPointerLost(event) : hold(event))

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerLost,
    onLostPointerCapture: onLostCapture,
    onPointerLeave: () => measuring?.hover(null),
    onDoubleClick: () => scene.current?.straighten(),
    onKeyDown: (event: KeyboardEvent) => pressKey(event, scene.current, measuring),
  }
}

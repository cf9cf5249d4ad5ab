/**
 * What pointers and keys do on the table in three dimensions: with a die in hand a drag is a flick that throws it, without
 * one it looks around; wheel and two fingers go nearer; a tap on a die measures from it.
 */
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Measuring } from './judging/use-measuring.ts'
import type { TossScene } from './three/scene.ts'
import type { Aim } from './throwing/aim.ts'
import { aimOfFlick, type Sample } from './throwing/gesture.ts'

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
  measuring: Measuring | undefined
}

/** A pointer that went no farther, in pixels, has tapped. */
const TAP = 6
/** Going up by this share of the picture, a drag is a flick. */
const FLICK = 0.08
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

export function useCanvas(wanted: Wanted) {
  const { canvas, scene, isFlying, hasDie, width, aim, onAim, onThrow, measuring } = wanted
  const fingers = useRef(new Map<number, Sample>())
  const way = useRef<Sample[]>([])
  useWheel(canvas, scene)
  const dieUnder = (event: PointerEvent): string | null => dieIn(scene.current, canvas.current, event)

  function onPointerDown(event: PointerEvent): void {
    if (isFlying) {
      scene.current?.skip()
      return
    }
    canvas.current?.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, sampleOf(event))
    way.current = fingers.current.size === 1 ? [sampleOf(event)] : []
  }

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId)
    const { height = 1, width: across = 1 } = canvas.current?.getBoundingClientRect() ?? {}
    if (!before) {
      if (event.pointerType === 'mouse') measuring?.hover(dieUnder(event))
      return
    }
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y]
    if (fingers.current.size > 1) {
      scene.current?.zoom(pinch(fingers.current, event))
      return
    }
    fingers.current.set(event.pointerId, sampleOf(event))
    way.current.push(sampleOf(event))
    if (!hasDie) {
      scene.current?.turn(dx / height, dy / height)
      return
    }
    // Held still and drawn sideways the hand goes along; what counts as a flick is told when it is let go.
    const first = way.current[0]
    if (first && first.y - event.clientY <= height * FLICK) onAim({ ...aim, x: aim.x + (dx / across) * width })
  }

  function onPointerUp(event: PointerEvent): void {
    if (!fingers.current.delete(event.pointerId)) return
    const samples = way.current.splice(0)
    if (samples.length === 0 || !canvas.current) return
    samples.push(sampleOf(event))
    if (isTap(samples)) measuring?.pick(dieUnder(event))
    else if (hasDie) {
      const thrown = aimOfFlick(samples, canvas.current.clientHeight, aim)
      if (thrown) onThrow(thrown)
    }
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: (event: PointerEvent) => {
      fingers.current.delete(event.pointerId)
      way.current = []
    },
    onPointerLeave: () => measuring?.hover(null),
    onDoubleClick: () => scene.current?.straighten(),
    onKeyDown: (event: KeyboardEvent) => pressKey(event, scene.current, measuring),
  }
}

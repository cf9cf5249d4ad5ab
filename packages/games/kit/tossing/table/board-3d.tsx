/** The table in three dimensions, and the flick that throws. */
import { decodeTrajectory } from '@nassau/table'
import { type PointerEvent, useEffect, useRef } from 'react'
import type { End, TableDie } from '../board.ts'
import type { Aim } from './aim.ts'
import css from './board-3d.module.css'
import { aimOfFlick, type Sample } from './gesture.ts'
import type { View } from './three/cameras.ts'
import { TossScene, type Way } from './three/scene.ts'
import type { Shown } from './use-throws.ts'

type Props = {
  shown: Shown
  looks: { table: { width: number; length: number }; league: number | null }
  view: View
  end: End
  /** The die in hand, while this seat may throw it. */
  inHand: TableDie | null
  aim: Aim
  onAim: (aim: Aim) => void
  onThrow: (aim: Aim) => void
  onShown: () => void
  label: string
  /** The ways of earlier throws. */
  ways?: readonly Way[]
}

const NO_WAYS: readonly Way[] = []

/** A die in hand lies ready this far past the edge, in mm. */
const READY = 145

const isNight = (): boolean => getComputedStyle(document.documentElement).getPropertyValue('--night').trim() === '1'

export function Board3d({
  shown,
  looks,
  view,
  end,
  inHand,
  aim,
  onAim,
  onThrow,
  onShown,
  label,
  ways = NO_WAYS,
}: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scene = useRef<TossScene | null>(null)
  const flick = useRef<Sample[] | null>(null)
  const { table, league } = looks

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const isPlain = document.documentElement.dataset.drawing === 'plain'
    const made = new TossScene(element, { table, league, isPlain })
    scene.current = made
    made.setNight(isNight())
    const resize = new ResizeObserver(() => made.resize(element.clientWidth, element.clientHeight, devicePixelRatio))
    resize.observe(element)
    const sky = new MutationObserver(() => made.setNight(isNight()))
    sky.observe(document.documentElement, { attributeFilter: ['data-sky'] })
    return () => {
      resize.disconnect()
      sky.disconnect()
      made.dispose()
      scene.current = null
    }
  }, [table, league])

  useEffect(() => scene.current?.look(view, end), [view, end])

  useEffect(() => {
    const { current } = scene
    if (!current) return
    const { toss, board } = shown
    if (!toss) {
      current.show(board)
      return
    }
    current.toss(toss.before, toss.die, decodeTrajectory(Uint8Array.fromBase64(toss.path)), () => {
      current.mark(toss.touch, toss.isFoul)
      onShown()
    })
  }, [shown, onShown])

  useEffect(() => {
    const y = -table.length / 2 + READY
    const hand = { x: aim.x, y, angle: (aim.angle * Math.PI) / 180, power: aim.power }
    scene.current?.aim(inHand && !shown.toss ? hand : null, inHand)
  }, [aim, inHand, shown, table])

  useEffect(() => scene.current?.trails(ways), [ways])

  const at = (event: PointerEvent): Sample => ({ x: event.clientX, y: event.clientY, t: event.timeStamp })
  function down(event: PointerEvent): void {
    if (shown.toss) scene.current?.skip()
    if (!inHand) return
    canvas.current?.setPointerCapture(event.pointerId)
    flick.current = [at(event)]
  }
  function move(event: PointerEvent): void {
    const { current } = flick
    if (!current || !canvas.current) return
    current.push(at(event))
    const first = current[0]
    // Held still and drawn sideways the hand goes along; what counts as a flick is told when it is let go.
    if (first) {
      const across = ((event.clientX - (current.at(-2)?.x ?? event.clientX)) / canvas.current.clientWidth) * table.width
      const isFlick = first.y - event.clientY > canvas.current.clientHeight * 0.08
      if (!isFlick) onAim({ ...aim, x: aim.x + across })
    }
  }
  function up(event: PointerEvent): void {
    const { current } = flick
    flick.current = null
    if (!current || !canvas.current) return
    const thrown = aimOfFlick([...current, at(event)], canvas.current.clientHeight, aim)
    if (thrown) onThrow(thrown)
  }
  return (
    <canvas
      ref={canvas}
      className={css.canvas}
      aria-label={label}
      role="img"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => {
        flick.current = null
      }}
    />
  )
}

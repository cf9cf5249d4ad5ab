/** The table in three dimensions, and the flick that throws. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { tell } from '@nassau/ui'
import { play } from '@nassau/ui/sound'
import { useEffect, useRef } from 'react'
import type { End, FeltDie } from '../board.ts'
import css from './board-3d.module.css'
import type { Marks } from './judging/judging.ts'
import type { Shot } from './judging/reel.ts'
import type { Measuring } from './judging/use-measuring.ts'
import type { View } from './three/cameras.ts'
import type { Way } from './three/drawn.ts'
import type { Zone } from './three/props/zone.ts'
import type { Aim } from './throwing/aim.ts'
import type { Forecast } from './throwing/forecast.ts'
import type { Missed } from './throwing/gesture.ts'
import { useCanvas } from './use-canvas.ts'
import type { Released, Shown } from './use-throws.ts'
import { type Looks, useShown, useTossScene } from './use-toss-scene.ts'

type Props = {
  shown: Shown
  looks: Looks
  view: View
  end: End
  /** The die in hand, while this seat may throw it. */
  inHand: FeltDie | null
  aim: Aim
  /** What is likely to come of that, to be drawn. */
  forecast: Forecast | null
  onAim: (aim: Aim) => void
  onThrow: (aim: Aim) => void
  onShown: () => void
  label: string
  /** The ways of earlier throws. */
  ways?: readonly Way[]
  /** A die that was let go and of which nothing was heard yet. */
  released?: Released | null
  /** Where the hand may let go. */
  zone?: Zone | null
  /** How the last throw was judged; without it marks stay as that throw left them. */
  judged?: Marks | null
  /** A picture of the scoring. */
  shot?: Shot | null
  measuring?: Measuring
  /** Through whose eyes; nobody's where one throws alone. */
  viewer?: Seat | null
}

const NO_WAYS: readonly Way[] = []

const MISSED: Readonly<Record<Missed, string>> = {
  'too-slow': /*i18n*/ 'Too slow for a flick: swipe up the table, and let go while you move.',
  backwards: /*i18n*/ 'A flick goes up the table, away from you.',
}

export function Board3d({
  shown,
  looks,
  view,
  end,
  inHand,
  aim,
  forecast,
  onAim,
  onThrow,
  onShown,
  label,
  ways = NO_WAYS,
  released = null,
  zone = null,
  judged,
  shot = null,
  measuring,
  viewer = null,
}: Props) {
  const { i18n } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width } = looks.table
  const scene = useTossScene(canvas, looks)
  useEffect(() => scene.current?.look(view, end), [scene, view, end])

  useShown(scene, { shown, shot, judged, strings: measuring?.strings, viewer, onShown })

  useEffect(() => {
    if (released) scene.current?.release(released.die, released.thrown)
    else scene.current?.recall()
  }, [scene, released])

  useEffect(() => {
    const { x, y, z, power, spin } = aim
    const hand = { x, y, z, angle: (aim.angle * Math.PI) / 180, power, spin, forecast }
    scene.current?.aim(inHand && !shown.toss ? hand : null, inHand)
  }, [scene, aim, forecast, inHand, shown])

  // Whoever looked around meanwhile is back at their own end when it is their throw.
  const hasDie = inHand !== null
  useEffect(() => {
    if (hasDie) scene.current?.straighten()
  }, [scene, hasDie])
  useEffect(() => scene.current?.hear(() => play('wood')), [scene])

  useEffect(() => scene.current?.zone(zone, i18n._('foul line')), [scene, zone, i18n])
  useEffect(() => scene.current?.trails(ways), [scene, ways])

  const handlers = useCanvas({
    canvas,
    scene,
    isFlying: shown.toss !== null,
    hasDie,
    width,
    aim,
    onAim,
    onThrow,
    onMissed: (why: Missed) => tell(i18n._(MISSED[why])),
    measuring,
  })
  return <canvas ref={canvas} className={css.canvas} aria-label={label} role="img" tabIndex={0} {...handlers} />
}

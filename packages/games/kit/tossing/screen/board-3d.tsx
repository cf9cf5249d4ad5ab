/** The table in three dimensions, and the flick that throws. */
import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import type { End, FeltDie } from '../board.ts'
import css from './board-3d.module.css'
import type { Marks } from './judging/judging.ts'
import type { Shot } from './judging/reel.ts'
import type { Measuring } from './judging/use-measuring.ts'
import type { View } from './three/cameras.ts'
import type { Zone } from './three/props/zone.ts'
import type { Way } from './three/scene.ts'
import type { Aim } from './throwing/aim.ts'
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
}

const NO_WAYS: readonly Way[] = []

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
  released = null,
  zone = null,
  judged,
  shot = null,
  measuring,
}: Props) {
  const { i18n } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width } = looks.table
  const scene = useTossScene(canvas, looks)
  useEffect(() => scene.current?.look(view, end), [scene, view, end])

  useShown(scene, { shown, shot, judged, strings: measuring?.strings, onShown })

  useEffect(() => {
    if (released) scene.current?.release(released.die, released.thrown)
    else scene.current?.recall()
  }, [scene, released])

  useEffect(() => {
    const hand = { x: aim.x, y: aim.y, z: aim.z, angle: (aim.angle * Math.PI) / 180, power: aim.power }
    scene.current?.aim(inHand && !shown.toss ? hand : null, inHand)
  }, [scene, aim, inHand, shown])

  useEffect(() => scene.current?.zone(zone, i18n._('foul line')), [scene, zone, i18n])
  useEffect(() => scene.current?.trails(ways), [scene, ways])

  const handlers = useCanvas({
    canvas,
    scene,
    isFlying: shown.toss !== null,
    hasDie: inHand !== null,
    width,
    aim,
    onAim,
    onThrow,
    measuring,
  })
  return <canvas ref={canvas} className={css.canvas} aria-label={label} role="img" tabIndex={0} {...handlers} />
}

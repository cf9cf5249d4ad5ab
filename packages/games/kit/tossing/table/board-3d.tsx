/** The table in three dimensions, and the flick that throws. */
import { useLingui } from '@lingui/react'
import { useCallback, useEffect, useRef } from 'react'
import type { End, TableDie } from '../board.ts'
import css from './board-3d.module.css'
import { crossingIn, foulLineOf, type Marks } from './judging/judging.ts'
import type { Shot } from './judging/reel.ts'
import type { Measuring } from './judging/use-measuring.ts'
import type { View } from './three/cameras.ts'
import { TossScene, type Way } from './three/scene.ts'
import type { Zone } from './three/zone.ts'
import type { Aim } from './throwing/aim.ts'
import { pathOf } from './throwing/way.ts'
import { useCanvas } from './use-canvas.ts'
import type { Flying, Released, Shown } from './use-throws.ts'

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

/** A die in hand lies ready this far past the edge, in mm. */
const READY = 145

const isNight = (): boolean => getComputedStyle(document.documentElement).getPropertyValue('--night').trim() === '1'

const marksOf = ({ before, die, path, touch, isFoul }: Flying): Marks => ({
  touch,
  crossing: crossingIn(pathOf(path), foulLineOf(before, die.team)),
  isFoul,
})

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
  const scene = useRef<TossScene | null>(null)
  const { table, league } = looks
  const { width, length } = table

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const isPlain = document.documentElement.dataset.drawing === 'plain'
    const made = new TossScene(element, { table: { width, length }, league, isPlain })
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
  }, [width, length, league])

  useEffect(() => scene.current?.look(view, end), [view, end])

  const inMm = useCallback((mm: number): string => i18n._('{n} mm', { n: mm }), [i18n])
  useEffect(() => {
    const { current } = scene
    if (!current) return
    const { toss, board } = shown
    if (toss)
      current.toss(toss.before.dice, toss.die, pathOf(toss.path), () => {
        current.mark(marksOf(toss))
        onShown()
      })
    else if (shot) current.showShot(shot, inMm)
    else current.show(board)
  }, [shown, shot, inMm, onShown])

  const strings = measuring?.strings
  useEffect(() => {
    if (!shot) scene.current?.measure(strings ?? [], inMm)
  }, [shot, strings, inMm])
  useEffect(() => {
    if (judged !== undefined && !shown.toss) scene.current?.mark(judged)
  }, [judged, shown])

  useEffect(() => {
    if (released) scene.current?.release(released.die, released.thrown)
    else scene.current?.recall()
  }, [released])

  useEffect(() => {
    const hand = { x: aim.x, y: -length / 2 + READY, angle: (aim.angle * Math.PI) / 180, power: aim.power }
    scene.current?.aim(inHand && !shown.toss ? hand : null, inHand)
  }, [aim, inHand, shown, length])

  useEffect(() => scene.current?.zone(zone, i18n._('foul line')), [zone, i18n])
  useEffect(() => scene.current?.trails(ways), [ways])

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

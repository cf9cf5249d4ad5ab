/** The scene of a canvas, as long as that is there; and what it shows: a throw, the scoring, or the table at rest. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { crossingIn, foulLineOf, type Marks } from './judging/judging.ts'
import type { Shot } from './judging/reel.ts'
import type { Measuring } from './judging/use-measuring.ts'
import { TossScene } from './three/scene.ts'
import { pathOf } from './throwing/way.ts'
import type { Flying, Shown } from './use-throws.ts'

/** A table and how far islands reach on it, in mm; null where there are none. */
export type Looks = { table: { width: number; length: number }; league: number | null }

/** Whoever uses this device wants nothing to move. */
export const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether whoever uses this device wants to fly along with everybody's dice, not with their own alone. */
const followsAll = (): boolean => document.documentElement.dataset.eye === 'all'

const isNight = (): boolean => getComputedStyle(document.documentElement).getPropertyValue('--night').trim() === '1'

/** Makes the scene; it follows the size of its canvas and the light of the page. */
export function useTossScene(
  canvas: RefObject<HTMLCanvasElement | null>,
  { table: { width, length }, league }: Looks,
): RefObject<TossScene | null> {
  const scene = useRef<TossScene | null>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const isPlain = document.documentElement.dataset.drawing === 'plain'
    const made = new TossScene(element, { table: { width, length }, league, isPlain, isStill: wantsStill() })
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
  }, [canvas, width, length, league])
  return scene
}

const marksOf = ({ before, die, path, touch, isFoul }: Flying): Marks => ({
  touch,
  crossing: crossingIn(pathOf(path), foulLineOf(before, die.team)),
  isFoul,
})

type Showing = {
  shown: Shown
  /** A picture of the scoring. */
  shot: Shot | null
  /** How the last throw was judged; without it marks stay as that throw left them. */
  judged: Marks | null | undefined
  strings: Measuring['strings'] | undefined
  /** Through whose eyes; null for whoever only looks on, or throws alone: they follow every die. */
  viewer: Seat | null
  onShown: () => void
}

/** Shows what is shown now, with the strings and the marks that belong to it. */
export function useShown(scene: RefObject<TossScene | null>, showing: Showing): void {
  const { shown, shot, judged, strings, viewer, onShown } = showing
  const { i18n } = useLingui()
  const inMm = useCallback((mm: number): string => i18n._('{n} mm', { n: mm }), [i18n])
  useEffect(() => {
    const { current } = scene
    if (!current) return
    const { toss, board } = shown
    if (toss)
      current.toss(
        {
          before: toss.before.dice,
          die: toss.die,
          path: pathOf(toss.path),
          isFollowed: viewer === null || toss.by === viewer || followsAll(),
        },
        () => {
          current.mark(marksOf(toss))
          onShown()
        },
      )
    else if (shot) current.showShot(shot, inMm)
    else current.show(board)
  }, [scene, shown, shot, inMm, viewer, onShown])

  useEffect(() => {
    if (!shot) scene.current?.measure(strings ?? [], inMm)
  }, [scene, shot, strings, inMm])
  useEffect(() => {
    if (judged !== undefined && !shown.toss) scene.current?.mark(judged)
  }, [scene, judged, shown])
}

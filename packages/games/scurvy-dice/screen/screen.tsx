/** The table of Scurvy Dice: islands and track, everyone's ship, one's own below, and what is to be done with it. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { Button, ScreenLayout, type ScreenProps } from '@nassau/ui'
import { type Sounds, useSounds } from '@nassau/ui/sound'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import Crosshair from '~icons/game-icons/crosshair'
import { type Part, rivalsOf } from '../board.ts'
import type { SeaEvent } from '../events.ts'
import type { ScurvyDice } from '../rules.ts'
import { Dock } from './dock.tsx'
import { gunsIn } from './hunt/aim.tsx'
import { Clash } from './hunt/clash.tsx'
import { Promises } from './hunt/promises.tsx'
import { Scene } from './hunt/scene.tsx'
import { Phases } from './phases.tsx'
import css from './screen.module.css'
import { Ships } from './ship/ships.tsx'
import { taskOf } from './task.ts'

const SOUNDS: Sounds<SeaEvent['kind']> = {
  rolled: 'die',
  rerolled: 'die',
  'treasure-rolled': 'die',
  fired: 'cannon',
  melee: 'drum',
  chased: 'water',
  looted: 'coin',
  stolen: 'coin',
  scored: 'wood',
  won: 'win',
}

export function Screen(props: ScreenProps<ScurvyDice>) {
  const { seen, names, seat, fresh, canChoose, choose, prompt } = props
  const { i18n } = useLingui()
  const { view, stack } = seen
  const task = taskOf(seen)
  const asked = JSON.stringify(seen.ask)
  const [shots, setShots] = useMarked<Seat>(asked)
  const [sniped, setSniped] = useMarked<Part>(asked)
  useSounds(fresh, SOUNDS)

  /** SD-16 Dice are shot away by tapping them; the last one fires. */
  function shoot(part: Part): void {
    if (task.kind !== 'snipe') return
    const marked = [...sniped, part]
    if (marked.length < task.ask.min) setSniped(marked)
    else choose('cannons.parrots', { pick: task.ask.from.filter(inOrder(marked)) })
  }

  function actionOn(target: Seat): ReactNode {
    if (!canChoose) return null
    if (task.kind === 'aim') {
      const { guns, targets } = gunsIn(task.ask)
      if (!targets.includes(target)) return null
      const here = shots.filter(shot => shot === target).length
      return (
        <Button disabled={shots.length >= guns} onClick={() => setShots([...shots, target])}>
          <Crosshair /> {here === 0 ? i18n._('Aim here') : i18n._('{here} aimed', { here })}
        </Button>
      )
    }
    if (task.kind === 'board' && task.targets.includes(target))
      return (
        <Button variant="gold" onClick={() => choose('boarding.choose', { board: target })}>
          {i18n._('Board')}
        </Button>
      )
    return null
  }

  const ships = useRef<HTMLDivElement>(null)
  useInSight(ships, canChoose && (task.kind === 'aim' || task.kind === 'board' || task.kind === 'snipe'))
  const sights = task.kind === 'snipe' && canChoose ? { target: task.target, at: sniped, shoot } : null
  const others = seat === null ? view.ships.map((_, other) => other) : rivalsOf(view, seat)
  const struck = fresh.flatMap(event => (event.kind === 'fired' || event.kind === 'shot-away' ? [event.target] : []))
  return (
    <ScreenLayout
      board={
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it is scrolled, by keys as well
        <div className={css.board} tabIndex={0}>
          <Phases stack={stack} />
          <Scene view={view} names={names} treasure={null} roll={view.hunt} />
          <Ships ref={ships} seats={others} awaiting={seen.awaiting} {...{ view, names, struck, actionOn, sights }} />
          <Promises view={view} names={names} />
          <Clash fresh={fresh} names={names} told={props.told} />
        </div>
      }
      prompt={prompt}
      dock={<Dock {...props} {...{ task, asked, shots, setShots, sniped }} />}
    />
  )
}

/** On a small screen the board is scrolled: to the ships while one of them is to be chosen, and back to the islands. */
function useInSight(ships: RefObject<HTMLElement | null>, areAsked: boolean): void {
  useLayoutEffect(() => {
    const board = ships.current?.parentElement
    if (!board) return
    const look = (): void => {
      if (areAsked) ships.current?.scrollIntoView({ block: 'end' })
      else board.scrollTo({ top: 0 })
    }
    look()
    // What is asked may take more room than was left for it.
    const watch = new ResizeObserver(look)
    watch.observe(board)
    return () => watch.disconnect()
  }, [ships, areAsked])
}

/** What is marked so far, such as whom the cannons are aimed at, shot by shot; another ask makes an end of it. */
function useMarked<T>(asked: string): readonly [readonly T[], (marked: readonly T[]) => void] {
  const [kept, keep] = useState<{ for: string; marked: readonly T[] }>({ for: '', marked: [] })
  return [kept.for === asked ? kept.marked : [], marked => keep({ for: asked, marked })]
}

/** Takes as many of each as are marked. */
function inOrder(marked: readonly Part[]): (part: Part) => boolean {
  const left = [...marked]
  return part => {
    const at = left.indexOf(part)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
}

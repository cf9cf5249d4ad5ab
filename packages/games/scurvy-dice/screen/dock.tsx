/** At the thumb: one's own ship, or what takes its place, and what is to be done now. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { Button, type ScreenProps } from '@nassau/ui'
import type { ReactNode } from 'react'
import type { Part } from '../board.ts'
import type { ScurvyDice } from '../rules.ts'
import { AimTask } from './hunt/aim.tsx'
import { OfferTask } from './hunt/offer.tsx'
import { OfferMade } from './hunt/offer-made.tsx'
import { PromiseTask } from './hunt/promise.tsx'
import { TreasureTask } from './hunt/treasure.tsx'
import css from './screen.module.css'
import { ArrangeTask } from './ship/arrange.tsx'
import { BuiltShip } from './ship/own-ship.tsx'
import { TrayTask } from './ship/tray.tsx'
import type { Task } from './task.ts'

type Props = Pick<ScreenProps<ScurvyDice>, 'seen' | 'names' | 'seat' | 'canChoose' | 'choose' | 'answers'> & {
  task: Task
  /** What is asked, as a key: another ask begins anew. */
  asked: string
  /** Whom the cannons are aimed at so far. */
  shots: readonly Seat[]
  setShots: (shots: readonly Seat[]) => void
  /** Which dice are to be shot away so far. */
  sniped: readonly Part[]
}

type Bargaining = Extract<Task, { kind: 'offer' | 'promise' }>

/** Where the ship itself is being built. */
const HIDING: readonly Task['kind'][] = ['arrange']

export function Dock(props: Props) {
  const { seen, names, seat, task } = props
  const { view, stack } = seen
  const own = seat === null ? null : (view.ships[seat] ?? null)
  const top = stack.at(-1)
  return (
    <div className={css.dock} data-task={task.kind}>
      {own && seat !== null && !HIDING.includes(task.kind) && <BuiltShip seat={seat} ship={own} />}
      <Asked {...props} />
      {top?.step === 'negotiation' && top.at === 'answer' && <OfferMade frame={top} view={view} names={names} />}
      {task.kind === 'other' && props.answers}
    </div>
  )
}

/** What is asked, as something to be done with the dice. */
function Asked({ names, seat, canChoose, choose, task, asked, shots, setShots, sniped }: Props): ReactNode {
  const { i18n } = useLingui()
  switch (task.kind) {
    case 'arrange':
      return seat === null ? null : (
        <ArrangeTask key={asked} ask={task.ask} {...{ seat, canChoose }} choose={one => choose('build.arrange', one)} />
      )
    case 'tray':
      return (
        <TrayTask
          key={asked}
          ask={task.ask}
          canChoose={canChoose}
          choose={one => choose(task.ask.at, one)}
          isSalvage={false}
        />
      )
    case 'salvage':
      return (
        <TrayTask
          key={asked}
          ask={task.ask}
          canChoose={canChoose}
          choose={one => choose('build.salvage', one)}
          isSalvage
        />
      )
    case 'aim':
      return (
        <AimTask
          ask={task.ask}
          {...{ shots, names, canChoose }}
          undo={() => setShots([])}
          choose={one => choose('cannons.aim', one)}
        />
      )
    case 'snipe':
      return <Sniping left={task.ask.min - sniped.length} name={names[task.target] ?? ''} />
    case 'treasure':
      return <TreasureTask key={asked} ask={task.ask} canChoose={canChoose} choose={one => choose(task.ask.at, one)} />
    case 'offer':
    case 'promise':
      return <Bargain key={asked} {...{ task, names, canChoose, choose }} />
    case 'board':
      return (
        <div className={css.stay}>
          <Button disabled={!canChoose} onClick={() => choose('boarding.choose', { board: null })}>
            {i18n._('Stay away')}
          </Button>
        </div>
      )
    case 'other':
    case 'none':
      return null
  }
}

/** SD-16 The dice themselves are tapped, on the ship that was hit. */
function Sniping({ left, name }: { left: number; name: string }) {
  const { i18n } = useLingui()
  const says = i18n._('Tap {n, plural, one {the die} other {the # dice}} of {name} that your parrots are to destroy.', {
    n: left,
    name,
  })
  return <p className={css.stay}>{says}</p>
}

/** An offer in the making: the treasure first, then what is promised with it. */
function Bargain({
  task,
  names,
  canChoose,
  choose,
}: Pick<Props, 'names' | 'canChoose' | 'choose'> & { task: Bargaining }) {
  return task.kind === 'offer' ? (
    <OfferTask ask={task.ask} {...{ names, canChoose }} choose={one => choose('negotiation.offer', one)} />
  ) : (
    <PromiseTask ask={task.ask} {...{ names, canChoose }} choose={one => choose('negotiation.promise', one)} />
  )
}

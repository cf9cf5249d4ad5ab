/** The table of King of Pirates: the map, how the race stands, one's ship and hand, and what is asked. */
import type { Seat } from '@nassau/kernel'
import { type ScreenProps, useSteady } from '@nassau/ui'
import { useSince } from '@nassau/ui/hexes'
import { type Sounds, useSounds } from '@nassau/ui/sound'
import { useMemo, useState } from 'react'
import type { Hand } from '../board.ts'
import { type Chart, chartOf, type Space } from '../chart.ts'
import type { SeasEvent } from '../events.ts'
import type { KingOfPirates } from '../rules.ts'
import { spacesLeft } from '../steps/movement.ts'
import type { SeasView, ShipView } from '../view.ts'
import type { Card } from '../words/names.ts'
import type { Course } from './map/course.ts'
import { SeasMap } from './map/map.tsx'
import { useCourse } from './map/use-course.ts'
import { Voyage } from './map/voyage.tsx'
import { RolledDice } from './rolled-dice.tsx'
import css from './screen.module.css'
import { HandOfCards } from './ship/hand.tsx'
import { Sheet } from './ship/sheet.tsx'
import { type Choose, steeringOf, type Task, taskOf } from './task.ts'
import { AskPanel, hasPanel } from './tasks/ask-panel.tsx'
import { Tidings } from './tidings.tsx'

const SOUNDS: Sounds<SeasEvent['kind']> = {
  sailed: 'water',
  'tile-turned': 'wood',
  played: 'card',
  drew: 'card',
  attacks: 'drum',
  rolled: 'die',
  'dutchman-drifts': 'die',
  'rolled-again': 'cannon',
  plundered: 'coin',
  robbed: 'coin',
  'dug-up': 'coin',
  'pocket-picked': 'coin',
  'mutiny-brews': 'drum',
  bought: 'wood',
  won: 'win',
}

export function Screen(props: ScreenProps<KingOfPirates>) {
  const { seen, edition, names, seat, fresh, canChoose, prompt } = props
  const { view, stack } = seen
  const { since, choose } = useAnswering(props)
  const chart = chartOf(edition)
  const task = useMemo(() => taskOf(seen, chart), [seen, chart])
  const own = seat === null ? null : (view.ships[seat] ?? null)
  const [card, take] = useTakenCard(own?.hand ?? null)
  const frame = stack.at(-1)
  const left = frame?.step === 'movement' && view.turn === seat ? Math.max(0, spacesLeft(view, frame, edition)) : 0
  const { steering, steps } = useSteering(card, task, view, chart)
  const { courses, sailTo, stay } = useCourse({ seen, edition, seat, fresh, canChoose, task, left, choose })
  const chosen: Choose = (at, choice) => {
    take(null)
    stay()
    choose(at, choice)
  }
  const goTo = useSteady((space: Space): void => {
    const way = steering?.get(space)
    if (way && task.at) chosen(task.at, way)
    else if (!steering) sailTo(space)
  })

  useSounds(fresh, SOUNDS)

  const asking = hasPanel(task, view.fight !== null, card)
  return (
    <div className={css.table} data-onlooking={own?.hand ? undefined : ''}>
      <div className={css.board}>
        <Voyage view={view} names={names} seat={seat} isBegun={frame?.step !== 'match'} />
        <div className={css.sea}>
          <SeasMap
            chart={chart}
            view={view}
            names={names}
            seat={seat}
            fresh={fresh}
            since={since}
            ways={canChoose ? (steps ?? courses) : NOWHERE}
            choose={goTo}
          />
        </div>
        <Tidings fresh={fresh} names={props.told} edition={edition} />
        <RolledDice fresh={fresh} />
      </div>
      <div className={css.lower}>
        <div className={css.prompt}>{prompt}</div>
        <div className={css.aside}>
          <div className={css.asked}>
            {asking && <AskPanel {...props} choose={chosen} task={task} left={left} card={card} take={take} />}
          </div>
          {own?.hand && seat !== null && (
            <Dock {...{ view, edition, seat, task, asking, canChoose, card, take }} ship={own} hand={own.hand} />
          )}
        </div>
      </div>
    </div>
  )
}

type DockProps = Pick<ScreenProps<KingOfPirates>, 'edition' | 'canChoose'> & {
  view: SeasView
  seat: Seat
  ship: ShipView
  hand: Hand
  task: Task
  /** Whether the panel beside the board asks something. */
  asking: boolean
  card: Card | null
  take: (card: Card | null) => void
}

/** One's own ship and hand. */
const Dock = ({ view, edition, seat, ship, hand, task, asking, canChoose, card, take }: DockProps) => (
  <div className={css.dock} data-task={task.panel.kind} data-asking={asking || undefined}>
    <Sheet ship={ship} view={view} seat={seat} edition={edition} />
    <HandOfCards
      hand={hand}
      task={task}
      canChoose={canChoose}
      chosen={card}
      pick={one => take(one === card ? null : one)}
    />
  </div>
)

/** What others have done since one's last turn, and answering, which makes an end of it; cards thrown away do not. */
function useAnswering({ seen: { view }, fresh, seat, choose: answer }: ScreenProps<KingOfPirates>) {
  const { since, forget } = useSince(fresh, view.turn, seat)
  const choose: Choose = (at, choice) => {
    if (at !== 'upkeep.discard') forget()
    answer(at, choice)
  }
  return { since, choose }
}

/** The card taken from the hand; one that has left the hand is no longer taken. */
function useTakenCard(hand: Hand | null): readonly [Card | null, (card: Card | null) => void] {
  const [taken, take] = useState<Card | null>(null)
  return [taken !== null && (hand?.[taken] ?? 0) > 0 ? taken : null, take]
}

/** Where the Dutchman can be sent, while its card is taken from the hand, and the steps there. */
function useSteering(card: Card | null, task: Task, view: SeasView, chart: Chart) {
  const steering = useMemo(
    () => (card === 'flying-dutchman' ? steeringOf(task.plays.get(card) ?? [], view, chart) : null),
    [card, task, view, chart],
  )
  const steps = useMemo(() => steering && stepsTo(steering), [steering])
  return { steering, steps }
}

const NOWHERE: ReadonlyMap<Space, Course> = new Map()

/** The Dutchman goes one space at a time. */
const stepsTo = (spaces: ReadonlyMap<Space, object>): Map<Space, Course> =>
  new Map(Array.from(spaces.keys(), space => [space, [space]]))

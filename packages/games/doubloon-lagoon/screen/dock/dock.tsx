/** At the thumb: what can be done now, one's own units, and the cards in hand. */
import { useLingui } from '@lingui/react'
import type { Choice, Picked, Seat } from '@nassau/kernel'
import { Button } from '@nassau/ui'
import { useState } from 'react'
import { eventOf } from '../../cards/decks.ts'
import type { Edition } from '../../edition/edition.ts'
import type { DoubloonLagoon, LagoonFrame } from '../../rules.ts'
import type { LagoonView } from '../../view.ts'
import { cardNotes } from '../fight/card-change.ts'
import { type Offer, playable, type Task } from '../task.ts'
import css from './dock.module.css'
import { Hand } from './hand.tsx'
import { forButtons, OfferButtons } from './offers.tsx'
import { PickUnits } from './pick-units.tsx'
import { isSensible } from './sensible.ts'
import { Unguarded } from './unguarded.tsx'
import { UnitList } from './unit-list.tsx'

type Props = {
  view: LagoonView
  edition: Edition
  names: readonly string[]
  seat: Seat | null
  task: Task
  offers: readonly Offer[]
  frame: LagoonFrame | undefined
  held: number | null
  ready: ReadonlySet<number>
  canChoose: boolean
  /** What is asked, as a key. */
  asked: string
  /** The place in the hand of the card that is to be played. */
  lifted: number | null
  lift: (place: number) => void
  take: (unit: number) => void
  say: (offer: Offer) => string
  choose: (choice: Choice<DoubloonLagoon>) => void
}

export function Dock(props: Props) {
  const { view, edition, names, seat, task, offers, frame, held, ready, canChoose, asked, lifted } = props
  const { lift, take, say, choose } = props
  const { i18n } = useLingui()
  const own = new Set(view.units.flatMap(({ owner, at }, id) => (owner === seat && at !== null ? [id] : [])))
  const hand = view.hand ?? []
  const card = lifted === null ? null : (hand[lifted] ?? null)
  const plays = playable(offers)
  const now = { view, edition, seat, frame }
  const isSettingUp = frame?.step === 'match'
  const { discards, mark } = useDiscards(asked)
  return (
    <div className={css.dock} data-task={task.kind} data-step={frame?.step}>
      <div className={css.own}>
        <div className={css.actions}>
          {task.kind === 'list' && card === null && (
            <OfferButtons
              offers={forButtons(offers, own)}
              isGold={offer => isSensible(now, offer, offers)}
              endsTurn={frame?.step === 'exploration'}
              {...{ canChoose, say, choose }}
            />
          )}
          {seat !== null && offers.length > 0 && <Unguarded {...{ view, edition, names, seat, frame }} />}
          {isSettingUp && <Placing view={view} isMine={offers.length > 0} />}
          {task.kind === 'units' && (
            <PickUnits key={asked} {...task} {...{ frame, view, names, seat, canChoose, choose }} />
          )}
          {task.kind === 'discard' && (
            <Discarding
              wanted={task.ask.min}
              marked={discards.flatMap(place => hand[place] ?? [])}
              {...{ canChoose, choose }}
            />
          )}
        </div>
        {card !== null && lifted !== null && (
          <Aiming putBack={() => lift(lifted)} {...{ card, offers, now, canChoose, say, choose }} />
        )}
        {seat !== null && !isSettingUp && (
          <UnitList
            isMovement={frame?.step === 'movement' && view.turn === seat}
            {...{ view, edition, names, seat, held, ready, canChoose, take }}
          />
        )}
      </div>
      {seat !== null && !isSettingUp && (
        <Hand
          {...{ hand, edition }}
          notes={cardNotes(i18n, now, plays)}
          open={task.kind === 'discard' ? new Set(hand) : plays.size > 0 && canChoose ? plays : null}
          lifted={new Set(task.kind === 'discard' ? discards : lifted === null ? [] : [lifted])}
          press={place => (task.kind === 'discard' ? mark(place, task.ask.max) : lift(place))}
        />
      )}
    </div>
  )
}

/** The places in the hand that are marked to be thrown away; another ask makes an end of it. */
function useDiscards(asked: string) {
  const [marked, setMarked] = useState<{ for: string; places: readonly number[] }>({ for: '', places: [] })
  const discards = marked.for === asked ? marked.places : []
  const mark = (place: number, most: number): void =>
    setMarked({
      for: asked,
      places: discards.includes(place) ? discards.filter(other => other !== place) : [...discards, place].slice(-most),
    })
  return { discards, mark }
}

type AimingProps = Pick<Props, 'offers' | 'canChoose' | 'say' | 'choose'> & {
  card: string
  now: Pick<Props, 'view' | 'edition' | 'seat' | 'frame'>
  putBack: () => void
}

/** A card lifted from the hand: what it says, and on what it can be played. */
function Aiming({ card, offers, now, putBack, canChoose, say, choose }: AimingProps) {
  const { i18n } = useLingui()
  const aimed = offers.filter(({ means }) => means.kind === 'play' && means.card === card)
  return (
    <div className={css.aimed}>
      <p>{i18n._(eventOf(now.edition, card).text)}</p>
      <OfferButtons offers={aimed} isGold={offer => isSensible(now, offer, aimed)} {...{ canChoose, say, choose }} />
      <Button variant="plain" onClick={putBack}>
        {i18n._('Keep the card')}
      </Button>
    </div>
  )
}

type DiscardingProps = {
  wanted: number
  marked: readonly string[]
  canChoose: boolean
  choose: (choice: Picked<string>) => void
}

function Discarding({ wanted, marked, canChoose, choose }: DiscardingProps) {
  const { i18n } = useLingui()
  return (
    <>
      <p className={css.hint}>
        {i18n._('Mark {wanted, plural, one {# card} other {# cards}} to throw away.', { wanted })}
      </p>
      <Button
        variant="gold"
        disabled={!canChoose || marked.length !== wanted}
        onClick={() => choose({ pick: [...marked] })}
      >
        {i18n._('Throw away {n} of {wanted}', { n: marked.length, wanted })}
      </Button>
    </>
  )
}

/** How far the placing of counters is. */
function Placing({ view, isMine }: { view: LagoonView; isMine: boolean }) {
  const { i18n } = useLingui()
  const all = view.adventures.length
  if (view.homes.includes(null) || all === 0) return null
  const left = all - view.counters.length
  const label = i18n._('{left, plural, one {# counter} other {# counters}} of {all} left to place', { left, all })
  return (
    <div className={css.progress}>
      <span>
        {label}
        {isMine && ` – ${i18n._('click any lit hex')}`}
      </span>
      <progress value={view.counters.length} max={all} aria-label={label} />
    </div>
  )
}

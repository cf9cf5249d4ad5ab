/** The card everyone looks at: an adventure turned up, a card just played, what the spyglass shows; and dice of chance. */
import { useLingui } from '@lingui/react'
import { SeatMark } from '@nassau/ui'
import { Die2D, Reckoned } from '@nassau/ui/art'
import type { Edition } from '../edition/edition.ts'
import type { LagoonEvent } from '../events.ts'
import type { LagoonFrame } from '../rules.ts'
import type { LagoonView } from '../view.ts'
import { DeckCard } from './deck-card.tsx'
import css from './spotlight.module.css'

type Lit = { deck: 'adventure' | 'event'; card: string; seat: number | null; stays: boolean }

/** What is being carried out or answered stays; what is over was heard just now and fades. */
export function litBy(stack: readonly LagoonFrame[], view: LagoonView, fresh: readonly LagoonEvent[]): Lit | null {
  const top = stack.at(-1)
  if (top?.step === 'exploration' && top.at === 'spy') {
    const card = view.adventures.at(-1)?.card
    if (card) return { deck: 'adventure', card, seat: null, stays: true }
  }
  const frame = stack.findLast(({ step }) => step === 'card' || step === 'adventure' || step === 'passage')
  if (frame?.step === 'card' || frame?.step === 'passage')
    return { deck: 'event', card: frame.card, seat: frame.by, stays: true }
  if (frame?.step === 'adventure') return { deck: 'adventure', card: frame.card, seat: frame.seat, stays: true }
  const event = fresh.findLast(({ kind }) => kind === 'played' || kind === 'adventure')
  if (event?.kind === 'played') return { deck: 'event', card: event.card, seat: event.seat, stays: false }
  if (event?.kind === 'adventure') return { deck: 'adventure', card: event.card, seat: event.seat, stays: false }
  return null
}

type Props = {
  stack: readonly LagoonFrame[]
  view: LagoonView
  fresh: readonly LagoonEvent[]
  edition: Edition
  names: readonly string[]
}

export function Spotlight({ stack, view, fresh, edition, names }: Props) {
  const { i18n } = useLingui()
  const lit = litBy(stack, view, fresh)
  const rolls = rollsIn(fresh)
  if (!lit && rolls.length === 0) return null
  const key = `${lit?.deck}${lit?.card}${JSON.stringify(rolls)}`
  return (
    <div className={css.light} key={key} data-stays={lit?.stays || undefined} aria-hidden="true">
      {lit && <DeckCard deck={lit.deck} id={lit.card} edition={edition} className={css.card} />}
      {lit?.seat != null && (
        <p>
          <SeatMark seat={lit.seat} says="" /> {names[lit.seat]}
        </p>
      )}
      {rolls.map(({ pips, who, isGood }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls are told apart by their order
        <p key={i}>
          {who !== null && names[who]} <Die2D face={pips} says="" isThrown className={css.die} />
          {isGood !== null && <Reckoned>{isGood ? i18n._('all is well') : i18n._('bad luck')}</Reckoned>}
        </p>
      ))}
    </div>
  )
}

type Roll = { pips: number; who: number | null; isGood: boolean | null }

/** Dice that are no battle's. */
function rollsIn(fresh: readonly LagoonEvent[]): Roll[] {
  return fresh.flatMap((event): Roll[] => {
    switch (event.kind) {
      case 'checked':
        return [{ pips: event.pips, who: null, isGood: !event.isBad }]
      case 'struck':
        return [{ pips: event.pips, who: null, isGood: !event.isSinking }]
      case 'boarding-rolled':
        return [event.caller, event.other].map((who, i) => ({ pips: event.dice[i] ?? 1, who, isGood: null }))
      case 'broke-off':
        return [
          { pips: event.ours, who: event.ship.owner, isGood: null },
          { pips: event.theirs, who: event.other.owner, isGood: null },
        ]
      case 'rolled-for-first':
        return event.rolls.map(({ seat, pips }) => ({ pips, who: seat, isGood: null }))
      default:
        return []
    }
  })
}

/** What just happened that wants to be looked at: a card played, a prize plundered and counted, a captain lost. */
import { useLingui } from '@lingui/react'
import { Passing, SeatMark } from '@nassau/ui'
import { CardFrame, Die2D, Doubloon, TreasureChest } from '@nassau/ui/art'
import { animate } from 'motion/react'
import { type ReactNode, useEffect, useState } from 'react'
import { sum } from '../../kit/lists.ts'
import type { Edition } from '../edition/edition.ts'
import type { SeasEvent } from '../events.ts'
import { say } from '../words/say.ts'
import { EMBLEMS, INKS } from './map/emblems.tsx'
import css from './tidings.module.css'
import { cardRule, cardWord, counted } from './words.ts'

type Props = { fresh: readonly SeasEvent[]; names: readonly string[]; edition: Edition }

const SHOWN = ['played', 'fought', 'plundered', 'robbed', 'dug-up', 'pocket-picked', 'haunted', 'mutiny'] as const
type Shown = Extract<SeasEvent, { kind: (typeof SHOWN)[number] }>
const isShown = (event: SeasEvent): event is Shown => SHOWN.some(kind => kind === event.kind)

/** What each brings: one number a loot card, or all at once. */
function lootOf(event: Shown): readonly number[] {
  switch (event.kind) {
    case 'plundered':
    case 'robbed':
      return event.loot
    case 'dug-up':
    case 'pocket-picked':
      return [event.doubloons]
    default:
      return []
  }
}

export function Tidings({ fresh, names, edition }: Props) {
  const event = fresh.findLast(isShown)
  if (!event) return null
  const loot = lootOf(event)
  const total = event.kind === 'robbed' ? event.taken : sum(loot)
  const rolled = fresh.findLast(other => other.kind === 'rolled' || other.kind === 'rolled-again')
  return (
    <Passing className={css.tidings} key={JSON.stringify(event)}>
      {event.kind === 'played' && <PlayedCard card={event.card.play} />}
      <p className={css.says}>
        {'seat' in event && <SeatMark seat={event.seat} says="" />} <span>{say(event, names, edition).text}</span>
      </p>
      {event.kind === 'fought' && rolled && (
        <p className={css.dice}>
          {rolled.dice.map((pips, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
            <Die2D key={i} says="" face={pips} />
          ))}
        </p>
      )}
      {loot.length > 0 && (
        <Haul loot={loot} total={<CountUp to={total} />}>
          {event.kind === 'dug-up' && <TreasureChest isOpen className={css.chest} />}
        </Haul>
      )}
    </Passing>
  )
}

type HaulProps = { loot: readonly number[]; total: ReactNode; children?: ReactNode }

/** Loot cards one by one, and what they come to. */
export const Haul = ({ loot, total, children }: HaulProps) => (
  <div className={css.loot}>
    {children}
    {loot.length > 1 && (
      <ol>
        {loot.map((worth, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike cards are told apart by their place only
          <li key={i} style={{ animationDelay: `${i * 90}ms` }}>
            {worth}
          </li>
        ))}
      </ol>
    )}
    <b className={css.total}>
      <Doubloon /> {total}
    </b>
  </div>
)

function PlayedCard({ card }: { card: keyof typeof EMBLEMS }) {
  const { i18n } = useLingui()
  return (
    <CardFrame
      className={css.card}
      name={cardWord(i18n, card)}
      rule={cardRule(i18n, card)}
      emblem={EMBLEMS[card]}
      ink={INKS[card]}
    />
  )
}

function CountUp({ to }: { to: number }) {
  const { i18n } = useLingui()
  const [n, setN] = useState(0)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setN(to)
      return
    }
    const counting = animate(0, to, { duration: 0.9, onUpdate: now => setN(Math.round(now / 100) * 100) })
    return () => counting.stop()
  }, [to])
  return counted(i18n, n)
}

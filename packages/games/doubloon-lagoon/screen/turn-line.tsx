/** Round, whose turn, its four segments, and where Kreth's Treasure is, for all to see. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { Button, SeatMark } from '@nassau/ui'
import { useState } from 'react'
import Book from '~icons/game-icons/treasure-map'
import { treasureOf } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'
import { hexName } from '../edition/map.ts'
import type { LagoonFrame } from '../rules.ts'
import type { LagoonView } from '../view.ts'
import { Ledger } from './ledger.tsx'
import css from './turn.module.css'
import { type Speaker, unitWord } from './words.ts'

const SEGMENTS = ['draw', 'movement', 'battle', 'exploration'] as const
type Segment = (typeof SEGMENTS)[number]

const isSegment = (step: string): step is Segment => SEGMENTS.some(segment => segment === step)

type Props = {
  view: LagoonView
  stack: readonly LagoonFrame[]
  edition: Edition
  names: readonly string[]
  seat: Seat | null
}

export function TurnLine({ view, stack, edition, names, seat }: Props) {
  const { i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const words: Readonly<Record<Segment, string>> = {
    draw: i18n._('Draw'),
    movement: i18n._('Move'),
    battle: i18n._('Battle'),
    exploration: i18n._('Explore'),
  }
  const now = stack.map(({ step }) => step).findLast(isSegment)
  const isSetUp =
    now === undefined && stack[0]?.step === 'match' && (stack[0].at === 'port' || stack[0].at === 'counter')
  return (
    <div className={css.line}>
      {isSetUp && <span className={css.round}>{i18n._('Before the first round')}</span>}
      {!isSetUp && (
        <span className={css.whose}>
          <SeatMark seat={view.turn} says="" /> <span className={css.name}>{names[view.turn]}</span>
        </span>
      )}
      {!isSetUp && (
        <ol className={css.segments}>
          {SEGMENTS.map(segment => (
            <li key={segment} aria-current={segment === now ? 'step' : undefined}>
              {words[segment]}
            </li>
          ))}
        </ol>
      )}
      <span className={css.treasure}>{treasureWord({ i18n, names, seat }, view, edition)}</span>
      <span className={css.tools} data-tools>
        <Button size="small" aria-label={i18n._('Adventures so far')} onClick={() => setOpen(true)}>
          <Book /> <span className={css.long}>{i18n._('Adventures')}</span>
        </Button>
      </span>
      <Ledger isOpen={isOpen} close={() => setOpen(false)} {...{ view, edition, names }} />
    </div>
  )
}

/** Where the treasure is: nobody knows, in a hex, or with somebody. */
function treasureWord(speaker: Speaker, view: LagoonView, edition: Edition): string {
  const { i18n } = speaker
  const treasure = treasureOf(edition)
  const lying = view.ground.find(({ item }) => item === treasure)
  if (lying) return i18n._('Kreth’s Treasure lies on {hex}', { hex: hexName(edition, lying.at) })
  const carrier = view.units.find(({ items }) => items.includes(treasure))
  if (carrier?.at != null)
    return i18n._('{unit} has Kreth’s Treasure, on {hex}', {
      unit: unitWord(speaker, carrier),
      hex: hexName(edition, carrier.at),
    })
  return view.adventures.length === 0 ? '' : i18n._('Kreth’s Treasure is not found yet')
}

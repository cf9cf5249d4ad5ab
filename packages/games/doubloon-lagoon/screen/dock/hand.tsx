/** The event cards in hand: those that can be played are lit, one is lifted to be aimed, some are marked to be thrown away. */
import { useLingui } from '@lingui/react'
import { CardFrame } from '@nassau/ui/art'
import { eventOf } from '../../cards/decks.ts'
import type { Edition } from '../../edition/edition.ts'
import { briefly, eventLook } from '../card-look.tsx'
import css from './hand.module.css'

type Props = {
  hand: readonly string[]
  edition: Edition
  /** Which cards can be pressed; null if none is asked for and all are merely shown. */
  open: ReadonlySet<string> | null
  /** Places of lifted cards. */
  lifted: ReadonlySet<number>
  /** What a card would change if it were played now. */
  notes: ReadonlyMap<string, string>
  press: (place: number) => void
}

export function Hand({ hand, edition, open, lifted, notes, press }: Props) {
  const { i18n } = useLingui()
  if (hand.length === 0) return <p className={css.none}>{i18n._('No cards in hand')}</p>
  return (
    <ul className={css.hand} aria-label={i18n._('Your cards')}>
      {hand.map((id, place) => {
        const card = eventOf(edition, id)
        const { Picture, ink, timing } = eventLook(i18n, card)
        const isOpen = open?.has(id) === true
        const isLifted = lifted.has(place)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike cards are told apart by their place
          <li key={place}>
            <button
              type="button"
              className={css.card}
              data-open={isOpen || undefined}
              disabled={!isOpen}
              aria-pressed={isLifted}
              title={`${i18n._(card.name)}: ${i18n._(card.text)}`}
              onClick={() => press(place)}
            >
              <CardFrame
                name={i18n._(card.name)}
                rule={briefly(i18n, card)}
                emblem={<Picture />}
                ink={ink}
                timing={timing}
                className={css.frame}
                {...(isLifted ? { state: 'chosen' as const } : open && !isOpen ? { state: 'closed' as const } : {})}
              />
              {notes.has(id) && <span className={css.note}>{notes.get(id)}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

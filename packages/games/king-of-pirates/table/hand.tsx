/** The cards in hand, alike ones as one pile. Every card can be read; what can be played or discarded now is lit. */
import { useLingui } from '@lingui/react'
import { CardFrame } from '@nassau/ui/art'
import type { CSSProperties } from 'react'
import type { Hand } from '../board.ts'
import { CARDS, type Card } from '../names.ts'
import { EMBLEMS, INKS } from './emblems.tsx'
import css from './hand.module.css'
import type { Task } from './task.ts'
import { cardRule, cardTiming, cardWord } from './words.ts'

type Props = {
  hand: Hand
  task: Task
  canChoose: boolean
  chosen: Card | null
  pick: (card: Card) => void
}

export function HandOfCards({ hand, task, canChoose, chosen, pick }: Props) {
  const { i18n } = useLingui()
  const held = CARDS.filter(card => hand[card] > 0)
  if (held.length === 0) return <p className={css.empty}>{i18n._('No cards in hand')}</p>
  const labelOf = (card: Card, isOpen: boolean): string => {
    const name = cardWord(i18n, card)
    if (!isOpen) return i18n._('Read {name}', { name })
    return task.plays.has(card) ? i18n._('Play {name}', { name }) : i18n._('Discard {name}', { name })
  }
  const style: CSSProperties & Record<`--${string}`, number> = { '--cards': held.length }
  return (
    <ul className={css.hand} style={style} aria-label={i18n._('Your cards')}>
      {held.map(card => {
        const timing = cardTiming(i18n, card)
        const isOpen = canChoose && (task.plays.has(card) || task.discards.has(card))
        return (
          <li key={card} className={css.pile} data-open={isOpen || undefined} data-many={hand[card] > 1 || undefined}>
            <CardFrame
              className={css.card}
              name={cardWord(i18n, card)}
              rule={cardRule(i18n, card)}
              emblem={EMBLEMS[card]}
              ink={INKS[card]}
              {...(timing && { timing })}
              {...(chosen === card && { state: 'chosen' })}
            />
            {hand[card] > 1 && (
              <span className={css.count}>
                <span aria-hidden="true">× {hand[card]}</span>
                <span className={css.unseen}>{i18n._('{n} of these', { n: hand[card] })}</span>
              </span>
            )}
            <button
              type="button"
              className={css.play}
              data-card={card}
              aria-pressed={chosen === card}
              aria-label={labelOf(card, isOpen)}
              onClick={() => pick(card)}
            />
          </li>
        )
      })}
    </ul>
  )
}

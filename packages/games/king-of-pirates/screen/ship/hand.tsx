/** The cards in hand, alike ones as one pile. Every card can be read; what can be played now is lit. */
import { useLingui } from '@lingui/react'
import type { CSSProperties } from 'react'
import type { Hand } from '../../board.ts'
import { CARDS, type Card } from '../../words/names.ts'
import type { Task } from '../task.ts'
import { cardRule, cardWord } from '../words.ts'
import css from './hand.module.css'
import { Pile } from './pile.tsx'

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
    return isOpen ? i18n._('Play {name}', { name }) : i18n._('Read {name}', { name })
  }
  const style: CSSProperties & Record<`--${string}`, number> = { '--cards': held.length }
  return (
    <ul className={css.hand} style={style} aria-label={i18n._('Your cards')}>
      {held.map(card => {
        const isOpen = canChoose && task.plays.has(card)
        return (
          <li key={card}>
            <Pile card={card} n={hand[card]} isOpen={isOpen} isChosen={chosen === card} />
            <button
              type="button"
              className={css.play}
              data-card={card}
              aria-pressed={chosen === card}
              aria-label={labelOf(card, isOpen)}
              title={cardRule(i18n, card)}
              onClick={() => pick(card)}
            />
          </li>
        )
      })}
    </ul>
  )
}

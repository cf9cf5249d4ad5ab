/** Alike action cards, one on the other. */
import { useLingui } from '@lingui/react'
import { CardFrame } from '@nassau/ui/art'
import type { Card } from '../../words/names.ts'
import { EMBLEMS, INKS } from '../map/emblems.tsx'
import { cardRule, cardTiming, cardWord } from '../words.ts'
import css from './hand.module.css'

type Props = {
  card: Card
  n: number
  /** Whether it can be played or discarded now. */
  isOpen?: boolean
  isChosen?: boolean
}

export function Pile({ card, n, isOpen = false, isChosen = false }: Props) {
  const { i18n } = useLingui()
  const timing = cardTiming(i18n, card)
  return (
    <div className={css.pile} data-open={isOpen || undefined} data-many={n > 1 || undefined}>
      <CardFrame
        className={css.card}
        name={cardWord(i18n, card)}
        rule={cardRule(i18n, card)}
        emblem={EMBLEMS[card]}
        ink={INKS[card]}
        {...(timing && { timing })}
        {...(isChosen && { state: 'chosen' })}
      />
      {n > 1 && (
        <span className={css.count}>
          <span aria-hidden="true">× {n}</span>
          <span className="unseen">{i18n._('{n} of these', { n })}</span>
        </span>
      )}
    </div>
  )
}

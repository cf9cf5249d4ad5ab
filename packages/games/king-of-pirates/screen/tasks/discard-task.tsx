/** KP-25 The cards too many for the draw to come, all at once. */
import { useLingui } from '@lingui/react'
import { Button } from '@nassau/ui'
import { useState } from 'react'
import type { Card } from '../../words/names.ts'
import type { Choose } from '../task.ts'
import { cardRule, cardWord } from '../words.ts'
import tasks from './tasks.module.css'
import { Ticks } from './ticks.tsx'

type Props = {
  /** Every card in hand, and how many of them must go. */
  cards: readonly Card[]
  n: number
  canChoose: boolean
  choose: Choose
}

export function DiscardTask({ cards, n, canChoose, choose }: Props) {
  const { i18n } = useLingui()
  const [ticked, tick] = useState<readonly number[]>([])
  return (
    <>
      <p className={tasks.says}>
        {i18n._('{ticked} of {n, plural, one {# card} other {# cards}} to discard. You may play one instead.', {
          ticked: ticked.length,
          n,
        })}
      </p>
      <Ticks things={cards} ticked={ticked} most={n} canChoose={canChoose} tick={tick}>
        {card => (
          <span className={tasks.two}>
            <b>{cardWord(i18n, card)}</b>
            <span>{cardRule(i18n, card)}</span>
          </span>
        )}
      </Ticks>
      <div className={tasks.buttons}>
        <Button
          variant="gold"
          disabled={!canChoose || ticked.length < n}
          onClick={() => choose('upkeep.discard', { discard: cards.filter((_, i) => ticked.includes(i)) })}
        >
          {i18n._('{n, plural, one {Discard it} other {Discard them}}', { n })}
        </Button>
      </div>
    </>
  )
}

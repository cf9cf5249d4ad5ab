/** An offer in the making: for every treasure die on the island, who gets it. */
import { useLingui } from '@lingui/react'
import type { AssignAsk, Assigned } from '@nassau/kernel'
import { Button, SeatMark } from '@nassau/ui'
import { useState } from 'react'
import type { Share } from '../../steps/negotiation.ts'
import { choiceOf, firstLayout, type Placed, put } from '../ship/arrangement.ts'
import { CoinDie } from '../ship/face.tsx'
import css from '../tasks.module.css'

type Props = {
  ask: AssignAsk<Share>
  names: readonly string[]
  canChoose: boolean
  choose: (choice: Assigned<Share>) => void
}

export function OfferTask({ ask, names, canChoose, choose }: Props) {
  const { i18n } = useLingui()
  const [laid, setLaid] = useState<readonly Placed<Share>[]>(() => firstLayout(ask))
  const nameOf = (place: Share): string =>
    typeof place === 'number' ? (names[place] ?? '') : i18n._('stays on the island')
  return (
    <div className={css.task}>
      <ul className={css.shares}>
        {laid.map(({ thing, to, at }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike dice are told apart by their place only
          <li key={i}>
            <CoinDie coins={Number(thing)} says={i18n._('{n, plural, one {# coin} other {# coins}}', { n: thing })} />
            <span className={css.row}>
              {to.map(place => (
                <button
                  key={place}
                  type="button"
                  className={css.share}
                  aria-pressed={at === place}
                  disabled={!canChoose}
                  onClick={() => setLaid(put(ask, laid, i, place))}
                >
                  {typeof place === 'number' && <SeatMark seat={place} says="" />}
                  {nameOf(place)}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <Button variant="gold" size="large" disabled={!canChoose} onClick={() => choose(choiceOf(laid))}>
        {i18n._('Offer this')}
      </Button>
    </div>
  )
}

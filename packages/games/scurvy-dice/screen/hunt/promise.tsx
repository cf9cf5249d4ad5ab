/** Promises in the making: what the offerer promises, and what is asked of each of the others (SD-33). */
import { useLingui } from '@lingui/react'
import type { AssignAsk, Assigned } from '@nassau/kernel'
import { Button, SeatMark, Select } from '@nassau/ui'
import { useState } from 'react'
import { seatOfParty, type Term, termOf } from '../../promises.ts'
import { deedInWords } from '../../words/words.ts'
import { choiceOf, type Placed, put } from '../ship/arrangement.ts'
import css from '../tasks.module.css'

type Props = {
  ask: AssignAsk<Term>
  names: readonly string[]
  canChoose: boolean
  choose: (choice: Assigned<Term>) => void
}

export function PromiseTask({ ask, names, canChoose, choose }: Props) {
  const { i18n } = useLingui()
  const [laid, setLaid] = useState<readonly Placed<Term>[]>(() =>
    ask.groups.map(({ thing, to }) => ({ thing, to, at: 'nothing' })),
  )
  const labelOf = (term: Term): string => {
    const deed = termOf(term)
    return deed ? deedInWords(deed, names) : i18n._('nothing')
  }
  return (
    <div className={css.task}>
      <ul className={css.shares}>
        {laid.map(({ thing, to, at }, i) => {
          const seat = seatOfParty(String(thing)) ?? 0
          const name = names[seat] ?? ''
          return (
            <li key={thing}>
              <SeatMark seat={seat} says="" />
              <Select
                label={i === 0 ? i18n._('{name} promises', { name }) : i18n._('{name} is asked', { name })}
                value={at}
                options={to.map(term => ({ value: term, label: labelOf(term) }))}
                onChange={term => setLaid(put(ask, laid, i, term))}
              />
            </li>
          )
        })}
      </ul>
      <Button variant="gold" size="large" disabled={!canChoose} onClick={() => choose(choiceOf(laid))}>
        {laid.every(({ at }) => at === 'nothing')
          ? i18n._('Offer without promises')
          : i18n._('Offer with these promises')}
      </Button>
    </div>
  )
}

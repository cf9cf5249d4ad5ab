/** Treasure dice to tap: from the island, or out of a boarded ship. */
import { useLingui } from '@lingui/react'
import type { PickAsk, Picked } from '@nassau/kernel'
import { Button } from '@nassau/ui'
import { useState } from 'react'
import { sum } from '../../../kit/lists.ts'
import { CoinDie } from '../ship/face.tsx'
import css from '../tasks.module.css'

type Props = { ask: PickAsk<number>; canChoose: boolean; choose: (choice: Picked<number>) => void }

export function TreasureTask({ ask, canChoose, choose }: Props) {
  const { i18n } = useLingui()
  const [taken, setTaken] = useState<readonly number[]>(() => richest(ask))
  const toggle = (i: number): void =>
    setTaken(taken.includes(i) ? taken.filter(other => other !== i) : [...taken, i].slice(-ask.max))
  const picked = ask.from.filter((_, i) => taken.includes(i))
  const coins = sum(picked)
  return (
    <div className={css.task}>
      <ul className={css.dice}>
        {ask.from.map((n, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike dice are told apart by their place only
          <li key={i}>
            <button
              type="button"
              className={css.die}
              aria-pressed={taken.includes(i)}
              disabled={!canChoose}
              onClick={() => toggle(i)}
            >
              <CoinDie
                coins={n}
                says={i18n._('{n, plural, one {# coin} other {# coins}}', { n })}
                {...(taken.includes(i) ? { state: 'chosen' as const } : {})}
              />
            </button>
          </li>
        ))}
      </ul>
      <p className={css.hint}>{i18n._('You can carry {max, plural, one {# die} other {# dice}}.', { max: ask.max })}</p>
      <Button
        variant="gold"
        size="large"
        disabled={!canChoose || picked.length < ask.min}
        onClick={() => choose({ pick: picked })}
      >
        {i18n._('{coins, plural, =0 {Take nothing} one {Take # coin} other {Take # coins}}', { coins })}
      </Button>
    </div>
  )
}

/** As many of the dearest as can be carried: what nearly everyone wants. */
const richest = ({ from, max }: PickAsk<number>): number[] =>
  from
    .map((n, i) => ({ n, i }))
    .toSorted((a, b) => b.n - a.n)
    .slice(0, max)
    .map(({ i }) => i)

/** A point of a bounded space, number by number: a throw in words, or where a disk goes. */
import { useLingui } from '@lingui/react'
import type { ThrowAsk, Thrown } from '@nassau/kernel'
import { accept, explain, quantise } from '@nassau/kernel/host'
import { useState } from 'react'
import { Button } from '../controls/index.ts'
import css from './answers.module.css'

type Props = {
  ask: ThrowAsk
  isBusy: boolean
  choose: (choice: Thrown) => void
  /** Where something else says what is wanted, such as a tap on the table. */
  wanted?: readonly number[]
  onWanted?: (numbers: readonly number[]) => void
  /** What the button says. */
  act?: string
}

/** The middle of every axis. */
const middleOf = ({ axes }: ThrowAsk): number[] => axes.map(({ min, max }) => Math.round((min + max) / 2))

export function ThrowAnswers({ ask, isBusy, choose, wanted, onWanted, act }: Props) {
  const { i18n } = useLingui()
  const [own, setOwn] = useState<readonly number[]>(() => middleOf(ask))
  const choice = quantise(ask, wanted ?? own)
  const isLegal = accept(ask, choice) !== undefined
  return (
    <>
      <div className={css.axes}>
        {ask.axes.map(({ name, unit, min, max }, i) => (
          <label key={name} className={css.axis}>
            <span>
              {name} ({unit})
            </span>
            <input
              type="number"
              min={min}
              max={max}
              value={choice.throw[i] ?? 0}
              onChange={event => (onWanted ?? setOwn)(choice.throw.with(i, Number(event.target.value)))}
            />
          </label>
        ))}
      </div>
      {!isLegal && <p role="alert">{explain(ask, choice)}</p>}
      <Button variant="gold" disabled={isBusy || !isLegal} onClick={() => choose(choice)}>
        {act ?? i18n._('Let go')}
      </Button>
    </>
  )
}

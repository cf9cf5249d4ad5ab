/** Things to tap: so many of these. */
import { useLingui } from '@lingui/react'
import type { PickAsk } from '@nassau/kernel'
import { useState } from 'react'
import { Button } from '../controls/index.ts'
import css from './answers.module.css'

type Props = { ask: PickAsk; isBusy: boolean; choose: (choice: unknown) => void; words: (choice: unknown) => string }

export function PickAnswers({ ask, isBusy, choose, words }: Props) {
  const { i18n } = useLingui()
  const [taken, setTaken] = useState<readonly number[]>(() =>
    ask.min === ask.from.length ? ask.from.map((_, i) => i) : [],
  )
  const isTaken = (i: number): boolean => taken.includes(i)
  const toggle = (i: number): void =>
    setTaken(isTaken(i) ? taken.filter(other => other !== i) : [...taken, i].slice(-ask.max))
  const picked = ask.from.filter((_, i) => isTaken(i))
  const isEnough = picked.length >= ask.min && picked.length <= ask.max
  const { min, max } = ask
  return (
    <>
      <ul className={css.list}>
        {ask.from.map((thing, i) => (
          // Alike things are told apart by their place only.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart
          <li key={i}>
            <Button variant="ink" disabled={isBusy} aria-pressed={isTaken(i)} onClick={() => toggle(i)}>
              {words({ pick: [thing] })}
            </Button>
          </li>
        ))}
      </ul>
      <p className={css.count}>
        {min === max
          ? i18n._('{n} of {max} picked', { n: picked.length, max })
          : i18n._('{n} picked, {min} to {max} wanted', { n: picked.length, min, max })}
      </p>
      <Button variant="gold" disabled={isBusy || !isEnough} onClick={() => choose({ pick: picked })}>
        {picked.length === 0 ? i18n._('Take none') : i18n._('Done')}
      </Button>
    </>
  )
}

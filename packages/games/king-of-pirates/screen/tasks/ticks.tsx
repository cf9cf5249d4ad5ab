/** Things of which some are ticked, one below the other; of too many the first ticked gives way. */
import type { ReactNode } from 'react'
import tasks from './tasks.module.css'

type Props<T> = {
  things: readonly T[]
  /** The places of those that are ticked. */
  ticked: readonly number[]
  most: number
  canChoose: boolean
  tick: (ticked: readonly number[]) => void
  children: (thing: T) => ReactNode
}

export function Ticks<T>({ things, ticked, most, canChoose, tick, children }: Props<T>) {
  const toggle = (i: number): void =>
    tick(ticked.includes(i) ? ticked.filter(other => other !== i) : [...ticked, i].slice(-most))
  return (
    <ul className={tasks.list}>
      {things.map((thing, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike things are told apart by their place only
        <li key={i}>
          <button
            type="button"
            className={tasks.row}
            disabled={!canChoose}
            aria-pressed={ticked.includes(i)}
            onClick={() => toggle(i)}
          >
            {children(thing)}
          </button>
        </li>
      ))}
    </ul>
  )
}

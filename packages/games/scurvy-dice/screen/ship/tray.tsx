/** Dice in hand: tap those that shall be rolled again, or that join the roll. */
import { useLingui } from '@lingui/react'
import type { PickAsk, Picked } from '@nassau/kernel'
import { Button } from '@nassau/ui'
import { useState } from 'react'
import type { Face } from '../../edition/edition.ts'
import css from '../tasks.module.css'
import { faceWord } from '../words.ts'
import { ShipDie } from './face.tsx'

type Props<T extends Face | 'plunder'> = {
  ask: PickAsk<T>
  canChoose: boolean
  choose: (choice: Picked<T>) => void
  isSalvage: boolean
}

export function TrayTask<T extends Face | 'plunder'>({ ask, canChoose, choose, isSalvage }: Props<T>) {
  const { i18n } = useLingui()
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  const toggle = (i: number): void => {
    const next = new Set(taken)
    if (!next.delete(i)) next.add(i)
    setTaken(next)
  }
  const n = taken.size
  const some = isSalvage
    ? i18n._('{n, plural, =0 {Roll without them} one {Roll with # die} other {Roll with # dice}}', { n })
    : i18n._('{n, plural, =0 {Keep them all} one {Roll # die again} other {Roll # dice again}}', { n })
  return (
    <div className={css.task}>
      <ul className={css.dice}>
        {ask.from.map((face, i) => {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: alike dice are told apart by their place only
            <li key={i} style={{ animationDelay: `${i * 45}ms` }}>
              <button
                type="button"
                className={css.die}
                aria-pressed={taken.has(i)}
                disabled={!canChoose}
                onClick={() => toggle(i)}
              >
                <ShipDie face={face} says={faceWord(i18n, face)} state={taken.has(i) ? 'chosen' : undefined} />
              </button>
            </li>
          )
        })}
      </ul>
      <Button
        variant="gold"
        size="large"
        disabled={!canChoose}
        onClick={() => choose({ pick: ask.from.filter((_, i) => taken.has(i)) })}
      >
        {some}
      </Button>
    </div>
  )
}

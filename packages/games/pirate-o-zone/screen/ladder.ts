/** PZ-27 What decides a tied island, rung by rung: control, dice in contact, values, and at last half each. */
import { i18n } from '#i18n'
import type { Contest } from '../../kit/tossing/screen/judging/reel.ts'
import { teamInWords } from '../../kit/tossing/words/words.ts'
import type { Step } from '../scoring-steps.ts'

type Ruling = Extract<Step, { winner: unknown }>

/** How many rungs it took: fewer than two are no ladder. */
const RUNGS: Readonly<Record<Ruling['kind'], number>> = {
  won: 1,
  unclaimed: 0,
  'won-by-contact': 2,
  'won-by-value': 3,
  halved: 4,
}

export function ladderOf({ kind, control, contacts, worth, value }: Ruling): Contest | null {
  const rungs = RUNGS[kind]
  if (rungs < 2) return null
  const all = [
    [i18n._('Control'), ...control],
    [i18n._('Dice in contact'), ...contacts],
    [i18n._('Values, in contact twice'), ...worth],
    [i18n._('Half each'), value / 2, value / 2],
  ]
  return {
    head: ['', teamInWords(0), teamInWords(1)],
    rows: all.slice(0, rungs).map((cells, i) => ({ cells, isDeciding: i === rungs - 1 })),
  }
}

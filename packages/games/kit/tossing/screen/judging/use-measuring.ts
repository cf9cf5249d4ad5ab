/** Which die is measured from: one that is pointed at, or one that was chosen by a tap or by keys. */
import { type KeyboardEvent, useMemo, useState } from 'react'
import type { TossBoard } from '../../board.ts'
import { type Measure, type Measures, nextDie } from './strings.ts'

export type Measuring = {
  /** The die the strings come from. */
  id: string | null
  strings: readonly Measure[]
  /** Pointed at, without a tap. */
  hover: (id: string | null) => void
  /** Tapped: the same die again, or none, puts the strings away. */
  pick: (id: string | null) => void
  step: (by: 1 | -1) => void
  /** Brackets and arrows go from die to die, Escape puts the strings away; whether the key was one of these. */
  onKey: (event: KeyboardEvent, hasArrows: boolean) => boolean
}

const FORTH = ['ArrowRight', 'ArrowDown']
const BACK = ['ArrowLeft', 'ArrowUp']
const NO_STRINGS: readonly Measure[] = []

export function useMeasuring(board: TossBoard, measures: Measures): Measuring {
  const [hovered, hover] = useState<string | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const die = board.dice.find(({ id }) => id === hovered) ?? board.dice.find(({ id }) => id === picked)
  const strings = useMemo(() => (die ? measures(die, board) : NO_STRINGS), [die, board, measures])
  return useMemo(() => {
    const step = (by: 1 | -1): void => setPicked(now => nextDie(board.dice, now, by))
    return {
      id: die?.id ?? null,
      strings,
      hover,
      pick: id => setPicked(now => (id === now ? null : id)),
      step,
      onKey({ key }, hasArrows) {
        const isForth = key === ']' || (hasArrows && FORTH.includes(key))
        const isBack = key === '[' || (hasArrows && BACK.includes(key))
        if (isForth || isBack) step(isForth ? 1 : -1)
        else if (key === 'Escape' && die) setPicked(null)
        else return false
        return true
      },
    }
  }, [die, strings, board.dice])
}

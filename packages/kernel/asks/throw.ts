/**
 * A throw: one point of a bounded space, whole numbers on every axis so that it is the same
 * everywhere. A choice lists them in the order of the axes: `{ throw: [0, -7620, 1200, …] }`.
 */

import type { Chance } from '../chance/chance.ts'
import { KernelBug } from '../errors.ts'
import { isRecord, show } from '../plain.ts'
import type { Seat } from './ask.ts'

/** One number of a throw, and what it counts: `{ name: 'x', unit: '0.1 mm', min: -3810, max: 3810 }`. */
export type Axis = { name: string; unit: string; min: number; max: number }

/** A ball in some of the axes that a throw must stay inside (a speed limit) or outside (something in the way). */
export type Shell = {
  /** Which axes, by their place in the list. */
  axes: readonly number[]
  centre: readonly number[]
  least: number
  /** Null: as far as you like. */
  most: number | null
  /** What it is, in words. */
  says: string
}

export type ThrowAsk = { kind: 'throw'; seat: Seat; axes: readonly Axis[]; shells: readonly Shell[] }
export type Thrown = { throw: number[] }

export const aThrow = (seat: Seat, axes: readonly Axis[], shells: readonly Shell[] = []): ThrowAsk => ({
  kind: 'throw',
  seat,
  axes,
  shells,
})

const wanted = (choice: unknown): unknown[] | null =>
  isRecord(choice) && Array.isArray(choice.throw) && Object.keys(choice).length === 1 ? choice.throw : null

const isOnAxis = (value: unknown, { min, max }: Axis): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

function isInShell(numbers: readonly number[], { axes, centre, least, most }: Shell): boolean {
  let square = 0
  axes.forEach((axis, i) => {
    const away = (numbers[axis] ?? 0) - (centre[i] ?? 0)
    square += away * away
  })
  return square >= least * least && (most === null || square <= most * most)
}

export function acceptThrow(ask: ThrowAsk, choice: unknown): Thrown | undefined {
  const values = wanted(choice)
  if (!values || values.length !== ask.axes.length) return undefined
  const numbers = ask.axes.flatMap((axis, i) => {
    const value = values[i]
    // Other languages write nought as -0.0; plain data has only one nought, and adding it makes that of the other.
    return isOnAxis(value, axis) ? [value + 0] : []
  })
  if (numbers.length < ask.axes.length || !ask.shells.every(shell => isInShell(numbers, shell))) return undefined
  return { throw: numbers }
}

/** Far more tries than any sensible space needs. */
const TRIES = 10_000

export function sampleThrow(ask: ThrowAsk, rng: Chance): Thrown {
  for (let i = 0; i < TRIES; i++) {
    const numbers = ask.axes.map(({ min, max }) => min + rng.below(max - min + 1))
    if (ask.shells.every(shell => isInShell(numbers, shell))) return { throw: numbers }
  }
  throw new KernelBug('throw-impossible', ask)
}

/** Points of the space, shells left aside: an upper bound that says "too many to list". */
export const countThrow = (ask: ThrowAsk): number => ask.axes.reduce((n, { min, max }) => n * (max - min + 1), 1)

/** The nearest throw on the axes to a gesture's real numbers; shells are not looked at. */
export const quantise = (ask: ThrowAsk, gesture: readonly number[]): Thrown => ({
  throw: ask.axes.map(({ min, max }, i) => {
    const value = gesture[i] ?? 0
    return (Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : min) + 0
  }),
})

export function explainThrow(ask: ThrowAsk, choice: unknown): string {
  const values = wanted(choice)
  const shape = `{"throw":[…]} with whole numbers for ${ask.axes.map(({ name, unit }) => `${name} (${unit})`).join(', ')}`
  if (!values) return `${show(choice)} is not a throw; expected ${shape}`
  if (values.length !== ask.axes.length) return `${values.length} numbers given; expected ${shape}`
  for (const [i, axis] of ask.axes.entries())
    if (!isOnAxis(values[i], axis))
      return `${axis.name} is ${show(values[i])}; expected a whole number from ${axis.min} to ${axis.max} (${axis.unit})`
  const numbers = values.map(Number)
  const shell = ask.shells.find(candidate => !isInShell(numbers, candidate))
  return shell ? shell.says : `expected ${shape}`
}

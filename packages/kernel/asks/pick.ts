/**
 * A pick: between `min` and `max` of the things in `from`. Equal things are alike, so a choice is a
 * multiset, written in the order of `from`: `{ pick: ['crew', 'crew'] }`.
 */

import type { Chance } from '../chance/chance.ts'
import { isRecord, repeat, show } from '../plain.ts'
import type { Seat, Token } from './ask.ts'

export type PickAsk<T extends Token = Token> = {
  kind: 'pick'
  seat: Seat
  from: readonly T[]
  min: number
  max: number
}
export type Picked<T extends Token = Token> = { pick: T[] }

/** Some of these, within `min` and `max` and never more than there are. */
export const someOf = <T extends Token>(seat: Seat, from: readonly T[], min = 0, max = from.length): PickAsk<T> => ({
  kind: 'pick',
  seat,
  from,
  min: Math.min(min, from.length),
  max: Math.min(max, from.length),
})

/** Alike things together: what, and how many of it. */
export function tally<T extends Token>(things: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}

const wanted = (choice: unknown): unknown[] | null =>
  isRecord(choice) && Array.isArray(choice.pick) && Object.keys(choice).length === 1 ? choice.pick : null

export function acceptPick(ask: PickAsk, choice: unknown): Picked | undefined {
  const things = wanted(choice)
  if (!things || things.length < ask.min || things.length > ask.max) return undefined
  const pick: Token[] = []
  for (const { thing, there } of kindsOf(ask.from)) {
    let n = 0
    for (const other of things) if (other === thing) n++
    if (n > there) return undefined
    for (let i = 0; i < n; i++) pick.push(thing)
  }
  return pick.length === things.length ? { pick } : undefined
}

/** A thing and how many of it there are. */
type Kind = { thing: Token; there: number }

/** Alike things together, in the order of their first. A search, for there are few kinds: a map costs more. */
function kindsOf(things: readonly Token[]): Kind[] {
  const kinds: Kind[] = []
  for (const thing of things) {
    const known = kinds.find(kind => kind.thing === thing)
    if (known) known.there++
    else kinds.push({ thing, there: 1 })
  }
  return kinds
}

/** ways[i][k]: how many multisets of k things can be made from the kinds from the i-th on. */
function waysTable(kinds: readonly Kind[], max: number): number[][] {
  let rest = [1]
  for (let k = 1; k <= max; k++) rest.push(0)
  const ways = [rest]
  for (let i = kinds.length - 1; i >= 0; i--) {
    const there = kinds[i]?.there ?? 0
    const row: number[] = []
    // Sums over a window: those that take k of the rest, k - 1, … and k - there.
    let sum = 0
    for (let k = 0; k <= max; k++) {
      sum += (rest[k] ?? 0) - (k > there ? (rest[k - there - 1] ?? 0) : 0)
      row.push(sum)
    }
    ways.push(row)
    rest = row
  }
  return ways.reverse()
}

/** How many picks of each allowed size there are, together. */
function total(ask: PickAsk, ways: readonly number[]): number {
  let sum = 0
  for (let k = ask.min; k <= ask.max; k++) sum += ways[k] ?? 0
  return sum
}

export const countPick = (ask: PickAsk): number => total(ask, waysTable(kindsOf(ask.from), ask.max)[0] ?? [])

export function samplePick(ask: PickAsk, rng: Chance): Picked {
  const kinds = kindsOf(ask.from)
  const pick: Token[] = []
  // Without bounds, each kind's number is free of the others'.
  if (ask.min === 0 && ask.max === ask.from.length) {
    for (const { thing, there } of kinds) for (let n = rng.below(there + 1); n > 0; n--) pick.push(thing)
    return { pick }
  }
  const [all = [], ...rests] = waysTable(kinds, ask.max)
  let ticket = rng.below(total(ask, all))
  let size = ask.min
  while (ticket >= (all[size] ?? 0)) ticket -= all[size++] ?? 0
  for (const [i, { thing }] of kinds.entries()) {
    const rest = rests[i] ?? []
    let n = 0
    while (ticket >= (rest[size - n] ?? 0)) ticket -= rest[size - n++] ?? 0
    for (let j = 0; j < n; j++) pick.push(thing)
    size -= n
  }
  return { pick }
}

/** Every pick there is, each once. */
export function* choicesOfPick<T extends Token>(ask: PickAsk<T>): Generator<Picked<T>> {
  const kinds = [...tally(ask.from)]
  function* from(i: number, picked: T[]): Generator<Picked<T>> {
    const kind = kinds[i]
    if (!kind) {
      if (picked.length >= ask.min) yield { pick: picked }
      return
    }
    const [thing, there] = kind
    for (let n = 0; n <= there && picked.length + n <= ask.max; n++)
      yield* from(i + 1, [...picked, ...repeat(thing, n)])
  }
  yield* from(0, [])
}

export function explainPick(ask: PickAsk, choice: unknown): string {
  const things = wanted(choice)
  const shape = `{"pick":[…]} with ${ask.min === ask.max ? ask.min : `${ask.min} to ${ask.max}`} of ${show(ask.from)}`
  if (!things) return `${show(choice)} is not a pick; expected ${shape}`
  if (things.length < ask.min) return `${things.length} picked, at least ${ask.min} needed; expected ${shape}`
  if (things.length > ask.max) return `${things.length} picked, at most ${ask.max} allowed; expected ${shape}`
  return `${show(things)} are not all there; expected ${shape}`
}

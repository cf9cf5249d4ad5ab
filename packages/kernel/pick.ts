/**
 * A pick: between `min` and `max` of the things in `from`. Equal things are alike, so a choice is a
 * multiset, written in the order of `from`: `{ pick: ['crew', 'crew'] }`.
 */
import type { Seat, Token } from './ask.ts'
import type { Chance } from './chance.ts'
import { isRecord, repeat, show } from './plain.ts'

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
  const left = new Map<unknown, number>()
  for (const thing of things) left.set(thing, (left.get(thing) ?? 0) + 1)
  const pick: Token[] = []
  for (const [thing, there] of tally(ask.from)) {
    const n = left.get(thing) ?? 0
    if (n > there) return undefined
    for (let i = 0; i < n; i++) pick.push(thing)
  }
  return pick.length === things.length ? { pick } : undefined
}

/** ways[i][k]: how many multisets of k things can be made from the kinds from the i-th on. */
function waysTable(counts: readonly number[], max: number): number[][] {
  const ways: number[][] = [Array.from({ length: max + 1 }, (_, k) => (k === 0 ? 1 : 0))]
  for (let i = counts.length - 1; i >= 0; i--) {
    const there = counts[i] ?? 0
    const rest = ways[0] ?? []
    ways.unshift(
      rest.map((_, k) => {
        let sum = 0
        for (let n = 0; n <= Math.min(k, there); n++) sum += rest[k - n] ?? 0
        return sum
      }),
    )
  }
  return ways
}

const sizes = (ask: PickAsk): number[] => Array.from({ length: ask.max - ask.min + 1 }, (_, i) => ask.min + i)

export function countPick(ask: PickAsk): number {
  const ways = waysTable([...tally(ask.from).values()], ask.max)[0] ?? []
  return sizes(ask).reduce((sum, k) => sum + (ways[k] ?? 0), 0)
}

export function samplePick(ask: PickAsk, rng: Chance): Picked {
  const kinds = [...tally(ask.from)]
  // Without bounds, each kind's number is free of the others'.
  if (ask.min === 0 && ask.max === ask.from.length)
    return { pick: kinds.flatMap(([thing, there]) => repeat(thing, rng.below(there + 1))) }
  const ways = waysTable(
    kinds.map(([, n]) => n),
    ask.max,
  )
  const total = sizes(ask).reduce((sum, k) => sum + (ways[0]?.[k] ?? 0), 0)
  let ticket = rng.below(total)
  let size = ask.min
  while (ticket >= (ways[0]?.[size] ?? 0)) ticket -= ways[0]?.[size++] ?? 0

  const pick: Token[] = []
  kinds.forEach(([thing], i) => {
    let n = 0
    while (ticket >= (ways[i + 1]?.[size - n] ?? 0)) ticket -= ways[i + 1]?.[size - n++] ?? 0
    for (let j = 0; j < n; j++) pick.push(thing)
    size -= n
  })
  return { pick }
}

export function* choicesOfPick(ask: PickAsk): Generator<Picked> {
  const kinds = [...tally(ask.from)]
  function* from(i: number, picked: Token[]): Generator<Picked> {
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

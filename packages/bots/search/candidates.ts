/** What is worth a thought where something is asked: all that can be chosen, or of very much a part. */
import type { Ask, Projection } from '@nassau/kernel'
import { choicesOf, count, type FastChance, type Judgement, sample } from '@nassau/kernel/bots'
import { accept } from '@nassau/kernel/host'

/** So often another sample is drawn for every place among the candidates, before there are fewer. */
const PATIENCE = 3

/** Choices by how they are written, each once. */
type Known = Map<string, unknown>

const add = (known: Known, choice: unknown): void => {
  const written = JSON.stringify(choice)
  if (!known.has(written)) known.set(written, choice)
}

/** What is asked, as far as it is worth a thought. */
export const sensible = (judgement: Judgement, ask: NonNullable<Projection['ask']>): Ask =>
  judgement.narrowed?.(ask) ?? ask

/** The own choice first, then all others if they are no more than `width`, else some of them. */
export function candidatesFor(ask: Ask, own: unknown, width: number, rng: FastChance): unknown[] {
  const known: Known = new Map()
  add(known, own)
  if (count(ask) <= width) for (const choice of choicesOf(ask)) add(known, choice)
  else
    for (let tries = 0; known.size < width && tries < width * PATIENCE; tries++)
      add(known, accept(ask, tries % 2 === 0 ? sample(ask, rng) : (variation(ask, own, rng) ?? sample(ask, rng))))
  return [...known.values()]
}

/** More of a wide ask where it is promising: choices that differ little from the ones given. */
export function widened(ask: Ask, best: readonly unknown[], tried: readonly unknown[], rng: FastChance): unknown[] {
  const known: Known = new Map()
  for (const choice of tried) add(known, choice)
  const before = known.size
  for (const choice of best)
    for (let tries = 0; tries < PATIENCE; tries++) {
      const near = variation(ask, choice, rng)
      if (near !== undefined) add(known, near)
    }
  return [...known.values()].slice(before)
}

/** A choice that differs in one thing picked or one place; undefined where that is no choice. */
function variation(ask: Ask, choice: unknown, rng: FastChance): unknown {
  const other = sample(ask, rng)
  for (const key of ['pick', 'assign'] as const) {
    const things = listIn(choice, key)
    const others = listIn(other, key)
    if (!things || !others) continue
    return accept(ask, { [key]: changed(things, others, rng) })
  }
  return undefined
}

/** One thing replaced by what stands there in the other list; a pick may also grow or shrink by one. */
function changed(things: readonly unknown[], others: readonly unknown[], rng: FastChance): unknown[] {
  const at = rng.below(Math.max(1, things.length, others.length))
  const next = [...things]
  if (at < others.length) next[Math.min(at, things.length)] = others[at]
  else next.splice(at, 1)
  return next
}

function listIn(choice: unknown, key: 'pick' | 'assign'): readonly unknown[] | null {
  if (typeof choice !== 'object' || choice === null || !(key in choice)) return null
  const list: unknown = Reflect.get(choice, key)
  return Array.isArray(list) ? list : null
}

/**
 * An assignment: every thing goes to one of the places open to it. Things come in groups of alike
 * ones, so within a group only the number at each place matters. A choice lists a place for every
 * thing, group by group: `{ assign: ['sails', 'hull', 'hull'] }`.
 */

import type { Chance } from '../chance/chance.ts'
import { KernelBug } from '../errors.ts'
import { isRecord, repeat, show } from '../plain.ts'
import type { Seat, Token } from './ask.ts'

/** `count` alike things, each of which may go to any of `to`. */
export type Group<P extends Token = Token> = { thing: Token; count: number; to: readonly P[] }
/** How many things a place takes at most or must have at least. */
export type Limit<P extends Token = Token> = { place: P; least: number; most: number }

export type AssignAsk<P extends Token = Token> = {
  kind: 'assign'
  seat: Seat
  groups: readonly Group<P>[]
  limits: readonly Limit<P>[]
}
export type Assigned<P extends Token = Token> = { assign: P[] }

export const toPlaces = <P extends Token>(
  seat: Seat,
  groups: readonly Group<P>[],
  limits: readonly Limit<P>[] = [],
): AssignAsk<P> => ({ kind: 'assign', seat, groups: groups.filter(group => group.count > 0), limits })

const thingsIn = (ask: AssignAsk): number => ask.groups.reduce((sum, group) => sum + group.count, 0)

/** The first limit that `places` break, or undefined. */
const brokenLimit = (ask: AssignAsk, places: readonly unknown[]): Limit | undefined =>
  ask.limits.find(({ place, least, most }) => {
    const there = places.filter(other => other === place).length
    return there < least || there > most
  })

const wanted = (choice: unknown): unknown[] | null =>
  isRecord(choice) && Array.isArray(choice.assign) && Object.keys(choice).length === 1 ? choice.assign : null

export function acceptAssign(ask: AssignAsk, choice: unknown): Assigned | undefined {
  const places = wanted(choice)
  if (!places || places.length !== thingsIn(ask) || brokenLimit(ask, places)) return undefined
  const assign: Token[] = []
  let at = 0
  for (const group of ask.groups) {
    const here = places.slice(at, at + group.count)
    at += group.count
    for (const place of group.to) for (const other of here) if (other === place) assign.push(place)
  }
  return assign.length === places.length ? { assign } : undefined
}

export function* choicesOfAssign(ask: AssignAsk): Generator<Assigned> {
  // Group by group, place by place, most things to the first place first: canonical order.
  function* fill(g: number, p: number, left: number, placed: Token[]): Generator<Assigned> {
    const group = ask.groups[g]
    if (!group) {
      if (!brokenLimit(ask, placed)) yield { assign: placed }
      return
    }
    const place = group.to[p]
    if (place === undefined) return
    const isLast = p === group.to.length - 1
    for (let n = left; n >= (isLast ? left : 0); n--) {
      const next = [...placed, ...repeat(place, n)]
      if (isLast) yield* fill(g + 1, 0, ask.groups[g + 1]?.count ?? 0, next)
      else yield* fill(g, p + 1, left - n, next)
    }
  }
  yield* fill(0, 0, ask.groups[0]?.count ?? 0, [])
}

/** Ways to put n alike things to k places: n + k - 1 over k - 1. */
function spreads(n: number, k: number): number {
  if (k === 0) return n === 0 ? 1 : 0
  let ways = 1
  for (let i = 1; i < k; i++) ways = (ways * (n + i)) / i
  return Math.round(ways)
}

export function countAssign(ask: AssignAsk): number {
  if (ask.limits.length === 0)
    return ask.groups.reduce((ways, group) => ways * spreads(group.count, group.to.length), 1)
  let n = 0
  for (const _ of choicesOfAssign(ask)) n++
  return n
}

/** Each thing to a random place that still has room; tried again if a place is left short. */
export function sampleAssign(ask: AssignAsk, rng: Chance): Assigned {
  for (let attempt = 0; attempt < 100; attempt++) {
    const counts = new Map<Token, number>()
    const assign: Token[] = []
    for (const group of ask.groups) {
      const here = new Map<Token, number>()
      for (let i = 0; i < group.count; i++) {
        const open = group.to.filter(place => (counts.get(place) ?? 0) < mostAt(ask, place))
        if (open.length === 0) break
        const place = rng.pick(open)
        counts.set(place, (counts.get(place) ?? 0) + 1)
        here.set(place, (here.get(place) ?? 0) + 1)
      }
      for (const place of group.to) for (let i = here.get(place) ?? 0; i > 0; i--) assign.push(place)
    }
    if (assign.length === thingsIn(ask) && !brokenLimit(ask, assign)) return { assign }
  }
  for (const choice of choicesOfAssign(ask)) return choice
  throw new KernelBug('assignment-impossible', ask)
}

const mostAt = (ask: AssignAsk, place: Token): number =>
  ask.limits.find(limit => limit.place === place)?.most ?? Number.POSITIVE_INFINITY

export function explainAssign(ask: AssignAsk, choice: unknown): string {
  const places = wanted(choice)
  const groups = ask.groups.map(group => `${group.count} × ${group.thing} to ${group.to.join(' | ')}`).join('; ')
  const shape = `{"assign":[…]} with a place for each of ${thingsIn(ask)} things (${groups})`
  if (!places) return `${show(choice)} is not an assignment; expected ${shape}`
  if (places.length !== thingsIn(ask))
    return `${places.length} places given for ${thingsIn(ask)} things; expected ${shape}`
  const limit = brokenLimit(ask, places)
  if (limit) return `${limit.place} takes ${limit.least} to ${limit.most} things; expected ${shape}`
  return `a thing was sent where it cannot go; expected ${shape}`
}

/**
 * Clauses in the log, held against a table of the game: which event is told in which step, and by which clause.
 * Matches are played, unasked choices included, and whatever they tell must stand in the table, and the other way round.
 *
 *   const TABLE = { combat: { rolled: 'KP-40' }, [ANYWHERE]: { scurvy: 'KP-22' } }
 *   expect(amiss(clausesTold(game, plans), TABLE)).toEqual({ unlisted: [], untold: [] })
 */
import type { Game, Match, Rules } from '@nassau/kernel'
import { type Bot, drawAsk, FastChance, sample } from '@nassau/kernel/bots'
import { accept, Play, project, setUp } from '@nassau/kernel/host'

/** An event that was told: in which step, of what kind, by which clause. */
type Told = { where: string; kind: string; clause: string }
/** The same with the event itself, and how many sat there. */
export type Telling<R extends Rules = Rules> = Told & { event: R['event']; seats: number }

/** By step (or whatever a plan calls the moment) and kind of event: its clause, or each that it may have there. */
export type ClauseTable = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>

/** What may be told in any step, such as by a card that can be played at any time. */
export const ANYWHERE = 'anywhere'

export type Plan<R extends Rules> = {
  seats: number
  options: R['options']
  seed: number
  /** Who plays; without one, chance. */
  bot?: Bot<R>
  /** One of its answers in so many is left to chance, so that what no bot would do is done as well. */
  whim?: number
  /** What the moment is called, where a step alone does not tell; null for the step. */
  moment?(match: Match<R>): string | null
  /** What an event is called, where its kind alone does not tell. */
  named?(event: R['event']): string
}

/** One choice in so many is made unasked, where somebody may. */
const ASIDE_EVERY = 6

/** So many of each kind of telling are kept. */
const KEPT = 8

/** Everything that was told in these matches, each kind of telling a few times. */
export function clausesTold<R extends Rules>(game: Game<R>, plans: readonly Plan<R>[]): Telling<R>[] {
  const told = new Map<string, Telling<R>[]>()
  for (const plan of plans)
    playOut(game, plan, one => {
      const key = inWords(one)
      const kept = told.get(key) ?? []
      if (kept.length < KEPT) told.set(key, [...kept, one])
    })
  return [...told.values()].flat()
}

/** The same of events that a posed step has told: for what hardly ever comes about in play. */
export const toldBy = <R extends Rules>(
  game: Game<R>,
  where: string,
  events: readonly R['event'][],
  named: (event: R['event']) => string = ({ kind }) => kind,
): Telling<R>[] =>
  events.map(event => ({
    where,
    kind: named(event),
    clause: game.say(event, [], game.edition).clause,
    event,
    seats: 2,
  }))

function playOut<R extends Rules>(game: Game<R>, plan: Plan<R>, note: (told: Telling<R>) => void): void {
  const rng = new FastChance(plan.seed)
  const match = setUp(game, game.edition, plan.options, plan.seats, rng)
  const names = Array.from({ length: plan.seats }, (_, seat) => `Seat ${seat}`)
  const hear = (event: R['event']): void =>
    note({
      where: plan.moment?.(match) ?? match.stack.at(-1)?.step ?? 'over',
      kind: plan.named?.(event) ?? event.kind,
      clause: game.say(event, names, game.edition).clause,
      event,
      seats: plan.seats,
    })
  const play = new Play(game, game.edition, match, rng, ({ event, otherwise }) => {
    hear(event)
    if (otherwise) hear(otherwise)
  })
  while (!play.isOver) {
    const unasked = rng.below(ASIDE_EVERY) === 0 ? play.asideOf(rng.below(plan.seats)) : undefined
    const ask = unasked ?? drawAsk(play, rng)
    const isAtWhim = unasked || !plan.bot || (plan.whim !== undefined && rng.below(plan.whim) === 0)
    const wanted = isAtWhim ? sample(ask, rng) : plan.bot?.choose(project(play, ask.seat), rng, game.edition)
    play.take(ask.seat, accept(ask, wanted))
  }
}

const inWords = ({ where, kind, clause }: Told): string => `${where}: ${kind} ${clause}`

/** What was told and is not in the table, and what is in it and was never told. */
export function amiss(told: readonly Told[], table: ClauseTable): { unlisted: string[]; untold: string[] } {
  const listed = Object.entries(table).flatMap(([where, kinds]) =>
    Object.entries(kinds).flatMap(([kind, clauses]) => [clauses].flat().map(clause => ({ where, kind, clause }))),
  )
  const fits = (row: Told, one: Told): boolean =>
    (row.where === ANYWHERE || row.where === one.where) && row.kind === one.kind && row.clause === one.clause
  return {
    unlisted: [...new Set(told.filter(one => !listed.some(row => fits(row, one))).map(inWords))],
    untold: listed.filter(row => !told.some(one => fits(row, one))).map(inWords),
  }
}

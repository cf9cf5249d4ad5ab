/**
 * Where the fleet goes while the treasure is hidden. Every card is as likely the treasure, so all depends on one's share of
 * the counters that are left. In the worlds imagined here the treasure lies under all else: then one of them says what part
 * of the counters comes of a choice, where a match that somebody wins says only who did. Tried is what those would do who
 * hurry more than the mate, or less, or keep their ship otherwise; each of them plays on to the end of the turn.
 */
import type { Choice, Match, Projection } from '@nassau/kernel'
import { type Bot, determinize, FastChance, type Guard } from '@nassau/kernel/bots'
import { firstAsked, Glance, Play } from '@nassau/kernel/host'
import { botWith, mate } from '../bot/bot.ts'
import { MATE, type Plan } from '../bot/plans.ts'
import { treasureOf } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'
import { doubloonLagoon } from '../game.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { firstThought, OWN_HABITS } from './first-thought.ts'
import { isFound } from './treasure.ts'

type Seen = Projection<DoubloonLagoon>

/** A choice, who plays on after it, and what part of the counters left came of it in each world. */
type Course = { choice: Choice<DoubloonLagoon>; by: Bot<DoubloonLagoon>; shares: number[] }

/** Where a choice is to be made, and who says when that has taken long enough. */
type Lookout = { seen: Seen; edition: Edition; seed: number; isOut: Guard | undefined }

const scouting = (change: Partial<Plan>): Bot<DoubloonLagoon> => botWith('scouting', OWN_HABITS, { ...MATE, ...change })

const SCOUTS: readonly Bot<DoubloonLagoon>[] = [
  scouting({ delays: [0.85, 0.7, 0.55, 0.4, 0.24, 0.16, 0.08] }),
  scouting({ delays: [0.4, 0.15, 0.06, 0.03, 0.02, 0.01, 0.01] }),
  scouting({ delays: [0.9, 0.8, 0.7, 0.6, 0.36, 0.24, 0.12], later: { best: 0.8, rest: 0.3 } }),
  scouting({ later: { best: 1.2, rest: 0.05 } }),
  scouting({ later: { best: 0.4, rest: 0.35 } }),
  scouting({ busy: 0, later: { best: 0.9, rest: 0.15 } }),
  scouting({ busy: 0.7 }),
  scouting({ kept: { ship: 1, threatened: 1.2 } }),
  scouting({ kept: { ship: 0, threatened: 0 }, fear: 0 }),
]

/** All courses are tried in so many worlds, then the best of them in more. */
const FIRST_WORLDS = 5
const WORLDS = 20
const BEST = 3
/** Rounds that are imagined: nearly all counters are taken by then. */
const HORIZON = 5
/** The first thought is left only for a gain of more than so many standard errors. */
const DOUBT = 1
/** So many places to go to are picked by chance, from a stream far from those of worlds. */
const PLACES = 8
const ANYWHERE = 2 ** 31
/** Streams of chance set apart for one world: what is hidden, the dice, the minds of those who play on. */
const STREAMS = 3

/** The first thought of a captain, but for where the fleet goes. */
export const scout: Bot<DoubloonLagoon> = {
  ...firstThought,
  id: 'scout',
  choose(seen, rng, edition, isOut) {
    const own = firstThought.choose(seen, rng, edition)
    return isScouting(seen, edition) ? bestCourse({ seen, edition, seed: rng.below(2 ** 32), isOut }, own) : own
  },
}

/**
 * In one's own movement, as long as the next card may be the treasure (DL-37). At tables for more than two nearly all counters
 * are taken before there is anything to choose between.
 */
function isScouting({ ask, seat, seats, view, options }: Seen, edition: Edition): boolean {
  if (ask?.at !== 'movement.choose' && ask?.at !== 'movement.act') return false
  return (
    seats === 2 &&
    !options.points &&
    view.turn === seat &&
    view.adventures.at(-1)?.isEarly === false &&
    !isFound(view, edition)
  )
}

/** The best course, or one's own if it is none the worse, or if the guard says stop. */
function bestCourse(lookout: Lookout, own: Choice<DoubloonLagoon>): Choice<DoubloonLagoon> {
  const courses = coursesFrom(lookout, own)
  const [mine] = courses
  if (!mine || courses.length === 1) return own
  const tryOut = (course: Course, worlds: number): void => {
    for (let world = course.shares.length; world < worlds && !lookout.isOut?.(); world++)
      course.shares.push(shareAfter(lookout, course, world))
  }
  for (const course of courses) tryOut(course, FIRST_WORLDS)
  const left = courses.toSorted((a, b) => mean(b.shares) - mean(a.shares)).slice(0, BEST)
  for (const course of [mine, ...left]) tryOut(course, WORLDS)
  if (lookout.isOut?.()) return own
  const best = left.reduce((one, other) => (mean(other.shares) > mean(one.shares) ? other : one), mine)
  const gains = best.shares.map((share, world) => share - (mine.shares[world] ?? 0))
  return mean(gains) > DOUBT * errorOf(gains) ? best.choice : own
}

/** The own choice first, then what the others would do, then some places anywhere. */
function coursesFrom({ seen, edition, seed }: Lookout, own: Choice<DoubloonLagoon>): Course[] {
  const courses = new Map<string, Course>()
  const add = (choice: Choice<DoubloonLagoon>, by: Bot<DoubloonLagoon>): void => {
    const key = JSON.stringify(choice)
    if (!courses.has(key)) courses.set(key, { choice, by, shares: [] })
  }
  add(own, firstThought)
  for (const by of SCOUTS) add(by.choose(seen, new FastChance(seed), edition), by)
  if (seen.ask?.at === 'movement.act')
    for (const choice of new FastChance(seed, ANYWHERE).shuffle([...seen.ask.options]).slice(0, PLACES))
      add(choice, firstThought)
  return [...courses.values()]
}

/** What part of the counters left this seat explores in one world; what nobody does counts as everyone's. */
function shareAfter({ seen, edition, seed }: Lookout, { choice, by }: Course, world: number): number {
  const { seat, seats, view } = seen
  const stream = (role: number): FastChance => new FastChance(seed, world * STREAMS + role)
  const match = determinize(doubloonLagoon, seen, stream(0), edition)
  layTreasureLast(match, edition)
  const play = new Play(doubloonLagoon, edition, match, stream(1))
  const { board } = play
  const mind = stream(2)
  const drawn = board.explored.map(({ length }) => length)
  play.take(seat ?? -1, choice)
  while (!play.isOver && board.round < view.round + HORIZON && board.adventures.length > 1) {
    const asked = firstAsked(play)
    const ask = asked === undefined ? null : play.askOf(asked)
    if (asked === undefined || !ask) break
    // Where there is nothing to choose, nobody need look.
    const only = ask.kind === 'list' && ask.options.length === 1 ? ask.options[0] : undefined
    const isThisTurn = board.turn === view.turn && board.round === view.round
    const bot = asked !== seat ? mate : isThisTurn ? by : firstThought
    play.take(asked, only ?? bot.choose(new Glance(play, asked), mind, edition))
  }
  const gained = board.explored.map(({ length }, owner) => length - (drawn[owner] ?? 0))
  const left = Math.max(
    view.counters.length,
    gained.reduce((sum, cards) => sum + cards, 0),
  )
  const idle = left - gained.reduce((sum, cards) => sum + cards, 0)
  return ((gained[seat ?? -1] ?? 0) + idle / seats) / left
}

function layTreasureLast({ board }: Pick<Match<DoubloonLagoon>, 'board'>, edition: Edition): void {
  const at = board.adventures.findIndex(({ card }) => card === treasureOf(edition))
  if (at > 0) board.adventures.unshift(...board.adventures.splice(at, 1))
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** How far a mean may be off. */
function errorOf(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map(value => (value - middle) ** 2)) / values.length)
}

/**
 * Conformance: what must hold for every game at every step of every match. `fuzzMatch` plays one
 * seeded match in a given style and returns what does not hold. The list of checks is the list of
 * functions in `checks.ts`, and what is kept secret over a whole match.
 */
import { type Ask, type Asks, accept, allAsks, choicesOf, count, type Seat, sample } from '../asks/ask.ts'
import { type Chance, FastChance } from '../chance.ts'
import { Bug, good, isRefusal } from '../errors.ts'
import type { Game } from '../game.ts'
import { type Opening, Referee } from '../referee.ts'
import type { Options, Rules } from '../rules.ts'
import { secretFrom } from '../sealed.ts'
import { verify } from '../verify.ts'
import {
  type Check,
  checkAsks,
  checkEvents,
  checkHidden,
  checkMatch,
  checkRefusals,
  checkTelling,
  type Moment,
} from './checks.ts'
import { checkSecrets, type Pair, pairsAt } from './secrets.ts'

export type Finding = {
  /** Which check failed. */
  check: string
  says: string
  /** After how many choices. */
  seq: number
  /** The match up to there; null if it could not even be set up. */
  record: string | null
}

/**
 * How the fuzzer chooses: at random; nearly always the first or the last of what is offered; nearly
 * always as it chose when last asked alike. The last three reach corners that chance does not.
 */
export const STYLES = ['random', 'first', 'last', 'stubborn'] as const
export type Style = (typeof STYLES)[number]

export type Setting = {
  seats: number
  options: Options
  edition?: object
  seed: number
  style: Style
  /** Another referee to be tried, for tests of this suite. */
  referee?: (game: Game, opening: Opening<Rules>) => Referee
}

const STEP_CHECKS: readonly Check[] = [checkMatch, checkAsks, checkHidden, checkRefusals]

/** An adversary departs from its habit once in this many choices, or it might never end a match. */
const WHIM = 3
/** Undo is tried at one step in this many, and the rarer the longer the match: each try replays it. */
const UNDO_EVERY = 20
const LONG = 200

export function fuzzMatch(game: Game, setting: Setting): { findings: Finding[]; choices: number } {
  const findings: Finding[] = []
  let referee: Referee | null = null
  const find = (check: string, says: string): void => {
    findings.push({ check, says, seq: referee?.match.seq ?? 0, record: referee?.close() ?? null })
  }
  try {
    referee = openReferee(game, setting)
    playThrough(referee, setting, find)
    if (findings.length === 0) checkEnd(referee, setting, find)
  } catch (fault) {
    find('throws', fault instanceof Bug ? fault.message : String(fault))
  }
  return { findings, choices: referee?.standing().length ?? 0 }
}

function openReferee(game: Game, setting: Setting): Referee {
  const make = setting.referee ?? ((of: Game, opening: Opening<Rules>) => new Referee(of, opening))
  return make(game, {
    options: setting.options,
    seats: Array.from({ length: setting.seats }, (_, seat) => `Seat ${seat}`),
    secret: secretFrom(`${game.id} ${setting.seed}`),
    ...(setting.edition ? { edition: setting.edition } : {}),
  })
}

type Find = (check: string, says: string) => void

/** Plays the match to its end or to the first finding, checking all along. */
function playThrough(referee: Referee, setting: Setting, find: Find): void {
  const rng = new FastChance(setting.seed, 77)
  const habits = new Map<string, unknown>()
  const pairs = pairsAt(referee)
  const opening = checkEvents(
    referee,
    referee.log(null).map(({ event }) => ({ event, to: null, otherwise: null })),
  )
  if (opening) return find('checkEvents', opening)
  while (!referee.isOver) {
    const before: Moment = { referee, rng }
    for (const check of STEP_CHECKS) {
      const says = check(before)
      if (says) return find(check.name, says)
    }
    const { asks } = referee.open
    if (!asks) return
    const { seat, choice } = choose(asks, setting.style, rng, habits, referee)
    const says = step(referee, seat, choice, rng, pairs)
    if (says) return find(says.check, says.says)
    if (referee.match.seq > referee.game.longest)
      return find('length', `the match is longer than the declared ${referee.game.longest} choices`)
  }
}

/** Takes a choice, with the checks that need to see before and after. */
function step(
  referee: Referee,
  seat: Seat,
  choice: unknown,
  rng: Chance,
  pairs: readonly Pair[],
): { check: string; says: string } | null {
  const before = JSON.stringify(referee.match)
  const telling = checkTelling.prepare(referee, seat, choice, rng)
  const applied = referee.apply(seat, choice)
  if (isRefusal(applied)) return { check: 'offered', says: `an offered choice was refused: ${applied.because}` }
  const odd = checkEvents(referee, applied.told)
  if (odd) return { check: 'checkEvents', says: odd }
  const told = telling(applied.told)
  if (told) return { check: 'checkTelling', says: told }
  const known = checkSecrets(referee, pairs, applied.told, rng)
  if (known) return { check: 'checkSecrets', says: known }
  if (rng.below(UNDO_EVERY * (1 + Math.floor(referee.match.seq / LONG))) > 0) return null

  const undone = undoAndCompare(referee, seat, before)
  if (undone) return { check: 'undo', says: undone }
  const again = referee.apply(seat, choice)
  return isRefusal(again) ? { check: 'undo', says: 'after undo the same choice was refused' } : null
}

/** Takes the last choice back, freely or by vote, and compares with what was before. */
function undoAndCompare(referee: Referee, seat: Seat, before: string): string | null {
  const everyone = referee.header.seats.map((_, other) => other)
  const isFree = referee.undoable(seat) > 0
  const undone = referee.undo(seat, 1, isFree ? [] : everyone)
  if (isRefusal(undone)) return `undo was refused: ${undone.because}`
  return JSON.stringify(referee.match) === before ? null : 'undo did not restore the match exactly'
}

function checkEnd(referee: Referee, { seed }: Setting, find: Find): void {
  const { match } = referee
  for (const check of [checkMatch, checkHidden]) {
    const says = check({ referee, rng: new FastChance(seed, 78) })
    if (says) return find(check.name, says)
  }
  if (match.stack.length > 0) find('end', 'the match is over but the stack is not empty')
  if (match.outcome === null) return find('end', 'the match is over without an outcome')
  if (match.outcome.scores.length !== match.seats) find('end', 'the outcome does not score every seat')
  const verified = verify(() => good(referee.game), referee.close())
  if (!verified.ok) find('replay', `line ${verified.problem.line}: ${verified.problem.says}`)
}

function choose(
  asks: Asks,
  style: Style,
  rng: Chance,
  habits: Map<string, unknown>,
  referee: Referee,
): { seat: Seat; choice: unknown } {
  const ask = rng.pick(allAsks(asks))
  const frame = referee.match.stack.at(-1)
  const habit = `${frame?.step}.${frame?.at}`
  const choice = rng.below(WHIM) === 0 ? sample(ask, rng) : byStyle(ask, style, rng, habits.get(habit))
  habits.set(habit, choice)
  return { seat: ask.seat, choice }
}

/** Above this many choices the last one is not looked for. */
const MANY = 500

function byStyle(ask: Ask, style: Style, rng: Chance, habit: unknown): unknown {
  if (style === 'stubborn' && habit !== undefined && accept(ask, habit) !== undefined) return habit
  if (ask.kind === 'throw') return sample(ask, rng)
  if (style === 'first') for (const choice of choicesOf(ask)) return choice
  if (style === 'last' && count(ask) <= MANY) return [...choicesOf(ask)].at(-1)
  return sample(ask, rng)
}

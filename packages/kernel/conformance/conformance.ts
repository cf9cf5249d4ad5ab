/**
 * Conformance: what must hold for every game at every step of every match. `fuzzMatch` plays one
 * seeded match in a given style and returns what does not hold.
 *
 *   checks.ts         copies, asks, asides, orders, views, refusals, events
 *   unasked.ts        who may speak unasked has a moment to
 *   telling.ts        what is hidden is neither heard nor seen in the steps
 *   one-number.ts     nor is what chance said in secret
 *   secrets.ts        what is whispered is news to the others, over a whole match
 *   imagined.ts       what is imagined from a view could be so
 *   conserved.ts      and has as many of everything
 *   stray-sources.ts  no clock, no chance but the one there is
 */
import type { Seat } from '../asks/ask.ts'
import { FastChance } from '../chance/chance.ts'
import { secretFrom } from '../chance/sealed.ts'
import { Bug, good, isRefusal } from '../errors.ts'
import type { Game } from '../game.ts'
import type { Heard } from '../play.ts'
import { Referee } from '../records/referee.ts'
import type { Opening } from '../records/standing.ts'
import { verify } from '../records/verify.ts'
import type { Options, Rules } from '../rules.ts'
import { checkAsides, checkAsks, checkEvents, checkHidden, checkMatch, checkOrders, checkRefusals } from './checks.ts'
import { choose, type Habits, type Style } from './choose.ts'
import { conservedIn } from './conserved.ts'
import { checkImagined, type Imagined } from './imagined.ts'
import { type Check, type Moment, momentOf } from './moment.ts'
import { checkChance, checkDeal } from './one-number.ts'
import { checkSecrets, type Pair, pairsAt } from './secrets.ts'
import { watchSources } from './stray-sources.ts'
import { checkTelling } from './telling.ts'
import { checkUnasked } from './unasked.ts'

export { STYLES, type Style } from './choose.ts'

export type Finding = {
  /** Which check failed. */
  check: string
  says: string
  /** After how many choices. */
  seq: number
  /** The match up to there; null if it could not even be set up. */
  record: string | null
}

export type Setting = {
  seats: number
  options: Options
  edition?: object
  seed: number
  style: Style
  /**
   * The deep checks are made at one step in so many, drawn by chance; at every step if not told. A record is played
   * again as often: surely if it has so many choices, one in ten if it has a tenth of them.
   */
  every?: number
  /** Another referee to be tried, for tests of this suite. */
  referee?: (game: Game, opening: Opening<Rules>) => Referee
}

const STEP_CHECKS: readonly Check[] = [
  checkMatch,
  checkAsks,
  checkAsides,
  checkUnasked,
  checkOrders,
  checkHidden,
  checkRefusals,
]

/** Undo is tried at one step in this many, and the rarer the longer the match: each try replays it. */
const UNDO_EVERY = 20
const LONG = 200

export function fuzzMatch(game: Game, setting: Setting): { findings: Finding[]; choices: number } {
  const findings: Finding[] = []
  let referee: Referee | null = null
  const sources = watchSources()
  const find = (check: string, says: string): void => {
    // Whatever else is odd where a stray source is used, that is why.
    const fault = sources.seen ?? { check, says }
    findings.push({ ...fault, seq: referee?.match.seq ?? 0, record: referee?.close() ?? null })
  }
  try {
    referee = openReferee(game, setting)
    playThrough(referee, setting, find, () => sources.seen !== null)
    if (sources.seen) find(sources.seen.check, sources.seen.says)
    else if (findings.length === 0) checkEnd(referee, setting, find)
  } catch (fault) {
    find('throws', fault instanceof Bug ? fault.message : String(fault))
  } finally {
    sources.end()
  }
  return { findings: findings.slice(0, sources.seen ? 1 : undefined), choices: referee?.standing().length ?? 0 }
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

/** What is gathered over a whole match. */
type Gathered = Imagined & { pairs: readonly Pair[] }

/** Plays the match to its end or to the first finding, checking all along. */
function playThrough(referee: Referee, setting: Setting, find: Find, isSpoilt: () => boolean): void {
  const rng = new FastChance(setting.seed, 77)
  const habits: Habits = new Map()
  const every = setting.every ?? 1
  const gathered: Gathered = { pairs: pairsAt(referee), guesses: new Map(), conserved: conservedIn(referee, rng) }
  const opening = checkEvents(
    referee,
    referee.log(null).map(({ event }) => ({ event, to: null, otherwise: null })),
  )
  if (opening) return find('checkEvents', opening)
  const dealt = checkDeal(referee, rng)
  if (dealt) return find('checkDeal', dealt)
  while (!referee.isOver && !isSpoilt()) {
    const isDeep = every === 1 || rng.below(every) === 0
    const before = isDeep ? momentOf(referee, rng) : null
    for (const check of before ? STEP_CHECKS : []) {
      const says = before && check(before)
      if (says) return find(check.name, says)
    }
    const { seat, choice } = choose(referee.open, setting.style, rng, habits)
    const says = before ? deepStep(before, seat, choice, gathered) : plainStep(referee, seat, choice).fault
    if (says) return find(says.check, says.says)
    if (referee.match.seq > referee.game.longest)
      return find('length', `the match is longer than the declared ${referee.game.longest} choices`)
  }
}

type Fault = { check: string; says: string }

/** Takes a choice and listens to what is told of it. */
function plainStep(referee: Referee, seat: Seat, choice: unknown): { fault: Fault | null; told: readonly Heard[] } {
  const applied = referee.apply(seat, choice)
  if (isRefusal(applied))
    return { fault: { check: 'offered', says: `an offered choice was refused: ${applied.because}` }, told: [] }
  const odd = checkEvents(referee, applied.told)
  return { fault: odd ? { check: 'checkEvents', says: odd } : null, told: applied.told }
}

/** Takes a choice, with the checks that need to see before and after. */
function deepStep(before: Moment, seat: Seat, choice: unknown, gathered: Gathered): Fault | null {
  const { referee, rng, text } = before
  const unlike = checkImagined(before, gathered)
  if (unlike) return { check: 'checkImagined', says: unlike }
  const { fault, told } = plainStep(referee, seat, choice)
  if (fault) return fault
  for (const check of [checkTelling, checkChance]) {
    const leak = check(before, seat, choice, told)
    if (leak) return { check: check.name, says: leak }
  }
  const known = checkSecrets(referee, gathered.pairs, told, rng)
  if (known) return { check: 'checkSecrets', says: known }
  return rng.below(UNDO_EVERY * (1 + Math.floor(referee.match.seq / LONG))) > 0
    ? null
    : undone(referee, seat, choice, text)
}

/** Takes the choice back and takes it again. */
function undone(referee: Referee, seat: Seat, choice: unknown, text: string): Fault | null {
  const odd = undoAndCompare(referee, seat, text)
  if (odd) return { check: 'undo', says: odd }
  const again = referee.apply(seat, choice)
  return isRefusal(again) ? { check: 'undo', says: 'after undo the same choice was refused' } : null
}

/** Takes the last choice back, freely or by vote, and compares with what was before. */
function undoAndCompare(referee: Referee, seat: Seat, before: string): string | null {
  const everyone = referee.header.seats.map((_, other) => other)
  const isFree = referee.undoable(seat, 1) > 0
  const undone = referee.undo(seat, 1, isFree ? [] : everyone)
  if (isRefusal(undone)) return `undo was refused: ${undone.because}`
  return JSON.stringify(referee.match) === before ? null : 'undo did not restore the match exactly'
}

function checkEnd(referee: Referee, { seed, every = 1 }: Setting, find: Find): void {
  const { match } = referee
  for (const check of [checkMatch, checkHidden]) {
    const says = check(momentOf(referee, new FastChance(seed, 78)))
    if (says) return find(check.name, says)
  }
  if (match.stack.length > 0) find('end', 'the match is over but the stack is not empty')
  if (match.outcome === null) return find('end', 'the match is over without an outcome')
  if (match.outcome.scores.length !== match.seats) find('end', 'the outcome does not score every seat')
  if (new FastChance(seed, 79).below(every) >= match.seq) return
  const verified = verify(() => good(referee.game), referee.close())
  if (!verified.ok) find('replay', `line ${verified.problem.line}: ${verified.problem.says}`)
}

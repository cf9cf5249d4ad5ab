/** What can be asked of an open match, a verb each. The one who asks is the house: it may see all. */
import { botFor } from '@nassau/bots'
import { type Ask, type Seat, show } from '@nassau/kernel'
import { count, FastChance } from '@nassau/kernel/bots'
import { allAsks, isRefusal, type Refusal, seatsAsked } from '@nassau/kernel/host'
import { seedFrom } from '../setting.ts'
import {
  isNo,
  type No,
  no,
  type Request,
  seatField,
  seatListField,
  textField,
  viewerField,
  wholeField,
} from './fields.ts'
import type { OpenMatch } from './opening.ts'

type Verb = (match: OpenMatch, request: Request) => object | No

export const VERBS: Readonly<Record<string, Verb>> = {
  project: forViewer(({ referee }, seat) => ({ projection: referee.project(seat), n: referee.noticed(seat) })),
  ask: forViewer((match, seat) => ({
    asks: asksOf(match, seat).map(counted),
    asides: asidesOf(match, seat).map(counted),
  })),
  why: forSeat(({ referee }, seat) => ({ denied: referee.why(seat) })),
  log: forViewer(log),
  match: ({ referee }) => ({ state: referee.match }),
  record: ({ referee }) => ({ record: referee.close() }),
  apply,
  undo,
  random,
}

/** Where a match stands, in short. `n` is by seat: the number a choice of that seat names as `seen`. */
export const stateOf = ({ referee }: OpenMatch): object => ({
  seq: referee.match.seq,
  n: referee.header.seats.map((_, seat) => referee.noticed(seat)),
  awaiting: seatsAsked(referee.open),
  outcome: referee.match.outcome,
})

function forViewer(verb: (match: OpenMatch, seat: Seat | null) => object): Verb {
  return (match, request) => {
    const seat = viewerField(request, match.referee.header.seats.length)
    return isNo(seat) ? seat : verb(match, seat)
  }
}

function forSeat(verb: (match: OpenMatch, seat: Seat, request: Request) => object | No): Verb {
  return (match, request) => {
    const seat = seatField(request, match.referee.header.seats.length)
    return isNo(seat) ? seat : verb(match, seat, request)
  }
}

const counted = (ask: Ask): object => ({ ...ask, count: count(ask) })

/** What the table waits for from a seat, or from every seat if none is named. */
function asksOf({ referee }: OpenMatch, seat: Seat | null): Ask[] {
  const asks = referee.open.asks === null ? [] : allAsks(referee.open.asks)
  return asks.filter(ask => seat === null || ask.seat === seat)
}

/** What a seat, or every seat, may do unasked. */
function asidesOf({ referee }: OpenMatch, seat: Seat | null): Ask[] {
  const seats = seat === null ? [...referee.header.seats.keys()] : [seat]
  return seats.map(each => referee.open.asideOf(each)).filter(ask => ask !== undefined)
}

function log({ referee, listed }: OpenMatch, seat: Seat | null): object {
  const { seats } = referee.header
  return { log: referee.log(seat).map(told => ({ ...told, ...listed.game.say(told.event, seats, referee.edition) })) }
}

const refusal = ({ refused, because, clause }: Refusal): No => no(refused, because, clause)

function apply(match: OpenMatch, request: Request): object | No {
  const { referee } = match
  const seat = seatField(request, referee.header.seats.length)
  if (isNo(seat)) return seat
  if (!('choice' in request)) return no('malformed', '"choice" is missing; "ask" shows what may be chosen')
  const seen = (request.seen ?? null) === null ? null : wholeField(request, 'seen', 0, 0)
  if (isNo(seen)) return seen
  const applied = referee.apply(seat, request.choice, seen)
  return isRefusal(applied) ? refusal(applied) : { ...stateOf(match), told: applied.told }
}

function undo(match: OpenMatch, request: Request): object | No {
  const { referee } = match
  const seats = referee.header.seats.length
  const seat = seatField(request, seats)
  if (isNo(seat)) return seat
  const back = wholeField(request, 'back', 1, 1)
  if (isNo(back)) return back
  const agreed = seatListField(request, 'agreed', seats)
  if (isNo(agreed)) return agreed
  const undone = referee.undo(seat, back, agreed)
  return isRefusal(undone) ? refusal(undone) : stateOf(match)
}

/**
 * A choice that a bot would make (a swab, if none is named); it is not taken. Null if a named seat is
 * not waited for and the bot would do nothing of what it may do unasked.
 */
function random(match: OpenMatch, request: Request): object | No {
  const viewer = viewerField(request, match.referee.header.seats.length)
  if (isNo(viewer)) return viewer
  const [awaited] = asksOf(match, viewer)
  const [ask] = awaited || viewer === null ? [awaited] : asidesOf(match, viewer)
  if (!ask) return no('not-asked', viewer === null ? 'the match is over' : `seat ${viewer} is not asked anything now`)
  const named = textField({ bot: 'swab', ...request }, 'bot', 'the name of a bot')
  if (isNo(named)) return named
  const bot = botFor(match.listed, named)
  if (!bot.ok) return no('unknown-bot', bot.problem.says)
  const rng = new FastChance(seedFrom(request.seed === undefined ? undefined : show(request.seed)))
  const { referee } = match
  const seen = referee.project(ask.seat)
  const choice = awaited
    ? bot.value.choose(seen, rng, referee.edition)
    : (bot.value.interject?.(seen, rng, referee.edition) ?? null)
  return { seat: ask.seat, choice }
}

/** Opening a match for a request: from the game's own setup, or from a given board and stack. */
import { findGame, type LoadedGame } from '@nassau/games'
import { type AnyFrame, isRecord, type Match, type Rules, show } from '@nassau/kernel'
import { count } from '@nassau/kernel/bots'
import { allAsks, isSecret, type Opening, Referee, readOptions, secretFrom } from '@nassau/kernel/host'
import { assertPlain } from '@nassau/kernel/testing'
import { freshSecret, seatsInWords } from '../setting.ts'
import { entropyField, isNo, type No, namesField, no, optionWords, type Request, textField } from './fields.ts'

/** A match at the desk. */
export type OpenMatch = { listed: LoadedGame; referee: Referee }

/** A new match. */
export function openNew(request: Request): OpenMatch | No {
  const asked = openingOf(request)
  if (isNo(asked)) return asked
  const { listed, opening } = asked
  return { listed, referee: new Referee(listed.game, opening) }
}

/** A match from a position that anyone may have made up; the rules must be able to ask on it. */
export function openLoaded(request: Request): OpenMatch | No {
  const asked = openingOf(request)
  if (isNo(asked)) return asked
  const { listed, opening } = asked
  const from = positionOf(request, listed, opening)
  return isNo(from) ? from : openFrom(listed, opening, from)
}

/** A match from a position; a refusal if the rules cannot go on from there. */
export function openFrom(listed: LoadedGame, opening: Opening<Rules>, from: Match): OpenMatch | No {
  try {
    const referee = new Referee(listed.game, { ...opening, from })
    for (const seat of [null, ...opening.seats.keys()]) assertPlain(referee.project(seat), 'projection')
    const asks = referee.open.asks === null ? [] : allAsks(referee.open.asks)
    if (!referee.isOver && asks.every(ask => count(ask) === 0))
      return no('bad-position', 'nobody has anything to choose in that position')
    const stray = asks.find(ask => !(ask.seat in opening.seats))
    if (stray) return no('bad-position', `that position asks seat ${stray.seat}, which is not at the table`)
    return { listed, referee }
  } catch (fault) {
    const says = fault instanceof Error ? fault.message : String(fault)
    return no('bad-position', `the rules of ${listed.game.id} cannot go on from that board and stack: ${says}`)
  }
}

type Asked = { listed: LoadedGame; opening: Opening<Rules> }

function openingOf(request: Request): Asked | No {
  const id = textField(request, 'game', 'the id of a game')
  if (isNo(id)) return id
  const found = findGame(id)
  if (!found.ok) return no('unknown-game', found.problem.says)
  const listed = found.value
  const { game } = listed

  const seats = namesField(request)
  if (isNo(seats)) return seats
  if (seats.length < game.seats.min || seats.length > game.seats.max)
    return no('wrong-seats', `${game.title} has ${seatsInWords(game.seats)} seats, not ${seats.length}`)
  const words = optionWords(request)
  if (isNo(words)) return words
  const options = readOptions(game, words)
  if (!options.ok) return no('bad-options', options.problem.says)
  const edition = (request.edition ?? null) === null ? null : game.readEdition(request.edition)
  if (edition && !edition.ok) return no('bad-edition', edition.problem.says)
  const secret = secretOf(request)
  if (isNo(secret)) return secret
  const entropy = entropyField(request, seats.length)
  if (isNo(entropy)) return entropy

  const opening: Opening<Rules> = {
    options: options.value,
    seats,
    secret,
    ...(edition ? { edition: edition.value } : {}),
    ...(entropy ? { entropy } : {}),
  }
  return { listed, opening }
}

/** A given secret; one made from a seed; or one that nobody knows. */
function secretOf({ secret, seed }: Request): string | No {
  if (secret !== undefined)
    return isSecret(secret) ? secret : no('malformed', `"secret" is ${show(secret)}; expected 64 hexadecimal digits`)
  if (seed === undefined || seed === null) return freshSecret()
  return typeof seed === 'string' || typeof seed === 'number'
    ? secretFrom(String(seed))
    : no('malformed', `"seed" is ${show(seed)}; expected a word or a number`)
}

/** The position in a request: a board and a stack of frames. */
export function positionOf(request: Request, { game }: LoadedGame, opening: Opening<Rules>): Match | No {
  const { board, stack } = request
  if (!isRecord(board)) return no('malformed', `"board" is ${show(board ?? null)}; expected an object`)
  if (!Array.isArray(stack) || stack.length === 0 || !stack.every(isFrame))
    return no('malformed', `"stack" is ${show(stack ?? null)}; expected a list of frames such as {"step":…,"at":…}`)
  const steps: Readonly<Record<string, object>> = game.steps
  const lost = stack.find(({ step, at }) => !Object.hasOwn(steps, step) || !Object.hasOwn(steps[step] ?? {}, at))
  if (lost) {
    const known = Object.entries(steps).map(([step, phases]) => `${step} (${Object.keys(phases).join(', ')})`)
    return no('bad-position', `${game.id} has no step "${lost.step}" at "${lost.at}"; it has ${known.join('; ')}`)
  }
  try {
    assertPlain(board, 'board')
    assertPlain(stack, 'stack')
  } catch (fault) {
    return no('bad-position', `board and stack must be plain data: ${fault instanceof Error ? fault.message : ''}`)
  }
  const read = game.readBoard?.(board, opening.edition ?? game.edition, opening.seats.length)
  if (read && !read.ok) return no('bad-position', read.problem.says)
  return { board, stack, options: opening.options, seats: opening.seats.length, seq: 0, outcome: null }
}

const isFrame = (frame: unknown): frame is AnyFrame =>
  isRecord(frame) && typeof frame.step === 'string' && typeof frame.at === 'string'

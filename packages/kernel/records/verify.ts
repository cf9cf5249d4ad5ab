/**
 * Reading records back. A record is played again, from its header and revealed secret, by a fresh
 * referee; every line that referee writes must equal the stored one byte for byte. That one
 * comparison checks choices, dice, undos, hashes and outcome alike.
 */

import { commitmentTo, hashText, type Secret } from '../chance/sealed.ts'
import { trust } from '../codec.ts'
import { bad, good, isRefusal, type Result } from '../errors.ts'
import { type Game, readOptions } from '../game.ts'
import { samePlain, show } from '../plain.ts'
import type { Rules } from '../rules.ts'
import {
  type ClosingLine,
  type Header,
  isChoice,
  isClosing,
  isHeader,
  isUndo,
  type Line,
  malformed,
  NO_HASH,
  parseLine,
  sealLine,
  splitRecord,
} from './record.ts'
import { Referee } from './referee.ts'
import type { Applied } from './standing.ts'

/** Finds a game by its id and the version of its rules, or says which there are. */
export type FindGame = (id: string, rules: number) => Result<Game>

export type Verified = { referee: Referee; choices: number; isFinished: boolean }

/** Called after each line that was played again, with what was applied where something was. */
type Visit = (referee: Referee, line: Line, applied: Applied | null) => void

/** Checks a whole record, closing line included. `commitment` is the one published beforehand, if known. */
export const verify = (find: FindGame, text: string, commitment?: string, visit?: Visit): Result<Verified> =>
  playAgain(find, text, { commitment, visit, isTrusting: false })

/** The same, but long computations are taken from the record: a replay needs no physics, and proves none. */
export const replay = (find: FindGame, text: string, visit?: Visit): Result<Verified> =>
  playAgain(find, text, { commitment: undefined, visit, isTrusting: true })

type Manner = { commitment: string | undefined; visit: Visit | undefined; isTrusting: boolean }

function playAgain(find: FindGame, text: string, { commitment, visit, isTrusting }: Manner): Result<Verified> {
  const split = splitRecord(text)
  if (!split.ok) return split
  const lines = split.value
  // The form of every line first, in order: a damaged one is named before anything that hangs on it.
  const parsed = parseLines(lines)
  if (!parsed.ok) return parsed
  const header = readHeader(lines[0] ?? '', parsed.value[0])
  if (!header.ok) return header
  if (commitment !== undefined && header.value.commitment !== commitment)
    return bad('the commitment is not the one that was published: this is not the match that was played', 1)
  const closing = readClosing(parsed.value.at(-1), lines.length)
  if (!closing.ok) return closing
  if (commitmentTo(closing.value.secret) !== header.value.commitment)
    return bad('the secret revealed here is not the one committed to in line 1', lines.length)

  const played = perform(find, lines.slice(0, -1), parsed.value.slice(0, -1), closing.value.secret, visit, isTrusting)
  if (!played.ok) return played
  const referee = played.value
  const expected = referee.close().split('\n').at(-2)
  if (expected !== lines.at(-1) && lines.at(-1) !== closedUnplayed(referee, closing.value))
    return bad('the outcome or hash here does not follow from the lines before', lines.length)
  visit?.(referee, closing.value, null)
  return good({ referee, choices: referee.standing().length, isFinished: referee.isOver })
}

/** The last line of a match that was closed by whoever could not play it: no outcome, and a hash over no match. */
const closedUnplayed = ({ lastHash }: Referee, { secret }: ClosingLine): string =>
  sealLine(lastHash, { outcome: null, secret }, null).text

/** Plays the lines of an open record again and returns its referee, ready to go on. */
export function resume(find: FindGame, lines: readonly string[], secret: Secret, visit?: Visit): Result<Referee> {
  const parsed = parseLines(lines)
  return parsed.ok ? perform(find, lines, parsed.value, secret, visit, false) : parsed
}

/** Every line by itself, or what is wrong with the first damaged one. */
function parseLines(lines: readonly string[]): Result<Line[]> {
  const parsed: Line[] = []
  for (const [i, text] of lines.entries()) {
    const one = parseLine(text, i + 1)
    if (!one.ok) return one
    parsed.push(one.value.line)
  }
  return good(parsed)
}

/** Does what the lines say, one after the other; each must be written again as it was. */
function perform(
  find: FindGame,
  texts: readonly string[],
  lines: readonly Line[],
  secret: Secret,
  visit: Visit | undefined,
  isTrusting: boolean,
): Result<Referee> {
  const header = readHeader(texts[0] ?? '', lines[0])
  if (!header.ok) return header
  const opened = reopen(find, header.value, secret, isTrusting ? workedIn(lines) : [])
  if (!opened.ok) return opened
  const referee = opened.value
  for (const [i, line] of lines.entries()) {
    const done = malformed(line) ?? performLine(referee, line)
    if (typeof done === 'string') return bad(done, i + 1)
    const written = referee.lines[i]
    if (written !== texts[i]) return bad(difference(line, written), i + 1)
    visit?.(referee, line, done)
  }
  return good(referee)
}

function readHeader(text: string, line: Line | undefined): Result<Header> {
  if (!line || !isHeader(line)) return bad('a record begins with a header line; this is none', 1)
  const odd = malformed(line)
  if (odd) return bad(odd, 1)
  if (sealLine(NO_HASH, line, null).text !== text) return bad('the header does not match its hash; it was changed', 1)
  return good(line)
}

function readClosing(line: Line | undefined, number: number): Result<ClosingLine> {
  if (!line || !isClosing(line)) return bad('the record ends here without its closing line; it is incomplete', number)
  const odd = malformed(line)
  return odd ? bad(odd, number) : good(line)
}

/** What long computations gave, line by line, as the record has it. */
const workedIn = (lines: readonly Line[]): unknown[] =>
  lines.flatMap(line => ('worked' in line && Array.isArray(line.worked) ? line.worked : []))

function reopen(find: FindGame, header: Header, secret: Secret, worked: readonly unknown[]): Result<Referee> {
  const found = find(header.game, header.rules)
  if (!found.ok) return bad(found.problem.says, 1)
  const game = found.value
  if (header.rules !== game.version)
    return bad(
      `this match was played under rules version ${header.rules} of ${game.id}; this house plays version ${game.version}`,
      1,
    )
  const { seats, options, entropy, seed, nassau: format } = header
  if (seats.length < game.seats.min || seats.length > game.seats.max)
    return bad(`${game.id} is played by ${game.seats.min} to ${game.seats.max} seats, not ${seats.length}`, 1)
  const known = readOptions(
    game,
    Object.entries(options).map(([name, value]) => `${name}=${value}`),
  )
  if (!known.ok) return bad(known.problem.says, 1)
  if (!samePlain(known.value, options)) return bad(`the header does not set every option of ${game.id}`, 1)
  const edition = header.edition.data === null ? good(game.edition) : game.readEdition(header.edition.data)
  if (!edition.ok) return bad(edition.problem.says, 1)
  if (hashText(JSON.stringify(edition.value)) !== header.edition.hash)
    return bad('the edition this match was played with is not the one at hand', 1)
  try {
    return good(
      new Referee<Rules>(game, {
        format,
        options,
        seats,
        secret,
        entropy,
        worked,
        ...(seed === undefined ? {} : { seed }),
        ...(header.edition.data === null ? {} : { edition: edition.value }),
        ...(header.from === null ? {} : { from: header.from }),
      }),
    )
  } catch (fault) {
    return bad(`no match can be set up from this header: ${fault instanceof Error ? fault.message : show(fault)}`, 1)
  }
}

/** Does what a line says, if it says to do something; in words why not, if it cannot be done. */
function performLine(referee: Referee, line: Line): Applied | string | null {
  try {
    if (isChoice(line)) {
      const applied = referee.apply(line.seat, line.choice)
      return isRefusal(applied) ? `this choice cannot be made here: ${applied.because}` : applied
    }
    if (isUndo(line)) {
      const undone = referee.undo(line.seat, line.undo, line.agreed)
      return isRefusal(undone) ? `this cannot be taken back: ${undone.because}` : undone
    }
    return isClosing(line) ? 'a closing line stands before the end' : null
  } catch (fault) {
    return `the rules break on this line: ${fault instanceof Error ? fault.message : show(fault)}`
  }
}

function difference(line: Line, written: string | undefined): string {
  if (written === undefined) return 'this line is none that a match would have written here'
  const again = trust<{ chance?: unknown }>(JSON.parse(written))
  if ('chance' in line && !samePlain(line.chance, again.chance))
    return `chance is said to have given ${show(line.chance)}; the sealed secret gives ${show(again.chance)}`
  return 'this line does not follow from the lines before it, or does not match its hash'
}

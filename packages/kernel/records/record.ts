/**
 * Records: a match as JSON lines, each with a running hash over the line before, the line itself
 * and, every so often, the match it leads to.
 *
 *   header · start · choice · choice · undo · choice … · closing (outcome and secret)
 *
 * A line is stored exactly as written here, so a single changed byte shows.
 */

import type { Seat } from '../asks/ask.ts'
import { hashText, isSecret, type Secret } from '../chance/sealed.ts'
import { trust } from '../codec.ts'
import { bad, good, type Result } from '../errors.ts'
import type { Match } from '../game.ts'
import { isRecord } from '../plain.ts'
import type { Options, Outcome } from '../rules.ts'

/** The version of this format, and those that can be read. Raised whenever an old record would be misread; one that is too old is refused in words. */
export const FORMAT = 3
const READABLE: readonly number[] = [2, FORMAT]

/** Since version 3 the hash of one choice in so many covers the match it leads to; before, that of every one did. */
const CHECKPOINT = 16
const EVERY_LINE = 2

/**
 * Whether a line's hash covers the match it leads to. The start, what is taken back and the closing line always do: in
 * between, choices and what chance said are chained, and the match follows from them.
 */
export const coversMatch = (format: number, line: Line): boolean =>
  !isHeader(line) && (format <= EVERY_LINE || !isChoice(line) || line.seq % CHECKPOINT === 0)

export type Header = {
  /** The version of this format. */
  nassau: number
  game: string
  /** The version of the game's rules. */
  rules: number
  /** The edition's hash; its data too, unless it is the game's own edition. */
  edition: { hash: string; data: object | null }
  options: Options
  /** A name for each seat. */
  seats: string[]
  /** The hash of the secret that the dice come from. */
  commitment: string
  /** What each seat added to the dice. */
  entropy: (string | null)[]
  /** The match it started from, if not from the game's own setup. */
  from: Match | null
  /**
   * What the dice follow from, where a name was taken out of the record since: they were bound to it, so that nobody
   * can derive them from the secret any more.
   */
  seed?: string
}
/** What chance said before the first choice. `worked`: what long computations gave, where there were any. */
export type StartLine = { seq: 0; chance: number[]; worked?: readonly unknown[] }
export type ChoiceLine = { seq: number; seat: Seat; choice: unknown; chance: number[]; worked?: readonly unknown[] }
/** The last `undo` choices were taken back for `seat`, with the agreement of these seats. */
export type UndoLine = { undo: number; seat: Seat; agreed: Seat[] }
/** The end: how it came out (null: broken off) and the secret revealed. */
export type ClosingLine = { outcome: Outcome | null; secret: Secret }

export type Line = Header | StartLine | ChoiceLine | UndoLine | ClosingLine

/** Before the first line. */
export const NO_HASH = ''

/** A line with the running hash after it, as it is read back from a record. */
export type Hashed<L extends Line> = L & { hash: string }
/** A line, and as it is stored. */
export type Written<L extends Line> = { line: Hashed<L>; text: string }

/** Writes a line. */
export function sealLine<L extends Line>(before: string, line: L, match: Match | null): Written<L> {
  const body = JSON.stringify(line)
  const hash = hashText(`${before}\n${body}\n${match === null ? '' : JSON.stringify(match)}`)
  // Joined into one piece: it is kept for as long as the match, and added up it would be kept as the pieces it is made of.
  return { line: { ...line, hash }, text: [body.slice(0, -1), ',"hash":"', hash, '"}'].join('') }
}

/** The version of how dice are drawn: lines may come to be written otherwise while dice stay as they are. */
const DICE = 1

/**
 * What the dice are bound to: the header without the commitment, which is bound to the secret itself, and with the
 * version of the dice for that of the lines.
 */
export const boundTo = (header: Header): string => JSON.stringify({ ...header, nassau: DICE, commitment: null })

export type Parsed = { line: Line; hash: string }

/** One stored line, checked for form and shape but not yet against the match. */
export function parseLine(text: string, number: number): Result<Parsed> {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return bad('this is not JSON: the line is damaged or cut off', number)
  }
  if (!isRecord(data) || typeof data.hash !== 'string')
    return bad('this line carries no hash; expected a line of a record', number)
  const { hash, ...body } = data
  const line = trust<Line>(body)
  if (`${JSON.stringify(line).slice(0, -1)},"hash":"${hash}"}` !== text)
    return bad('this line is not written as records are; it was changed', number)
  return good({ line, hash })
}

export const isHeader = (line: Line): line is Header => 'nassau' in line
export const isChoice = (line: Line): line is ChoiceLine => 'choice' in line
export const isUndo = (line: Line): line is UndoLine => 'undo' in line
export const isClosing = (line: Line): line is ClosingLine => 'secret' in line

const isList = (value: unknown, of: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(of)
const isWhole = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0

/** What is missing or odd about a line, or null. */
export function malformed(line: Line): string | null {
  if (isHeader(line)) return malformedHeader(line)
  if (isClosing(line)) return isSecret(line.secret) ? null : 'the secret is not 64 hexadecimal digits'
  if (isUndo(line))
    return isWhole(line.undo) && isWhole(line.seat) && isList(line.agreed, isWhole) ? null : 'this undo is malformed'
  if (!isList(line.chance, isWhole)) return 'what chance said is not a list of whole numbers'
  return isChoice(line) && !(isWhole(line.seat) && isWhole(line.seq)) ? 'this choice names no seat or number' : null
}

function malformedHeader(header: Header): string | null {
  if (!READABLE.includes(header.nassau))
    return `this record has format ${header.nassau}; this house reads ${READABLE.join(' and ')}`
  if (typeof header.game !== 'string') return 'the header names no game'
  if (!isRecord(header.edition) || typeof header.edition.hash !== 'string') return 'the header names no edition'
  if (!isRecord(header.options)) return 'the header has no options'
  if (!isList(header.seats, name => typeof name === 'string') || header.seats.length === 0)
    return 'the header names no seats'
  if (!isSecret(header.commitment)) return 'the commitment is not 64 hexadecimal digits'
  if (!isList(header.entropy, item => item === null || typeof item === 'string')) return 'the entropy is malformed'
  if (header.seed !== undefined && !isSecret(header.seed)) return 'the seed is not 64 hexadecimal digits'
  return header.from === null || isMatch(header.from, header.seats.length) ? null : 'the starting match is malformed'
}

const isMatch = (match: unknown, seats: number): boolean =>
  isRecord(match) &&
  isRecord(match.board) &&
  isList(match.stack, frame => isRecord(frame) && typeof frame.step === 'string' && typeof frame.at === 'string') &&
  isRecord(match.options) &&
  match.seats === seats &&
  isWhole(match.seq) &&
  (match.outcome === null || isRecord(match.outcome))

/** The version of the rules a stored header names; none, if it is no header. */
export function rulesIn(header: string | undefined): number | undefined {
  const parsed = header === undefined ? null : parseLine(header, 1)
  return parsed?.ok && isHeader(parsed.value.line) ? parsed.value.line.rules : undefined
}

/** The lines of a stored record. A file that does not end with a line break was cut off. */
export function splitRecord(text: string): Result<string[]> {
  if (text === '') return bad('the record is empty')
  const lines = text.split('\n')
  if (lines.pop() !== '') return bad('the record is cut off in the middle of this line', lines.length + 1)
  return good(lines)
}

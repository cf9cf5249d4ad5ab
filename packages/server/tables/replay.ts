/** A table from its log, entry by entry; and what others have written since. */
import { findGame } from '@nassau/games'
import { type Applied, isRefusal, isUndo } from '@nassau/kernel/host'
import { Refused, ServerBug } from '../errors.ts'
import type { StoredEntry } from '../store/store.ts'
import { begin } from './begin.ts'
import { LOG, type LogEntry, type OpenEntry, type PlayLine, type Start } from './entry.ts'
import { note } from './note.ts'
import { openTable, type Sitter, type Table } from './table.ts'

/** The table of a log; null for an empty one. Refuses a match of another log or other rules with a clear word. */
export function rebuild(id: string, log: readonly StoredEntry[]): Table | null {
  const entries = log.map(({ body }): LogEntry => JSON.parse(body))
  const [opening] = entries
  if (opening?.kind !== 'open') return null
  mustHaveLog(opening)
  const listed = findGame(opening.game)
  if (!listed.ok) throw new Refused('other-rules', listed.problem.says)
  const table = openTable(id, listed.value, opening)
  const worked = entries.flatMap(workedIn)
  for (const [i, entry] of entries.entries()) absorb(table, log[i]?.at ?? 0, entry, worked)
  table.driver.asides = []
  return table
}

/** Does what an entry of the log says, and returns what the referee applied for it. */
export function absorb(table: Table, at: number, entry: LogEntry, worked: readonly unknown[] = []): Applied | null {
  const applied = perform(table, entry, worked)
  note(table, at, entry, applied)
  return applied
}

function perform(table: Table, entry: LogEntry, worked: readonly unknown[]): Applied | null {
  if ('start' in entry && entry.start) {
    if (entry.kind === 'sit') table.entropy[entry.seat] = entry.entropy
    const seats = table.seats.map((sat, seat) => ('seat' in entry && seat === entry.seat ? seated(sat, entry) : sat))
    mustHaveRules(table, entry.start)
    const referee = begin(table, seats, worked)
    table.referee = referee
    for (const [i, line] of entry.start.entries()) mustBeAlike(table, line, referee.lines[i])
  }
  return 'line' in entry && entry.line !== null ? playLine(table, entry.line) : null
}

/** A seat with the one who sits down on it last. */
const seated = (sat: Sitter, entry: Extract<LogEntry, { kind: 'sit' | 'seat-bot' }>): Sitter =>
  entry.kind === 'sit' ? { ...sat, name: entry.name } : { ...sat, kind: 'bot', name: null, level: entry.level }

function playLine(table: Table, line: PlayLine): Applied {
  const { referee } = table
  if (!referee) throw new ServerBug('entry-does-not-fit', { match: table.id, at: table.length })
  const applied = isUndo(line) ? referee.undo(line.seat, line.undo, line.agreed) : referee.apply(line.seat, line.choice)
  if (isRefusal(applied)) throw new ServerBug('log-does-not-replay', { match: table.id, at: table.length, ...applied })
  mustBeAlike(table, line, applied.written.text)
  return applied
}

/** The record must come out again byte for byte: else the log was changed, or the rules were without a new version. */
function mustBeAlike({ id, length }: Table, line: object, written: string | undefined): void {
  if (JSON.stringify(line) !== written) throw new ServerBug('log-does-not-replay', { match: id, at: length })
}

/** Logs of before there were numbers have none. */
function mustHaveLog({ log }: Partial<OpenEntry>): void {
  if (log !== LOG)
    throw new Refused('other-rules', `this match was kept in format ${log ?? 1} of the log; this house reads ${LOG}`)
}

function mustHaveRules({ listed }: Table, [{ rules }]: Start): void {
  const { game } = listed
  if (rules !== game.version)
    throw new Refused(
      'other-rules',
      `this match is played under rules version ${rules} of ${game.title}; this house plays version ${game.version}`,
    )
}

/** What long computations gave, so that they need not be done again. */
function workedIn(entry: LogEntry): unknown[] {
  if ('start' in entry) return entry.start?.[1].worked ?? []
  return entry.kind === 'play' && !isUndo(entry.line) ? (entry.line.worked ?? []) : []
}

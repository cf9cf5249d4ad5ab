/**
 * A table from its log, entry by entry; and what others have written since. A log that cannot be replayed to its end
 * gives the table as it was at its last good entry, stuck there: it can be looked at and ended, and says what is wrong.
 */
import { findGame, type LoadedGame } from '@nassau/games'
import { type Applied, isChoice, isRefusal, isUndo } from '@nassau/kernel/host'
import { USUAL_BEAT } from '@nassau/protocol'
import { Refused, ServerBug } from '../errors.ts'
import type { StoredEntry } from '../store/store.ts'
import { LOG, type LogEntry, type OpenEntry, type PlayLine } from './entry.ts'
import { note } from './note.ts'
import { begin } from './seating/begin.ts'
import { absentGame } from './stuck/absent-game.ts'
import { openTable, type Sitter, type Table, type TableStuck } from './table.ts'

type Read = { at: number; entry: LogEntry }
type Kept = { entries: Read[]; stuck: TableStuck | null }

/** The table of a log; null for an empty one. Of a log whose very beginning is lost nothing can be shown. */
export function rebuild(id: string, log: readonly StoredEntry[]): Table | null {
  const last = log.at(-1)
  if (!last) return null
  const kept = readEntries(log)
  const [first] = kept.entries
  if (first?.entry.kind !== 'open')
    throw new Refused('damaged', 'the beginning of this match is lost: nothing of it can be shown')
  // There was a time before beats.
  const opening = { ...first.entry, beat: first.entry.beat ?? USUAL_BEAT }
  const { listed, stuck } = rulesFor(opening, kept)
  const table = replayed(id, listed, opening, kept.entries, stuck)
  table.driver.asides = []
  // Whatever is written now comes after everything that is there, readable or not.
  table.length = last.seq + 1
  return table
}

/** Entries up to the first that is missing or cannot be read. */
export function readEntries(log: readonly StoredEntry[]): Kept {
  const entries: Read[] = []
  for (const [i, { seq, at, body }] of log.entries()) {
    const entry = seq === i ? parsed(body) : null
    if (!entry) return { entries, stuck: damaged(i, seq === i ? 'cannot be read' : 'is missing') }
    entries.push({ at, entry })
  }
  return { entries, stuck: null }
}

function parsed(body: string): LogEntry | null {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** The rules a match was begun under; or why it cannot be played, with the nearest there is in their place. */
function rulesFor(opening: OpenEntry, { entries, stuck }: Kept): { listed: LoadedGame; stuck: TableStuck | null } {
  const starts = entries.flatMap(({ entry }) => ('start' in entry && entry.start ? [entry.start[0].rules] : []))
  const listed = findGame(opening.game, starts[0])
  if (listed.ok && opening.log === LOG) return { listed: listed.value, stuck }
  const newest = findGame(opening.game)
  const says = listed.ok
    ? // Logs of before there were numbers have none.
      `this match was kept in format ${opening.log ?? 1} of the log; this house reads ${LOG}`
    : listed.problem.says
  return {
    listed: newest.ok ? newest.value : absentGame(opening.game),
    stuck: { code: 'other-rules', says, at: 0 },
  }
}

/** Replays up to where it is stuck; if it gets stuck on the way, begins again and stops before that. */
function replayed(
  id: string,
  listed: LoadedGame,
  opening: OpenEntry,
  entries: readonly Read[],
  stuck: TableStuck | null,
): Table {
  const table = openTable(id, listed, opening)
  const good = stuck?.at ?? entries.length
  const worked = entries.flatMap(({ entry }) => workedIn(entry))
  for (const [i, { at, entry }] of entries.slice(0, good).entries())
    try {
      absorb(table, at, entry, worked)
    } catch (fault) {
      return replayed(id, listed, opening, entries, damaged(i, whyNot(fault)))
    }
  table.stuck = stuck
  for (const { at, entry } of entries.slice(good)) noteOnly(table, at, entry)
  return table
}

const damaged = (at: number, why: string): TableStuck => ({
  code: 'damaged',
  says: `this match cannot be played on: entry ${at} of its log ${why}. It stands as it was before that`,
  at,
})

const whyNot = (fault: unknown): string =>
  fault instanceof ServerBug ? 'does not follow from those before it' : 'breaks the rules of this house'

/** What can be said of an entry without the match: who sits where, who has spoken, who has resigned. */
function noteOnly(table: Table, at: number, entry: LogEntry): void {
  if ('line' in entry && entry.line && isChoice(entry.line))
    table.choices[entry.line.seat]?.push(JSON.stringify(entry.line.choice))
  if (entry.kind === 'play') return
  try {
    note(table, at, entry, null)
  } catch {
    // An entry of another time that says nothing to us changes nothing.
  }
}

/** Does what an entry of the log says, and returns what the referee applied for it. */
export function absorb(table: Table, at: number, entry: LogEntry, worked: readonly unknown[] = []): Applied | null {
  const applied = perform(table, entry, worked)
  note(table, at, entry, applied)
  return applied
}

function perform(table: Table, entry: LogEntry, worked: readonly unknown[]): Applied | null {
  if ('start' in entry && entry.start) {
    if (entry.kind === 'sit' || entry.kind === 'stir') table.entropy[entry.seat] = entry.entropy
    const seats = table.seats.map((sat, seat) => ('seat' in entry && seat === entry.seat ? seated(sat, entry) : sat))
    const referee = begin(table, seats, worked, entry.start[0])
    table.referee = referee
    for (const [i, line] of entry.start.entries()) mustBeAlike(table, line, referee.lines[i])
  }
  return 'line' in entry && entry.line !== null ? playLine(table, entry.line) : null
}

/** A seat with the one who sits down on it last. */
function seated(sat: Sitter, entry: Extract<LogEntry, { kind: 'sit' | 'seat-bot' | 'stir' }>): Sitter {
  if (entry.kind === 'stir') return sat
  return entry.kind === 'sit' ? { ...sat, name: entry.name } : { ...sat, kind: 'bot', name: null, level: entry.level }
}

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

/** What long computations gave, so that they need not be done again. */
export function workedIn(entry: LogEntry): readonly unknown[] {
  if ('start' in entry) return entry.start?.[1].worked ?? []
  return entry.kind === 'play' && !isUndo(entry.line) ? (entry.line.worked ?? []) : []
}

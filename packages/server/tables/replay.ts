/** A table from its log, entry by entry; and what others have written since. */
import { findListed } from '@nassau/games'
import { type Heard, isChoice, isRefusal, isUndo, type Line } from '@nassau/kernel'
import { Refused, ServerBug } from '../errors.ts'
import type { StoredEntry } from '../store/store.ts'
import { begin } from './begin.ts'
import type { Entry } from './entry.ts'
import { note } from './note.ts'
import { openTable, type Table } from './table.ts'

/** The table of a log; null for an empty one. Refuses a match of other rules with a clear word. */
export function rebuild(id: string, log: readonly StoredEntry[]): Table | null {
  const entries = log.map(({ body }): Entry => JSON.parse(body))
  const [opening] = entries
  if (opening?.kind !== 'open') return null
  const listed = findListed(opening.game)
  if (!listed.ok) throw new Refused('other-rules', listed.problem.says)
  const table = openTable(id, listed.value, opening)
  const worked = entries.flatMap(workedIn)
  for (const [i, entry] of entries.entries()) absorb(table, log[i]?.at ?? 0, entry, worked)
  return table
}

/** Does what an entry of the log says, and returns what was heard of it. */
export function absorb(table: Table, at: number, entry: Entry, worked: readonly unknown[] = []): Heard[] {
  const told = perform(table, entry, worked)
  note(table, at, entry)
  return told
}

function perform(table: Table, entry: Entry, worked: readonly unknown[]): Heard[] {
  if ('start' in entry && entry.start) {
    if (entry.kind === 'sit') table.entropy[entry.seat] = entry.entropy
    const seats = table.seats.map((sat, seat) =>
      entry.kind === 'sit' && seat === entry.seat ? { ...sat, name: entry.name } : sat,
    )
    mustHaveRules(table, entry.start[0] ?? '{}')
    table.referee = begin(table, seats, worked)
    mustBeAlike(table, entry.start)
  }
  if (entry.kind === 'play' || (entry.kind === 'vote' && entry.line !== null)) return playLine(table, entry.line ?? '')
  return []
}

function playLine(table: Table, text: string): Heard[] {
  const { referee } = table
  const line: Line = JSON.parse(text)
  if (!referee || !('seat' in line)) throw new ServerBug('entry-does-not-fit', { match: table.id, at: table.length })
  const applied = isUndo(line)
    ? referee.undo(line.seat, line.undo, line.agreed)
    : referee.apply(line.seat, isChoice(line) ? line.choice : null)
  if (isRefusal(applied)) throw new ServerBug('log-does-not-replay', { match: table.id, at: table.length, ...applied })
  mustBeAlike(table, [text])
  return applied.told
}

/** The record must come out again byte for byte: else the log was changed, or the rules were without a new version. */
function mustBeAlike({ id, referee, length }: Table, lines: readonly string[]): void {
  const written = referee?.lines.slice(-lines.length) ?? []
  if (written.some((line, i) => line !== lines[i]))
    throw new ServerBug('log-does-not-replay', { match: id, at: length })
}

function mustHaveRules({ listed }: Table, header: string): void {
  const { rules }: { rules?: number } = JSON.parse(header)
  const { game } = listed
  if (rules !== game.version)
    throw new Refused(
      'other-rules',
      `this match is played under rules version ${rules} of ${game.title}; this house plays version ${game.version}`,
    )
}

/** What long computations gave, so that they need not be done again. */
function workedIn(entry: Entry): unknown[] {
  const lines = 'start' in entry ? (entry.start ?? []) : entry.kind === 'play' ? [entry.line] : []
  return lines.flatMap(text => {
    const { worked }: { worked?: unknown[] } = JSON.parse(text)
    return worked ?? []
  })
}

/** The record of a match that is over, to be taken away: also of one that could not be played to its end here. */
import { EMPTY_CHAIR } from '@nassau/games/names'
import { type Referee, sealLine, withNames } from '@nassau/kernel/host'
import { Refused } from '../../errors.ts'
import type { StoredEntry } from '../../store/store.ts'
import type { PlayLine, Start } from '../entry.ts'
import { readEntries } from '../replay.ts'
import type { Table } from '../table.ts'

export async function recordOf(table: Table, readLog: () => Promise<StoredEntry[]>): Promise<string> {
  if (!table.result)
    throw new Refused('not-over', 'a record reveals the secret of the dice; it can be had when the match is over')
  if (table.referee)
    return (table.seats.some(({ isGone }) => isGone) ? unnamed(table, table.referee) : table.referee).close()
  return recordOfLog(await readLog(), table.opening.secret)
}

/** The same match without the names of those who are no more. */
function unnamed({ opening, entropy, seats }: Table, referee: Referee): Referee {
  const names = referee.header.seats.map((name, seat) => (seats[seat]?.isGone ? EMPTY_CHAIR : name))
  const { options, secret, edition, from } = opening
  return withNames(referee, {
    options,
    secret,
    entropy,
    seats: names,
    ...(edition ? { edition } : {}),
    ...(from ? { from } : {}),
  })
}

/** The lines as they stand in the log, and a last one with the secret. Whoever has the rules can verify it. */
function recordOfLog(log: readonly StoredEntry[], secret: string): string {
  const lines = readEntries(log).entries.flatMap(({ entry }): (Start[number] | PlayLine)[] => {
    if ('start' in entry) return [...(entry.start ?? [])]
    return 'line' in entry && entry.line ? [entry.line] : []
  })
  const last = lines.at(-1)
  if (!last) throw new Refused('not-started', 'this match never began: there is nothing to take away')
  const closing = sealLine(last.hash, { outcome: null, secret }, null)
  return `${[...lines.map(line => JSON.stringify(line)), closing.text].join('\n')}\n`
}

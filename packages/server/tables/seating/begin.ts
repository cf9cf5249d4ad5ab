/** The first moment of a match: every seat has its name and the record begins. */
import { namesAtTable, namesInRecord } from '@nassau/games/names'
import type { Rules } from '@nassau/kernel'
import { type Header, type Opening, Referee } from '@nassau/kernel/host'
import type { Sitter, Table } from '../table.ts'

/** What of a header the log has may be otherwise than this program would write it: names, and how lines are written. */
type Written = Pick<Header, 'seats' | 'nassau'>

/** `worked`: results of long computations that are already known from the log. `as`: the header the log has. */
export function begin(
  table: Table,
  seats: readonly Sitter[],
  worked: readonly unknown[] = [],
  as: Written | null = null,
): Referee {
  return new Referee(table.listed.game, beginningOf(table, worked, as ?? { seats: recordNames(seats) }))
}

const recordNames = (seats: readonly Sitter[]): string[] => {
  const names = namesAtTable(seats)
  return namesInRecord(
    seats.map(({ kind, isBot }, seat) => ({ name: names[seat] ?? '', isBot: kind === 'bot' || isBot })),
  )
}

/** What a match begins with. */
export const beginningOf = (
  { opening, entropy }: Table,
  worked: readonly unknown[],
  { seats, nassau }: Pick<Written, 'seats'> & Partial<Written>,
): Opening<Rules> => ({
  options: opening.options,
  seats,
  secret: opening.secret,
  entropy,
  worked,
  ...(nassau === undefined ? {} : { format: nassau }),
  ...(opening.edition ? { edition: opening.edition } : {}),
  ...(opening.from ? { from: opening.from } : {}),
})

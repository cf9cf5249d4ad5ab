/** The first moment of a match: every seat has its name and the record begins. */
import { namesAtTable } from '@nassau/games/names'
import { Referee } from '@nassau/kernel/host'
import type { Sitter, Table } from '../table.ts'

/** `worked`: results of long computations that are already known from the log. */
export function begin(
  { listed, opening, entropy }: Table,
  seats: readonly Sitter[],
  worked: readonly unknown[] = [],
): Referee {
  return new Referee(listed.game, {
    options: opening.options,
    seats: namesAtTable(seats),
    secret: opening.secret,
    entropy,
    worked,
    ...(opening.edition ? { edition: opening.edition } : {}),
    ...(opening.from ? { from: opening.from } : {}),
  })
}

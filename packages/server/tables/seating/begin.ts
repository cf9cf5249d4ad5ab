/** The first moment of a match: every seat has its name and the record begins. */
import { namesAtTable } from '@nassau/games/names'
import { Referee } from '@nassau/kernel/host'
import type { Sitter, Table } from '../table.ts'

/**
 * `worked`: results of long computations that are already known from the log. `names`: those the log has, since an
 * earlier program may have named people and bots otherwise.
 */
export function begin(
  { listed, opening, entropy }: Table,
  seats: readonly Sitter[],
  worked: readonly unknown[] = [],
  names: readonly string[] = namesAtTable(seats),
): Referee {
  return new Referee(listed.game, {
    options: opening.options,
    seats: names,
    secret: opening.secret,
    entropy,
    worked,
    ...(opening.edition ? { edition: opening.edition } : {}),
    ...(opening.from ? { from: opening.from } : {}),
  })
}

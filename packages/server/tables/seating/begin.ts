/** The first moment of a match: every seat has its name and the record begins. */
import { namesAtTable } from '@nassau/games/names'
import { type Header, Referee } from '@nassau/kernel/host'
import type { Sitter, Table } from '../table.ts'

/**
 * `worked`: results of long computations that are already known from the log. `as`: the header the log has, since an
 * earlier program may have named people and bots otherwise, or written its lines in another way.
 */
export function begin(
  { listed, opening, entropy }: Table,
  seats: readonly Sitter[],
  worked: readonly unknown[] = [],
  as: Pick<Header, 'seats' | 'nassau'> | null = null,
): Referee {
  return new Referee(listed.game, {
    options: opening.options,
    seats: as?.seats ?? namesAtTable(seats),
    ...(as ? { format: as.nassau } : {}),
    secret: opening.secret,
    entropy,
    worked,
    ...(opening.edition ? { edition: opening.edition } : {}),
    ...(opening.from ? { from: opening.from } : {}),
  })
}

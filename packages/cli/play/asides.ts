/** What a person who is not waited for is asked: what they may do unasked, where they want to be, but never twice alike. */

import type { Seat } from '@nassau/kernel'
import type { Referee } from '@nassau/kernel/host'
import { personAnswers, personNods } from './asking.ts'
import { type Ending, people, type Table } from './table.ts'

/** Offers it, unless it was just let go by. An ending if they leave. */
export async function personInterjects(table: Table, seat: Seat): Promise<Ending | null> {
  const { referee, letGo } = table
  // With others at the screen, not to be asked would tell them that there is nothing to do.
  if (!referee.open.asideOf(seat)) return people(table).length < 2 ? null : personNods(table, seat)
  const open = whatIsOpen(referee, seat)
  if (letGo[seat] === open) return null
  letGo[seat] = open
  return personAnswers(table, seat)
}

/** What a seat may do unasked and at which point: the same again is not worth asking. */
const whatIsOpen = (referee: Referee, seat: Seat): string => {
  const { stack, ask } = referee.project(seat)
  return JSON.stringify([stack.at(-1), ask])
}

/** What a person who is not waited for is asked: what they may do unasked, if they want to be, but never twice alike. */

import type { Seat } from '@nassau/kernel'
import type { Referee } from '@nassau/kernel/host'
import { personAnswers } from './asking.ts'
import type { Ending, Table } from './table.ts'

/** Offers it, unless it was just let go by. An ending if they leave. */
export async function personInterjects(table: Table, seat: Seat): Promise<Ending | null> {
  const { referee, letGo } = table
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

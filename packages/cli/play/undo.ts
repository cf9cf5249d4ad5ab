/** Taking the last choice back: freely up to the information line, beyond it if all people agree. */

import { words } from '@nassau/games'
import type { Seat } from '@nassau/kernel'
import { isRefusal } from '@nassau/kernel/host'
import { dim, say, yellow } from '../text.ts'
import { noted, type Table } from './table.ts'

/** Whether it was taken back. */
export async function undo(table: Table): Promise<boolean> {
  const { referee, sitters, names, speech } = table
  const last = referee.standing().at(-1)
  if (!last) return deny('There is no choice to take back.')
  const maker = names[last.seat]
  if (sitters[last.seat]?.bot) return deny(`The last choice was ${maker}'s, and bots never take one back.`)

  const others = referee.undoable(last.seat) > 0 ? [] : sitters.flatMap((_, seat) => (seat === last.seat ? [] : [seat]))
  if (others.some(seat => sitters[seat]?.bot))
    return deny('Something became known by that choice: all would have to agree, and bots never do.')
  for (const seat of others) {
    if (!(await agrees(table, seat, `${maker} takes back "${words(last.choice, speech)}"`)))
      return deny(`${names[seat]} does not agree.`)
  }
  const undone = referee.undo(last.seat, 1, others)
  if (isRefusal(undone)) return deny(undone.because)
  noted(table, undone)
  say(dim(`${maker} takes back "${words(last.choice, speech)}".`))
  return true
}

async function agrees({ keyboard, names }: Table, seat: Seat, what: string): Promise<boolean> {
  const answer = await keyboard.line(`${names[seat]}, do you agree that ${what}? (yes or no) `)
  return answer !== null && /^y(es)?$/i.test(answer.trim())
}

function deny(says: string): false {
  say(yellow(says))
  return false
}

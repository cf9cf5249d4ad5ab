/** A record without somebody's name: the same choices and the same dice, in lines of their own. */
import { seedOf } from '../chance/sealed.ts'
import { isRefusal, KernelBug } from '../errors.ts'
import type { Rules } from '../rules.ts'
import { boundTo, isChoice, isUndo, type Line } from './record.ts'
import { Referee } from './referee.ts'
import type { Opening } from './standing.ts'

/**
 * The match of `referee`, opened as it was but with other names, and played again. The dice were bound to the names, so
 * the new record carries what they follow from.
 */
export function withNames<R extends Rules>(referee: Referee<R>, opening: Opening<R>): Referee<R> {
  const { header, game } = referee
  const seed = header.seed ?? seedOf(opening.secret, boundTo(header))
  const lines = referee.lines.map((text): Line => JSON.parse(text))
  const worked = lines.flatMap(line => ('worked' in line ? (line.worked ?? []) : []))
  const renamed = new Referee(game, { ...opening, format: header.nassau, seed, worked })
  for (const line of lines.slice(2)) {
    const done = isUndo(line)
      ? renamed.undo(line.seat, line.undo, line.agreed)
      : isChoice(line)
        ? renamed.apply(line.seat, line.choice)
        : null
    if (done !== null && isRefusal(done)) throw new KernelBug('record-does-not-replay', { says: done.because })
  }
  return renamed
}

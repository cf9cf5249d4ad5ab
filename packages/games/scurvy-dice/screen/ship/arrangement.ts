/** A ship in the making: each die in hand and the part it stands in. */
import type { AssignAsk, Assigned, Token } from '@nassau/kernel'

/** One die: its face, where it may stand and where it stands now. */
export type Placed<P extends Token> = { thing: Token; to: readonly P[]; at: P }

/** How dice are laid out to begin with: half of those that may go to two places to each, parrots kept where one may be. */
export function firstLayout<P extends Token>(ask: AssignAsk<P>): Placed<P>[] {
  const laid: Placed<P>[] = []
  for (const { thing, count, to } of ask.groups)
    for (let i = 0; i < count; i++) {
      const at = placeFor(ask, laid, to, i)
      if (at !== undefined) laid.push({ thing, to, at })
    }
  return laid
}

function placeFor<P extends Token>(
  ask: AssignAsk<P>,
  laid: readonly Placed<P>[],
  to: readonly P[],
  i: number,
): P | undefined {
  const open = to.filter(place => hasRoom(ask, laid, place))
  return open[i % Math.min(2, open.length)] ?? to[0]
}

const hasRoom = <P extends Token>(ask: AssignAsk<P>, laid: readonly Placed<P>[], place: P): boolean => {
  const most = ask.limits.find(limit => limit.place === place)?.most ?? Number.POSITIVE_INFINITY
  return laid.filter(({ at }) => at === place).length < most
}

/** The die at `i` put to a place, or to the next it may stand in. */
export function put<P extends Token>(ask: AssignAsk<P>, laid: readonly Placed<P>[], i: number, place?: P): Placed<P>[] {
  const die = laid[i]
  if (!die) return [...laid]
  const others = laid.filter((_, j) => j !== i)
  const after = [...die.to.slice(die.to.indexOf(die.at) + 1), ...die.to]
  const wanted = place === undefined ? after.find(other => other !== die.at && hasRoom(ask, others, other)) : place
  if (wanted === undefined || !die.to.includes(wanted) || !hasRoom(ask, others, wanted)) return [...laid]
  return laid.map((other, j) => (j === i ? { ...other, at: wanted } : other))
}

/** As the ask wants it: a place for every thing, in its order. */
export const choiceOf = <P extends Token>(laid: readonly Placed<P>[]): Assigned<P> => ({
  assign: laid.map(({ at }) => at),
})

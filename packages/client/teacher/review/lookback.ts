/** What a page shows of a match that was looked back at: what was found, and all it takes to say it in words. */
import type { Account, Costly, Review, Turning } from '@nassau/bots/thinking'
import type { LoadedGame } from '@nassau/games/manifests'
import type { AnyEvent, AnyFrame, Ask, Seat } from '@nassau/kernel'
import { project, type Referee } from '@nassau/kernel/host'

/** What was asked when a choice was made, and where; null if that cannot be said any more. */
export type Question = { ask: Ask; frame: AnyFrame }
type Made = { by: Seat; choice: unknown; question: Question | null }

/** Where it turned: what everyone heard of it, if they heard anything, and that seat's chance before and after. */
export type Turn = Turning & Made & { event: AnyEvent | null; before: number; after: number }

export type Lookback = {
  /** Everyone's chance to win after so many choices. */
  chances: readonly (readonly number[])[]
  /** By seat. */
  accounts: readonly Account[]
  turns: readonly Turn[]
  costly: readonly (Costly & { question: Question | null })[]
  /** Whether it was given up or ended without a winner: then nothing was won, and chances stay what they were. */
  isBrokenOff: boolean
}

export function lookbackOf({ story }: Pick<LoadedGame, 'story'>, referee: Referee, review: Review): Lookback {
  const { ledger, accounts, turnings, costly } = review
  const standing = referee.standing()
  const log = referee.log(null)
  const questionAt = (at: number, seat: Seat): Question | null => {
    const { ask, stack } = project(referee.at(at), seat)
    const frame = stack.at(-1)
    return ask && frame ? { ask, frame } : null
  }
  // What is somebody's great moment says more than what else happened; else what came first does.
  const worth = (event: AnyEvent): number => Math.abs(story?.moment(event, referee.edition)?.worth ?? 0)
  const eventAt = (at: number): AnyEvent | null => {
    const told = log.filter(({ seq }) => seq === at + 1).map(({ event }) => event)
    return told.toSorted((a, b) => worth(b) - worth(a))[0] ?? null
  }
  return {
    chances: ledger.chances,
    accounts,
    turns: turnings.flatMap(turning => {
      const { at, seat } = turning
      const made = standing[at]
      if (!made) return []
      const chance = (after: number): number => ledger.chances[after]?.[seat] ?? 0
      const { seat: by, choice } = made
      const said = { by, choice, question: questionAt(at, by), event: eventAt(at) }
      return [{ ...turning, ...said, before: chance(at), after: chance(at + 1) }]
    }),
    costly: costly.map(one => ({ ...one, question: questionAt(one.at, one.seat) })),
    isBrokenOff: referee.match.outcome === null,
  }
}

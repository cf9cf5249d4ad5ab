/** The ladder: what many matches say about those who entered. Equal for equal results. */
import type { Seat } from '@nassau/kernel'
import { type Share, type Spread, spreadOf, wilson } from '../statistics.ts'
import { type Contest, type Rating, rate } from './ratings.ts'
import type { FaultKind } from './remote-bot.ts'

/** Whose bot failed in a match, and how. The match ended there. */
export type SeatFault = { seat: Seat; kind: FaultKind; says: string }

/** One match of an arena. */
export type Fought = {
  /** The entrant of each seat. */
  sat: readonly number[]
  winners: readonly Seat[]
  choices: number
  fault: SeatFault | null
}

export type LadderRow = {
  bot: string
  rating: Rating
  /** Seats it had, and matches it won from them; a win shared by k counts 1/k. */
  seats: number
  wins: number
  /** Wins a seat. */
  share: Share
  /** The same against the average seat's. */
  ratio: number
  faults: Record<FaultKind, number>
}

export type Ladder = {
  rows: LadderRow[]
  /** In choices a match, those that were broken off left aside. */
  length: Spread
  /** The first few faults, to learn from. */
  faults: { match: number; bot: string; kind: FaultKind; says: string }[]
}

/** So many faults are told in full. */
const TOLD = 10

export function ladderOf(names: readonly string[], fought: readonly Fought[]): Ladder {
  const ratings = rate(names.length, fought.flatMap(contestsIn))
  const faults = fought.flatMap(({ sat, fault }, match) =>
    fault ? [{ match, bot: names[sat[fault.seat] ?? 0] ?? '', kind: fault.kind, says: fault.says }] : [],
  )
  const perMatch = fought[0]?.sat.length ?? 0
  const rows = names.map((bot, entrant): LadderRow => {
    const seats = fought.reduce((n, { sat }) => n + sat.filter(other => other === entrant).length, 0)
    const wins = fought.reduce((n, match) => n + winsIn(match, entrant), 0)
    const share = wilson(wins, seats)
    const count = (kind: FaultKind): number => faults.filter(fault => fault.bot === bot && fault.kind === kind).length
    return {
      bot,
      rating: ratings[entrant] ?? { elo: 0, low: 0, high: 0 },
      seats,
      wins,
      share,
      ratio: share.rate * perMatch,
      faults: { crashed: count('crashed'), illegal: count('illegal'), late: count('late') },
    }
  })
  const whole = fought.filter(({ fault }) => fault === null)
  return {
    rows: rows.sort((a, b) => b.rating.elo - a.rating.elo),
    length: spreadOf(whole.map(({ choices }) => choices)),
    faults: faults.slice(0, TOLD),
  }
}

const winsIn = ({ sat, winners }: Fought, entrant: number): number =>
  winners.filter(seat => sat[seat] === entrant).length / Math.max(1, winners.length)

/** What a match says about strengths. One whose bot failed says only that it lost to each of the others. */
function contestsIn({ sat, winners, fault }: Fought): Contest[] {
  if (!fault) return winners.map(seat => ({ sat, winner: sat[seat] ?? 0, weight: 1 / winners.length }))
  const loser = sat[fault.seat] ?? 0
  const others = sat.filter((_, seat) => seat !== fault.seat)
  return others.map(winner => ({ sat: [winner, loser], winner, weight: 1 / others.length }))
}

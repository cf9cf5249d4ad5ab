/** What a simulation found: a plain object, equal for equal seeds. */
import { type Share, type Spread, spreadOf, wilson } from './statistics.ts'
import type { Tally } from './tally.ts'

export type SeatRow = Share & { seat: number; bot: string; wins: number }
/** All seats of one bot together: the share of matches that one of them won. */
export type BotRow = Share & { bot: string; seats: number; wins: number }
/** Everyone the game called by one label; `ratio` is the win rate against the average seat's. */
export type LabelRow = Share & { label: string; appearances: number; wins: number; ratio: number }

/** How what a game measures is spread over the matches it was measured in. */
export type MeasureRow = Spread & { measure: string; matches: number }

export type Report = {
  games: number
  wins: { bySeat: SeatRow[]; byBot: BotRow[]; byLabel: LabelRow[] }
  /** In choices a match. */
  length: Spread
  /** Choices over all matches. */
  decisions: number
  measures: MeasureRow[]
}

export function reportOf(tally: Tally, bots: readonly string[]): Report {
  const { games, winsBySeat, lengths, labels, measures } = tally
  const winsOf = (seat: number): number => winsBySeat[seat] ?? 0
  return {
    games,
    wins: {
      bySeat: bots.map((bot, seat) => ({ seat, bot, wins: winsOf(seat), ...wilson(winsOf(seat), games) })),
      byBot: [...new Set(bots)].map(bot => {
        const seats = bots.flatMap((other, seat) => (other === bot ? [seat] : []))
        const wins = seats.reduce((sum, seat) => sum + winsOf(seat), 0)
        return { bot, seats: seats.length, wins, ...wilson(wins, games) }
      }),
      byLabel: Object.entries(labels)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([label, { appearances, wins }]) => {
          const share = wilson(wins, appearances)
          return { label, appearances, wins, ...share, ratio: share.rate * bots.length }
        }),
    },
    length: spreadOf(lengths),
    decisions: lengths.reduce((sum, length) => sum + length, 0),
    measures: Object.entries(measures).map(([measure, values]) => ({
      measure,
      matches: values.length,
      ...spreadOf(values),
    })),
  }
}

/**
 * Tuning: how much a captain should think, and how far. Settings play the mate at the same tables; the worse half is
 * dropped and the better half plays twice as much, until one is left.
 */
import type { LoadedGame } from '@nassau/games'
import { bad, good, type Options, type Result } from '@nassau/kernel'
import type { Effort, Judgement } from '@nassau/kernel/bots'
import { botToFill } from '../bot-for.ts'
import { captainOf } from '../search/captain.ts'
import { type Share, spreadOf } from '../statistics.ts'
import { add, fight, noScore, type Score, shareOf } from '../strength/duel.ts'

/** One way to set a captain: its effort, and how far it looks. */
export type Setting = Effort & { horizon: number }

export type Tuning = { seats: number; options: Options; matches: number; seed: number; settings: readonly Setting[] }
export type Tuned = { setting: Setting; played: number; wins: number; share: Share; msMedian: number; ms95: number }

/** A game whose captain is set like this. */
export function withSetting(listed: LoadedGame, { horizon, ...effort }: Setting): LoadedGame {
  const { judgement } = listed
  if (!judgement) return listed
  const { value } = judgement
  const set: Judgement = value ? { ...judgement, effort, value: { ...value, horizon } } : { ...judgement, effort }
  return { ...listed, judgement: set }
}

/** Every setting with what it came to, the one that was left last first. */
export function tune(listed: LoadedGame, tuning: Tuning, onRound?: (left: Tuned[]) => void): Result<Tuned[]> {
  if (!listed.judgement) return bad(`${listed.game.id} has no judgement to be tuned`)
  const { seats, options, seed } = tuning
  const rival = botToFill(listed)
  let left: { setting: Setting; score: Score }[] = tuning.settings.map(setting => ({ setting, score: noScore() }))
  const out: typeof left = []
  for (let more = tuning.matches; ; more *= 2) {
    for (const { setting, score } of left) {
      const challenger = captainOf(withSetting(listed, setting), 'captain')
      add(score, fight(listed, { challenger, rival, seats, options, seed }, score.played, more))
    }
    left = left.toSorted((a, b) => shareOf(b.score).rate - shareOf(a.score).rate)
    onRound?.(left.map(tunedOf))
    if (left.length <= 1) break
    out.unshift(...left.splice(Math.ceil(left.length / 2)))
  }
  return good([...left, ...out].map(tunedOf))
}

function tunedOf({ setting, score }: { setting: Setting; score: Score }): Tuned {
  const { median, p95 } = spreadOf(score.thoughts)
  const { played, wins } = score
  return { setting, played, wins, share: shareOf(score), msMedian: median, ms95: p95 }
}

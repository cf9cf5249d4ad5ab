/** Many ledgers at once: whether they add up, whether luck is fair, and whether the chances given are what comes of them. */
import type { LoadedGame } from '@nassau/games'
import type { Options } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { copyPlain, Play, project, seatsAsked, setUp } from '@nassau/kernel/host'
import { judgementOf } from '../search/captain.ts'
import { accountOf, type Ledger, ledgerOf, type Step } from './ledger.ts'

export type Audit = {
  matches: number
  /** The largest difference between a result and what start, luck and skill add up to. */
  worst: number
  /** By seat: mean luck, and half the interval that holds the true mean 95 times in 100. */
  luck: { mean: number; half: number }[]
  /** By tenths of the chance: what was given on average, what came of it, and how often it was given. */
  tenths: { given: number; came: number; n: number }[]
}

const Z = 1.959963984540054

/** Matches of the plain player, each with its ledger. */
export function auditOf(
  listed: LoadedGame,
  options: Options,
  seats: number,
  matches: number,
  tries: number,
  seed: number,
): Audit {
  const lucks: number[][] = Array.from({ length: seats }, () => [])
  const tenths = Array.from({ length: 10 }, () => ({ given: 0, came: 0, n: 0 }))
  let worst = 0
  for (let index = 0; index < matches; index++) {
    const ledger = ledgerOfMatch(listed, options, seats, tries, seed, index)
    for (let seat = 0; seat < seats; seat++) {
      const { start, luck, skill, others, result } = accountOf(ledger, seat)
      worst = Math.max(worst, Math.abs(start + luck + skill + others - result))
      lucks[seat]?.push(luck)
      for (const chances of ledger.chances.slice(0, -1)) {
        const given = chances[seat] ?? 0
        const tenth = tenths[Math.min(9, Math.floor(given * 10))]
        if (tenth) Object.assign(tenth, { given: tenth.given + given, came: tenth.came + result, n: tenth.n + 1 })
      }
    }
  }
  const meanOf = ({ given, came, n }: { given: number; came: number; n: number }) => ({
    given: given / Math.max(1, n),
    came: came / Math.max(1, n),
    n,
  })
  return { matches, worst, luck: lucks.map(intervalOf), tenths: tenths.map(meanOf) }
}

function ledgerOfMatch(
  listed: LoadedGame,
  options: Options,
  seats: number,
  tries: number,
  seed: number,
  index: number,
): Ledger {
  const { game } = listed
  const { edition } = game
  const judgement = judgementOf(listed)
  const [dice, mind] = [new FastChance(seed, 2 * index), new FastChance(seed, 2 * index + 1)]
  const play = new Play(game, edition, setUp(game, edition, options, seats, dice), dice)
  const steps: Step[] = []
  for (let [seat] = seatsAsked(play); seat !== undefined; [seat] = seatsAsked(play)) {
    const choice = judgement.player.choose(project(play, seat), mind, edition)
    steps.push({ before: copyPlain(play.match), seat, choice })
    play.take(seat, choice)
  }
  const entering = ledgerOf({ game, edition, judgement, seed: index + 1, tries }, steps, play.match)
  let entered = entering.next()
  while (!entered.done) entered = entering.next()
  return entered.value
}

function intervalOf(numbers: readonly number[]): { mean: number; half: number } {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
  const square = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / Math.max(1, numbers.length - 1)
  return { mean, half: Z * Math.sqrt(square / Math.max(1, numbers.length)) }
}

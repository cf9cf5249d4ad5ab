/**
 * Why one plan is better than another: how imagined matches were left, counted as players count. Which of the counts made
 * the difference is found by how the share of the win went with them in all that was imagined (least squares).
 */
import type { Seat } from '@nassau/kernel'
import { repeat } from '@nassau/kernel'
import type { Judgement } from '@nassau/kernel/bots'
import type { Play } from '@nassau/kernel/host'
import type { Question } from '../search/imagining.ts'
import { gainsOver, mean, standardError } from '../search/samples.ts'
import { solved } from './solved.ts'

/** What a plan brings that another does not, on average. */
export type Reason = {
  /** The number of a measure of the game's judgement; null for how many matches in 100 are won before imagination stops. */
  measure: number | null
  /** How much more of it, or less, whichever is wanted. */
  by: number
}

/** How imagined matches were left after one choice, world by world: each count, and the chance to win. */
type Left = { counts: number[][]; chances: number[] }

/** So many reasons are given at most, and each explains at least such a part of the difference. */
const GIVEN = 2
const LEAST_PART = 0.2
/** So many standard errors apart, something differs. */
const SURE = 2
/** Counts that go together share what they explain: by so much, as a part of its variance, each is held back. */
const RIDGE = 0.02

export class Causes {
  private readonly judgement: Judgement
  private readonly seat: Seat
  private readonly left = new Map<string, Left>()

  constructor({ judgement, seen }: Pick<Question, 'judgement' | 'seen'>) {
    this.judgement = judgement
    this.seat = seen.seat ?? 0
  }

  /** To be told of every imagined match; those of one choice come in the order of their worlds. */
  readonly note = (choice: unknown, { board, edition, match }: Play, share: number): void => {
    const { measures = [], value } = this.judgement
    const { outcome, options } = match
    const left = this.leftAfter(choice)
    const counts = measures.map(measure => measure.amount(board, this.seat, edition, options))
    // Where all are played to their end, that is the share itself and no reason.
    counts.push(value && outcome?.winners.includes(this.seat) ? 100 : 0)
    left.counts.push(counts)
    // Who wins with others is not half a winner.
    left.chances.push(share * (value?.partners?.(board, this.seat) ?? 1))
  }

  /** The chance to win in every world a choice was tried in. */
  chancesAfter(choice: unknown): readonly number[] {
    return this.leftAfter(choice).chances
  }

  /** What a choice has over another one, the weightiest first; nothing where nothing that counts explains it. */
  reasonsFor(choice: unknown, other: unknown): Reason[] {
    const [here, there] = [this.leftAfter(choice), this.leftAfter(other)]
    const gain = mean(gainsOver(here.chances, there.chances))
    if (gain <= 0) return []
    const { measures = [] } = this.judgement
    return this.weights()
      .flatMap((weight, i) => {
        const countsOf = ({ counts }: Left): number[] => counts.map(row => row[i] ?? 0)
        const gains = gainsOver(countsOf(here), countsOf(there))
        const by = mean(gains)
        const isWanted = (measures[i]?.wanted === 'less' ? -by : by) > SURE * standardError(gains)
        const part = weight * by
        const measure = i < measures.length ? i : null
        return isWanted && part >= LEAST_PART * gain ? [{ measure, by: Math.abs(by), part }] : []
      })
      .toSorted((a, b) => b.part - a.part)
      .slice(0, GIVEN)
      .map(({ measure, by }) => ({ measure, by }))
  }

  /** By how much the share of the win grows with each count. */
  private weights(): number[] {
    const counts = [...this.left.values()].flatMap(left => left.counts)
    const shares = [...this.left.values()].flatMap(left => left.chances)
    const means = repeat(0, counts[0]?.length ?? 0).map((_, i) => mean(counts.map(row => row[i] ?? 0)))
    const middle = mean(shares)
    const size = means.length
    const products = means.map(() => repeat(0, size))
    const targets = repeat(0, size)
    counts.forEach((row, world) => {
      const off = means.map((average, i) => (row[i] ?? 0) - average)
      off.forEach((one, i) => {
        targets[i] = (targets[i] ?? 0) + one * ((shares[world] ?? 0) - middle)
        const line = products[i] ?? []
        off.forEach((other, j) => {
          line[j] = (line[j] ?? 0) + one * other
        })
      })
    })
    products.forEach((line, i) => {
      line[i] = (line[i] ?? 0) * (1 + RIDGE)
    })
    return solved(products, targets)
  }

  private leftAfter(choice: unknown): Left {
    const written = JSON.stringify(choice)
    const left = this.left.get(written) ?? { counts: [], chances: [] }
    this.left.set(written, left)
    return left
  }
}

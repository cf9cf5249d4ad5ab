/**
 * Measuring side by side: contenders take turns every few milliseconds, so that a change in the
 * machine's mood meets all of them alike, and are compared within a round. Time is the process's own
 * CPU time; what other processes do does not count.
 */

/** Something to be measured: one call does some work and returns how much of it. */
export type Contender = { name: string; once: () => number }

export type Pace = {
  /** How many rounds. */
  repeats: number
  /** How long one contender works in one round, in CPU-seconds. */
  seconds: number
}

/** A rate over all rounds. `least` and `most` are in percent of the median. */
export type Rate = { median: number; least: number; most: number }

/** How fast a contender was, a CPU-second. */
export type Measured = {
  name: string
  work: Rate
  calls: Rate
  /** The work of each round, a CPU-second. */
  rounds: number[]
}

/** A contender works this long before the next one gets its turn, in CPU-seconds. */
const SLICE = 0.025
/** Calls between two looks at the clock take about this long, in CPU-seconds. */
const LOOK_EVERY = 0.002

/** What one contender did in one round. */
type Spent = { work: number; calls: number; seconds: number }

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Measures all of them after a warm-up of the same shape. `progress` hears of every round begun. */
export function measure(
  contenders: readonly Contender[],
  pace: Pace,
  progress: (round: number) => void = () => {},
): Measured[] {
  playRound(contenders, pace.seconds)
  const rounds: Spent[][] = []
  for (let round = 1; round <= pace.repeats; round++) {
    progress(round)
    rounds.push(playRound(contenders, pace.seconds))
  }
  return contenders.map(({ name }, i) => {
    const work = rounds.map(round => rateOf(round[i], 'work'))
    const calls = rounds.map(round => rateOf(round[i], 'calls'))
    return { name, work: rateOver(work), calls: rateOver(calls), rounds: work }
  })
}

/** How many times as fast `mine` was as `other`: the median over the rounds, each compared with itself. */
export const ratioOf = (mine: Measured, other: Measured): number =>
  medianOf(mine.rounds.map((rate, round) => rate / (other.rounds[round] ?? 0)))

/** Every contender works for so many seconds, a slice at a time, in turns. */
function playRound(contenders: readonly Contender[], seconds: number): Spent[] {
  const spent = contenders.map(() => ({ work: 0, calls: 0, seconds: 0 }))
  const slices = Math.max(1, Math.round(seconds / SLICE))
  for (let slice = 0; slice < slices; slice++)
    contenders.forEach(({ once }, i) => {
      const all = spent[i]
      if (all) spend(once, seconds / slices, all)
    })
  return spent
}

/** Calls `once` for so many CPU-seconds and adds to `all` what came of it. */
function spend(once: () => number, seconds: number, all: Spent): void {
  const start = cpuSeconds()
  let batch = 1
  for (let before = 0; ; ) {
    for (let i = 0; i < batch; i++) all.work += once()
    all.calls += batch
    const now = cpuSeconds() - start
    if (now >= seconds) {
      all.seconds += now
      return
    }
    if (now - before < LOOK_EVERY) batch *= 2
    before = now
  }
}

const rateOf = (spent: Spent | undefined, what: 'work' | 'calls'): number => (spent ? spent[what] / spent.seconds : 0)

export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

export function rateOver(rates: readonly number[]): Rate {
  const median = medianOf(rates)
  const percent = (rate: number): number => (100 * rate) / median
  return { median, least: percent(Math.min(...rates)), most: percent(Math.max(...rates)) }
}

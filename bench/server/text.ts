/** What was measured, as tables for people. The same figures, and the rounds' spread, are in `--json`. */
import { inColumns, short } from '../columns.ts'
import type { Rate } from '../measure.ts'
import { OTHERS } from './contenders.ts'
import type { FixedRate } from './fixed-rate.ts'
import type { Growth } from './growth.ts'
import type { Idle } from './idle.ts'
import type { Opening } from './opening.ts'
import type { OwnGame } from './own-games.ts'
import type { Processes } from './processes.ts'
import type { Ratio, SideBySide } from './side-by-side.ts'

const spread = ({ least, most }: Rate): string => `${Math.round(least)}–${Math.round(most)} %`
const ms = (n: number): string => `${n.toFixed(1)} ms`
const kB = (n: number): string => `${(n / 1024).toFixed(1)} kB`
const bytes = (n: number): string => `${Math.round(n)} B`
const times = (ratio: Ratio | null | undefined): string =>
  ratio ? `× ${ratio.median.toFixed(2)} (${ratio.least.toFixed(2)}–${ratio.most.toFixed(2)})` : ''

export const sideBySideText = ({ game, seats, contenders }: SideBySide): string =>
  inColumns(
    [
      `${game}, ${seats} seats`,
      'choices a CPU-s',
      'spread',
      ...OTHERS.map(other => `to ${other}`),
      'a second',
      'p50 at half',
      'p99 at half',
      'a client hears',
      'chooser sends',
      'idle match',
      'live match',
    ],
    contenders.map(one => [
      `  ${one.name}`,
      short(one.aCpuSecond.median),
      spread(one.aCpuSecond),
      ...OTHERS.map(other => times(one.to[other])),
      short(one.aSecond.median),
      ms(one.p50),
      ms(one.p99),
      bytes(one.received),
      bytes(one.sent),
      kB(one.idleBytes),
      kB(one.liveBytes),
    ]),
  )

export const fixedRateText = ({ game, rate, matches, contenders }: FixedRate): string =>
  inColumns(
    [`${game}, ${rate} choices a second over ${matches} matches`, 'p50', 'p99', 'p99.9', 'p99 to bare', 'CPU a choice'],
    contenders.map(({ name, p50, p99, p999, toBare, cpuMicros }) => [
      `  ${name}`,
      ms(p50),
      ms(p99),
      ms(p999),
      times(toBare),
      `${Math.round(cpuMicros)} µs`,
    ]),
  )

export const growthText = ({ name, sizes }: Growth): string =>
  inColumns(
    [`${name}, live matches of pig`, 'CPU a choice', 'spread', 'a live match', 'spread'],
    sizes.map(({ matches, cpuMicros, bytes: each }) => [
      `  ${matches}`,
      `${Math.round(cpuMicros.median)} µs`,
      spread(cpuMicros),
      kB(each.median),
      spread(each),
    ]),
  )

export const ownGamesText = (games: readonly OwnGame[]): string =>
  inColumns(
    [
      'ours alone',
      'choices a CPU-s',
      'spread',
      'a second',
      'p50',
      'p99',
      'a client hears',
      'chooser sends',
      'live match',
    ],
    games.map(one => [
      `  ${one.game}, ${one.seats} seats`,
      short(one.aCpuSecond.median),
      spread(one.aCpuSecond),
      short(one.aSecond.median),
      ms(one.p50),
      ms(one.p99),
      bytes(one.received),
      bytes(one.sent),
      kB(one.liveBytes),
    ]),
  )

export const processesText = (rows: readonly Processes[]): string =>
  rows.length === 0
    ? 'Our server does not start as several processes: nothing to compare.'
    : inColumns(
        ['processes, pig', 'a second', 'to one', 'choices a CPU-s', 'capacity', 'to one'],
        rows.map(({ processes, aSecond, aCpuSecond, capacity, toOne }) => [
          `  ${processes}`,
          short(aSecond.median),
          times(toOne.aSecond),
          short(aCpuSecond.median),
          short(capacity.median),
          times(toOne.capacity),
        ]),
      )

export const openingText = (lengths: readonly Opening[]): string =>
  inColumns(
    ['opening a match of king-of-pirates', 'first look', 'spread', 'when at hand'],
    lengths.map(({ choices, first, again }) => [
      `  after ${choices} choices`,
      ms(first.median),
      spread(first),
      ms(again.median),
    ]),
  )

export const idleText = ({ opened, stillOpen, bytes: each, cpu }: Idle): string =>
  `${opened} idle connections, ${stillOpen} of them open five seconds later: ${kB(each)} each, ${(100 * cpu).toFixed(1)} % of a core`

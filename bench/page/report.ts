/** What the runs at a table come to, beside the peer and the bare page. */
import { medianOf } from '../measure.ts'
import type { Noted } from './clicker.ts'

/** What was noted in one run at one table. */
export type Run = Noted & { title: string; slower: number }

/** A frame that took longer (ms) was seen to be late. */
const LATE = 25
/** One that took longer than this was a standstill. */
const STANDSTILL = 100

/** The value below which this share of all lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** Interaction to next paint as it is usually told: all but two in a hundred are quicker. */
const inpOf = ({ paints }: Run): number => quantile(paints, 0.98)

const ms = (n: number): string => n.toFixed(0)

/** The header and a row for each table at each speed, in the order in which they were first run. */
export function rowsOf(runs: readonly Run[], peer: string, limit: string): string[][] {
  const groups = Map.groupBy(runs, ({ title, slower }) => nameOf(title, slower))
  const inp = (name: string): number => medianOf((groups.get(name) ?? []).map(inpOf))
  const rows = [...groups].map(([name, group]) => {
    const { slower } = group[0] ?? { slower: 1 }
    const median = (figure: (run: Run) => number): number => medianOf(group.map(figure))
    const ratio = (to: string): string => (inp(name) / inp(nameOf(to, slower))).toFixed(2)
    const inps = group.map(inpOf)
    return [
      name,
      String(group.reduce((sum, { paints }) => sum + paints.length, 0)),
      ms(median(({ paints }) => medianOf(paints))),
      ms(inp(name)),
      `${ms(Math.min(...inps))}–${ms(Math.max(...inps))}`,
      `× ${ratio(peer)}`,
      `× ${ratio(limit)}`,
      ms(median(({ frames }) => 1000 / medianOf(frames))),
      ms(median(({ frames }) => quantile(frames, 0.95))),
      `${(100 * median(({ frames }) => frames.filter(frame => frame > LATE).length / frames.length)).toFixed(1)} %`,
      ms(median(({ frames }) => frames.filter(frame => frame > STANDSTILL).length)),
      ms(median(({ frames }) => Math.max(...frames))),
    ]
  })
  const header = ['table', 'interactions', 'INP 50 %', 'INP 98 %', 'spread', `to ${peer}`, `to ${limit}`]
  const even = ['frames/s', 'frame 95 %', `over ${LATE} ms`, `over ${STANDSTILL} ms`, 'longest']
  return [[...header, ...even], ...rows]
}

const nameOf = (title: string, slower: number): string => (slower === 1 ? title : `${title}, ${slower} × slower`)

/** What a run of the kernel's benchmark says, and the one place that trusts it to be so when read back. */
import type { Rate } from './measure.ts'

/** A contender's result; `toPeer` and `toLimit` are null where there is nobody to compare with. */
export type Line = {
  name: string
  decisions: Rate
  games: Rate
  toPeer: number | null
  toLimit: number | null
  bytes: number | null
}

/** One game at one number of seats. */
export type Report = { game: string; seats: number; players: Line[]; copies: { name: string; copies: Rate }[] }

/** The reports of a run with `--json`, from its output. */
export function readReports(json: string): Report[] {
  const { reports }: { reports: Report[] } = JSON.parse(json)
  return reports
}

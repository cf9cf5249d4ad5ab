/** What a worker thread does: fuzzes a chunk of matches. */
import { findRules } from '@nassau/games'
import { type Finding, fuzzMatch } from '@nassau/kernel/testing'
import { unwrap } from '../errors.ts'
import { type FuzzPlan, type FuzzSetting, settingOf } from './plan.ts'

export type FuzzChunk = { plan: FuzzPlan; first: number; count: number }
/** A finding, and the match it was made in. */
export type Found = { index: number; setting: FuzzSetting; finding: Finding }
export type Fuzzed = { matches: number; choices: number; found: Found[] }

export async function fuzzChunk({ plan, first, count }: FuzzChunk): Promise<Fuzzed> {
  const game = unwrap(findRules(plan.game))
  await game.prepare?.()
  const fuzzed: Fuzzed = { matches: count, choices: 0, found: [] }
  for (let index = first; index < first + count; index++) {
    const setting = settingOf(plan, index)
    const { findings, choices } = fuzzMatch(game, setting)
    fuzzed.choices += choices
    fuzzed.found.push(...findings.map(finding => ({ index, setting, finding })))
  }
  return fuzzed
}

/** Legal tosses by the hundred thousand:   node scripts/soak-tosses.ts [tosses] [seed] */

import { soakTosses } from '@nassau/games/kit/tossing'
import { oZone } from '@nassau/games/o-zone'
import { pirateOZone } from '@nassau/games/pirate-o-zone'
import { loadPhysics } from '@nassau/tossing'

const tosses = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? 1)
const TABLES = [
  { edition: oZone.edition, hasTwoEnds: false },
  { edition: pirateOZone.edition, hasTwoEnds: true },
]
/** A soak is done in parts, each with a seed of its own, so that it can be followed. */
const PART = 10_000

await loadPhysics()
const all = { seed, tosses: 0, touched: 0, fouls: 0, left: 0, disturbing: 0, findings: 0 }
for (let part = 0; all.tosses < tosses; part++) {
  const { findings, ...counts } = soakTosses(TABLES, Math.min(PART, tosses - all.tosses), seed * 1000 + part)
  all.tosses += counts.tosses
  all.touched += counts.touched
  all.fouls += counts.fouls
  all.left += counts.left
  all.disturbing += counts.disturbing
  all.findings += findings.length
  for (const finding of findings) process.stdout.write(`${JSON.stringify({ part: seed * 1000 + part, ...finding })}\n`)
  process.stderr.write(`${all.tosses} tosses, ${all.findings} findings\n`)
}
process.stdout.write(`${JSON.stringify(all)}\n`)
if (all.findings > 0) process.exitCode = 1

/**
 * `npm run soak:crowd`: people play in peace, then the same while a crowd does what it can to spoil it: flooders, table
 * spammers, slow readers, password guessers, people who ask for matches that are not there. Quotas are the usual ones;
 * everyone comes from an address of their own. Ends with 1 if those who play wait more than twice as long, or if a
 * choice of theirs is refused.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endAll, startNode } from '../fixtures/processes.ts'
import { peacefulPairs } from './pairs.ts'
import { startCrowd } from './start-crowd.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '40' },
    rate: { type: 'string', default: '100' },
  },
})
const [people, seconds, rate] = [Number(values.people), Number(values.seconds), Number(values.rate)]
const say = (line: string): void => void process.stdout.write(`${line}\n`)

type Waits = { many: number; p50: number; p99: number }
const at = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0
function waitsOf(ms: readonly number[]): Waits {
  const sorted = ms.toSorted((a, b) => a - b)
  return { many: sorted.length, p50: at(sorted, 0.5), p99: at(sorted, 0.99) }
}
const told = ({ many, p50, p99 }: Waits): string =>
  `${many} choices, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`

const folder = mkdtempSync(join(tmpdir(), 'nassau-crowd-'))
const house = await startNode(folder, '--usual-quotas')
const pairs = await peacefulPairs(house.address, people / 2)
await pairs.play(5, rate)
const quiet = waitsOf(await pairs.play(seconds, rate))
say(`quiet: ${told(quiet)}`)
const crowd = startCrowd(house.address, pairs.matches)
await pairs.play(3, rate)
const crowded = waitsOf(await pairs.play(seconds, rate))
const deeds = await crowd.stop()
say(`with a crowd: ${told(crowded)}`)
for (const [deed, answers] of Object.entries(deeds)) say(`  ${deed}: ${JSON.stringify(answers)}`)
say(`p99 × ${(crowded.p99 / quiet.p99).toFixed(2)}, ${pairs.refused} choices of those who play refused`)
if (crowded.p99 > 2 * quiet.p99 || pairs.refused > 0) process.exitCode = 1
pairs.close()
await house.end('SIGTERM')
endAll()
rmSync(folder, { recursive: true })

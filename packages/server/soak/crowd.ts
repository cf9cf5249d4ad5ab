/**
 * `npm run soak:crowd`: people play in peace, then the same while a crowd does what it can to spoil it: flooders, table
 * spammers, slow readers, password guessers, people who ask for matches that are not there. Quotas are the usual ones;
 * everyone comes from an address of their own.
 *
 * What is measured is the house, not how many cores this machine has: crowd, players and houses are processes of their
 * own, the crowd's runs only while nobody else wants the cores (in life it has machines of its own), and beside the house
 * that is spoilt a second one stands with as many people, at the same time on the same cores, which the crowd leaves
 * alone. What those people suffer is the machine's doing. Ends with 1 if the p99 of those who play is more than twice
 * that of the house next door, or if a choice of theirs is refused; how it compares with the quiet before the crowd is
 * said as well.
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

const open = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nassau-crowd-'))
  const house = await startNode(folder, '--usual-quotas')
  return { folder, house, pairs: await peacefulPairs(house.address, people / 2) }
}
const [spoilt, nextDoor] = [await open(), await open()]
const play = async (length: number): Promise<[Waits, Waits]> => {
  const [here, there] = await Promise.all([spoilt.pairs.play(length, rate), nextDoor.pairs.play(length, rate)])
  return [waitsOf(here), waitsOf(there)]
}

await play(5)
const [quiet, quietNextDoor] = await play(seconds)
say(`quiet: ${told(quiet)}; next door: ${told(quietNextDoor)}`)
const crowd = startCrowd(spoilt.house.address, spoilt.pairs.matches)
await play(3)
const [crowded, leftAlone] = await play(seconds)
const deeds = await crowd.stop()
say(`with a crowd: ${told(crowded)}; next door: ${told(leftAlone)}`)
for (const [deed, answers] of Object.entries(deeds)) say(`  ${deed}: ${JSON.stringify(answers)}`)
const all = Object.values(deeds).flatMap(answers => Object.values(answers))
say(`  ${Math.round(all.reduce((sum, many) => sum + many, 0) / (seconds + 3))} answers a second to the crowd`)
const { refused } = spoilt.pairs
const times = (other: Waits): string => (crowded.p99 / other.p99).toFixed(2)
say(`p99 × ${times(leftAlone)} of the house next door, × ${times(quiet)} of the quiet before`)
say(`refused to those who play: ${JSON.stringify(refused)}`)
if (crowded.p99 > 2 * leftAlone.p99 || Object.keys(refused).length > 0) process.exitCode = 1
for (const { folder, house, pairs } of [spoilt, nextDoor]) {
  pairs.close()
  await house.end('SIGTERM')
  rmSync(folder, { recursive: true })
}
endAll()

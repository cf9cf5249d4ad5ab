/**
 * Fuzzed throws by the hundred thousand: does anything tunnel, hover, jitter for ever or rest inside
 * something else?   node packages/tossing/soak/fuzz.ts [throws] [seed]
 */
import { FastChance } from '@nassau/kernel/bots'
import { lowestPoint } from '../judging/footprint.ts'
import { gapToDisk } from '../judging/measure.ts'
import type { Flight } from '../physics/flight.ts'
import { startsInside } from '../physics/starts-inside.ts'
import { loadPhysics } from '../physics/world.ts'
import type { Die, Felt, Piece, Pose, Throw } from '../pose.ts'
import { type Report, settle, throwDie } from '../throw.ts'
import { depthBetween } from './overlap.ts'

const throws = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? 1)
const rng = new FastChance(seed)
const around = (n: number): number => rng.below(2 * n + 1) - n

function drawFelt(): Felt {
  const disks = Array.from({ length: 3 + rng.below(3) }, (_, i) => ({
    x: -300 + 150 * i + around(40),
    y: around(600),
    diameter: rng.below(2) ? 50 : 38,
    thickness: 2,
  }))
  return { width: 762, length: 1524, disks }
}

/** OZ-27's whole space, and often hard and low into the middle of the dice. */
function drawThrow(dice: readonly Die[]): Throw {
  const isHard = rng.below(5) === 0
  const target = dice[rng.below(dice.length + 1)]?.pose ?? { x: around(300), y: around(700) }
  const x = around(3500)
  const y = -9620 + rng.below(5000)
  const z = 200 + rng.below(3800)
  const speed = isHard ? 2000 + rng.below(4000) : 300 + rng.below(1500)
  const [dx, dy] = [target.x - x / 10, target.y - y / 10]
  const length = Math.sqrt(dx * dx + dy * dy)
  const spin = isHard ? 9000 : 3000
  return {
    x,
    y,
    z,
    vx: Math.round((dx / length) * speed) + around(60),
    vy: Math.round((dy / length) * speed),
    vz: around(isHard ? 1500 : 400),
    wx: around(spin),
    wy: around(spin),
    wz: around(spin),
  }
}

const tally = {
  throws: 0,
  refused: 0,
  left: 0,
  struck: 0,
  moved: 0,
  cocked: 0,
  tied: 0,
  outOfTime: 0,
  throughTable: 0,
  sunkAtRest: 0,
  overlapping: 0,
  hovering: 0,
  unstable: 0,
  notRepeated: 0,
}
const worst = { dip: 0, sunk: 0, overlap: 0, fall: 0, seconds: 0 }
const dips: number[] = []

/** How deep the tossed die goes into the table on its way. */
function dipOf(felt: Felt, { flyers }: Flight): number {
  const flyer = flyers.at(-1)
  if (!flyer || flyer.isGone) return 0
  const { x, y } = flyer.now
  if (Math.abs(x) > felt.width / 2 - 12 || Math.abs(y) > felt.length / 2 - 12) return 0
  return Math.max(0, -lowestPoint(flyer.piece, flyer.now))
}

/** Whether a centre is within the table top (40 mm thick), where none can get by a legal way. */
const isInside = (felt: Felt, { x, y, z }: Pose): boolean =>
  z < 0 && z > -40 && Math.abs(x) < felt.width / 2 && Math.abs(y) < felt.length / 2

/** Whether nothing is under a die or against it: neither table nor disk nor another die within 0.3 mm. */
function isHovering(felt: Felt, die: Die, dice: readonly Die[]): boolean {
  const isOver = felt.disks.some(disk => gapToDisk(die, disk) <= 0)
  if (lowestPoint(die, die.pose) <= (isOver ? 2.3 : 0.3)) return false
  return dice.every(other => other.id === die.id || depthBetween(die, other) < -0.3)
}

function inspect(felt: Felt, before: readonly Die[], tossed: Piece, report: Report): void {
  tally.left += report.left.length
  tally.struck += report.struck.length
  tally.moved += report.moved.length
  tally.cocked += report.cocked.length
  tally.tied += report.cocked.filter(({ candidates }) => candidates.length > 1).length
  if (report.seconds >= 6) tally.outOfTime++
  worst.seconds = Math.max(worst.seconds, report.seconds)
  if (report.dice.length + report.left.length !== before.length + 1) throw new Error(`lost a die: ${tossed.id}`)
  report.dice.forEach((die, i) => {
    if (!Number.isInteger(die.face) || die.face < 1) throw new Error(`no face: ${die.id}`)
    const sunk = -lowestPoint(die, die.pose)
    worst.sunk = Math.max(worst.sunk, sunk)
    if (sunk > 0.3) tally.sunkAtRest++
    if (isHovering(felt, die, report.dice)) tally.hovering++
    for (const other of report.dice.slice(i + 1)) {
      const depth = depthBetween(die, other)
      worst.overlap = Math.max(worst.overlap, depth)
      if (depth > 0.3) tally.overlapping++
    }
  })
  // What was frozen while it fell, or leans so finely that a touch undoes it, falls when it is let go.
  const fresh = new Set([tossed.id, ...report.moved.map(({ id }) => id)])
  const again = settle(felt, report.dice, new FastChance(1)).moved.filter(({ id }) => fresh.has(id))
  const fall = Math.max(0, ...again.map(({ distance }) => distance))
  worst.fall = Math.max(worst.fall, fall)
  if (fall > 2) tally.unstable++
}

await loadPhysics()
let felt = drawFelt()
let dice: Die[] = []
while (tally.throws < throws) {
  if (dice.length >= 12 || rng.below(40) === 0) {
    dice = []
    felt = drawFelt()
  }
  const kind = rng.below(4) === 0 ? 'd12' : 'd6'
  const tossed: Piece = { id: `d${tally.throws}`, kind, size: kind === 'd6' ? 16 : 18 }
  const toss = drawThrow(dice)
  if (startsInside(felt, dice, tossed, toss)) {
    tally.refused++
    continue
  }
  let dip = 0
  let isInTable = false
  const chance = 1 + tally.throws
  const report = throwDie(felt, dice, tossed, toss, new FastChance(chance, seed), {
    onStep: flight => {
      dip = Math.max(dip, dipOf(felt, flight))
      if (flight.flyers.some(({ now, isAwake }) => isAwake && isInside(felt, now))) isInTable = true
    },
  })
  tally.throws++
  if (isInTable) tally.throughTable++
  dips.push(dip)
  worst.dip = Math.max(worst.dip, dip)
  inspect(felt, dice, tossed, report)
  if (tally.throws % 20 === 0) {
    const repeated = throwDie(felt, dice, tossed, toss, new FastChance(chance, seed))
    if (repeated.fingerprint !== report.fingerprint) tally.notRepeated++
  }
  dice = report.dice
  if (tally.throws % 10_000 === 0) process.stderr.write(`${tally.throws} throws\n`)
}
dips.sort((a, b) => a - b)
const at = (part: number): number => dips[Math.min(dips.length - 1, Math.floor(part * dips.length))] ?? 0
const dipMm = { half: at(0.5), tenth: at(0.9), hundredth: at(0.99), worst: worst.dip }
process.stdout.write(`${JSON.stringify({ seed, tally, worst, dipMm }, null, 2)}\n`)

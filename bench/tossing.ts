/**
 * The tossing table's speed: whole throws beside the bare physics steps they contain, and what it costs
 * to lay a table. See `--help`.
 */
import { parseArgs } from 'node:util'
import { findGame } from '@nassau/games'
import { FastChance } from '@nassau/kernel/bots'
import { allAsks, Play, project, setUp } from '@nassau/kernel/host'
import {
  type Die,
  type Felt,
  type Flight,
  lieFlat,
  loadPhysics,
  type Motion,
  type Report,
  recordTrajectory,
  startsInside,
  type Throw,
  TREMOR,
  theWorld,
  throwDie,
} from '@nassau/tossing'
import { inColumns, short } from './columns.ts'
import { parsed, readWhole, reject } from './flags.ts'
import { medianOf } from './measure.ts'

const HELP = `Usage: node bench/tossing.ts [options]

Throws at a table with ten other dice and five disks. The rate is per CPU-second of this thread, the
median over the repeats. For the ratios each throw is done several times, its bare physics steps in
turns with it, and the least time of each counts: what else the machine does is left out.

  --throws N     different throws, 10 to 100000; 300 unless told
  --repeats N    times each, 1 to 100; 7 unless told
  --json         one JSON document on stdout instead of a table
  --help         this text`

const parse = () =>
  parseArgs({
    options: {
      throws: { type: 'string', default: '300' },
      repeats: { type: 'string', default: '7' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values

// OZ-6 The default table: three targets and two foul disks.
const FELT: Felt = {
  width: 762,
  length: 1524,
  disks: [
    { x: 0, y: 672, diameter: 50, thickness: 2 },
    { x: -170, y: 562, diameter: 50, thickness: 2 },
    { x: 170, y: 562, diameter: 50, thickness: 2 },
    { x: -300, y: -381, diameter: 38, thickness: 2 },
    { x: 300, y: -381, diameter: 38, thickness: 2 },
  ],
}
const TOSSED = { id: 'tossed', kind: 'd6', size: 16 } as const
const FOUL = { y: -381, towards: 1 } as const

/** Ten dice about the targets, none touching another. */
const drawDice = (rng: FastChance): Die[] =>
  Array.from({ length: 10 }, (_, i) =>
    lieFlat(
      { id: `d${i}`, kind: 'd6', size: 16 },
      {
        x: -240 + 120 * (i % 5) + rng.below(80),
        y: 350 + 150 * Math.floor(i / 5) + rng.below(100),
        turn: rng.below(90),
        face: 1 + rng.below(6),
      },
    ),
  )

/** A toss down the table as a player would do it. */
const drawThrow = (rng: FastChance): Throw => ({
  x: rng.below(2000) - 1000,
  y: -7000,
  z: 600 + rng.below(900),
  vx: rng.below(240) - 120,
  vy: 1000 + rng.below(900),
  vz: rng.below(300) - 200,
  wx: -rng.below(5000),
  wy: rng.below(4000) - 2000,
  wz: rng.below(4000) - 2000,
})

const cpuSeconds = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

/** Seconds by the clock that `work` takes: the thread's own time is kept too coarsely for one throw. */
function timed(work: () => void): number {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1000
}

type Sample = { steps: number; bytes: number; whole: number; shown: number; bare: number; prime: number }

type Scene = { dice: Die[]; whole: (onStep?: (flight: Flight) => void) => Report }

function sceneOf(seed: number): Scene | null {
  const rng = new FastChance(seed)
  const [dice, toss] = [drawDice(rng), drawThrow(rng)]
  if (startsInside(FELT, dice, TOSSED, toss)) return null
  return {
    dice,
    whole: onStep =>
      throwDie(FELT, dice, TOSSED, toss, new FastChance(seed, 1), {
        foul: FOUL,
        tremor: TREMOR,
        ...(onStep ? { onStep } : {}),
      }),
  }
}

/** One throw, measured `repeats` times, taking turns: least seconds of each. */
function sampleOf({ dice, whole }: Scene, repeats: number): Sample {
  const least: Sample = { steps: 0, bytes: 0, whole: 1e9, shown: 1e9, bare: 1e9, prime: 1e9 }
  const world = theWorld()
  for (let i = 0; i < repeats; i++) {
    const report = whole()
    const steps = Math.round(report.seconds * 240)
    least.steps = steps
    least.whole = Math.min(
      least.whole,
      timed(() => whole()),
    )
    let bytes = 0
    least.shown = Math.min(
      least.shown,
      timed(() => {
        const recorder = recordTrajectory()
        whole(recorder.onStep)
        bytes = recorder.bytes().length
      }),
    )
    least.bytes = bytes
    // The same throw once more, seen from its release: the motion is read back, so the steps are the same.
    const release = releaseOf(whole)
    least.prime = Math.min(
      least.prime,
      timed(() => {
        world.prime(FELT)
        for (const { kind, size, pose } of dice) world.add(kind, size, pose)
        world.add(TOSSED.kind, TOSSED.size, release, release)
      }),
    )
    least.bare = Math.min(
      least.bare,
      timed(() => {
        for (let step = 0; step < steps; step++) world.step()
      }),
    )
  }
  return least
}

/** How the tossed die left the hand. */
function releaseOf(whole: (onStep: (flight: Flight) => void) => unknown): Motion {
  let release: Motion | null = null
  whole(({ step, flyers }) => {
    const tossed = flyers.at(-1)
    if (step === 0 && tossed) release = { ...tossed.now }
  })
  return release ?? reject('The throw had no release')
}

const values = parsed(parse)
if (values.help) {
  process.stdout.write(`${HELP}\n`)
  process.exit(0)
}
const throws = readWhole('--throws', values.throws, 10, 100_000)
const repeats = readWhole('--repeats', values.repeats, 1, 100)

await loadPhysics()
// The engine's code is compiled better after a second or two of work.
const scenes = Array.from({ length: throws }, (_, seed) => sceneOf(seed)).filter(scene => scene !== null)
for (let i = 0; cpuSeconds() < 3; i++) scenes[i % scenes.length]?.whole()
const rates = Array.from({ length: repeats }, () => {
  const start = cpuSeconds()
  for (const { whole } of scenes) whole()
  return scenes.length / (cpuSeconds() - start)
})
const samples = scenes.map(scene => sampleOf(scene, repeats))
const sum = (of: keyof Sample): number => samples.reduce((all, sample) => all + sample[of], 0)
/** A mate's search for its next toss, from what its seat sees, by the clock, in milliseconds. */
function searchTimes(n: number): number[] {
  const listed = findGame('pirate-o-zone')
  if (!listed.ok) return reject(listed.problem.says)
  const { game, bots } = listed.value
  const [mate] = bots
  const options = { black: 0, surrogate: false }
  const rng = new FastChance(1)
  const play = new Play(game, game.edition, setUp(game, game.edition, options, 2, rng), rng)
  const times: number[] = []
  while (times.length < n && play.asks !== null) {
    const [ask] = allAsks(play.asks)
    if (!ask || !mate) break
    let choice: unknown
    const seconds = timed(() => {
      choice = mate.choose(project(play, ask.seat), rng, play.edition)
    })
    if (ask.kind === 'throw') times.push(1000 * seconds)
    play.take(ask.seat, choice)
  }
  return times
}

const result = {
  searchMilliseconds: medianOf(searchTimes(20)),
  throws: samples.length,
  throwsACpuSecond: medianOf(rates),
  stepsAThrow: sum('steps') / samples.length,
  microsecondsAStep: (1e6 * sum('bare')) / sum('steps'),
  wholeToBare: sum('whole') / sum('bare'),
  shownToBare: sum('shown') / sum('bare'),
  primeMicroseconds: (1e6 * sum('prime')) / samples.length,
  trajectoryBytes: medianOf(samples.map(({ bytes }) => bytes)),
}
if (values.json) process.stdout.write(`${JSON.stringify(result)}\n`)
else
  process.stdout.write(
    `${inColumns(
      ['what', 'figure'],
      [
        ['throws a CPU-second, ten other dice on the table', short(result.throwsACpuSecond)],
        ['steps a throw', short(result.stepsAThrow)],
        ['µs a bare physics step', short(result.microsecondsAStep)],
        ['whole throw to its bare steps', result.wholeToBare.toFixed(3)],
        ['the same, trajectory recorded', result.shownToBare.toFixed(3)],
        ['µs to prime a world with eleven dice', short(result.primeMicroseconds)],
        ['bytes of a trajectory, median', short(result.trajectoryBytes)],
        ['ms of a mate’s search for an aimed throw, median', short(result.searchMilliseconds)],
      ],
    )}\n`,
  )

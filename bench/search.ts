/**
 * The speed of searching: imagined matches a CPU-second on Cutlass, from the middle of a match to its end, by our search
 * without a word of its own for the game, by boardgame.io's MCTS bot, and bare by hand, which is the practical limit. All
 * in one run, taking turns. `node bench/search.ts --json` for a program.
 */
import { cpus } from 'node:os'
import { candidatesFor, judgementOf, ponder } from '@nassau/bots'
import { drawAsk, FastChance, sample } from '@nassau/kernel/bots'
import { cutlass, SEATS } from '@nassau/kernel/fixtures/cutlass'
import { Play, project, setUp } from '@nassau/kernel/host'
import { inColumns, short } from './columns.ts'
import { type Measured, measure, ratioOf } from './measure.ts'
import { boardgameIoThought } from './peers/boardgame-io-search.ts'
import { playCutlassByHand } from './peers/by-hand-cutlass.ts'

/** Half a match has been played. */
const MIDDLE = 50
const ITERATIONS = 200
const PACE = { repeats: 7, seconds: 1 }

/** One thought of ours about the middle of a match. */
function ourThought(): () => number {
  const rng = new FastChance(1)
  const play = new Play(cutlass, cutlass.edition, setUp(cutlass, cutlass.edition, {}, SEATS, rng), rng)
  for (let i = 0; i < MIDDLE; i++) {
    const ask = drawAsk(play, rng)
    play.take(ask.seat, sample(ask, rng))
  }
  const seen = project(play, drawAsk(play, rng).seat)
  const { ask } = seen
  if (!ask) throw new Error('nothing is asked in the middle of a match')
  const judgement = { ...judgementOf({ bots: [] }), effort: { simulations: ITERATIONS, width: 32, doubt: 0 } }
  let seed = 0
  return () => {
    const candidates = candidatesFor(ask, sample(ask, rng), judgement.effort.width, rng)
    const thinking = ponder({ game: cutlass, seen, edition: cutlass.edition, judgement, seed: seed++ }, candidates)
    let thought = thinking.next()
    while (!thought.done) thought = thinking.next()
    return thought.value.plans.reduce((tries, plan) => tries + plan.tries, 0)
  }
}

/** Two halves of a match are a whole one: as many random moves, and no copy of anything. */
function byHand(): () => number {
  const rng = new FastChance(1)
  return () => {
    playCutlassByHand(rng)
    return 2
  }
}

const [ours, peer, limit] = measure(
  [
    { name: 'nassau', once: ourThought() },
    { name: 'boardgame.io MCTSBot', once: boardgameIoThought(MIDDLE, ITERATIONS) },
    { name: 'by hand, no search', once: byHand() },
  ],
  PACE,
)
if (!ours || !peer || !limit) throw new Error('nothing was measured')
const all: Measured[] = [ours, peer, limit]
const rows = all.map(one => ({
  name: one.name,
  iterations: one.work,
  toPeer: ratioOf(one, peer),
  toLimit: ratioOf(one, limit),
}))
const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }
if (process.argv.includes('--json'))
  process.stdout.write(`${JSON.stringify({ bench: 'search', machine, ...PACE, rows })}\n`)
else
  process.stdout.write(
    `Node ${machine.node}, ${machine.cores} × ${machine.cpu}; per CPU-second, Cutlass from its middle\n\n${inColumns(
      ['', 'iterations', 'spread', 'to boardgame.io', 'to by hand'],
      rows.map(({ name, iterations, toPeer, toLimit }) => [
        name,
        short(iterations.median),
        `${Math.round(iterations.least)}–${Math.round(iterations.most)} %`,
        `× ${toPeer.toPrecision(3)}`,
        `× ${toLimit.toPrecision(3)}`,
      ]),
    )}\n`,
  )

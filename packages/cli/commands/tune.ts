/** `nassau tune`: which captain of a game is the strongest, by letting settings play for it. */
import { type Followed, follow, type Setting, type Tuned, tune as tuneOn } from '@nassau/bots'
import type { LoadedGame } from '@nassau/games'
import type { Options } from '@nassau/kernel'
import type { Command } from 'commander'
import { unwrap, wrongUsage } from '../errors.ts'
import { writeText } from '../files.ts'
import { gameNamed, mustSeat, optionsFrom, seedFrom, whole } from '../setting.ts'
import { say, table } from '../text.ts'

type Flags = {
  simulations: string
  width: string
  doubt: string
  horizon: string
  matches: number
  seats: number
  seed: string
  options?: string
  plan?: true
  steps: number
  out?: string
}

const EXAMPLES = `
Example:
  nassau tune king-of-pirates --simulations 40,80 --horizon 2,3,4 --matches 20 --seed 7
  nassau tune king-of-pirates --plan --seats 4 --steps 60

Every combination plays one seat against mates, at the same tables; the worse half is dropped and the better half plays
twice as much, until one is left. With --plan it is not the captain's thinking that is changed but the numbers its mate
goes by, all at once and step by step the way that wins more. The same flags give the same wins.`

export function tune(program: Command): void {
  program
    .command('tune')
    .summary('find how much and how far a captain should think')
    .description('Let captains of different settings play mates, and keep the better half until one is left.')
    .argument('<game>', 'the game')
    .option('--simulations <list>', 'imagined matches a choice, apart by commas', '60,120')
    .option('--width <list>', 'candidates at most', '12')
    .option('--doubt <list>', 'standard errors by which a choice must beat the mate’s', '0,1')
    .option('--horizon <list>', 'how far to look, in what the game counts', '1,2')
    .option('--matches <n>', 'matches of each setting in the first round', whole(1), 20)
    .option('--seats <n>', 'how many sit at a table', whole(2), 2)
    .option('--seed <word>', 'the same word, the same matches', '1')
    .option('--options <words>', 'options of the table, such as short,captains=false')
    .option('--plan', 'find better numbers for the mate to go by, where the game has a plan')
    .option('--steps <n>', 'with --plan: how often all numbers move', whole(1), 60)
    .option('--out <file>', 'where to keep the figures, as JSON')
    .addHelpText('after', EXAMPLES)
    .action(run)
}

function numbersIn(flag: string, text: string): number[] {
  const numbers = text.split(',').map(Number)
  if (numbers.some(number => !Number.isFinite(number) || number < 0))
    throw wrongUsage(`--${flag} takes numbers apart by commas, such as 1,2; not "${text}"`)
  return numbers
}

const settingsOf = (flags: Flags): Setting[] =>
  numbersIn('simulations', flags.simulations).flatMap(simulations =>
    numbersIn('width', flags.width).flatMap(width =>
      numbersIn('doubt', flags.doubt).flatMap(doubt =>
        numbersIn('horizon', flags.horizon).map(horizon => ({ simulations, width, doubt, horizon })),
      ),
    ),
  )

const HEAD = ['simulations', 'width', 'doubt', 'horizon', 'wins', 'of', 'rate', '95 % interval', 'ms', '95 % of ms']

const rowOf = ({ setting, wins, played, share, msMedian, ms95 }: Tuned): string[] => [
  ...[setting.simulations, setting.width, setting.doubt, setting.horizon, wins, played].map(String),
  `${(100 * share.rate).toFixed(1)} %`,
  `${(100 * share.low).toFixed(1)} to ${(100 * share.high).toFixed(1)} %`,
  msMedian.toFixed(1),
  ms95.toFixed(1),
]

function run(id: string, flags: Flags): void {
  const listed = gameNamed(id)
  mustSeat(listed.game, flags.seats)
  const options = optionsFrom(listed.game, flags.options)
  if (flags.plan) return followPlan(listed, flags, options)
  const tuning = { seats: flags.seats, options, matches: flags.matches, seed: seedFrom(flags.seed) }
  const settings = settingsOf(flags)
  const tuned = unwrap(
    tuneOn(listed, { ...tuning, settings }, left =>
      say(`${left.length} left: ${rowOf(left[0] ?? nobody()).join(' ')}`),
    ),
  )
  say(table([HEAD, ...tuned.map(rowOf)], HEAD))
  if (flags.out !== undefined) writeText(flags.out, `${JSON.stringify({ game: id, ...tuning, tuned })}\n`)
}

/** Pairs of changed plans tried for a step, and matches in every seat for each. */
const [PAIRS, ROUNDS] = [16, 12]

function followPlan(listed: LoadedGame, { seats, seed, steps, out }: Flags, options: Options): void {
  const following = { seats, options, seed: seedFrom(seed), steps, pairs: PAIRS, rounds: ROUNDS }
  const told = (step: number, rate: number): void => say(`step ${step}: changed plans win ${(100 * rate).toFixed(1)} %`)
  const { plan, wins, played, share }: Followed = unwrap(follow(listed, following, told))
  say(JSON.stringify(plan, null, 2))
  say(
    `wins ${wins} of ${played} against what it began with, ${(100 * share.low).toFixed(1)} to ${(100 * share.high).toFixed(1)} %`,
  )
  if (out !== undefined)
    writeText(out, `${JSON.stringify({ game: listed.game.id, ...following, plan, wins, played })}\n`)
}

function nobody(): never {
  throw wrongUsage('there is nothing to tune: every list of settings is empty')
}

/** `nassau train`: learns from matches of mates what a board is worth, as data for a game's captain. */
import { train as trainOn } from '@nassau/bots'
import type { Command } from 'commander'
import { unwrap } from '../errors.ts'
import { writeText } from '../files.ts'
import { progressBar } from '../progress.ts'
import { gameNamed, optionsFrom, seedFrom, whole } from '../setting.ts'
import { say } from '../text.ts'

type Flags = {
  matches: number
  seats: string
  options: string[]
  seed: string
  hidden: number
  epochs: number
  out?: string
}

/** How long the first steps of learning are. */
const RATE = 0.01

const EXAMPLES = `
Example:
  nassau train scurvy-dice --out packages/games/scurvy-dice/captain/learned.json

The same flags give the same weights. What was learned is judged by matches it has not seen: the log loss beside that
of giving everyone the same chance, and by tenths of the chance given what came of it.`

export function train(program: Command): void {
  program
    .command('train')
    .summary('learn what a board is worth from matches of mates')
    .description(
      'Learn from matches of mates who wins from which positions: the value a captain cuts its thoughts with.',
    )
    .argument('<game>', 'the game')
    .option('--matches <n>', 'matches for every number of seats', whole(10), 1500)
    .option('--seats <list>', 'numbers of seats, apart by commas', '2,3,4')
    .option('--options <words>', 'options of the table; may be given again', (word, so: string[]) => [...so, word], [])
    .option('--seed <word>', 'the same word, the same weights', '1')
    .option('--hidden <n>', 'hidden units', whole(0), 12)
    .option('--epochs <n>', 'how often everything is looked at', whole(1), 12)
    .option('--out <file>', 'where to write it; without that only the figures are said')
    .addHelpText('after', EXAMPLES)
    .action(run)
}

function run(id: string, flags: Flags): void {
  const listed = gameNamed(id)
  const { game } = listed
  const seats = flags.seats
    .split(',')
    .map(Number)
    .filter(n => n >= game.seats.min && n <= game.seats.max)
  const options = (flags.options.length > 0 ? flags.options : ['']).map(words => optionsFrom(game, words))
  const { matches, hidden, epochs } = flags
  const progress = progressBar(matches * seats.length * options.length, 'matches')
  const training = { matches, seats, options, hidden, epochs, rate: RATE, seed: seedFrom(flags.seed) }
  const learned = unwrap(trainOn(listed, training, done => progress.show(done)))
  progress.end()
  const { figures } = learned
  say(`${figures.positions} positions held back: log loss ${figures.loss}, with even chances ${figures.evenLoss}`)
  for (const { given, came, n } of figures.calibration)
    say(`  given ${given.toFixed(3)}, came ${came.toFixed(3)}  (${n})`)
  if (flags.out !== undefined) writeText(flags.out, `${JSON.stringify(learned)}\n`)
}

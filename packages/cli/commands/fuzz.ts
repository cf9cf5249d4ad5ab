/** `nassau fuzz`: random and adversarial play, with every check of the conformance list. */
import { availableParallelism } from 'node:os'
import { inWorkers } from '@nassau/bots'
import { GAMES } from '@nassau/games'
import type { Game } from '@nassau/kernel'
import type { Command } from 'commander'
import { EXIT } from '../errors.ts'
import { everyOption, everySeats, type FuzzPlan } from '../fuzz/plan.ts'
import type { FuzzChunk, Fuzzed } from '../fuzz/worker.ts'
import { writeFinding } from '../fuzz/write-finding.ts'
import { progressBar } from '../progress.ts'
import { gameNamed, mustSeat, optionsFrom, seedFrom, whole } from '../setting.ts'
import { counted, dim, say } from '../text.ts'

type Flags = {
  matches: number
  seats?: number
  seed?: string
  options?: string
  every: number
  workers: number
  out: string
}

const NOTES = `
All numbers of seats, styles of play and options are tried in turn, unless said otherwise. A finding
is written down as a record that \`nassau replay\` and \`nassau verify\` read. The exit code is 1 if
there was any. With --every, copies, asks, secrets, refusals and undo are checked at some steps only,
drawn by the seed, and fewer records are played again; that choices are taken, events are told and
matches end, always.`

export function fuzz(program: Command): void {
  program
    .command('fuzz')
    .summary('look for faults in a game by random and adversarial play')
    .description('Play random and adversarial matches, and check at every step what must hold for every game.')
    .argument('[game]', 'the game; all of them if not told')
    .option('--matches <n>', 'how many matches', whole(1), 1000)
    .option('--seats <n>', 'only so many seats', whole(1))
    .option('--seed <word>', 'the same word, the same matches')
    .option('--options <words>', 'only these options, such as short,captains=false')
    .option('--every <n>', 'the deep checks at one step in so many: more matches in the same time', whole(1), 1)
    .option('--workers <n>', 'how many threads', whole(1), availableParallelism())
    .option('--out <dir>', 'where findings are written', 'findings')
    .addHelpText('after', NOTES)
    .action(run)
}

/** Matches in one chunk: small, so that progress shows and no thread waits long for the last. */
const CHUNK = 5
/** More findings than this are only counted. */
const MOST_WRITTEN = 20

async function run(id: string | undefined, flags: Flags): Promise<void> {
  const seed = seedFrom(flags.seed)
  for (const { game } of id === undefined ? GAMES : [gameNamed(id)]) {
    if (id === undefined) say(`${game.title}, seed ${seed}`)
    await fuzzGame(game, seed, flags)
  }
}

async function fuzzGame(game: Game, seed: number, flags: Flags): Promise<void> {
  if (flags.seats !== undefined) mustSeat(game, flags.seats)
  const plan: FuzzPlan = {
    game: game.id,
    matches: flags.matches,
    seed,
    seats: flags.seats === undefined ? everySeats(game) : [flags.seats],
    options: flags.options === undefined ? everyOption(game) : [optionsFrom(game, flags.options)],
    every: flags.every,
  }
  const progress = progressBar(plan.matches, 'matches')
  let done = 0
  const results = await inWorkers<FuzzChunk, Fuzzed>({
    file: new URL('../fuzz/worker.ts', import.meta.url),
    name: 'fuzzChunk',
    workers: flags.workers,
    chunks: chunksOf(plan),
    onDone: ({ matches }) => {
      done += matches
      progress.show(done)
    },
  })
  progress.end()

  const found = results.flatMap(result => result.found)
  for (const one of found.slice(0, MOST_WRITTEN)) say(writeFinding(plan, one, flags.out))
  const choices = results.reduce((sum, result) => sum + result.choices, 0)
  if (found.length > MOST_WRITTEN) say(dim(`… and ${found.length - MOST_WRITTEN} more, not written down`))
  if (found.length > 0) say(dim(`The same matches again: ${sameAgain(plan, flags)}`))
  const looks = plan.every === 1 ? '' : ` (deep checks at one in ${plan.every})`
  say(
    `${counted(plan.matches, 'match', 'matches')}, ${counted(choices, 'choice')}${looks}, ${counted(found.length, 'finding')}`,
  )
  if (found.length > 0) process.exitCode = EXIT.finding
}

/** The command that plays the same matches. */
function sameAgain({ game, matches, seed, every }: FuzzPlan, { seats, options }: Flags): string {
  const more = [
    seats === undefined ? '' : ` --seats ${seats}`,
    options === undefined ? '' : ` --options ${options}`,
    every === 1 ? '' : ` --every ${every}`,
  ]
  return `nassau fuzz ${game} --matches ${matches} --seed ${seed}${more.join('')}`
}

function chunksOf(plan: FuzzPlan): FuzzChunk[] {
  return Array.from({ length: Math.ceil(plan.matches / CHUNK) }, (_, i) => {
    const first = i * CHUNK
    return { plan, first, count: Math.min(CHUNK, plan.matches - first) }
  })
}

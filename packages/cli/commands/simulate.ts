/** `nassau simulate`: bots against bots by the thousand. */

import { availableParallelism } from 'node:os'
import { botToFill, type Report, type Simulated, type Simulation, simulate as simulateMatches } from '@nassau/bots'
import type { Game } from '@nassau/kernel'
import { repeat } from '@nassau/kernel'
import type { Command } from 'commander'
import { unwrap } from '../errors.ts'
import { progressBar } from '../progress.ts'
import { editionFrom, gameNamed, optionsFrom, seedFrom, usualSeats, whole } from '../setting.ts'
import { bold, dim, say, table } from '../text.ts'

type Flags = {
  games: number
  seats?: string
  seed?: string
  options?: string
  edition?: string
  workers: number
  json?: true
}

const EXAMPLES = `
Example:
  nassau simulate pig --games 20000 --seats swab,swab --seed 7

The same seed gives the same result, however many workers; only the timing differs.`

export function simulate(program: Command): void {
  program
    .command('simulate')
    .summary('play bots against bots by the thousand')
    .description('Play bots against bots by the thousand and report who wins how often.')
    .argument('<game>', 'the game')
    .option('--games <n>', 'how many matches', whole(1), 1000)
    .option('--seats <list>', 'the bot of each seat, apart by commas')
    .option('--seed <word>', 'the same word, the same matches')
    .option('--options <words>', 'options of the table, such as short,captains=false')
    .option('--edition <file>', 'an edition of your own, as JSON')
    .option('--workers <n>', 'how many threads', whole(1), availableParallelism())
    .option('--json', 'the report as JSON')
    .addHelpText('after', EXAMPLES)
    .action(run)
}

async function run(id: string, flags: Flags): Promise<void> {
  const listed = gameNamed(id)
  const { game } = listed
  const filled = repeat(botToFill(listed).id, usualSeats(game))
  const simulation: Simulation = {
    game: id,
    bots: flags.seats?.split(',').map(word => word.trim()) ?? filled,
    options: optionsFrom(game, flags.options),
    edition: editionFrom(game, flags.edition)?.data ?? null,
    games: flags.games,
    seed: seedFrom(flags.seed),
  }
  const progress = progressBar(flags.games, 'matches')
  const simulated = await simulateMatches(simulation, flags.workers, done => progress.show(done))
  progress.end()
  const { report, timing } = unwrap(simulated)
  if (flags.json) say(JSON.stringify({ ...simulation, rules: game.version, ...report, timing }, null, 2))
  else say(inWords(game, simulation, { report, timing }))
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const interval = ({ low, high }: { low: number; high: number }): string =>
  `${(low * 100).toFixed(1)} to ${percent(high)}`
/** Shared wins are fractions; whole ones need no decimals. */
const wins = (n: number): string => (Number.isInteger(n) ? String(n) : n.toFixed(1))

const MEASURES = ['measure', 'matches', 'mean', 'median', '5 % below', '95 % below']

/** What the game measures, a row each. Three digits tell enough of a mean, and all of a share in per mille. */
export function measureTables({ measures }: Pick<Report, 'measures'>): string[] {
  const number = (n: number): string => (Number.isInteger(n) ? String(n) : n.toFixed(3))
  const rows = measures.map(({ measure, matches, mean, median, p5, p95 }) => [
    measure,
    `${matches}`,
    mean.toFixed(3),
    ...[median, p5, p95].map(number),
  ])
  return rows.length > 0 ? [table([MEASURES, ...rows], MEASURES.slice(1))] : []
}

const RIGHT = ['wins', 'rate', '95 % interval', 'matches', 'of average', 'seats']

function inWords(game: Game, { seed }: Simulation, { report, timing }: Simulated): string {
  const { length, decisions } = report
  const lengths = [
    `mean ${length.mean.toFixed(1)}`,
    `median ${length.median}`,
    `5 % below ${length.p5}`,
    `95 % below ${length.p95}`,
    `from ${length.min} to ${length.max}`,
  ]
  const speed = `${Math.round(timing.matchesPerSecond)} matches and ${Math.round(timing.decisionsPerSecond)} choices a second`
  const spent = `${timing.wallSeconds.toFixed(1)} s, ${timing.cpuSeconds.toFixed(1)} s of CPU, ${timing.workers} workers`
  return [
    `${bold(game.title)} ${dim(`${report.games} matches, seed ${seed}`)}`,
    ...winTables(report),
    ...measureTables(report),
    `Choices a match: ${lengths.join(', ')}; ${decisions} in all.`,
    dim(`${spent}: ${speed}.`),
  ].join('\n\n')
}

function winTables({ wins: { bySeat, byBot, byLabel } }: Report): string[] {
  const seats = bySeat.map(row => [`${row.seat}`, row.bot, wins(row.wins), percent(row.rate), interval(row)])
  const bots = byBot.map(row => [row.bot, `${row.seats}`, wins(row.wins), percent(row.rate), interval(row)])
  const labels = byLabel.map(row => [
    row.label,
    `${row.appearances}`,
    wins(row.wins),
    percent(row.rate),
    interval(row),
    row.ratio.toFixed(3),
  ])
  const tables = [table([['seat', 'bot', 'wins', 'rate', '95 % interval'], ...seats], RIGHT)]
  if (bots.length > 1) tables.push(table([['bot', 'seats', 'wins', 'rate', '95 % interval'], ...bots], RIGHT))
  if (labels.length > 0)
    tables.push(table([['label', 'matches', 'wins', 'rate', '95 % interval', 'of average'], ...labels], RIGHT))
  return tables
}

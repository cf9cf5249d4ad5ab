/**
 * `npm run strength`: how strong every level is, measured. Rows of duels go to docs/strength.json one by one, so that a
 * run that was broken off goes on where it was; `--table` writes docs/strength.md from it without playing.
 *
 *   npm run strength -- --game scurvy-dice --rows captain:before:mate --seats 2,4 --matches 400 --workers 2
 *
 * `before:mate` is the mate of an earlier commit, checked out beside the rest (`--before`).
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fightOut, type Strength } from '@nassau/bots'
import { findGame, SHELF } from '@nassau/games'
import { readOptions } from '@nassau/kernel/host'
import { strengthPage } from './strength-page.ts'

const FILE = 'docs/strength.json'
/** The last commit before captains: the mates of then are what captains are measured by. */
const BEFORE = '95132d3'
const WORKTREE = '.before'

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    rows: {
      type: 'string',
      default: 'captain:before:mate,captain:mate,bold-captain:mate,careful-captain:mate,mate:swab',
    },
    seats: { type: 'string', default: '2,4' },
    matches: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    before: { type: 'string', default: BEFORE },
    table: { type: 'boolean', default: false },
  },
})

/** The games of an earlier commit, in a folder where they find today's kernel. */
function checkOut(commit: string): string {
  if (!existsSync(WORKTREE)) execFileSync('git', ['worktree', 'add', '--detach', WORKTREE, commit], { stdio: 'pipe' })
  return resolve(WORKTREE)
}

const kept: Strength[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : []
const keyOf = ({
  game,
  challenger,
  rival,
  seats,
  seed,
  matches,
}: Omit<Strength, 'wins' | 'share' | 'isStronger' | 'ms' | 'before' | 'options'>): string =>
  [game, challenger, rival, seats, seed, matches].join(' ')

async function run(): Promise<void> {
  const games = values.game?.split(',') ?? SHELF.map(({ id }) => id)
  for (const game of games)
    for (const words of values.rows.split(','))
      for (const seats of values.seats.split(',').map(Number)) await runRow(game, words, seats)
}

async function runRow(game: string, words: string, seats: number): Promise<void> {
  const listed = findGame(game)
  if (!listed.ok) throw new Error(listed.problem.says)
  const options = readOptions(listed.value.game, [])
  if (!options.ok || seats > listed.value.game.seats.max) return
  const [challenger = '', ...rest] = words.split(':')
  const rival = rest.join(':')
  const before = rival.startsWith('before:') ? checkOut(values.before) : null
  const row = { game, challenger, rival, seats, options: options.value, seed: Number(values.seed), before }
  const matches = Number(values.matches)
  if (kept.some(one => keyOf(one) === keyOf({ ...row, matches }))) return
  const strength = await fightOut(row, matches, Number(values.workers), (done, wins) =>
    process.stderr.write(`\r${game} ${words} at ${seats}: ${wins.toFixed(1)} of ${done}   `),
  )
  kept.push({ ...strength, before: null })
  writeFileSync(FILE, `${JSON.stringify(kept, null, 1)}\n`)
  const { share, ms } = strength
  const percent = (rate: number): string => (100 * rate).toFixed(1)
  console.log(
    `\n${game} ${words} at ${seats}: ${strength.wins} of ${matches}, ${percent(share.rate)} % [${percent(share.low)} to ${percent(share.high)}], ${ms.median.toFixed(1)} ms a choice, at most ${ms.max.toFixed(0)}`,
  )
}

if (!values.table) await run()
writeFileSync('docs/strength.md', strengthPage(kept))

/** `nassau law`: every clause of the law with the tests that name it. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAMES, type LoadedGame } from '@nassau/games'
import type { Command } from 'commander'
import { EXIT, wrongUsage } from '../errors.ts'
import { type Lawbook, type LawReport, lawReport } from '../law/law.ts'
import { type TestFile, titlesIn } from '../law/test-titles.ts'
import { gameNamed } from '../setting.ts'
import { bold, counted, cyan, dim, green, say, yellow } from '../text.ts'

/** The folder that holds the packages. */
const HOUSE = fileURLToPath(new URL('../../../', import.meta.url))

export function law(program: Command): void {
  program
    .command('law')
    .summary('list the clauses of the law with their tests')
    .description('List every clause of the rulebooks with the tests that name it. Exit code 1 if one has none.')
    .argument('[game]', 'only this game')
    .option('--json', 'as JSON: { clauses: [{ id, game, tests }], untested, findings }')
    .action(run)
}

function run(id: string | undefined, { json }: { json?: true }): void {
  const games = id === undefined ? GAMES : [gameNamed(id)]
  const report = lawReport(games.map(lawbookOf), testFiles())
  if (json) say(JSON.stringify(report, null, 2))
  else for (const { game } of games) sayLaw(game.id, game.title, report)
  for (const finding of report.findings) if (!json) say(yellow(finding))
  if (report.untested.length > 0 || report.findings.length > 0) process.exitCode = EXIT.finding
}

function lawbookOf({ game, rulebook }: LoadedGame): Lawbook {
  const file = fileURLToPath(rulebook)
  if (!existsSync(file)) throw wrongUsage(`${game.title} has no rulebook: ${relative(HOUSE, file)} is not there`)
  return { game: game.id, prefix: game.law, markdown: readFileSync(file, 'utf8') }
}

function testFiles(): TestFile[] {
  return globSync('packages/**/*.test.ts', { cwd: HOUSE, exclude: ['**/node_modules/**'] })
    .sort()
    .map(file => ({ file, titles: titlesIn(readFileSync(`${HOUSE}/${file}`, 'utf8')) }))
}

function sayLaw(id: string, title: string, { clauses }: LawReport): void {
  const own = clauses.filter(({ game }) => game === id)
  const untested = own.filter(({ tests }) => tests.length === 0)
  for (const { id: clause, tests } of own) {
    say(tests.length === 0 ? yellow(`${clause}  no test names it`) : cyan(clause))
    for (const test of tests) say(`  ${dim(test)}`)
  }
  const verdict = untested.length === 0 ? green('all tested') : yellow(`${untested.length} untested`)
  say(`${bold(title)}: ${counted(own.length, 'clause')}, ${verdict}\n`)
}

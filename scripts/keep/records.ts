/** Records of matches played by the very rules that are kept: by these they are checked ever after. */
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type KeptRecord = { name: string; text: string }

/** Written out in the checkout the rules come from, so that its own kernel plays them. */
const PLAYER = `
import { findGame, prepareGames } from './packages/games/index.ts'
import { FastChance, sample } from './packages/kernel/bots.ts'
import { Referee, secretFrom, readOptions } from './packages/kernel/host.ts'
await prepareGames()
const id = process.argv[2]
const found = findGame(id)
if (!found.ok) throw new Error(found.problem.says)
const { game, bots } = found.value
const mate = bots[0]
const on = Object.entries(game.options).map(([name, { values }]) => name + '=' + values.at(-1))
const words = { usual: [], options: on }
const records = []
for (const [name, chosen] of Object.entries(words)) {
  const options = readOptions(game, chosen)
  if (!options.ok) throw new Error(options.problem.says)
  if (name === 'options' && on.length === 0) continue
  const seats = name === 'usual' ? game.seats.min : game.seats.max
  const names = ['Anne', 'Bart', 'Calico', 'Dorothy', 'Edward', 'Flora', 'Gaspar', 'Henrietta'].slice(0, seats)
  const referee = new Referee(game, { options: options.value, seats: names, secret: secretFrom('past ' + name) })
  const rng = new FastChance(7)
  for (let i = 0; i < 150 && !referee.isOver; i++) {
    const seat = [...Array(seats).keys()].find(other => referee.open.waitsFor(other))
    const ask = referee.open.askOf(seat)
    const choice = i % 5 === 4 || !mate ? sample(ask, rng) : mate.choose(referee.project(seat), rng, referee.edition)
    const applied = referee.apply(seat, choice)
    if ('refused' in applied) referee.apply(seat, sample(ask, rng))
  }
  records.push({ name, text: referee.close() })
}
process.stdout.write(JSON.stringify(records))
`

export async function recordsOf(folder: string, game: string): Promise<KeptRecord[]> {
  const file = join(folder, '.keep-records.ts')
  writeFileSync(file, PLAYER)
  const said = execFileSync(process.execPath, [file, game], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 })
  rmSync(file)
  return JSON.parse(said)
}

/**
 * The server's speed beside a boardgame.io server, a Colyseus server and a bare WebSocket loop with SQLite, all in one
 * run, taking turns: servers on one core, whoever makes the load on the other. See `--help`.
 */
import { cpus } from 'node:os'
import { moveAside } from './load/process.ts'
import { type Effort, OURS } from './server/contenders.ts'
import { fixedRate } from './server/fixed-rate.ts'
import { type Part, readFlags } from './server/flags.ts'
import { growth } from './server/growth.ts'
import { idleConnections } from './server/idle.ts'
import { opening } from './server/opening.ts'
import { ownGames } from './server/own-games.ts'
import { processes } from './server/processes.ts'
import { sideBySide } from './server/side-by-side.ts'
import {
  fixedRateText,
  growthText,
  idleText,
  openingText,
  ownGamesText,
  processesText,
  sideBySideText,
} from './server/text.ts'

const { parts, games, contenders, repeats, seconds, json, ...flags } = readFlags()
const effort: Effort = {
  repeats,
  seconds,
  progress: what => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${what}`),
}
const [first] = contenders
const isOurs = first?.name === OURS

/** Shows what was found as soon as it is there, unless all of it is wanted as JSON in the end. */
function show(text: string): void {
  effort.progress('')
  if (!json) process.stdout.write(`${text}\n\n`)
}

function shown<T>(found: T, text: (found: T) => string): T {
  show(text(found))
  return found
}

/** What a part measured; undefined where it has nothing to measure. */
async function measure(part: Part): Promise<unknown> {
  if (part === 'games' || part === 'rate') {
    const found = []
    for (const game of games)
      found.push(
        part === 'games'
          ? shown(await sideBySide(contenders, game, effort), sideBySideText)
          : shown(await fixedRate(contenders, game, effort), fixedRateText),
      )
    return found
  }
  if (part === 'growth') return first && shown(await growth(first, effort), growthText)
  if (!isOurs) return undefined
  if (part === 'own') return shown(await ownGames(effort), ownGamesText)
  if (part === 'opening') return shown(await opening(effort), openingText)
  if (part === 'idle') return flags.idle > 0 ? shown(await idleConnections(flags.idle), idleText) : undefined
  return flags.processes > 1 ? shown(await processes(first, flags.processes, effort), processesText) : undefined
}

moveAside()
const machine = { node: process.version, cores: cpus().length, cpu: cpus()[0]?.model ?? 'unknown' }
show(`Node ${machine.node}, ${machine.cores} × ${machine.cpu}`)
const measured: Partial<Record<Part, unknown>> = {}
for (const part of parts) measured[part] = await measure(part)
if (json) process.stdout.write(`${JSON.stringify({ machine, repeats, seconds, ...measured }, null, 2)}\n`)

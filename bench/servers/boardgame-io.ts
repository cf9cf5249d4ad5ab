/** A boardgame.io server as its documentation starts it: matches in memory, production mode, undo switched off. */
import { createRequire } from 'node:module'
import type { Game } from 'boardgame.io'
import { CUTLASS } from '../peers/boardgame-io-cutlass-game.ts'
import { PIG } from '../peers/boardgame-io-pig.ts'
import { freePort, reportFrom } from './report.ts'

type Running = { run: (config: { port: number; callback: () => void }) => Promise<unknown> }
type Module = { Server: (from: { games: Game[]; origins: string[] }) => Running }

// It logs every request and warns about what does not matter here.
console.log = console.info = console.warn = () => undefined
const { Server }: Module = createRequire(import.meta.url)('boardgame.io/server')
const port = await freePort()
const games = [PIG, CUTLASS].map(game => ({ ...game, disableUndo: true }))
await Server({ games, origins: ['*'] }).run({ port, callback: () => reportFrom(port) })

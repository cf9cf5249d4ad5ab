/**
 * The house for developers: pages that change as their sources do, before a server that starts again when rules or server
 * change. One address to open, one Ctrl-C to end both. See `--help`.
 */
import { spawn } from 'node:child_process'
import { createServer as listen } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'

const HELP = `Usage: npm run dev -- [options]

  --port N       where the page is; the next free one if it is taken, 0 for any; 5173 unless told
  --data FOLDER  where matches are kept; data/dev unless told
  --help         this text`

const HOUSE = join(import.meta.dirname, '..')
const CLIENT = join(HOUSE, 'packages/client')

const { values: told } = parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    data: { type: 'string', default: join(HOUSE, 'data/dev') },
    help: { type: 'boolean', default: false },
  },
})

/** A port nobody listens at: the server must come back to the same one each time it starts. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = listen()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Starts the server, again whenever one of its sources changes; `opened` is called each time it listens. */
function startServer(port: number, opened: () => void) {
  const serve = ['packages/cli/nassau.ts', 'serve', '--no-build', '--port', `${port}`, '--data', told.data]
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...serve], {
    cwd: HOUSE,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface(server.stdout).on('line', line => {
    // Its own address is of no use to anyone who wants pages that change.
    if (line.startsWith('Nassau is open at')) opened()
    else console.log(line)
  })
  return server
}

async function run(port: number): Promise<void> {
  const target = `127.0.0.1:${await freePort()}`
  const pages = await createServer({
    root: CLIENT,
    configFile: join(CLIENT, 'vite.config.ts'),
    logLevel: 'warn',
    server: { port, proxy: { '/api': `http://${target}`, '/live': { target: `ws://${target}`, ws: true } } },
  })
  await pages.listen()
  const address = pages.resolvedUrls?.local[0] ?? ''
  let isOpen = false
  const server = startServer(Number(target.split(':')[1]), () => {
    console.log(isOpen ? 'The server has started again.' : `Nassau for developers is open at ${address}`)
    isOpen = true
  })
  const end = async (): Promise<void> => {
    const ended = new Promise(resolve => server.once('exit', resolve))
    server.kill('SIGTERM')
    await Promise.all([pages.close(), server.exitCode === null ? ended : null])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
}

const port = Number(told.port)
if (told.help) console.log(HELP)
else if (Number.isInteger(port) && port >= 0 && port < 65_536) await run(port)
else {
  console.error(`--port takes a whole number, not "${told.port}". Try --help.`)
  process.exitCode = 2
}

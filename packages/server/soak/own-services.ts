/** A PostgreSQL and a Redis of one's own, as processes that can be killed and brought back on the same data. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOpen } from '../store/fixtures/services.ts'
import type { Strikable } from './harbour.ts'

export type OwnService = Strikable & {
  address: string
  kill: () => Promise<void>
  start: () => Promise<void>
  close: () => Promise<void>
}

const DEBIAN = '/usr/lib/postgresql'
const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const at = probe.address()
      probe.close(() => resolve(typeof at === 'object' && at ? at.port : 0))
    })
  })

/** The program's path; null if this machine does not have it. */
function find(program: string): string | null {
  const places = [...(process.env.PATH ?? '').split(':'), ...versions().map(version => join(DEBIAN, version, 'bin'))]
  return places.map(place => join(place, program)).find(path => existsSync(path)) ?? null
}

const versions = (): string[] => (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])

/** A process on a port that is started again whenever it was killed. */
class Service {
  private child: ChildProcess | null = null
  private readonly spawnIt: () => ChildProcess
  private readonly port: number

  constructor(port: number, spawnIt: () => ChildProcess) {
    this.port = port
    this.spawnIt = spawnIt
  }

  async start(): Promise<void> {
    while (!(await isOpen(`tcp://127.0.0.1:${this.port}`))) {
      if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) this.child = this.spawnIt()
      await pause(100)
    }
  }

  async kill(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null) return
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
}

/** Redis that keeps nothing on the disk: what it knew is gone with it. Null if there is none. */
export async function ownRedis(): Promise<OwnService | null> {
  const program = find('redis-server')
  if (!program) return null
  const port = await freePort()
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()]
  const service = new Service(port, () => spawn(program, words, { stdio: 'ignore' }))
  await service.start()
  return {
    name: 'Redis',
    address: `redis://127.0.0.1:${port}`,
    kill: () => service.kill(),
    start: () => service.start(),
    restart: () => restart(service),
    close: () => service.kill(),
  }
}

/** PostgreSQL on a fresh folder, durable as it comes. It refuses to run as root, so it runs as its own user then. */
export async function ownPostgres(): Promise<OwnService | null> {
  const [initdb, postgres] = [find('initdb'), find('postgres')]
  if (!initdb || !postgres) return null
  const folder = mkdtempSync(join(tmpdir(), 'nassau-postgres-'))
  const who = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid)
  execFileSync(initdb, ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...who,
    stdio: 'ignore',
  })
  const port = await freePort()
  const words = ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
  const service = new Service(port, () => spawn(postgres, words, { ...who, stdio: 'ignore' }))
  await service.start()
  return {
    name: 'PostgreSQL',
    address: `postgres://postgres@127.0.0.1:${port}/postgres`,
    kill: () => service.kill(),
    start: () => service.start(),
    restart: () => restart(service),
    async close() {
      await service.kill()
      // Its children notice a moment later.
      await pause(500)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

async function restart(service: Service): Promise<void> {
  await service.kill()
  await pause(1000)
  await service.start()
}

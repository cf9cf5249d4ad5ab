/** Smaller findings. */
import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from '../../fixtures/client.ts'
import { startNode } from '../../fixtures/processes.ts'
import { smallDisk } from '../small-disk.ts'
import { type Finding, many, overQuota, pairAt, Stranger, seen, statusOf } from './finding.ts'

const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const HOUR_MS = 3_600_000
/** Requests that never end are looked for every half minute, and cut off after half a minute. */
const CUT_MS = 75_000
const PASSWORD = 'fifteen men on a chest'

/** Leaves no room where a file is; says how to give it back. */
function fill(folder: string): () => void {
  const file = join(folder, 'ballast')
  const { bavail, bsize } = statfsSync(folder)
  const handle = openSync(file, 'w')
  const block = Buffer.alloc(1024 * 1024)
  for (let left = bavail * bsize; left > block.length; left -= block.length) writeSync(handle, block)
  closeSync(handle)
  return () => rmSync(file)
}

export const LOW: readonly Finding[] = [
  {
    what: '400 requests with a made-up X-Forwarded-For before the real one',
    before: '400 × 200: the leftmost is believed',
    async look({ usual }) {
      const node = await usual()
      const ask = (i: number) =>
        statusOf(
          new Client(node.address).request('GET', '/api/games', undefined, {
            'x-forwarded-for': `9.9.${i >> 8}.${i & 255}, 203.0.113.1`,
          }),
        )
      const { saw, isCounted } = await overQuota(ask)
      return seen(saw, isCounted)
    },
  },
  {
    what: 'a request that is never finished',
    before: 'waited for without end',
    async look({ start }) {
      const { hostname, port } = new URL((await start()).address)
      const line = connect(Number(port), hostname).on('error', () => undefined)
      line.resume()
      line.write(
        `POST /api/me HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
      )
      const began = performance.now()
      const isCut = await Promise.race([
        new Promise<boolean>(resolve => line.once('close', () => resolve(true))),
        rest(CUT_MS).then(() => false),
      ])
      line.destroy()
      return seen(isCut ? `cut off after ${Math.round((performance.now() - began) / 1000)} s` : 'still open', isCut)
    },
  },
  {
    what: 'whether a user name is taken, asked by a stranger',
    before: 'told',
    async look({ start }) {
      const { address } = await start()
      await new Client(address).post('/api/account', { username: 'anne', password: PASSWORD })
      const asked = await statusOf(new Client(address).post('/api/auth/is-username-available', { username: 'anne' }))
      const tried = await many(2, 1, async i => {
        const { status, text } = await new Client(address).post('/api/auth/sign-in/username', {
          username: ['anne', 'nobody'][i],
          password: 'not this one',
        })
        return `${status} ${text}`
      })
      const isAlike = tried[0] === tried[1]
      return seen(
        `${asked}; a wrong password is answered ${isAlike ? 'alike' : 'differently'}`,
        asked === '404' && isAlike,
      )
    },
  },
  {
    what: '/metrics from elsewhere; 400 × /openapi.json',
    before: 'open to all; not counted',
    async look({ usual }) {
      const node = await usual()
      const metrics = await statusOf(new Stranger(node, 1).get('/metrics'))
      const { saw, isCounted } = await overQuota(() => statusOf(new Stranger(node, 2).get('/openapi.json')))
      return seen(`${metrics}; ${saw}`, metrics === '403' && isCounted)
    },
  },
  {
    what: 'readyz on a full disk',
    before: '200',
    async look() {
      const disk = smallDisk(80)
      if (!disk) return null
      const node = await startNode(disk.folder)
      try {
        const client = new Client(node.address)
        const early = await statusOf(client.get('/readyz'))
        const empty = fill(disk.folder)
        await rest(1500)
        const full = await client.get('/readyz')
        empty()
        await rest(12_000)
        const later = await statusOf(client.get('/readyz'))
        const saw = `${early}; full: ${full.status} ${String(JSON.parse(full.text).error?.says ?? '')}; with room again: ${later}`
        return seen(saw, early === '200' && full.status === 503 && later === '200')
      } finally {
        await node.end('SIGKILL')
        disk.remove()
      }
    },
  },
  {
    what: 'a damaged database is started on',
    before: 'opened as if nothing were',
    async look({ start, folder }) {
      const node = await start()
      await pairAt(node, 4)
      await node.end('SIGTERM')
      const file = join(folder, 'nassau.db')
      new DatabaseSync(file).exec('PRAGMA wal_checkpoint(TRUNCATE)')
      const handle = openSync(file, 'r+')
      for (let at = 8192; at < statSync(file).size; at += 8192) writeSync(handle, Buffer.alloc(64, 0xff), 0, 64, at)
      closeSync(handle)
      const came = await start().then(
        () => 'opened',
        (fault: unknown) => (fault instanceof Error ? fault.message : 'refused'),
      )
      return seen(came, came !== 'opened')
    },
  },
  {
    what: 'the wall clock jumps an hour ahead at a table with clocks',
    before: 'every clock runs out',
    async look({ start }) {
      const node = await start()
      const anne = new Client(node.address)
      const bart = new Client(node.address)
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
      const match = await anne.create({ game: 'pig', seats, isPublic: true, clock: { choiceMs: 30_000, bankMs: 0 } })
      await bart.act(match, 'join')
      node.harm({ wall: HOUR_MS })
      await rest(3000)
      const { scene, n } = await anne.look(match)
      const isWaiting = scene.seen?.awaiting.includes(0) === true && scene.seats[0]?.level === null
      return seen(isWaiting ? 'still waits for whoever is asked' : `went on without them, at ${n}`, isWaiting)
    },
  },
]

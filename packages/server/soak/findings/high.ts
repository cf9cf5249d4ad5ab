/** Findings that lost or stranded matches, or hung the server. */
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from '../../fixtures/client.ts'
import { muteSockets } from '../mute.ts'
import { type Finding, many, pairAt, seen, statusOf, tally, told } from './finding.ts'

const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
/** A server stops within so long (ms), whatever clients do. */
const STOPS_MS = 15_000
/** So many matches, of so many people. */
const STRANDED = 200
const PEOPLE = 10

export const HIGH: readonly Finding[] = [
  {
    what: 'SIGTERM while an upgraded connection is silent',
    before: 'hangs for ever',
    async look({ start }) {
      const node = await start()
      const [socket] = muteSockets(node.address, 1)
      const { hostname, port } = new URL(node.address)
      const half = connect(Number(port), hostname).on('error', () => undefined)
      half.write(`POST /api/matches HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 99\r\n\r\n{`)
      await rest(500)
      const began = performance.now()
      const code = await Promise.race([node.end('SIGTERM'), rest(STOPS_MS).then(() => 'still there')])
      socket?.destroy()
      half.destroy()
      return seen(`ended with ${String(code)} after ${Math.round(performance.now() - began)} ms`, code === 0)
    },
  },
  {
    what: 'the last three entries of a match removed under a live server',
    before: 'acknowledges on, with a hole; 500 after a restart',
    async look({ start, folder }) {
      const node = await start()
      const { match, hold } = await pairAt(node, 6)
      const database = new DatabaseSync(join(folder, 'nassau.db'), { timeout: 5000 })
      database
        .prepare(
          'DELETE FROM match_entries WHERE match_id = ? AND seq > (SELECT max(seq) - 3 FROM match_entries WHERE match_id = ?)',
        )
        .run(match, match)
      const next = await hold()
      const holes = database
        .prepare('SELECT count(*) AS many, max(seq) AS last FROM match_entries WHERE match_id = ?')
        .get(match)
      database.close()
      await node.end('SIGKILL')
      const again = new Client((await start()).address)
      const look = await statusOf(again.get(`/api/matches/${match}`))
      const isWhole = Number(holes?.many) === Number(holes?.last) + 1
      return seen(
        `next choice ${next}; log ${isWhole ? 'whole' : 'with a hole'}; ${look} after a restart`,
        isWhole && look === '200',
      )
    },
  },
  {
    what: 'the thread that writes is killed',
    before: 'nothing is ever written again, /healthz 200',
    async look({ start }) {
      const node = await start()
      const { hold } = await pairAt(node, 2)
      node.harm({ breaks: 'writer' })
      await rest(300)
      const answers = [await hold(), await hold()]
      const ready = await statusOf(new Client(node.address).get('/readyz'))
      const metrics = await new Client(node.address).get('/metrics')
      const isTold = /nassau_faults_total\{where="writer"\} [1-9]/.test(metrics.text)
      return seen(
        `next choices ${answers.join(', ')}; death ${isTold ? 'counted' : 'not counted'}; readyz ${ready}`,
        answers.includes('200') && isTold && ready === '200',
      )
    },
  },
  {
    what: `${STRANDED} matches with clocks, then another version of the rules`,
    before: '409 to everything, resigning included; healthy ones not loaded',
    async look({ start }) {
      const before = await start({ isBefore: true })
      const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'swab' }]
      const clock = { choiceMs: 5000, bankMs: 0 }
      const wanted = { game: 'scurvy-dice', seats, clock, beat: 'off' as const }
      const people = Array.from({ length: PEOPLE }, () => new Client(before.address))
      for (const person of people) await person.get('/api/me')
      const own = (i: number): Client => people[i % PEOPLE] ?? new Client('')
      const matches = await many(STRANDED, PEOPLE, i => own(i).create(wanted))
      await before.end('SIGTERM')
      const { address } = await start()
      for (const person of people) Object.assign(person, { address })
      const [first = '', ...others] = matches
      const { scene } = await own(0).look(first)
      const resigned = await many(others.length, PEOPLE, i => statusOf(own(i + 1).act(others[i] ?? '', 'resign')))
      const counts = tally(resigned)
      const isPlayed = scene.rules === 1 && scene.stuck === null
      return seen(
        `${isPlayed ? 'played on under rules 1' : 'stuck'}; resigning: ${told(counts)}`,
        isPlayed && counts['200'] === others.length,
      )
    },
  },
]

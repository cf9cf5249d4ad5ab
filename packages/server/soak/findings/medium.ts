/** Findings by which one guest could spoil a house for all. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PROTOCOL } from '@nassau/protocol'
import { Client } from '../../fixtures/client.ts'
import { type Finding, many, overQuota, PAIR, pairAt, Stranger, seen, statusOf, tally, told } from './finding.ts'

const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const PASSWORD = 'fifteen men on a chest'
const LOCKED_MS = 4000
const BOTS = [{ kind: 'me' as const }, ...Array.from({ length: 5 }, () => ({ kind: 'bot' as const, level: 'swab' }))]

export const MEDIUM: readonly Finding[] = [
  {
    what: '320 wrong passwords for one name',
    before: '320 × 401',
    async look({ usual }) {
      const node = await usual()
      const guess = (i: number) =>
        statusOf(new Stranger(node, 1).post('/api/auth/sign-in/username', { username: 'anne', password: `guess ${i}` }))
      const counts = tally(await many(320, 4, guess))
      return seen(told(counts), (counts['401'] ?? 0) <= 30)
    },
  },
  {
    what: 'names of 100,000 characters, with HTML, turned around',
    before: 'taken',
    async look({ start }) {
      const guest = new Client((await start()).address)
      await guest.post('/api/account', { username: 'anne', password: PASSWORD })
      const names = ['a'.repeat(100_000), '<b>Anne</b>', 'evil\u202Etxt.exe', 'a\u0007b<']
      const answers = await many(names.length, 1, i => guest.post('/api/me', { name: names[i] }))
      const taken = answers.filter(({ body }, i) => body.name === names[i]).length
      const around = await statusOf(guest.post('/api/auth/update-user', { name: names[0] }))
      const saw = `${told(tally(answers.map(({ status }) => status)))}, ${taken} taken as they were`
      return seen(`${saw}; update-user ${around}`, taken === 0 && around === '404')
    },
  },
  {
    what: '/%61pi/ instead of /api/',
    before: 'past the limit, the origin check and identity',
    async look({ usual }) {
      const node = await usual()
      const headers = { origin: 'https://elsewhere.example' }
      const foreign = await statusOf(new Stranger(node, 1).request('POST', '/%61pi/me', { name: 'X' }, headers))
      const { saw, isCounted } = await overQuota(() => statusOf(new Stranger(node, 2).get('/%61pi/games')))
      return seen(`another site ${foreign}; 400 requests: ${saw}`, foreign === '403' && isCounted)
    },
  },
  {
    what: '80 tables with five bots each',
    before: '80 in 1.9 s',
    async look({ usual }) {
      const guest = new Stranger(await usual(), 1)
      await guest.get('/api/me')
      const open = (i: number) =>
        statusOf(guest.post('/api/matches', { id: `t${i}`, game: 'king-of-pirates', seats: BOTS }))
      const counts = tally(await many(80, 4, open))
      return seen(told(counts), (counts['201'] ?? 0) <= 16)
    },
  },
  {
    what: '120 public tables',
    before: '120 in 0.5 s push a real one off the lobby',
    async look({ usual }) {
      const guest = new Stranger(await usual(), 1)
      await guest.get('/api/me')
      const open = (i: number) =>
        statusOf(guest.post('/api/matches', { id: `p${i}`, game: 'pig', seats: PAIR, isPublic: true }))
      const counts = tally(await many(120, 4, open))
      return seen(told(counts), (counts['201'] ?? 0) <= 20)
    },
  },
  {
    what: '20 greetings that name 780 unknown matches each',
    before: '12,306 answers',
    async look({ usual }) {
      const guest = new Stranger(await usual(), 1)
      await guest.connect()
      const last = Object.fromEntries(Array.from({ length: 780 }, (_, i) => [`nobody${i}zzzzz`.slice(0, 12), 0]))
      for (let i = 0; i < 20; i++) guest.say({ type: 'hello', protocol: PROTOCOL, last })
      await rest(3000)
      await guest.cut()
      return seen(`${guest.sent.length} answers`, guest.sent.length < 200)
    },
  },
  {
    what: '760 lines of chat by a guest without a seat, over four connections',
    before: '760 taken, kept for ever',
    async look({ usual }) {
      const node = await usual()
      const { match } = await pairAt(node, 0)
      const guest = new Stranger(node, 9)
      await guest.get('/api/me')
      const lines = await many(4, 4, async () => {
        const line = new Stranger(node, 9)
        line.cookies = guest.cookies
        await line.connect()
        return line
      })
      for (let i = 0; i < 760; i++) {
        lines[i % 4]?.say({ type: 'chat', id: `c${i}`, match, text: `buy doubloons ${i}` })
        if (i % 40 === 39) await rest(20)
      }
      await rest(1500)
      const taken = lines.flatMap(({ sent }) => sent).filter(text => text.includes('"done"')).length
      for (const line of lines) await line.cut()
      return seen(`${taken} taken`, taken <= 5)
    },
  },
  {
    what: `another process has SQLite's lock for ${LOCKED_MS / 1000} s while an account is opened`,
    before: 'the whole server stands still for 4 s',
    async look({ start, folder }) {
      const node = await start()
      const guest = new Client(node.address)
      const other = new DatabaseSync(join(folder, 'nassau.db'), { timeout: 5000 })
      other.exec('BEGIN IMMEDIATE')
      const opened = statusOf(guest.post('/api/account', { username: 'anne', password: PASSWORD }))
      let longest = 0
      for (const end = performance.now() + LOCKED_MS; performance.now() < end; await rest(20)) {
        const began = performance.now()
        await guest.get('/healthz')
        longest = Math.max(longest, performance.now() - began)
      }
      other.exec('ROLLBACK')
      other.close()
      const status = await opened
      return seen(
        `longest wait for /healthz ${Math.round(longest)} ms; account ${status}`,
        longest < 2000 && status === '200',
      )
    },
  },
  {
    what: 'rights of folder and database; session tokens',
    before: '0755, 0644; in plain text',
    async look({ start, folder }) {
      const guest = new Client((await start()).address)
      await guest.post('/api/account', { username: 'anne', password: PASSWORD })
      const modes = [folder, join(folder, 'nassau.db')].map(path => (statSync(path).mode & 0o777).toString(8))
      const database = new DatabaseSync(join(folder, 'nassau.db'), { readOnly: true })
      const token = String(database.prepare('SELECT token FROM session').get()?.token)
      database.close()
      const isHashed = token.startsWith('h:')
      return seen(`${modes.join(', ')}; ${isHashed ? 'hashes' : 'plain'}`, modes.join() === '700,600' && isHashed)
    },
  },
  {
    what: 'a bot account named like a person sits down',
    before: 'shown as a person',
    async look({ start }) {
      const { address } = await start()
      const [owner, bot, anne] = [new Client(address), new Client(address), new Client(address)]
      await owner.post('/api/account', { username: 'owner', password: PASSWORD })
      bot.token = String((await owner.post('/api/bots', { name: 'Bart' })).body.token)
      const match = await anne.create({ game: 'pig', seats: PAIR, isPublic: true })
      await bot.act(match, 'join')
      const sat = (await anne.look(match)).scene.seats[1]
      return seen(`isBot: ${sat?.isBot}, named ${sat?.name}`, sat?.isBot === true)
    },
  },
]

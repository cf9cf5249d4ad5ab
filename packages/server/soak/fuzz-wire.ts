/**
 * Messages by the hundred thousand that must be refused, over HTTP and the live channel, against a real
 * server with live matches: no crash, no change, the right status each time.
 *
 *   node packages/server/soak/fuzz-wire.ts [messages] [seed]
 *
 *   a legal choice ─▶ look at everything ─▶ attacks … ─▶ look again: the same? ─▶ a legal choice
 */
import { MANIFESTS } from '@nassau/games'
import type { Chance, Seat } from '@nassau/kernel'
import { FastChance, sample } from '@nassau/kernel/bots'
import { countOf } from '@nassau/kernel/host'
import { type ServerMessage, STATUS } from '@nassau/protocol'
import { Client, freshId } from '../fixtures/client.ts'
import { openServer, type TestServer } from '../fixtures/house.ts'
import { rebuild } from '../tables/replay.ts'
import { isWindow, statusOf } from '../tables/table.ts'
import { type Attack, attackOn, type Done, type Situation } from './attacks.ts'
import { KNOCKS, PATIENCE_MS } from './doors.ts'

export type Fuzzed = {
  messages: number
  /** How many of each kind, and how they were answered. */
  kinds: Record<string, number>
  answers: Record<string, number>
  /** Legal choices taken in between. */
  choices: number
  /** What must not be. */
  findings: string[]
}

/** So many attacks between two legal choices; one in so many is on a door. */
const BETWEEN = 40
const ONE_IN = 50
/** So many of the latest deeds are repeated. The server remembers more. */
const REMEMBERED = 20

export async function fuzzWire(messages: number, seed: number, onProgress?: (done: number) => void): Promise<Fuzzed> {
  const server = await openServer()
  const fuzzed: Fuzzed = { messages: 0, kinds: {}, answers: {}, choices: 0, findings: [] }
  // A table of every game is played at, by people on every seat.
  const lanes = MANIFESTS.map(({ id, seats }, i) => new Lane(server, id, seats.usual, new FastChance(seed, i), fuzzed))
  // However many games there are, the shares add up to what was asked for.
  const shareOf = (i: number): number => Math.floor((messages + i) / lanes.length)
  await Promise.all(lanes.map((lane, i) => lane.run(shareOf(i), onProgress)))
  const { text } = await new Client(server.address).get('/metrics')
  for (const [line, where, n] of text.matchAll(/^nassau_(faults_total|refusals_total\{code="fault"\})\S* (\d+)/gm))
    if (Number(n) > 0) fuzzed.findings.push(`${where}: ${line}`)
  await server.destroy()
  return fuzzed
}

/** One table under attack. */
class Lane {
  private readonly server: TestServer
  private readonly game: string
  private readonly seats: number
  private readonly rng: Chance
  private readonly fuzzed: Fuzzed
  private people: Client[] = []
  private stranger: Client
  private match = ''
  private done: Done[] = []

  constructor(server: TestServer, game: string, seats: number, rng: Chance, fuzzed: Fuzzed) {
    this.server = server
    this.game = game
    this.seats = seats
    this.rng = rng
    this.fuzzed = fuzzed
    this.stranger = new Client(server.address)
  }

  async run(messages: number, onProgress?: (done: number) => void): Promise<void> {
    this.people = Array.from({ length: this.seats }, () => new Client(this.server.address))
    for (const client of [...this.people, this.stranger]) await client.connect()
    await this.open()
    for (let sent = 0; sent < messages; ) {
      await this.advance()
      const before = await this.look()
      const situation = await this.situation()
      for (let i = 0; i < BETWEEN && sent < messages; i++) {
        const isSent = this.rng.below(ONE_IN) === 0 ? await this.knock() : await this.send(situation)
        if (isSent) {
          sent++
          this.fuzzed.messages++
          onProgress?.(this.fuzzed.messages)
        }
      }
      if ((await this.look()) !== before) this.find('something changed at', this.match)
    }
    for (const client of [...this.people, this.stranger]) await client.cut()
  }

  /** Opens a table for everyone here. Nothing happens at it but what they do. */
  private async open(): Promise<void> {
    const [host, ...others] = this.people
    if (!host) return
    const seats = [{ kind: 'me' as const }, ...others.map(() => ({ kind: 'open' as const }))]
    const quiet = { windowMs: 60_000, absenceMs: null, beat: 'off' }
    const { body } = await host.post('/api/matches', { id: freshId(), game: this.game, seats, ...quiet })
    this.match = String(body.match)
    const token = String(Array.isArray(body.links) ? body.links[0] : '')
      .split('/')
      .at(-1)
    for (const client of others) await client.act(this.match, 'join', { token })
    this.done = []
    for (const [seat, client] of this.people.entries()) {
      await client.watch(this.match)
      await this.perform(seat, 'orders', { orders: [] })
    }
  }

  /** Somebody who is asked chooses, over HTTP or the channel; a match that is over is followed by another. */
  private async advance(): Promise<void> {
    const { table } = await this.server.tables.find(this.match)
    const { sitters } = await this.situation()
    const awaited = table.referee?.project(null).awaiting ?? []
    const { seat, ask, n } = this.rng.pick(sitters.filter(sitter => sitter.ask && awaited.includes(sitter.seat)))
    if (!ask) return
    await this.perform(seat, 'choose', { seen: n, choice: sample(ask, this.rng) })
    this.fuzzed.choices++
    if (this.rng.below(5) === 0) await this.perform(seat, 'chat', { text: 'Steady as she goes.' })
    if (statusOf(table) === 'over') await this.open()
  }

  private async perform(by: Seat, verb: string, more: object): Promise<void> {
    const fields = { id: freshId(), ...more }
    const answer = await this.people[by]?.post(`/api/matches/${this.match}/${verb}`, fields)
    if (answer?.status !== 200) return this.find(`a legal ${verb} was not taken`, answer?.text ?? '')
    this.done = [...this.done, { by, verb, fields, n: Number(answer.body.n) }].slice(-REMEMBERED)
  }

  /** Everything there is to see of the table, by everyone, and its log; which must lead to the same table again. */
  private async look(): Promise<string> {
    const log = await this.server.tables.house.store.read(this.match)
    const { table } = await this.server.tables.find(this.match)
    const rebuilt = rebuild(this.match, log)
    if (JSON.stringify(rebuilt?.referee?.match) !== JSON.stringify(table.referee?.match))
      this.find('the log leads to another match', this.match)
    const seen: unknown[] = []
    for (const client of [...this.people, this.stranger]) seen.push(await client.look(this.match))
    for (const client of this.people) client.sent.length = 0
    return JSON.stringify([log, seen])
  }

  private async situation(): Promise<Situation> {
    const { table } = await this.server.tables.find(this.match)
    const sitters = this.people.map((_, seat) => {
      const { n, asked } = countOf(table.counts, seat)
      return { seat, n, asked, ask: table.referee?.project(seat).ask ?? null }
    })
    return { match: this.match, sitters, isWindow: isWindow(table), done: this.done }
  }

  private async knock(): Promise<boolean> {
    const [kind, knock] = this.rng.pick(Object.entries(KNOCKS))
    const { match, rng } = this
    const client = this.rng.pick(this.people)
    const wrong = await knock({ address: this.server.address, match, client, rng }).catch(String)
    if (wrong !== null) this.find(kind, wrong)
    this.count(kind, wrong ?? 'as it must be')
    return true
  }

  private async send(situation: Situation): Promise<boolean> {
    const attack = attackOn(situation, this.rng)
    if (!attack) return false
    const client = attack.by === 'stranger' ? this.stranger : this.people[attack.by]
    if (!client) return false
    const isHttp = this.rng.below(2) === 0
    const got = await (isHttp ? overHttp(client, attack) : overChannel(client, attack)).catch(String)
    const { expects, kind } = attack
    const wanted =
      typeof expects === 'object' ? `done ${expects.n}` : isHttp ? `${STATUS[expects]} ${expects}` : expects
    if (got !== wanted)
      this.find(`${kind} over ${isHttp ? 'HTTP' : 'the channel'}: ${got}, not ${wanted}`, show(attack))
    this.count(`${kind}, ${isHttp ? 'HTTP' : 'channel'}`, got)
    return true
  }

  private count(kind: string, answer: string): void {
    const { kinds, answers } = this.fuzzed
    kinds[kind] = (kinds[kind] ?? 0) + 1
    const word = answer.replace(/^done \d+$/, 'answered as before')
    answers[word] = (answers[word] ?? 0) + 1
  }

  private find(what: string, facts: string): void {
    this.fuzzed.findings.push(`${this.game}: ${what} ${facts}`)
  }
}

const show = ({ verb, by, fields }: Attack): string => `${verb} by ${by}: ${JSON.stringify(fields).slice(0, 300)}`

/** The status and code of the answer, or what was done. */
async function overHttp(client: Client, { match, verb, fields }: Attack): Promise<string> {
  const { status, body } = await client.request('POST', `/api/matches/${encodeURIComponent(match)}/${verb}`, fields)
  return status === 200 ? `done ${String(body.n)}` : `${status} ${String(Object(body.error).code)}`
}

async function overChannel(client: Client, { match, verb, fields }: Attack): Promise<string> {
  const isAnswer = ({ type }: ServerMessage): boolean => type === 'done' || type === 'refused'
  const answer = client.next(isAnswer)
  client.say(typeof fields === 'string' ? fields : { type: verb, match, ...fields })
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  const said = await Promise.race([answer, silence])
  clearTimeout(timer)
  if (said?.type === 'done') return `done ${said.n}`
  return said?.type === 'refused' ? said.error.code : 'no answer'
}

if (import.meta.main) {
  const [messages = '100000', seed = '1'] = process.argv.slice(2)
  const began = performance.now()
  const fuzzed = await fuzzWire(Number(messages), Number(seed), done => {
    if (done % 10_000 === 0) process.stderr.write(`${done} messages\n`)
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  const { findings, ...tally } = fuzzed
  process.stdout.write(
    `${JSON.stringify({ seed: Number(seed), seconds, ...tally, findings: findings.length }, null, 2)}\n`,
  )
  for (const finding of findings.slice(0, 20)) process.stdout.write(`${finding}\n`)
  process.exitCode = findings.length > 0 ? 1 : 0
}

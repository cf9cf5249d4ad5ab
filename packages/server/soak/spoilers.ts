/** A crowd that spoils it for others, each in their own way, for as long as it is let; every loop ends when told. */
import { PROTOCOL } from '@nassau/protocol'
import { WebSocket } from 'ws'
import { from } from './address.ts'
import { textOf } from './line.ts'

/** What came of each kind of deed, by the status or the kind of answer. */
export type Deeds = Record<string, Record<string, number>>

const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const JSON_TYPE = { 'content-type': 'application/json' }
/** So many of each; and so long (ms) between two deeds of one. Requests are not held up by answers that do not come. */
const EACH = 3
const PAUSE_MS = 4
const REQUEST_MS = 15
/** So many requests of one wait for an answer at most. */
const MOST_WAITING = 40
const BOTS = [{ kind: 'me' }, ...Array.from({ length: 5 }, () => ({ kind: 'bot', level: 'mate' }))]
const PAIR = [{ kind: 'me' }, { kind: 'open' }]

/** What is asked over HTTP again and again, as someone new each time; `n` counts. */
const REQUESTS: readonly [deed: string, path: string, body: (n: number) => object][] = [
  ['tables of bots', '/api/matches', n => ({ id: `t${n}`, game: 'king-of-pirates', seats: BOTS })],
  ['public tables', '/api/matches', n => ({ id: `p${n}`, game: 'pig', seats: PAIR, isPublic: true })],
  ['passwords', '/api/auth/sign-in/username', n => ({ username: `anne${n % 7}`, password: `guess ${n}` })],
  ['accounts', '/api/account', n => ({ username: `crowd${n}x${process.pid}`, password: 'long enough for it' })],
  ['encoded paths', '/%61pi/me', () => ({ name: 'a'.repeat(50_000) })],
]

export class Crowd {
  private readonly address: string
  private readonly matches: readonly string[]
  private readonly deeds: Deeds = {}
  private readonly sockets: WebSocket[] = []
  private readonly loops: Promise<void>[] = []
  private isOver = false

  constructor(address: string, matches: readonly string[]) {
    this.address = address
    this.matches = matches
  }

  start(): void {
    for (let i = 0; i < EACH; i++) {
      for (const kind of REQUESTS.keys()) this.loops.push(this.askAgain(kind, i))
      this.loops.push(this.flood(i))
    }
    for (let i = 0; i < 10 * EACH; i++) this.loops.push(this.readSlowly(100 + i))
  }

  async stop(): Promise<Deeds> {
    this.isOver = true
    for (const socket of this.sockets) socket.terminate()
    await Promise.all(this.loops)
    return this.deeds
  }

  private count(deed: string, answer: string): void {
    const answers = this.deeds[deed] ?? {}
    this.deeds[deed] = answers
    answers[answer] = (answers[answer] ?? 0) + 1
  }

  private async askAgain(kind: number, i: number): Promise<void> {
    const [deed, path, body] = REQUESTS[kind] ?? ['nothing', '/', () => ({})]
    const waiting = new Set<Promise<void>>()
    for (let n = 0; !this.isOver; n++) {
      const headers = { ...JSON_TYPE, ...from(20, 10 * kind + i) }
      const asked = this.ask(deed, path, { method: 'POST', headers, body: JSON.stringify(body(EACH * n + i)) })
      waiting.add(asked)
      void asked.finally(() => waiting.delete(asked))
      await rest(REQUEST_MS)
      if (waiting.size >= MOST_WAITING) await Promise.race(waiting)
    }
    await Promise.all(waiting)
  }

  private async ask(deed: string, path: string, asked: RequestInit): Promise<void> {
    const answer = await fetch(`${this.address}${path}`, asked).catch(() => null)
    this.count(deed, String(answer?.status ?? 'cut off'))
    await answer?.arrayBuffer().catch(() => undefined)
  }

  private async open(i: number): Promise<WebSocket | null> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/live`, { headers: from(30, i) })
    this.sockets.push(socket)
    const isOpen = await new Promise<boolean>(resolve =>
      socket.once('open', () => resolve(true)).once('error', () => resolve(false)),
    )
    socket.on('error', () => undefined)
    return isOpen ? socket : null
  }

  /** Messages as fast as they go: greetings with matches that are not there, chat, nonsense; back when shown out. */
  private async flood(i: number): Promise<void> {
    while (!this.isOver) {
      const socket = await this.open(i)
      this.count('floods', socket ? 'connected' : 'not let in')
      socket?.on('message', data => this.count('floods', String(JSON.parse(textOf(data)).type)))
      for (let n = 0; !this.isOver && socket?.readyState === WebSocket.OPEN; n++) {
        const last = Object.fromEntries(Array.from({ length: 180 }, (_, k) => [`nobody${n}x${k}`.padEnd(12, 'z'), 0]))
        const match = this.matches[n % this.matches.length]
        socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, last }))
        socket.send(JSON.stringify({ type: 'chat', id: `f${n}`, match, text: 'buy doubloons' }))
        socket.send('{"type":')
        if (n % 10 === 9) await rest(PAUSE_MS)
      }
      await rest(200)
    }
  }

  /** Watches as many tables as it may and reads nothing of it. */
  private async readSlowly(i: number): Promise<void> {
    const socket = await this.open(i)
    this.count('slow readers', socket ? 'connected' : 'not let in')
    socket?.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
    for (const match of this.matches) socket?.send(JSON.stringify({ type: 'watch', match }))
    socket?.pause()
  }
}

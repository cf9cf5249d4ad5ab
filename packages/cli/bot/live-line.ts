/** The live channel of a server as far as a bot needs it: the whole table again after whatever is news. */
import type { Ask, Options, Seat } from '@nassau/kernel'
import { EXIT, Stop } from '../errors.ts'

/** What a seat is shown of a table. */
export type LiveTable = {
  type: 'table'
  match: string
  /** The number of the last thing said about it. */
  n: number
  scene: {
    game: string
    options: Options
    edition: object | null
    status: 'gathering' | 'playing' | 'over'
    seat: Seat | null
    seats: object[]
    result: { winners: Seat[]; scores: number[] | null } | null
    seen: { ask: Ask | null; awaiting: Seat[] } | null
  }
}

type Trouble = { code: string; says: string; clause?: string }
type Said =
  | LiveTable
  | { type: 'welcome' | 'presence' }
  | { type: 'news'; match: string; n: number }
  | { type: 'done'; id: string }
  | { type: 'refused'; id: string | null; error: Trouble }

/** The version of the wire this speaks. */
const PROTOCOL = 1
/** The server closes with this where coming back would not help. */
const REFUSED = 4400

export class LiveLine {
  private readonly socket: WebSocket
  private waiting: { isIt: (said: Said) => boolean; resolve: (said: Said) => void; reject: (why: Error) => void }[] = []
  private lost: Error | null = null
  private latest = 0
  private ids = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.addEventListener('message', ({ data }) => this.hear(String(data)))
    socket.addEventListener('error', () => this.lose(new LineLost('the line to the server is broken')))
    socket.addEventListener('close', ({ code, reason }) =>
      this.lose(
        code === REFUSED ? new Stop(EXIT.finding, `the server says: ${reason}`) : new LineLost(`closed: ${code}`),
      ),
    )
  }

  static async open(server: string, token: string): Promise<LiveLine> {
    const address = new URL('/live', server.replace(/^http/, 'ws'))
    const line = new LiveLine(new WebSocket(address, { headers: { authorization: `Bearer ${token}` } }))
    line.socket.addEventListener('open', () => line.say({ type: 'hello', protocol: PROTOCOL }))
    await line.next(({ type }) => type === 'welcome')
    return line
  }

  /** The table as it is now. */
  async table(match: string): Promise<LiveTable> {
    const id = `w${++this.ids}`
    this.say({ type: 'watch', id, match })
    const said = await this.next(said => said.type === 'table' || (said.type === 'refused' && said.id === id))
    if (said.type === 'table') return said
    throw new Stop(EXIT.finding, said.type === 'refused' ? said.error.says : 'no table')
  }

  /** Does something at a table; null if it was done, else why not. */
  async act(type: string, match: string, more: object = {}): Promise<Trouble | null> {
    const id = `${process.pid}-${Date.now()}-${++this.ids}`
    this.say({ type, id, match, ...more })
    const said = await this.next(said => (said.type === 'done' || said.type === 'refused') && said.id === id)
    return said.type === 'refused' ? said.error : null
  }

  /** Until there is news after number `n`. */
  async after(n: number): Promise<void> {
    while (this.latest <= n) await this.next(said => said.type === 'news' || said.type === 'table')
  }

  close(): void {
    this.socket.close()
  }

  private say(message: object): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private next(isIt: (said: Said) => boolean): Promise<Said> {
    if (this.lost) return Promise.reject(this.lost)
    return new Promise((resolve, reject) => this.waiting.push({ isIt, resolve, reject }))
  }

  private hear(text: string): void {
    const said: Said = JSON.parse(text)
    if (said.type === 'news' || said.type === 'table') this.latest = Math.max(this.latest, said.n)
    const met = this.waiting.filter(({ isIt }) => isIt(said))
    this.waiting = this.waiting.filter(one => !met.includes(one))
    for (const { resolve } of met) resolve(said)
  }

  private lose(why: Error): void {
    this.lost ??= why
    for (const { reject } of this.waiting.splice(0)) reject(this.lost)
  }
}

/** The connection is gone; to come back may help. */
export class LineLost extends Error {}

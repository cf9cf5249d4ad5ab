/**
 * A match of any game of ours under load: every seat follows its table as a client does, and one of those who are
 * waited for chooses by chance what its ask offers.
 */
import { FastChance, sample } from '@nassau/kernel/bots'
import { follow, type News, readSaid, type ServerMessage, type TableMessage } from '@nassau/protocol'
import { Line, type Playable } from './line.ts'
import { choiceOf, greetings, liveAt, type Opened } from './nassau-wire.ts'

/** A seat, what it is shown, and its line. */
type Sitter = { table: TableMessage | null; line: Line; onReady: () => void }

export class SampledTable implements Playable {
  /** The time counted is that to the news of one's own choice. */
  onRound: (ms: number) => void = () => undefined
  isOver = false
  readonly match: string
  readonly traffic = { received: 0, sent: 0 }
  private readonly address: string
  private readonly cookies: readonly string[]
  private readonly sitters: Sitter[] = []
  private readonly rng: FastChance
  private chooser: Sitter | null = null
  /** Somebody is to choose as soon as anyone is seen to be waited for. */
  private isWanted = false
  private sentAt = 0

  constructor(address: string, { match, cookies }: Opened, seed: number) {
    this.address = address
    this.match = match
    this.cookies = cookies
    this.rng = new FastChance(seed)
  }

  get seats(): number {
    return this.cookies.length
  }

  async connect(): Promise<void> {
    for (const cookie of this.cookies) this.sitters.push(await this.seat(cookie))
  }

  close(): void {
    for (const { line } of this.sitters) line.close()
  }

  choose(): void {
    const chooser = this.sitters.find(({ table }) => isAwaited(table))
    const table = chooser?.table
    const ask = table?.scene.seen?.ask
    this.isWanted = !ask
    if (!chooser || !table || !ask) return
    this.chooser = chooser
    this.sentAt = performance.now()
    chooser.line.send(choiceOf(this.match, table.n, sample(ask, this.rng)))
  }

  private async seat(cookie: string): Promise<Sitter> {
    const line = new Line(liveAt(this.address, this.match), { cookie }, this.traffic)
    const sitter: Sitter = { table: null, line, onReady: () => undefined }
    line.onMessage = data => this.hear(sitter, readSaid(data.toString()))
    await line.open()
    const isReady = new Promise<void>(resolve => (sitter.onReady = resolve))
    for (const message of greetings(this.match)) line.send(message)
    await isReady
    return sitter
  }

  private hear(sitter: Sitter, message: ServerMessage): void {
    if (message.type === 'table') {
      sitter.table = message
      sitter.onReady()
    } else if (message.type === 'news') this.hearNews(sitter, message)
    else if (message.type === 'refused') this.hearRefusal(sitter, message)
  }

  private hearNews(sitter: Sitter, news: News): void {
    sitter.table = sitter.table && follow(sitter.table, news)
    if (sitter.table?.scene.status === 'over') this.isOver = true
    if (sitter === this.chooser) {
      this.chooser = null
      this.onRound(performance.now() - this.sentAt)
    } else if (this.isWanted) this.choose()
  }

  /** Who chose on what is no longer asked learns what was missed, and someone chooses anew; all else is a fault. */
  private hearRefusal(sitter: Sitter, { error, missed = [] }: ServerMessage & { type: 'refused' }): void {
    if (error.code !== 'stale' && error.code !== 'not-asked') throw new Error(`${error.code}: ${error.says}`)
    for (const news of missed) sitter.table = sitter.table && follow(sitter.table, news)
    if (sitter === this.chooser) this.choose()
  }
}

function isAwaited(table: TableMessage | null): boolean {
  const { seat, seen } = table?.scene ?? {}
  return typeof seat === 'number' && seen?.ask != null && seen.awaiting.includes(seat)
}

/**
 * A bot at the other end of a wire. It is asked one thing at a time and has so long to answer; whatever
 * goes wrong is a fault of the bot's, told as data.
 *
 *   start ─ hello ─▶ ready ─ begin, ask … over ─▶ ready
 *                      └─ gone, too late ─▶ start again
 */
import { type Ask, show } from '@nassau/kernel'
import {
  BOT_PROTOCOL,
  type BotHello,
  type BotTrouble,
  choiceMeant,
  helloFrom,
  messageIn,
  type ToBot,
} from './messages.ts'
import type { OpenWire, Wire } from './wire.ts'

/** How a bot fails: it is gone, it says what is not offered or not understood, it takes too long. */
export const FAULTS = ['crashed', 'illegal', 'late'] as const
export type FaultKind = (typeof FAULTS)[number]
export type BotFault = { kind: FaultKind; says: string }

export type Answered = { choice: unknown } | { fault: BotFault }
export const isFault = (answered: object): answered is { fault: BotFault } => 'fault' in answered

/** What a seat is asked. `example` is one legal choice. */
export type Question = { match: string; ask: Ask; seen: object; example: unknown; isAside: boolean }

/** An interpreter may take so long (ms) to start; that is not thinking. */
const START_MS = 10_000

type Reply = { message: Record<string, unknown> } | { fault: BotFault }
type Waiting = { id: number; resolve: (heard: Reply) => void }

export class RemoteBot {
  private readonly open: OpenWire
  private readonly budgetMs: number
  private wire: Wire | null = null
  private waiting: Waiting | null = null
  private hello: BotHello = { wantsAsides: false }
  /** Why it is not there, if it is not. */
  private gone = 'it was not started'
  /** The number of the latest question. */
  private asked = 0

  constructor(open: OpenWire, budgetMs: number) {
    this.open = open
    this.budgetMs = budgetMs
  }

  get wantsAsides(): boolean {
    return this.hello.wantsAsides
  }

  /** Whether it can be asked without being started first. */
  get isThere(): boolean {
    return this.wire !== null
  }

  /** Makes sure the bot is there; null if it is. */
  async start(): Promise<BotFault | null> {
    if (this.wire) return null
    const wire = this.open({
      hear: text => this.hear(wire, text),
      ended: why => this.lose(wire, why),
    })
    this.wire = wire
    const id = ++this.asked
    const heard = await this.exchange({ type: 'hello', id, protocol: BOT_PROTOCOL, budgetMs: this.budgetMs }, START_MS)
    const fault = isFault(heard) ? heard.fault : objectionTo(heard.message)
    if (fault) {
      await this.close()
      return { ...fault, says: `it did not answer hello: ${fault.says}` }
    }
    if (!isFault(heard)) this.hello = helloFrom(heard.message)
    return null
  }

  /** Says something that wants no answer. */
  tell(message: ToBot): void {
    this.wire?.send(JSON.stringify(message))
  }

  /** What the bot chooses, legal or not; null, which only an aside may be, lets it go by. */
  async ask({ match, ask, seen, example, isAside }: Question): Promise<Answered> {
    if (!this.wire) return { fault: { kind: 'crashed', says: this.gone } }
    const id = ++this.asked
    const heard = await this.exchange({ type: 'ask', id, match, aside: isAside, seen, example }, this.budgetMs)
    if (isFault(heard)) {
      // One that is still thinking about this would be too late for the next question as well.
      if (heard.fault.kind === 'late') await this.close()
      return heard
    }
    const meant = choiceMeant(ask, example, heard.message)
    if ('choice' in meant) return meant
    this.refuse(match, { code: 'malformed', says: meant.wrong })
    return { fault: { kind: 'illegal', says: meant.wrong } }
  }

  /** Tells the bot why its latest choice was not taken. */
  refuse(match: string, error: BotTrouble): void {
    this.tell({ type: 'refused', to: this.asked, match, error })
  }

  async close(): Promise<void> {
    const { wire } = this
    this.wire = null
    await wire?.close()
  }

  private exchange(message: ToBot & { id: number }, ms: number): Promise<Reply> {
    return new Promise(resolve => {
      const settle: Waiting['resolve'] = heard => {
        clearTimeout(timer)
        this.waiting = null
        resolve(heard)
      }
      const late = (): void => {
        if (this.waiting?.id === message.id) settle({ fault: { kind: 'late', says: `no answer within ${ms} ms` } })
      }
      // What has arrived while we were busy ourselves is read first: our slowness is not the bot's.
      const timer = setTimeout(() => setImmediate(late), ms)
      this.waiting = { id: message.id, resolve: settle }
      this.wire?.send(JSON.stringify(message))
    })
  }

  /** An answer to another question, or something without an id, such as a sign of life, is let pass. */
  private hear(wire: Wire, text: string): void {
    if (wire !== this.wire) return
    const message = messageIn(text)
    if (!message) this.waiting?.resolve({ fault: { kind: 'illegal', says: `${show(text)} is not a JSON object` } })
    else if (message.id === this.waiting?.id) this.waiting?.resolve({ message })
  }

  private lose(wire: Wire, why: string): void {
    if (wire !== this.wire) return
    this.wire = null
    this.gone = why
    this.waiting?.resolve({ fault: { kind: 'crashed', says: why } })
  }
}

/** Another version of the protocol would be misread; one who names none speaks this one. */
function objectionTo({ protocol = BOT_PROTOCOL }: Record<string, unknown>): BotFault | null {
  if (protocol === BOT_PROTOCOL) return null
  return { kind: 'illegal', says: `it speaks version ${show(protocol)} of the protocol, not ${BOT_PROTOCOL}` }
}

/** One live connection: what it may say, what it watches, and when it has to go. */
import { isRecord } from '@nassau/kernel'
import {
  type Action,
  CLOSE,
  type ClientMessage,
  inBrief,
  newsOn,
  PROTOCOL,
  readMessage,
  type ServerMessage,
  trouble,
} from '@nassau/protocol'
import { Refused } from '../errors.ts'
import { troubleOf } from '../http/answer-error.ts'
import type { Desk } from '../http/app.ts'
import type { Ban } from '../peace/bans.ts'
import { apart } from '../peace/steward.ts'
import type { Identity } from '../people/identify.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { seatOf } from '../tables/table.ts'
import type { Watcher } from '../tables/watching/audience.ts'
import type { ClientLine, LineListener } from './client-line.ts'

type Chosen = ClientMessage & { type: 'choose' }

/** Whoever has this much (bytes) still to read is too slow, and comes back for the rest. */
const SLOW_BYTES = 1024 * 1024
/** So many matches can be watched at once, and so many messages too many are put up with. */
const MOST_WATCHED = 200
/** And so many of them without a seat: whatever is chosen there is sent to everyone who looks on. */
const MOST_LOOKED_AT = 20
const PATIENCE = 30
/** So much of an id that is none of ours is said back. */
const LONGEST_ID = 64
/** A message has so many characters at most; a longer one counts as several. */
const USUAL_MESSAGE = 1000
/** So long (ms) after that a line is cut. */
const CUT_MS = 1000

export class Connection implements Watcher, LineListener {
  readonly caller: Identity
  /** Whether it has answered since the last heartbeat. */
  isAlive = true
  private readonly desk: Desk
  private readonly line: ClientLine
  /** The address it counts for. */
  private readonly address: string
  /** Whether it is a brief line; and the last action that was answered within its news. */
  private readonly isBrief: boolean
  private answered = ''
  /** Who they are now: a session may have been revoked since. Null for guests, who have none. */
  private readonly again: (() => Promise<Identity>) | null
  /** Nearly always one. */
  private watched: LiveTable[] = []
  private tooMany = 0
  private isWelcome = false

  constructor(
    desk: Desk,
    line: ClientLine,
    { address, isBrief }: { address: string; isBrief: boolean },
    caller: Identity,
    again: (() => Promise<Identity>) | null,
  ) {
    this.address = address
    this.again = again
    this.desk = desk
    this.line = line
    this.isBrief = isBrief
    this.caller = caller
  }

  send(text: string): void {
    if (this.mayHear()) this.line.say(this.isBrief ? inBrief(text) : text)
  }

  tell(told: string, done?: string): void {
    if (!this.mayHear()) return
    if (this.isBrief && done !== undefined) this.answered = done
    this.line.say(newsOn(this.isBrief, told, done))
  }

  private mayHear(): boolean {
    if (!this.line.isOpen) return false
    if (this.line.waiting <= SLOW_BYTES) return true
    this.close(CLOSE.tryLater, 'too slow; come back for the rest')
    return false
  }

  /** Asks for a sign of life; whoever gave none since the last time is gone. */
  beat(): void {
    if (!this.isAlive) return this.line.cut()
    this.isAlive = false
    this.line.ping()
    void this.recheck()
    this.keepApart().catch((fault: unknown) => this.desk.log.error({ err: fault }, 'who keeps apart is not known'))
  }

  /** Somebody has just been banned: whoever it is, is shown out at once. */
  banned({ person, address }: Pick<Ban, 'person' | 'address'>): void {
    const isTheirs = person !== null && this.caller.persons.includes(person)
    if (isTheirs || (address !== null && address === this.address)) this.close(CLOSE.refused, 'asked to stay away')
  }

  close(code: number, reason: string): void {
    this.letGo()
    this.line.close(code, reason)
  }

  /** Ends it without a word. */
  cut(): void {
    this.line.cut()
  }

  ponged(): void {
    this.isAlive = true
  }

  gone(): void {
    this.letGo()
    this.desk.connections.delete(this)
  }

  /** Whoever has signed out, or lost their token, has lost this connection too. */
  private async recheck(): Promise<void> {
    if (!this.again) return
    const now = await this.again().catch((fault: unknown) => (fault instanceof Refused ? null : this.caller))
    if (now?.person !== this.caller.person || now.kind !== this.caller.kind) this.close(CLOSE.refused, 'signed out')
  }

  /** Somebody wants nothing to do with somebody any more: at matches of theirs they look on no longer. */
  async keepApart(): Promise<void> {
    for (const live of await this.desk.steward.notFor(this.caller, this.watched)) {
      this.unwatch(live)
      this.say({ type: 'removed', match: live.table.id, error: apart().trouble })
    }
  }

  private watching(match: string): LiveTable | undefined {
    return this.watched.find(({ table }) => table.id === match)
  }

  private letGo(): void {
    for (const live of this.watched.splice(0)) live.unwatch(this)
  }

  heard(text: string): void {
    // To read a long message takes as long as to read several.
    if (!this.counted(Math.max(1, Math.ceil(text.length / USUAL_MESSAGE)))) return
    const message = parse(text)
    const answered = message instanceof Refused ? this.refuse(message.id, message) : this.hear(message)
    answered.catch((fault: unknown) => this.desk.log.error({ err: fault }, 'a message failed'))
  }

  /** Signs of life nobody asked for, and messages in pieces, count as messages. */
  stirred(): void {
    this.counted(1)
  }

  /** Whether that was not too much; if it was, they are told. */
  private counted(cost: number): boolean {
    try {
      this.desk.quotas.takeHere('messages-from-here', this.address, cost)
      this.desk.quotas.takeHere('messages', this.caller.person, cost)
      return true
    } catch (flood) {
      this.refuseFlood(flood)
      return false
    }
  }

  private hear(message: ClientMessage): Promise<void> {
    const live = message.type === 'choose' && this.isWelcome ? this.watching(message.match) : undefined
    const answered = live && message.type === 'choose' ? this.choose(live, message) : this.answer(message)
    return answered.catch(fault => this.refuse('id' in message ? (message.id ?? null) : null, fault, message))
  }

  /** What is said most, at a table that is at hand: there is nothing to wait for on the way to it. */
  private async choose(live: LiveTable, action: Chosen): Promise<void> {
    this.sayDone(action.id, action.match, await this.desk.steward.choose(this.caller, live, action))
  }

  private async answer(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return this.welcome(message)
    if (!this.isWelcome) throw new Refused('malformed', 'say hello first: {"type":"hello","protocol":1}')
    if (message.type === 'watch') return this.watch(message.match, message.last)
    if (message.type === 'unwatch') {
      const live = this.watching(message.match)
      return live && this.unwatch(live)
    }
    const { match, ...action } = message
    await this.act(match, action)
  }

  private async act(match: string, action: Action): Promise<void> {
    const { id } = action
    const { steward } = this.desk
    if (action.type === 'rematch') {
      const next = await steward.rematch(this.caller, this.address, match, action)
      return this.say({ type: 'done', id, match: next, n: 0 })
    }
    const live = this.watching(match) ?? (await steward.find(this.caller, match))
    this.sayDone(id, match, await steward.act(this.caller, this.address, live, action))
  }

  /** Unless the news that came of it has said so. */
  private sayDone(id: string, match: string, n: number): void {
    if (this.answered === id) this.answered = ''
    else this.say({ type: 'done', id, match, n })
  }

  private async welcome({ protocol, last }: ClientMessage & { type: 'hello' }): Promise<void> {
    if (protocol !== PROTOCOL) {
      const says = `this server speaks version ${PROTOCOL} of the protocol, not ${protocol}`
      this.say({ type: 'refused', id: null, error: trouble('other-protocol', says) })
      return this.close(CLOSE.refused, 'other protocol')
    }
    if (this.isWelcome) throw new Refused('malformed', 'a connection says hello once')
    this.desk.quotas.takeHere('hellos', this.caller.person)
    this.isWelcome = true
    this.say({ type: 'welcome', protocol: PROTOCOL, person: this.caller.person, name: this.caller.name })
    const wanted = Object.entries(last ?? {})
    if (wanted.length > MOST_WATCHED)
      throw new Refused('too-many', `${MOST_WATCHED} matches on one connection are enough`)
    for (const [match, number] of wanted) {
      const fault = await this.watch(match, number).then(
        () => null,
        (thrown: unknown) => thrown,
      )
      if (fault) await this.refuse(null, fault, { type: 'watch', match })
      // Who only guesses need not be told of every guess.
      if (fault instanceof Refused && fault.trouble.code === 'too-many') return
    }
  }

  private async watch(match: string, last?: number): Promise<void> {
    if (this.watched.length >= MOST_WATCHED) throw new Refused('too-many', 'too many matches on one connection')
    const live = await this.desk.steward.find(this.caller, match)
    await this.desk.steward.mayLookOn(this.caller, live)
    if (!this.line.isOpen) return
    this.mustHaveRoom(live)
    this.watched = [...this.watched.filter(({ table }) => table.id !== match), live]
    await live.watch(this, last)
    // It may have gone while the table was busy.
    if (!this.watched.includes(live)) live.unwatch(this)
  }

  private unwatch(live: LiveTable): void {
    live.unwatch(this)
    this.watched = this.watched.filter(other => other !== live)
  }

  private mustHaveRoom(live: LiveTable): void {
    const isOnlooker = ({ table }: LiveTable): boolean => seatOf(table, this.caller.persons) === null
    if (!isOnlooker(live) || this.watched.filter(isOnlooker).length < MOST_LOOKED_AT) return
    throw new Refused(
      'too-many',
      `${MOST_LOOKED_AT} matches of others on one connection are enough; let one of them go`,
    )
  }

  private say(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  private async refuse(id: string | null, fault: unknown, message?: ClientMessage): Promise<void> {
    const error = troubleOf(fault)
    this.desk.metrics.refusals.inc({ code: error.code })
    if (error.code === 'fault') this.desk.log.error({ err: fault }, 'a message failed')
    const unseen = message?.type === 'watch' ? { match: message.match } : {}
    const refusal = JSON.stringify({ type: 'refused', id, error, ...unseen } satisfies ServerMessage)
    if (error.code !== 'stale' || !message || !('seen' in message)) return this.send(refusal)
    const live = await this.desk.tables.find(message.match)
    const missed = await live.missed(this.caller, message.seen)
    this.send(`${refusal.slice(0, -1)},"missed":[${missed.join(',')}]}`)
  }

  /** Nothing more is read of what they send; the line is cut as soon as they may have heard why. */
  private cutOff(): void {
    if (!this.line.isOpen) return
    this.desk.quotas.note('cut-offs', this.address)
    this.close(CLOSE.tryLater, 'too many messages')
    this.line.deafen()
    setTimeout(() => this.cut(), CUT_MS).unref()
  }

  private refuseFlood(flood: unknown): void {
    if (++this.tooMany > PATIENCE) return this.cutOff()
    this.say({ type: 'refused', id: null, error: troubleOf(flood) })
  }
}

/** What was said, or why it was not understood. */
function parse(text: string): ClientMessage | (Refused & { id: string | null }) {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return Object.assign(new Refused('malformed', 'a message is a JSON object with a "type"'), { id: null })
  }
  const read = readMessage(data)
  if (read.ok) return read.message
  const id = isRecord(data) && typeof data.id === 'string' ? data.id.slice(0, LONGEST_ID) : null
  return Object.assign(new Refused('malformed', read.says), { id })
}

/** A seat at a table of the server: what the live channel says, one thing after the other. */
import { type AnyEvent, type Denied, type Seat, samePlain } from '@nassau/kernel'
import { isAwaited } from '@nassau/kernel/host'
import { follow, type News, type ServerMessage, type TableMessage, type Trouble } from '@nassau/protocol'
import type { Pace } from '../settings/pace.ts'
import { api } from './api.ts'
import { channel } from './channel.ts'
import { type Done, NOBODY_YET, type SeatAction, type Seating, type TableSnapshot } from './seating.ts'
import { newSecret } from './secret.ts'

/** How much of the log is kept. */
const LOG = 400
/** So many waiting changes, and they are no longer shown one by one. */
const MOST_WAITING = 12
/** While one's own clock runs nothing that went before is shown for longer than this, in ms. */
const IN_HASTE = 300
/** So long (ms) after a table could not be looked at for a moment it is tried again. */
const AGAIN = 1000
/** As long as a timer may be set for what stands until it is seen, in ms. */
const A_DAY = 86_400_000

export class OnlineSeating implements Seating {
  readonly isLocal = false
  private readonly match: string
  private readonly pace: Pace
  private readonly followers = new Set<() => void>()
  private readonly stop: () => void
  private snapshot: TableSnapshot = NOBODY_YET
  /** The newest table there is; what is shown may be behind it. */
  private newest: TableMessage | null = null
  private readonly waiting: Pick<TableSnapshot, 'table' | 'fresh' | 'log'>[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private knocking: ReturnType<typeof setTimeout> | undefined

  constructor(match: string, pace: Pace) {
    this.match = match
    this.pace = pace
    this.stop = channel.watch(match, {
      last: () => this.newest?.n ?? null,
      hear: message => this.hear(message),
      link: isUp => this.change({ link: isUp ? 'joined' : 'lost' }),
    })
  }

  read = (): TableSnapshot => this.snapshot

  follow = (onChange: () => void): (() => void) => {
    this.followers.add(onChange)
    return () => this.followers.delete(onChange)
  }

  /** Whoever chooses has looked: what comes of it need not wait. */
  async act(deed: SeatAction): Promise<Done> {
    if (deed.type === 'choose') this.showNext()
    if (deed.type === 'hold') this.catchUp()
    return channel.act(this.match, deed)
  }

  why = (): Promise<readonly Denied[]> => api.why(this.match)
  record = (): Promise<string> => api.record(this.match)
  lift(): void {}

  goOn(): void {
    if (this.snapshot.isStanding) this.showNext()
  }

  close(): void {
    clearTimeout(this.timer)
    clearTimeout(this.knocking)
    this.stop()
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'removed' || message.type === 'refused') return this.lose(message.error)
    if (message.type === 'presence') return this.change({ online: message.online satisfies Seat[] })
    if (message.type !== 'table' && message.type !== 'news') return
    const before = this.newest
    const after = before ? follow(before, message) : message.type === 'table' ? message : null
    if (!after) return channel.rewatch(this.match)
    if (after === before) return
    this.newest = after
    if (after.scene.wantsStir && !before?.scene.wantsStir) void this.stir(after)
    // A beat is for now, as words are: what is still being shown does not take anybody's chance to speak.
    this.change({ beat: after.scene.beat })
    if (message.type === 'news' && message.chat) this.showChat(after)
    const fresh = message.type === 'news' ? (message.heard ?? []) : before ? unheard(before, after) : []
    const log = this.logWith(message, after, fresh)
    this.waiting.push({ table: after, fresh, log })
    if (this.mayISpeak(after)) this.dropAllBut(1)
    if (this.timer === undefined) this.showNext()
  }

  /** It cannot be looked at, at least not now. */
  private lose(error: Trouble): void {
    if (error.code !== 'try-again') return this.change({ link: 'gone', says: error })
    clearTimeout(this.knocking)
    this.knocking = setTimeout(() => channel.rewatch(this.match), AGAIN)
  }

  /** The house has sealed its dice; what this page adds it could not have known. Nobody need do anything for it. */
  private async stir({ scene: { commitment } }: TableMessage): Promise<void> {
    await channel.act(this.match, { type: 'stir', entropy: newSecret(), commitment })
  }

  /** Words are for now: they do not wait for what is being shown. */
  private showChat({ chat }: TableMessage): void {
    const { table } = this.snapshot
    if (table) this.change({ table: { ...table, chat } })
  }

  private logWith(message: TableMessage | News, after: TableMessage, fresh: readonly AnyEvent[]): readonly AnyEvent[] {
    const shown = this.waiting.at(-1)?.log ?? this.snapshot.log
    if (message.type === 'news' && message.reheard) return message.reheard
    if (shown.length === 0) return after.heard
    return [...shown, ...fresh].slice(-LOG)
  }

  /** One change at a time, each as long as it wants; a long queue is skipped to its end. */
  private showNext(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.waiting.length > MOST_WAITING) this.dropAllBut(1)
    const next = this.waiting.shift()
    if (!next) return this.change({ isStanding: false })
    const stands = this.isMyTime() ? 0 : this.standing(next)
    this.change({ ...next, link: 'joined', isStanding: stands > 0 })
    const wanted = Math.max(stands, this.pace.dwell(next.fresh))
    const isBehind = this.waiting.length > 0
    const ms = isBehind && this.isMyTime() ? Math.min(IN_HASTE, wanted) : wanted
    this.timer = setTimeout(() => this.showNext(), Math.min(ms, A_DAY))
  }

  /** How long it stands for this seat, in ms. Whoever is asked need not wait: a question stands by itself. */
  private standing({ table, fresh }: Pick<TableSnapshot, 'table' | 'fresh'>): number {
    const { seen, seat } = table?.scene ?? {}
    return !seen || isAwaited(seen) ? 0 : this.pace.stand(fresh, seat ?? null)
  }

  /** Shows the table as it is: whoever holds it wants to choose. */
  private catchUp(): void {
    this.dropAllBut(1)
    this.showNext()
  }

  /** Whoever may speak in this beat sees the table as it is, or one change behind. */
  private mayISpeak({ scene: { beat, seat } }: TableMessage): boolean {
    return seat !== null && beat?.speakers.includes(seat) === true
  }

  private dropAllBut(many: number): void {
    this.waiting.splice(0, this.waiting.length - many)
  }

  /** Whether the table waits for this seat, and time is short. */
  private isMyTime(): boolean {
    const { seat, clocks } = this.newest?.scene ?? {}
    return typeof seat === 'number' && clocks?.[seat]?.deadline != null
  }

  private change(part: Partial<TableSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...part }
    for (const follower of this.followers) follower()
  }
}

/** What a whole table tells that was not heard before: all behind the last thing both know. */
function unheard(before: TableMessage, after: TableMessage): readonly AnyEvent[] {
  const last = before.heard.at(-1)
  const known = after.heard.findLastIndex(event => samePlain(event, last))
  return known < 0 ? after.heard : after.heard.slice(known + 1)
}

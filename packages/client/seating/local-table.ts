/**
 * A table on this device: the referee, those who sit there and the bots among them. It runs in a worker,
 * and says after every choice what each person at the screen may see.
 */
import type { Listed } from '@nassau/games/listed'
import {
  type AnyEvent,
  answerByOrders,
  type Bot,
  FastChance,
  heardBy,
  isAwaited,
  isRefusal,
  type Match,
  type Options,
  Referee,
  type Refusal,
  resume,
  type Seat,
  type Secret,
  seatsAsked,
  swab,
} from '@nassau/kernel'
import { KEPT, type Scene, type TableMessage, trouble } from '@nassau/protocol'
import type { Deed, Done } from './seating.ts'

/** Who sits where: a person at this device, or a bot. */
export type Sitter = { name: string; level: string | null }

export type LocalSetup = {
  game: string
  options: Options
  sitters: readonly Sitter[]
  secret: Secret
  /** An edition of one's own; null for the game's. */
  edition: object | null
  /** A position to begin with, as in a tutorial or when a record is played on. */
  from: Match | null
}

/** What is kept of a match on this device. */
export type SavedMatch = { id: string; setup: LocalSetup; lines: readonly string[]; updated: number; state: SavedState }
export type SavedState = { isOver: boolean; awaiting: readonly Seat[] }

/** What one at the screen is told: the table, and what was heard with the latest change. */
export type Telling = { viewer: Seat | null; table: TableMessage; fresh: readonly AnyEvent[]; isRetold: boolean }

/** Says it to whoever is at the screen; done when they have had time to look. `goesOn`: no person is waited for yet. */
export type Tell = (tellings: readonly Telling[], goesOn: boolean) => void | Promise<void>

export class LocalTable {
  private readonly listed: Listed
  private readonly setup: LocalSetup
  private readonly referee: Referee
  private readonly bots: readonly (Bot | null)[]
  private readonly mind = new FastChance(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1)
  private readonly orders: string[][]
  private readonly numbers = new Map<Seat | null, number>()
  private readonly tell: Tell
  /** Settled when what was told last has been looked at. */
  private looked: void | Promise<void> = undefined
  private result: Scene['result'] = null
  private isRunning = false

  constructor(listed: Listed, setup: LocalSetup, lines: readonly string[], tell: Tell) {
    this.listed = listed
    this.setup = setup
    this.tell = tell
    this.referee = refereeOf(listed, setup, lines)
    this.bots = setup.sitters.map(({ level }) => (level === null ? null : botOf(listed, level)))
    const usual = (listed.game.orders ?? []).filter(order => order.isDefault).map(order => order.id)
    this.orders = setup.sitters.map(() => [...usual])
    this.noteResult()
  }

  get lines(): readonly string[] {
    return this.referee.lines
  }

  get state(): SavedState {
    return { isOver: this.result !== null, awaiting: this.result ? [] : seatsAsked(this.referee.open) }
  }

  /** Says everything, and lets the bots go on. */
  begin(): void {
    this.retell()
    void this.run()
  }

  act(seat: Seat, deed: Deed): Done {
    const refusal = this.do(seat, deed)
    if (refusal) return { ok: false, trouble: refusal }
    void this.run()
    return { ok: true }
  }

  why(seat: Seat): ReturnType<Referee['why']> {
    return this.result ? [] : this.referee.why(seat)
  }

  record(): string {
    return this.referee.close()
  }

  private do(seat: Seat, deed: Deed): ReturnType<typeof trouble> | null {
    switch (deed.type) {
      case 'choose':
        // Such as the second of two quick clicks.
        if (deed.seen !== this.numbers.get(seat)) return trouble('stale', 'the table has moved on since that choice')
        if (this.result) return trouble('over', 'the match is over')
        return this.choose(seat, deed.choice)
      case 'undo':
        return this.undo(seat, deed.back ?? 1)
      case 'resign':
        this.result ??= { how: 'resigned', winners: this.others(seat), scores: null }
        this.retell()
        return null
      case 'orders':
        this.orders[seat] = [...deed.orders]
        this.retell()
        return null
      default:
        return trouble('not-allowed', /*i18n*/ 'there is nobody here to do that with')
    }
  }

  private choose(seat: Seat, choice: unknown): ReturnType<typeof trouble> | null {
    const applied = this.referee.apply(seat, choice)
    if (isRefusal(applied)) return troubleOf(applied)
    this.spread(applied.told)
    return null
  }

  /** Beyond the information line all must agree: people at one screen have been asked by it, bots never do. */
  private undo(seat: Seat, back: number): ReturnType<typeof trouble> | null {
    const hasBots = this.bots.some(bot => bot !== null)
    const undone = this.referee.undo(seat, back, hasBots ? [] : this.others(seat))
    if (isRefusal(undone)) {
      if (undone.refused === 'needs-vote' && hasBots)
        return trouble(
          'needs-vote',
          /*i18n*/ 'something became known by that choice, and bots never agree to take one back',
        )
      return troubleOf(undone)
    }
    this.result = null
    this.retell()
    return null
  }

  private others(seat: Seat): Seat[] {
    return this.setup.sitters.flatMap((_, other) => (other === seat ? [] : [other]))
  }

  /** Bots choose and orders answer until a person is waited for. */
  private async run(): Promise<void> {
    if (this.isRunning) return
    this.isRunning = true
    try {
      do await this.looked
      while (!this.result && this.step())
    } finally {
      this.isRunning = false
    }
  }

  /** One choice that needs no person. False if there is none. */
  private step(): boolean {
    const before = this.referee.match.seq
    for (const seat of seatsAsked(this.referee.open)) {
      const choice = this.answerFor(seat)
      if (choice === null) continue
      this.mustTake(seat, choice)
      break
    }
    if (this.referee.match.seq === before) return false
    this.interject()
    return true
  }

  private answerFor(seat: Seat): unknown {
    const bot = this.bots[seat]
    return bot ? bot.choose(this.referee.project(seat), this.mind, this.referee.edition) : this.orderedAnswer(seat)
  }

  private orderedAnswer(seat: Seat): unknown {
    const { referee, listed } = this
    return answerByOrders(listed.game, this.orders[seat] ?? [], referee.project(seat), referee.edition)
  }

  /** Whether a bot or someone's orders will answer next. */
  private goesOn(): boolean {
    if (this.result) return false
    return seatsAsked(this.referee.open).some(seat => this.bots[seat] !== null || this.orderedAnswer(seat) !== null)
  }

  /** After a choice each bot may put in a word, once. */
  private interject(): void {
    for (const [seat, bot] of this.bots.entries()) {
      if (!bot?.interject || !this.referee.open.hasAsides || !this.referee.open.asideOf(seat)) continue
      const choice = bot.interject(this.referee.project(seat), this.mind, this.referee.edition)
      if (choice !== null) this.mustTake(seat, choice)
    }
  }

  private mustTake(seat: Seat, choice: unknown): void {
    const applied = this.referee.apply(seat, choice)
    if (isRefusal(applied)) throw new Error(`seat ${seat} was refused: ${applied.because}`)
    this.spread(applied.told)
  }

  private noteResult(): void {
    const { outcome } = this.referee.match
    if (outcome) this.result = { how: 'played', winners: [...outcome.winners], scores: [...outcome.scores] }
  }

  private spread(said: Parameters<typeof heardBy>[0]): void {
    this.noteResult()
    const tellings = this.viewers().map(viewer => this.telling(viewer, heardBy(said, viewer), false))
    this.looked = this.tell(tellings, this.goesOn())
  }

  private retell(): void {
    const tellings = this.viewers().map(viewer => this.telling(viewer, [], true))
    this.looked = this.tell(tellings, this.goesOn())
  }

  /** Each person at this device, and whoever only looks on. */
  private viewers(): (Seat | null)[] {
    return [null, ...this.bots.flatMap((bot, seat) => (bot ? [] : [seat]))]
  }

  private telling(viewer: Seat | null, fresh: readonly AnyEvent[], isRetold: boolean): Telling {
    const n = (this.numbers.get(viewer) ?? 0) + 1
    this.numbers.set(viewer, n)
    const heard = isRetold ? this.referee.log(viewer).map(({ event }) => event) : fresh.slice(-KEPT)
    const table: TableMessage = { type: 'table', match: 'here', n, scene: this.sceneFor(viewer), heard, chat: [] }
    return { viewer, table, fresh, isRetold }
  }

  private sceneFor(viewer: Seat | null): Scene {
    const { referee, setup } = this
    const { seq: _, ...seen } = referee.project(viewer)
    return {
      game: setup.game,
      options: setup.options,
      edition: setup.edition,
      status: this.result ? 'over' : 'playing',
      isPublic: false,
      seat: viewer,
      seats: setup.sitters.map(({ name, level }) => ({
        kind: level === null ? 'person' : 'bot',
        name,
        level,
        hasResigned: false,
      })),
      commitment: referee.header.commitment,
      clock: null,
      clocks: null,
      vote: null,
      result: this.result,
      rematch: null,
      orders: viewer === null ? [] : (this.orders[viewer] ?? []),
      seen,
    }
  }
}

const troubleOf = ({ refused, because, clause }: Refusal): ReturnType<typeof trouble> =>
  trouble(refused, because, clause)

const botOf = (listed: Listed, level: string): Bot => listed.bots.find(({ id }) => id === level) ?? swab

/** A new match, or one that goes on where its lines end. */
function refereeOf(listed: Listed, setup: LocalSetup, lines: readonly string[]): Referee {
  if (lines.length > 0) {
    const resumed = resume(() => ({ ok: true, value: listed.game }), lines, setup.secret)
    if (!resumed.ok) throw new Error(resumed.problem.says)
    return resumed.value
  }
  return new Referee(listed.game, {
    options: setup.options,
    seats: setup.sitters.map(({ name }) => name),
    secret: setup.secret,
    ...(setup.edition === null ? {} : { edition: setup.edition }),
    ...(setup.from === null ? {} : { from: setup.from }),
  })
}

/** Who is waited for at this device: the first person the table asks. */
export function personAsked(tables: ReadonlyMap<Seat | null, TableMessage>): Seat | null {
  for (const [viewer, { scene }] of tables)
    if (viewer !== null && scene.seen && isAwaited({ ...scene.seen, seq: 0 })) return viewer
  return null
}

/**
 * A table on this device: the referee, those who sit there and the bots among them. It runs in a worker,
 * and says after every choice what each person at the screen may see.
 */
import { botFor, botToFill, type Thought } from '@nassau/bots/thinking'
import type { LoadedGame } from '@nassau/games/manifests'
import type { AnyEvent, Match, Options, Seat } from '@nassau/kernel'
import { type Bot, FastChance, isTemper, swab } from '@nassau/kernel/bots'
import {
  type Applied,
  botPlayer,
  type Driver,
  due,
  heardBy,
  hold,
  isRefusal,
  newDriver,
  noteApplied,
  offered,
  orderedAnswer,
  type Pause,
  type Player,
  type Referee,
  type Refusal,
  type Secret,
  seatsAsked,
} from '@nassau/kernel/host'
import { type BeatLength, KEPT, playedResult, type Scene, sceneFor, type TableMessage, trouble } from '@nassau/protocol'
import { refereeOf } from './local-referee.ts'
import { Pausing } from './pausing.ts'
import type { Done, SeatAction } from './seating.ts'

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
  /** How long the table pauses where a person may play something unasked. */
  beat: BeatLength
  /** What is spared those who play at once: questions answered before anybody looks, and waiting for one's first turn. */
  spared?: { chores: readonly string[]; youBegin: boolean }
}

/** What is kept of a match on this device. */
export type SavedMatch = { id: string; setup: LocalSetup; lines: readonly string[]; updated: number; state: SavedState }
/** `resigned`: who has given up, if anyone has. */
export type SavedState = {
  isOver: boolean
  awaiting: readonly Seat[]
  resigned?: readonly Seat[]
  /** Who won, once it is over; matches from before it was kept have none. */
  winners?: readonly Seat[]
}

/** What one at the screen is told: the table, and what was heard with the latest change. */
export type Telling = { viewer: Seat | null; table: TableMessage; fresh: readonly AnyEvent[]; isRetold: boolean }

/** Says it to whoever is at the screen; done when they have had time to look. `goesOn`: no person is waited for yet. */
export type Tell = (tellings: readonly Telling[], goesOn: boolean) => void | Promise<void>

/** Something for a captain to think about, and where that is done so that the table need not wait for it. */
export type Think = (thought: Omit<Thought, 'seed'>) => Promise<unknown>

export class LocalTable {
  private readonly setup: LocalSetup
  private readonly listed: LoadedGame
  private readonly think: Think | null
  private readonly referee: Referee
  private readonly bots: readonly (Bot | null)[]
  private readonly mind = new FastChance(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1)
  private readonly driver: Driver
  private readonly orders: string[][]
  private readonly stops: string[][]
  private readonly pausing: Pausing
  private readonly tell: Tell
  /** Settled when what was told last has been looked at. */
  private looked: void | Promise<void> = undefined
  private result: Scene['result'] = null
  private readonly resigned: Seat[]
  private isRunning = false

  constructor(
    listed: LoadedGame,
    setup: LocalSetup,
    lines: readonly string[],
    tell: Tell,
    resigned: readonly Seat[] = [],
    think: Think | null = null,
  ) {
    this.setup = setup
    this.listed = listed
    this.think = think
    this.tell = tell
    this.resigned = [...resigned]
    this.driver = newDriver(setup.sitters.length)
    this.referee = refereeOf(listed, setup, lines, this.driver)
    this.bots = setup.sitters.map(({ level }) => (level === null ? null : botOf(listed, level)))
    const usual = (listed.game.orders ?? []).filter(order => order.isDefault).map(order => order.id)
    this.orders = setup.sitters.map(() => [...usual])
    this.stops = setup.sitters.map(() => [])
    this.pausing = new Pausing(this.driver, setup.beat, this.people().length > 1, () => this.showAgain())
    this.noteResult()
  }

  get lines(): readonly string[] {
    return this.referee.lines
  }

  get state(): SavedState {
    const { result, resigned } = this
    return {
      isOver: result !== null,
      awaiting: result ? [] : seatsAsked(this.referee.open),
      resigned,
      ...(result && { winners: result.winners }),
    }
  }

  /** Says everything, and lets the bots go on. */
  begin(): void {
    this.retell()
    void this.run()
  }

  /** Whether a person is asked now. */
  get asksAPerson(): boolean {
    return seatsAsked(this.referee.open).some(seat => this.bots[seat] === null)
  }

  /** Answers what the setup spares people, as a mate would. */
  doChores(): void {
    const chores = this.setup.spared?.chores ?? []
    while (!this.result) {
      const [seat] = seatsAsked(this.referee.open)
      if (seat === undefined) return
      const seen = this.referee.project(seat)
      const frame = seen.stack.at(-1)
      if (!frame || !chores.includes(`${frame.step}.${frame.at}`)) return
      const chosen = botToFill(this.listed).choose(seen, this.mind, this.referee.edition)
      const applied = this.referee.apply(seat, chosen)
      if (isRefusal(applied)) throw new Error(`a chore was refused: ${applied.because}`)
      noteApplied(this.driver, this.referee.open, applied)
    }
  }

  /** People wait for a beat as bots do: what is chosen meanwhile is taken when it is over, if it still can be. */
  async act(seat: Seat, deed: SeatAction): Promise<Done> {
    if (deed.type === 'choose' && this.pausing.scene) await this.pausing.isOverFor(seat)
    const refusal = this.do(seat, deed)
    if (refusal) return { ok: false, trouble: refusal }
    this.pausing.stir()
    void this.run()
    return { ok: true }
  }

  why(seat: Seat): ReturnType<Referee['why']> {
    return this.result ? [] : this.referee.why(seat)
  }

  record(): string {
    return this.referee.close()
  }

  private do(seat: Seat, deed: SeatAction): ReturnType<typeof trouble> | null {
    switch (deed.type) {
      case 'choose':
        if (this.result) return trouble('over', 'the match is over')
        return this.choose(seat, deed.choice, deed.seen)
      case 'undo':
        return this.undo(seat, deed.back ?? 1, deed.seen)
      case 'resign':
        if (this.result) return trouble('over', 'the match is over')
        this.resigned.push(seat)
        this.noteResult()
        this.retell()
        return null
      case 'orders':
        this.orders[seat] = [...deed.orders]
        this.retell()
        return null
      case 'stops':
        this.stops[seat] = [...deed.stops]
        this.retell()
        return null
      case 'hold':
        if (this.pausing.hold(seat)) return null
        return trouble('not-allowed', /*i18n*/ 'the moment to hold the table has passed; the next one will come')
      case 'go-on':
        this.pausing.goOn(seat)
        return null
      default:
        return trouble('not-allowed', /*i18n*/ 'there is nobody here to do that with')
    }
  }

  /** What was made on `seen` may be stale, such as the second of two quick clicks. */
  private choose(seat: Seat, choice: unknown, seen: number): ReturnType<typeof trouble> | null {
    const applied = this.referee.apply(seat, choice, seen)
    if (isRefusal(applied)) return troubleOf(applied)
    this.spread(applied)
    return null
  }

  /** Beyond the information line all must agree: people at one screen have been asked by it, bots never do. */
  private undo(seat: Seat, back: number, seen: number): ReturnType<typeof trouble> | null {
    const stale = this.referee.checkFresh(seat, seen)
    if (stale) return troubleOf(stale)
    const hasBots = this.bots.some(bot => bot !== null)
    const isFree = this.referee.undoable(seat, back) === back
    const undone = this.referee.undo(seat, back, isFree || hasBots ? [] : this.others(seat))
    if (isRefusal(undone)) {
      if (undone.refused === 'needs-vote' && hasBots)
        return trouble(
          'needs-vote',
          /*i18n*/ 'something became known by that choice, and bots never agree to take one back',
        )
      return troubleOf(undone)
    }
    noteApplied(this.driver, this.referee.open, undone)
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
      while (!this.result && (await this.step()))
      // Nobody waits for a match that is over.
      if (this.result) this.pausing.end()
    } finally {
      this.isRunning = false
    }
  }

  /** One thing that needs no person. False if there is none. */
  private async step(): Promise<boolean> {
    const { open } = this.referee
    const next = due(open, this.driver, this.players())
    if (next.kind === 'beat') {
      await this.pausing.wait(this.askedWhereItMatters(next))
      return true
    }
    this.pausing.end()
    if (next.kind === 'people' || next.kind === 'over') return false
    if (next.kind === 'aside') offered(this.driver, next.seat)
    const { question } = this.referee
    const choice = next.kind === 'order' ? next.choice : await this.thoughtOf(next.seat, next.kind === 'aside')
    // While a captain thought, a person may have taken something back, or given up.
    const isStill = this.referee.question === question && !this.result
    if (isStill && (next.kind !== 'aside' || choice !== null)) this.mustTake(next.seat, choice)
    return true
  }

  /** Alone among bots one is waited for wherever a card of one's own could matter: there is nobody it could tell. */
  private askedWhereItMatters(pause: Pause): Pause {
    const [only, another] = this.people()
    const { game, edition } = this.referee
    if (only === undefined || another !== undefined || pause.waiting.length > 0) return pause
    if (this.driver.beat?.past.includes(only)) return pause
    if (!game.unasked?.isWorthSaying(this.referee.project(only), edition)) return pause
    hold(this.driver, only)
    return { ...pause, waiting: [only] }
  }

  private thoughtOf(seat: Seat, isAside: boolean): unknown {
    const { referee, mind } = this
    const { edition } = referee
    const bot = this.bots[seat]
    const seen = referee.project(seat)
    if (bot && this.think && isTemper(bot.id)) return this.think({ level: bot.id, seen, isAside, edition })
    return (isAside ? bot?.interject?.(seen, mind, edition) : bot?.choose(seen, mind, edition)) ?? null
  }

  /** Who plays each seat. People at the screen do what they may do unasked when they like. */
  private players(): Player[] {
    return this.bots.map((bot, seat) =>
      bot ? botPlayer(bot) : { kind: 'person', orders: this.orders[seat] ?? [], stops: this.stops[seat] ?? [] },
    )
  }

  /** Whether a bot or someone's orders will answer next. */
  private goesOn(): boolean {
    if (this.result) return false
    const { kind } = due(this.referee.open, { ...this.driver, asides: [], beat: null }, this.players())
    return kind === 'bot' || kind === 'order'
  }

  private mustTake(seat: Seat, choice: unknown): void {
    const applied = this.referee.apply(seat, choice)
    if (isRefusal(applied)) throw new Error(`seat ${seat} was refused: ${applied.because}`)
    this.spread(applied)
  }

  private noteResult(): void {
    const [gone] = this.resigned
    const givenUp = gone === undefined ? null : { how: 'resigned' as const, winners: this.others(gone), scores: null }
    this.result = playedResult(this.referee.match.outcome) ?? givenUp ?? this.result
  }

  private spread(applied: Applied): void {
    noteApplied(this.driver, this.referee.open, applied)
    this.noteResult()
    const tellings = this.viewers().map(viewer => this.telling(viewer, heardBy(applied.told, viewer), false))
    this.looked = this.tell(tellings, this.goesOn())
  }

  private retell(): void {
    const tellings = this.viewers().map(viewer => this.telling(viewer, [], true))
    this.looked = this.tell(tellings, this.goesOn())
  }

  private people(): Seat[] {
    return this.bots.flatMap((bot, seat) => (bot ? [] : [seat]))
  }

  /** Nothing has happened; but the table waits, or goes on. */
  private showAgain(): void {
    if (!this.result)
      void this.tell(
        this.viewers().map(viewer => this.telling(viewer, [], false)),
        this.goesOn(),
      )
  }

  /** Each person at this device, and whoever only looks on. */
  private viewers(): (Seat | null)[] {
    return [null, ...this.people()]
  }

  private telling(viewer: Seat | null, fresh: readonly AnyEvent[], isRetold: boolean): Telling {
    const n = this.referee.noticed(viewer)
    const heard = isRetold ? this.referee.log(viewer).map(({ event }) => event) : fresh.slice(-KEPT)
    const table: TableMessage = { type: 'table', match: 'here', n, scene: this.sceneOf(viewer), heard, chat: [] }
    return { viewer, table, fresh, isRetold }
  }

  private sceneOf(viewer: Seat | null): Scene {
    const { referee, result, orders, stops } = this
    const { game, options, edition, sitters, beat: beatLength } = this.setup
    const seats = sitters.map(({ name, level }, seat) => ({
      kind: level === null ? ('person' as const) : ('bot' as const),
      name,
      level,
      isBot: level !== null,
      hasResigned: this.resigned.includes(seat),
    }))
    const { commitment, rules } = referee.header
    const first = seats.findIndex(({ kind }) => kind === 'person')
    const host = first < 0 ? null : first
    const facts = { game, rules, options, edition, seats, host, commitment, result, orders, stops, beatLength }
    const beat = result ? null : this.pausing.scene
    const again = result && seats.map(({ kind }) => (kind === 'bot' ? true : null))
    const byOrder = viewer === null || result ? null : this.orderFor(viewer)
    const own = { byOrder, canUndo: this.canUndo(viewer) }
    return sceneFor(viewer, { ...facts, again, beat }, own, referee.project(viewer))
  }

  /** Whether the last choice was this viewer's own; in a window not even that may be known. */
  private canUndo(viewer: Seat | null): boolean {
    const { referee, result } = this
    return viewer !== null && !result && !referee.open.isWindow && referee.standing().at(-1)?.seat === viewer
  }

  /** Which of a person's standing orders will answer what they are asked. */
  private orderFor(seat: Seat): string | null {
    const { open } = this.referee
    return open.waitsFor(seat) ? (orderedAnswer(open, this.driver, this.players()[seat], seat)?.by ?? null) : null
  }
}

const troubleOf = ({ refused, because, clause }: Refusal): ReturnType<typeof trouble> =>
  trouble(refused, because, clause)

function botOf(listed: LoadedGame, level: string): Bot {
  const bot = botFor(listed, level)
  return bot.ok ? bot.value : swab
}

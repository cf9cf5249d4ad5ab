/** A match under load: a socket for every seat, and whoever's turn it is chooses. The same for every contender. */
import { FastChance } from '@nassau/kernel/bots'
import { WebSocket } from 'ws'

export type GameName = 'pig' | 'cutlass'
export const SEATS: Readonly<Record<GameName, number>> = { pig: 2, cutlass: 5 }

/** What a choice is in every contender's own words. */
export type Wanted = { roll: boolean } | { card: string | null; on: number }

/** How one contender's wire is spoken. */
export type Wire = {
  /** Opens matches with everyone seated; the headers and addresses each seat connects with. */
  open(address: string, game: GameName, matches: number): Promise<Place[][]>
  /** What a seat says once it is connected, and what it may have to answer at any time. */
  greet(place: Place): string[]
  answer(place: Place, text: string): string | null
  /** Whether this says that a choice was made; or, when greeting, that the seat is ready. */
  isNews(text: string): boolean
  isReady(text: string): boolean
  /** The number such a message carries. */
  numberIn(text: string): number
  /** The message that makes a choice. */
  choose(place: Place, wanted: Wanted): string
  /** What the one who chose, or who greeted, learns from it: its own cards, whether the turn passed, whether it is over. */
  learn(place: Place, text: string): Learned
}

/** `atStake`: what the turn has brought so far; null if it has passed. */
export type Learned = { hand: string[] | null; atStake: number | null; isOver: boolean }

/** One seat's connection, and what it must remember. */
export type Place = {
  url: string
  headers: Record<string, string>
  game: GameName
  match: string
  seat: number
  /** The number of what it has seen last. */
  n: number
  hand: string[]
  /** What its turn has brought so far. */
  atStake: number
}

/** Everyone keeps what is at stake at this much. */
const HOLD_AT = 20

export class LoadTable {
  /** Called when everyone has heard of the choice, with the time from sending to the last of the others (ms). */
  onRound: (ms: number) => void = () => undefined
  isOver = false
  private readonly wire: Wire
  private readonly places: Place[]
  private readonly sockets: WebSocket[] = []
  private readonly rng: FastChance
  private turn = 0
  private next = 0
  private heard = 0
  private sentAt = 0
  private lastHeard = 0

  constructor(wire: Wire, places: Place[], seed: number) {
    this.wire = wire
    this.places = places
    this.rng = new FastChance(seed)
  }

  async connect(): Promise<void> {
    for (const place of this.places) this.sockets.push(await this.seat(place))
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate()
  }

  /** Lets whoever's turn it is choose. */
  choose(): void {
    const place = this.places[this.turn]
    if (!place || this.isOver) return
    const text = this.wire.choose(place, this.decide(place))
    this.heard = 0
    this.sentAt = performance.now()
    this.sockets[this.turn]?.send(text)
  }

  private decide({ game, hand, atStake }: Place): Wanted {
    if (game === 'pig') return { roll: atStake < HOLD_AT }
    const options: (string | null)[] = [null, ...hand]
    return { card: this.rng.pick(options), on: this.rng.below(SEATS.cutlass) }
  }

  private seat(place: Place): Promise<WebSocket> {
    const socket = new WebSocket(place.url, { headers: place.headers, perMessageDeflate: false })
    return new Promise((resolve, reject) => {
      let isReady = false
      socket.on('open', () => {
        const words = this.wire.greet(place)
        for (const text of words) socket.send(text)
        if (words.length > 0) return
        isReady = true
        resolve(socket)
      })
      socket.on('error', reject)
      socket.on('message', data => {
        const text = Buffer.isBuffer(data) ? data.toString() : ''
        const answer = this.wire.answer(place, text)
        if (answer !== null) return socket.send(answer)
        if (isReady) return this.hear(place, text)
        if (!this.wire.isReady(text)) return
        isReady = true
        place.n = this.wire.numberIn(text)
        place.hand = this.wire.learn(place, text).hand ?? []
        resolve(socket)
      })
    })
  }

  private hear(place: Place, text: string): void {
    if (!this.wire.isNews(text)) return
    place.n = this.wire.numberIn(text)
    this.heard++
    if (place.seat !== this.turn) this.lastHeard = performance.now()
    else this.follow(place, this.wire.learn(place, text))
    if (this.heard < this.places.length) return
    this.turn = this.next
    this.onRound(this.lastHeard - this.sentAt)
  }

  private follow(place: Place, { hand, atStake, isOver }: Learned): void {
    place.atStake = atStake ?? 0
    this.next = atStake === null ? (this.turn + 1) % this.places.length : this.turn
    if (hand) place.hand = hand
    this.isOver = isOver
  }
}

/** A match under load: a line for every seat, and whoever's turn it is chooses. The same for every contender. */
import { FastChance } from '@nassau/kernel/bots'
import { Line, type Playable } from './line.ts'
import { type Heard, type Learned, type Place, SEATS, type Wanted, type Wire } from './wire.ts'

/** Everyone keeps what is at stake at this much. */
const HOLD_AT = 20

export class LoadTable implements Playable {
  /** The time counted is that to the last of the others. */
  onRound: (ms: number) => void = () => undefined
  isOver = false
  readonly traffic = { received: 0, sent: 0 }
  private readonly wire: Wire
  private readonly places: Place[]
  private readonly lines: Line[] = []
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

  get seats(): number {
    return this.places.length
  }

  async connect(): Promise<void> {
    for (const place of this.places) this.lines.push(await this.seat(place))
  }

  close(): void {
    for (const line of this.lines) line.close()
  }

  choose(): void {
    const place = this.places[this.turn]
    if (!place || this.isOver) return
    const message = this.wire.choose(place, this.decide(place))
    this.heard = 0
    this.sentAt = performance.now()
    this.lines[this.turn]?.send(message)
  }

  private decide({ game, hand, atStake }: Place): Wanted {
    if (game === 'pig') return { roll: atStake < HOLD_AT }
    const options: (string | null)[] = [null, ...hand]
    return { card: this.rng.pick(options), on: this.rng.below(SEATS.cutlass) }
  }

  private async seat(place: Place): Promise<Line> {
    const line = new Line(place.url, place.headers, this.traffic)
    const isReady = new Promise<void>(resolve => {
      line.onMessage = data => {
        const heard = this.wire.hear(place, data)
        if (heard.kind === 'ready') {
          place.hand = heard.learn().hand ?? []
          resolve()
        } else this.hear(place, line, heard)
      }
    })
    await line.open()
    const words = this.wire.greet(place)
    for (const message of words ?? []) line.send(message)
    if (words) await isReady
    return line
  }

  private hear(place: Place, line: Line, heard: Heard): void {
    if (heard.kind === 'question') line.send(heard.answer)
    if (heard.kind !== 'news') return
    this.heard++
    if (place.seat !== this.turn) this.lastHeard = performance.now()
    else this.follow(place, heard.learn())
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

/**
 * The referee: keeps one live match. It checks a choice, applies it, writes it down, takes it back,
 * and shows every seat what that seat may see. If rules code throws, the match is restored from
 * what is written down, and nothing is lost.
 */
import { accept, explain, type Seat } from '../asks/ask.ts'
import { ScriptedChance } from '../chance/chance.ts'
import { SealedChance } from '../chance/sealed.ts'
import { copyPlain } from '../codec.ts'
import { type Counts, countChange, countOf, countsFor, isStale } from '../driver/freshness.ts'
import { KernelBug, type Refusal, refuse } from '../errors.ts'
import type { Game, Match } from '../game.ts'
import { samePlain } from '../plain.ts'
import type { Play } from '../play.ts'
import type { AnyEvent, AnyFrame, Denied, Rules } from '../rules.ts'
import { taught } from '../views/information.ts'
import { glimpse, type Projection, project } from '../views/project.ts'
import type { Rehearsal, Weighing } from './ahead.ts'
import { type Beginning, enact, enter, type Live } from './enact.ts'
import { headerOf } from './header.ts'
import {
  boundTo,
  coversMatch,
  type Hashed,
  type Header,
  type Line,
  NO_HASH,
  type StartLine,
  sealLine,
  type Written,
} from './record.ts'
import { latestOf, type Snapshot } from './snapshot.ts'
import { type Applied, heardBy, type LogEvent, type Opening, SETUP, type StandingChoice, workedIn } from './standing.ts'

const hasAnswered = (frame: AnyFrame | undefined, seat: Seat): boolean => (frame?.sealed?.[seat] ?? null) !== null

/** Whether it is plain from the entry itself that it lies on the information line: chance was used, or somebody told. */
const toldOpenly = ({ chance, heard }: StandingChoice): boolean =>
  chance.length > 0 || heard.some(({ to }) => to !== null)

export class Referee<R extends Rules = Rules> {
  readonly game: Game<R>
  readonly edition: R['edition']
  readonly header: Header
  /** The record so far, line by line, without the closing one; or since its snapshot (see `isPartial`). */
  readonly lines: string[] = []
  private readonly opening: Opening<R>
  private readonly stream: SealedChance
  private hash = NO_HASH
  private entries: StandingChoice[] = []
  /** Whether it goes on from a snapshot: then nothing can be taken back, and there is no record. */
  readonly isPartial: boolean
  /** How many entries came before those that are known here. */
  private readonly before: number
  private live: Live<R>
  /** The first two lines as data: the header, and what chance said before the first choice. */
  readonly beginning: readonly [Hashed<Header>, Hashed<StartLine>]
  /** What the long computations of one choice at one moment give, worked out beforehand. */
  private ahead: { rehearsal: Rehearsal<R>; worked: readonly unknown[] } | null = null
  /** What each viewer has noticed of this match. */
  private readonly counts: Counts

  /** `snapshot`: what to go on from, if its beginning is not to be played again. */
  constructor(game: Game<R>, opening: Opening<R>, snapshot: Snapshot<R> | null = null) {
    this.game = game
    this.edition = opening.edition ?? game.edition
    this.opening = opening
    this.header = headerOf(game, opening)
    this.stream = new SealedChance(opening.secret, boundTo({ ...this.header, ...opening.diceOf }), opening.seed)
    this.isPartial = snapshot !== null
    this.before = snapshot?.before ?? 0
    this.counts = copyPlain(snapshot?.counts) ?? countsFor(opening.seats.length)
    if (snapshot) {
      this.hash = snapshot.hash
      this.beginning = snapshot.beginning
      this.entries = [...snapshot.latest]
      this.stream.seek(snapshot.used)
      this.live = enter(game, { ...this.start, from: snapshot.match }, this.stream, opening.worked ?? [])
      return
    }
    const { line: header } = this.write(this.header)
    this.live = enter(game, this.start, this.stream, opening.worked ?? [])
    this.mustAsk()
    const setup = this.entry(SETUP, null)
    this.entries = [setup]
    const start: StartLine = { seq: 0, chance: setup.chance, ...workedIn(setup) }
    this.beginning = [header, this.write(start).line]
  }

  /** What to keep of this match to go on from: with as many choices as everyone has heard `events` things of. */
  snapshot(events: number): Snapshot<R> {
    const { beginning, match, stream, hash, counts } = this
    const latest = latestOf(this.entries, [null, ...this.header.seats.keys()], events)
    const before = this.before + this.entries.length - latest.length
    return copyPlain({ beginning, match, used: stream.tell(), hash, counts, before, latest })
  }

  get match(): Match<R> {
    return this.live.play.match
  }

  /** The match in play, for those who may see everything: never a seat. */
  get open(): Play<R> {
    return this.live.play
  }

  get isOver(): boolean {
    return this.live.play.isOver
  }

  project(seat: Seat | null): Projection<R> {
    return project(this.live.play, seat)
  }

  /** The same for whoever keeps nothing of it beyond this moment. */
  glimpse(seat: Seat | null): Projection<R> {
    return glimpse(this.live.play, seat)
  }

  /** How much a viewer has noticed of this match: the number a choice of theirs names as `seen`. */
  noticed(viewer: Seat | null): number {
    return countOf(this.counts, viewer).n
  }

  /** What is done on number `seen` is refused if something else is asked since. */
  checkFresh(seat: Seat, seen: number): Refusal | null {
    const count = countOf(this.counts, seat)
    if (!isStale(count, seen)) return null
    return refuse('stale', `that choice was made on number ${seen}; what is asked now was asked at ${count.asked}`)
  }

  /** Which question is asked now: another one whenever something else is asked, or the same again after taking back. */
  get question(): number {
    return countOf(this.counts, null).asked
  }

  /** Takes a choice, or says why not. `seen` is how much its chooser had noticed (see `noticed`); null: it is not checked. */
  apply(seat: Seat, choice: unknown, seen: number | null = null): Applied | Refusal {
    const refusal = this.check(seat, seen)
    if (refusal) return refusal
    const ask = this.live.play.askOf(seat)
    if (!ask) return refuse('not-asked', this.whoIsAsked(seat))
    const accepted = accept(ask, choice)
    if (accepted === undefined) return this.refuseChoice(seat, choice, explain(ask, choice))
    return this.commit(seat, copyPlain(accepted))
  }

  /** What the long computations of a choice come from; null if it would be refused. See ahead.ts. */
  rehearsal(seat: Seat, choice: unknown): Rehearsal<R> | null {
    const ask = this.check(seat, null) ? undefined : this.live.play.askOf(seat)
    const accepted = ask && accept(ask, choice)
    if (accepted === undefined) return null
    const { game, header, hash, match, stream, opening } = this
    const moment = { game: game.id, rules: header.rules, hash, seed: stream.origin, used: stream.tell() }
    return copyPlain({ ...moment, edition: opening.edition ?? null, match, seat, choice: accepted })
  }

  /** What a rehearsal came to: taken as it is if that very choice is made next. */
  rehearsed(rehearsal: Rehearsal<R>, worked: readonly unknown[]): void {
    this.ahead = { rehearsal, worked }
  }

  /** What this seat might expect and is not offered, and why. */
  why(seat: Seat): Denied[] {
    return this.live.play.why(seat)
  }

  /** How many choices `seat` may take back freely: its own last ones, up to the information line; `most` are looked at. */
  undoable(seat: Seat, most = Number.POSITIVE_INFINITY): number {
    let back = 0
    if (!this.hasSeat(seat)) return back
    const isFree = (entry: number): boolean => this.entries[entry]?.seat === seat && !this.isTelling(entry)
    while (back < most && isFree(this.entries.length - 1 - back)) back++
    return back
  }

  /** The choices that must be weighed to say how many `seat` may take back; null if that is known. See ahead.ts. */
  weighing(seat: Seat, most = Number.POSITIVE_INFINITY): Weighing | null {
    const places: number[] = []
    this.mustBeWhole()
    if (!this.hasSeat(seat)) return null
    for (let place = this.entries.length - 1; this.entries.length - place <= most; place--) {
      const entry = this.entries[place]
      if (entry?.seat !== seat || toldOpenly(entry) || entry.telling) break
      if (entry.telling === null) places.push(place)
    }
    const { game, header, hash, lines } = this
    return places.length === 0 ? null : { game: game.id, rules: header.rules, hash, lines: [...lines], places }
  }

  /** What a weighing came to; of another moment it says nothing. */
  weighed({ hash, places }: Weighing, telling: readonly boolean[]): void {
    if (hash !== this.hash) return
    for (const [i, isTelling] of telling.entries()) {
      const entry = this.entries[places[i] ?? -1]
      if (entry) entry.telling = isTelling
    }
  }

  /** Takes back the last `back` choices: freely up to the information line, beyond it if all agree. */
  undo(seat: Seat, back = 1, agreed: readonly Seat[] = []): Applied | Refusal {
    this.mustBeWhole()
    const stranger = [seat, ...agreed].find(other => !this.hasSeat(other))
    if (stranger !== undefined) return this.refuseSeat(stranger)
    if (!Number.isInteger(back) || back < 1 || back > this.entries.length - 1) return refuse('nothing-to-undo')
    const everyone = this.header.seats.every((_, other) => other === seat || agreed.includes(other))
    if (!everyone && back > this.undoable(seat, back))
      return refuse(
        'needs-vote',
        `only ${this.undoable(seat)} can be taken back freely; beyond that, something became known and all must agree`,
      )
    const wasWindow = this.live.play.isWindow
    const takenBackFrom = [...new Set(this.entries.slice(-back).map(entry => entry.seat))]
    this.entries = this.entries.slice(0, -back)
    this.live = this.reenact(this.entries)
    const written = this.write({ undo: back, seat, agreed: [...agreed] })
    return this.applied({ written, told: [], isAside: false, wasWindow, takenBackFrom }, false)
  }

  /** The running hash over all lines so far. */
  get lastHash(): string {
    return this.hash
  }

  /** What `seat` has heard so far (null: a spectator). */
  log(seat: Seat | null): LogEvent[] {
    const { before } = this
    return this.entries.flatMap(({ heard }, i) => heardBy(heard, seat).map(event => ({ seq: before + i, event })))
  }

  /** The latest of what `seat` has heard, oldest first: as much as there is, but no more than `most`. */
  lately(seat: Seat | null, most: number): AnyEvent[] {
    const latest = latestOf(this.entries, [seat], most)
    return latest.flatMap(({ heard }) => heardBy(heard, seat)).slice(-most)
  }

  /** Whose choice was the last that stands; null before the first. */
  get lastToChoose(): Seat | null {
    const last = this.entries[this.entries.length - 1]
    return !last || last.seat === SETUP ? null : last.seat
  }

  /** The choices that stand, after all undoing. */
  standing(): readonly StandingChoice[] {
    this.mustBeWhole()
    return this.entries.slice(1)
  }

  /** The whole record with its closing line. It reveals the secret: the match cannot be played on. */
  close(): string {
    this.mustBeWhole()
    const closing = sealLine(this.hash, { outcome: this.match.outcome, secret: this.opening.secret }, this.match)
    return `${[...this.lines, closing.text].join('\n')}\n`
  }

  /** The match as it was after the first `n` standing choices. */
  at(n: number): Play<R> {
    return this.reenact(this.entries.slice(0, n + 1)).play
  }

  /** Every standing choice, and the match as it was before it; the same match moves on from one to the next. */
  *history(): Generator<{ seat: Seat; choice: unknown; play: Play<R> }> {
    const said = new ScriptedChance(this.entries.flatMap(entry => entry.chance))
    const worked = this.entries.flatMap(entry => entry.worked)
    const { play } = enter(this.game, this.start, said, worked)
    for (const { seat, choice } of this.standing()) {
      yield { seat, choice, play }
      play.take(seat, copyPlain(choice))
    }
  }

  private check(seat: Seat, seen: number | null): Refusal | null {
    if (this.isOver) return refuse('over')
    if (!this.hasSeat(seat)) return this.refuseSeat(seat)
    return seen === null ? null : this.checkFresh(seat, seen)
  }

  private hasSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.header.seats.length
  }

  private refuseSeat(seat: Seat): Refusal {
    return refuse('no-such-seat', `there is no seat ${seat}; seats are 0 to ${this.header.seats.length - 1}`)
  }

  private whoIsAsked(seat: Seat): string {
    const { awaiting } = this.project(null)
    return `seat ${seat} is not asked anything now; the table waits for seat ${awaiting.join(', ')}`
  }

  private refuseChoice(seat: Seat, choice: unknown, because: string): Refusal {
    const denied = this.why(seat).find(reason => 'choice' in reason && samePlain(reason.choice, choice))
    if (denied) return refuse('not-offered', denied.because, denied.clause)
    return refuse('not-offered', because, this.live.play.asking?.phase.clause ?? null)
  }

  private commit(seat: Seat, choice: unknown): Applied {
    const place = this.stream.tell()
    const { play } = this.live
    const asking = play.asking?.frame
    const hadAnswered = hasAnswered(asking, seat)
    const { isWindow: wasWindow } = play
    const isAside = !play.waitsFor(seat)
    try {
      // Rules may keep and change what they are given; the entry keeps its own.
      this.live.works.knowing(this.workedAhead(seat, choice), () => play.take(seat, copyPlain(choice)))
      this.mustAsk()
    } catch (fault) {
      this.stream.seek(place)
      // Of a part nothing can be restored: whoever has it has the record as well.
      if (!this.isPartial) this.live = this.reenact(this.entries)
      throw fault
    }
    const entry = this.entry(seat, choice)
    this.entries.push(entry)
    const line = { seq: this.match.seq, seat, choice, chance: entry.chance, ...workedIn(entry) }
    const isSealedAway = asking === play.asking?.frame && !hadAnswered && hasAnswered(asking, seat)
    return this.applied(
      { written: this.write(line), told: entry.heard, isAside, wasWindow, takenBackFrom: [] },
      isSealedAway,
    )
  }

  /** What was worked out beforehand for this choice, made now. */
  private workedAhead(seat: Seat, choice: unknown): readonly unknown[] {
    const { ahead, hash, stream } = this
    this.ahead = null
    if (!ahead) return []
    const { rehearsal, worked } = ahead
    const isThis = rehearsal.hash === hash && rehearsal.used === stream.tell() && rehearsal.seat === seat
    return isThis && samePlain(rehearsal.choice, choice) ? worked : []
  }

  /** Counts what happened. A sealed answer changes no question; in a window only its owner notices it. */
  private applied(what: Omit<Applied, 'seq' | 'change'>, isSealedAway: boolean): Applied {
    const noticedBy = isSealedAway && what.wasWindow ? [what.written.line.seat] : null
    const change = { noticedBy, isNewQuestion: !isSealedAway }
    countChange(this.counts, change)
    return { seq: this.match.seq, change, ...what }
  }

  /** Works out what is asked now: rules that cannot ask must fail here, where the match can be restored. */
  private mustAsk(): void {
    if (this.live.play.asks === null && !this.isOver) throw new KernelBug('asked-nothing')
  }

  /** What has happened since the last entry, as an entry. */
  private entry(seat: Seat, choice: unknown): StandingChoice {
    const { rng, works, heard } = this.live
    return { seat, choice, chance: rng.takeSaid(), worked: works.takeResults(), heard: heard.splice(0), telling: null }
  }

  private write<L extends Line>(line: L): Written<L> {
    const written = sealLine(this.hash, line, coversMatch(this.header.nassau, line) ? this.match : null)
    this.lines.push(written.text)
    this.hash = written.line.hash
    return written
  }

  private isTelling(index: number): boolean {
    const entry = this.entries[index]
    if (!entry) throw new KernelBug('no-such-entry', { index })
    entry.telling ??= toldOpenly(entry) || taught(this.at(index - 1), entry.seat, entry.choice)
    return entry.telling
  }

  private mustBeWhole(): void {
    if (this.isPartial) throw new KernelBug('only-a-part', { before: this.before })
  }

  /** What the match began from. */
  private get start(): Beginning<R> {
    const { options, seats, from } = this.opening
    return { edition: this.edition, options, seats: seats.length, from: from ?? null }
  }

  /** Plays `entries` again with what chance said then; chance to come is from the stream. */
  private reenact(entries: readonly StandingChoice[]): Live<R> {
    this.mustBeWhole()
    const live = enact(this.game, this.start, entries, this.live.works.rest())
    live.rng.use(this.stream)
    return live
  }
}

/**
 * The test kit: the seas in the middle of anything, with stacked decks and scripted dice, played by value.
 *
 *   const m = at(fighting(), { ships: ['E8 cannonballs 1 captain ivo', 'G5 hand soldiers'], tiles: ['E8 french warship'] })
 */
import {
  accept,
  allAsks,
  choicesOf,
  type Denied,
  type Game,
  oneOf,
  PASS,
  Play,
  RulesBug,
  repeat,
  ScriptedChance,
  type Seat,
  unanswered,
} from '@nassau/kernel'
import { type Seas, type Ship, shipOf } from './board.ts'
import { EDITION } from './edition.ts'
import type { SeasEvent } from './events.ts'
import { kingOfPirates } from './game.ts'
import { CARDS, type Card } from './names.ts'
import type { Deck, SeasFrame } from './rules.ts'
import type { MutinyFrame } from './steps/mutiny.ts'
import type { TurnFrame } from './steps/turn.ts'
import { type Setting, script, seasFrom } from './test-seas.ts'
import { placeName } from './words.ts'

export { handOf, pirate, place, type Setting } from './test-seas.ts'

/** King of Pirates with one more step, in which play comes to rest when the step under test is done. */
const resting: Game = {
  ...kingOfPirates,
  steps: {
    ...kingOfPirates.steps,
    rest: { wait: { clause: 'KP-15', ask: () => oneOf(0, [{ done: true }]), take: () => undefined } },
  },
}

/** A turn that is about to begin, and one that has come to its movement or its combat. */
export const beginning = (): TurnFrame => ({ step: 'turn', at: 'upkeep' })
export const sailing = (): TurnFrame => ({ step: 'turn', at: 'movement' })
export const fighting = (): TurnFrame => ({ step: 'turn', at: 'combat', got: { from: 'movement', result: false } })
/** A mutiny against a seat, at a table of so many. */
export const mutinyAt = (seat: Seat, seats = 2): MutinyFrame => ({
  step: 'mutiny',
  at: 'murmur',
  seat,
  sealed: unanswered(seats),
})

export type Table = {
  play: Play
  seas: Seas
  told: SeasEvent[]
  /** What only some were told, by the seats that were. */
  whispered: { to: readonly Seat[]; event: SeasEvent }[]
  rng: ScriptedChance
  isAtRest(): boolean
}

/** A match in which `frame` has just begun. */
export function at(frame: SeasFrame, setting: Setting): Table {
  const seas = seasFrom(setting)
  const told: SeasEvent[] = []
  const whispered: Table['whispered'] = []
  const rng = new ScriptedChance(script(setting.dice ?? ''))
  const match = {
    board: seas,
    stack: [{ step: 'rest', at: 'wait' }, frame],
    options: setting.options ?? { 'fair-winds': false },
    seats: seas.ships.length,
    seq: 0,
    outcome: null,
  }
  const play = new Play(resting, setting.edition ?? EDITION, match, rng, ({ event, to, otherwise }) => {
    if (to !== null) whispered.push({ to, event: asSeasEvent(event) })
    told.push(asSeasEvent(to === null ? event : (otherwise ?? event)))
  })
  return { play, seas, told, whispered, rng, isAtRest: () => play.match.stack.at(-1)?.step === 'rest' }
}

/** The kinds are this game's own: everything heard here was told by its steps. */
function asSeasEvent(event: object): SeasEvent {
  if (!isSeasEvent(event)) throw new RulesBug('not-an-event', event)
  return event
}
const isSeasEvent = (event: object): event is SeasEvent => 'kind' in event

/** What a deed works with, outside any phase. */
export const deckOf = ({ play, seas, rng }: Table): Deck => ({
  board: seas,
  edition: EDITION,
  options: { 'fair-winds': false },
  seats: seas.ships.length,
  rng,
  tell: event => play.tell(event),
  whisper: (to, event, otherwise) => play.whisper(to, event, otherwise),
  call: frame => play.call(frame),
  end: outcome => play.end(outcome),
})

/** Who is asked now. */
export const seatsAsked = ({ play }: Table): Seat[] => (play.asks ? allAsks(play.asks).map(({ seat }) => seat) : [])

/** Which step and phase ask now, such as `combat.reroll`. */
export function phaseOf({ play }: Table): string {
  const f = play.match.stack.at(-1)
  return f ? `${f.step}.${f.at}` : 'over'
}

/** What a seat may choose now, asked or not; the only seat asked if none is named. */
export function offers(table: Table, seat: Seat = onlySeat(table)): unknown[] {
  const ask = table.play.askOf(seat)
  return ask ? [...choicesOf(ask)] : []
}

/** What a seat might expect and is not offered, and why. */
export function denied({ play, seas }: Table, seat: Seat): Denied[] {
  const { asking, edition } = play
  return asking?.phase.why?.(seas, asking.frame, seat, edition) ?? []
}

function onlySeat(table: Table): Seat {
  const [seat, ...more] = seatsAsked(table)
  if (seat === undefined || more.length > 0) throw new RulesBug('not-one-ask', { asks: table.play.asks })
  return seat
}

/** Takes choices in turn, each for the only seat that is asked. */
export function play(table: Table, ...choices: unknown[]): void {
  for (const choice of choices) playAs(table, onlySeat(table), choice)
}

/** Takes a choice for a seat, be it one of several that are asked or one with an aside. */
export function playAs(table: Table, seat: Seat, choice: unknown): void {
  const ask = table.play.askOf(seat)
  const accepted = ask && accept(ask, choice)
  if (accepted === undefined) throw new RulesBug('not-offered', { seat, choice, ask })
  table.play.take(seat, accepted)
}

/** Takes a choice for a seat nobody waits for. */
export function aside(table: Table, seat: Seat, choice: unknown): void {
  if (seatsAsked(table).includes(seat)) throw new RulesBug('no-aside', { seat })
  playAs(table, seat, choice)
}

/** Everyone asked lets the open window go by. */
export function allPass(table: Table): void {
  for (const seat of seatsAsked(table)) playAs(table, seat, PASS)
}

/** The seat's ship, and where it is. */
export const shipAt = (table: Table, seat: Seat): Ship => shipOf(table.seas, seat)
export const whereIs = (table: Table, seat: Seat): string => placeName(shipOf(table.seas, seat).at)

/** The cards a seat holds, in words. */
export const held = (table: Table, seat: Seat): Card[] =>
  CARDS.flatMap(card => repeat(card, shipOf(table.seas, seat).hand[card]))

/** Everything a match told of one kind. */
export const heard = <K extends SeasEvent['kind']>(table: Table, kind: K): Extract<SeasEvent, { kind: K }>[] =>
  table.told.filter((event): event is Extract<SeasEvent, { kind: K }> => event.kind === kind)

/** Seat 0 attacks what lies at E8, a small merchant (defence 7, loot 2) if no other tile is named. */
export function raid(ship: string, setting: Partial<Setting> = {}): Table {
  const table = at(fighting(), { ships: [`E8 ${ship}`, 'A5'], tiles: ['E8 french small-merchant'], ...setting })
  play(table, { attack: 'prize' })
  return table
}

/** Seat 0 attacks seat 1, both at E8. */
export function duel(ours: string, theirs: string, setting: Partial<Setting> = {}): Table {
  const table = at(fighting(), { ships: [`E8 ${ours}`, `E8 ${theirs}`, 'A5'], ...setting })
  play(table, { attack: 1 })
  return table
}

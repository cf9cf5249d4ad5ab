/**
 * The test kit: the seas in the middle of anything, with stacked decks and scripted dice, played by value.
 *
 *   const m = at(fighting(), { ships: ['E8 cannonballs 1 captain ivo', 'G5 hand soldiers'], tiles: ['E8 french warship'] })
 */
import { type Denied, PASS, RulesBug, repeat, type Seat, unanswered } from '@nassau/kernel'
import { type Posed as PosedMatch, play, playAs, pose, ScriptedChance, seatsAsked } from '@nassau/kernel/testing'
import { type Ship, shipOf } from './board.ts'
import type { CardPlay } from './cards/cards.ts'
import { EDITION } from './edition/edition.ts'
import { kingOfPirates } from './game.ts'
import type { KingOfPirates, SeasCtx, SeasFrame } from './rules.ts'
import type { MutinyFrame } from './steps/mutiny.ts'
import type { TurnFrame } from './steps/turn.ts'
import { type Setting, script, seasFrom } from './test-seas.ts'
import { CARDS, type Card } from './words/names.ts'
import { placeName } from './words/words.ts'

export { handOf, pirate, place, type Setting } from './test-seas.ts'

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

export type Posed = PosedMatch<KingOfPirates> & { rng: ScriptedChance }

/** A match in which `frame` has just begun. */
export function at(frame: SeasFrame, setting: Setting): Posed {
  const board = seasFrom(setting)
  const rng = new ScriptedChance(script(setting.dice ?? ''))
  const { options = { 'fair-winds': false }, edition = EDITION } = setting
  return { ...pose(kingOfPirates, { frame, board, options, seats: board.ships.length, edition, rng }), rng }
}

/** What a deed works with, outside any phase. */
export const ctxOf = ({ play, board, rng }: Posed): SeasCtx => ({
  board,
  edition: EDITION,
  options: { 'fair-winds': false },
  seats: board.ships.length,
  rng,
  tell: event => play.tell(event),
  whisper: (to, event, otherwise) => play.whisper(to, event, otherwise),
  call: frame => play.call(frame),
  end: outcome => play.end(outcome),
})

/** What a seat might expect and is not offered, and why. */
export const denied = ({ play }: Posed, seat: Seat): Denied[] => play.why(seat)

/** Takes a choice for a seat nobody waits for. */
export function aside(posed: Posed, seat: Seat, choice: CardPlay): void {
  if (seatsAsked(posed).includes(seat)) throw new RulesBug('no-aside', { seat })
  playAs(posed, seat, choice)
}

/** Everyone asked lets the open window go by. */
export function allPass(posed: Posed): void {
  for (const seat of seatsAsked(posed)) playAs(posed, seat, PASS)
}

/** The seat's ship, and where it is. */
export const shipAt = (posed: Posed, seat: Seat): Ship => shipOf(posed.board, seat)
export const whereIs = (posed: Posed, seat: Seat): string => placeName(shipOf(posed.board, seat).at)

/** The cards a seat holds, in words. */
export const held = (posed: Posed, seat: Seat): Card[] =>
  CARDS.flatMap(card => repeat(card, shipOf(posed.board, seat).hand[card]))

/** Seat 0 attacks what lies at E8, a small merchant (defence 7, loot 2) if no other tile is named. */
export function raid(ship: string, setting: Partial<Setting> = {}): Posed {
  const posed = at(fighting(), { ships: [`E8 ${ship}`, 'A5'], tiles: ['E8 french small-merchant'], ...setting })
  play(posed, { attack: 'prize' })
  return posed
}

/** Seat 0 attacks seat 1, both at E8. */
export function duel(ours: string, theirs: string, setting: Partial<Setting> = {}): Posed {
  const posed = at(fighting(), { ships: [`E8 ${ours}`, `E8 ${theirs}`, 'A5'], ...setting })
  play(posed, { attack: 1 })
  return posed
}

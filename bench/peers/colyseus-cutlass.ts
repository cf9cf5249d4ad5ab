/**
 * Cutlass (CU-1 to CU-6) for Colyseus: hands are fields that only a client to whose view their pirate was added is
 * sent, as its documentation hides them. The deck is the room's own and no part of the state.
 */
import { type SchemaType, schema, t } from '@colyseus/schema'
import type { Chance } from '@nassau/kernel'
import { CARD_NAMES, CARDS, type Card, DICE, HAND, SEATS, STEADY } from '@nassau/kernel/fixtures/cutlass'

const ROUNDS = 20
const DECK = CARD_NAMES.flatMap(card => new Array<Card>(CARDS[card].copies).fill(card))

const Pirate = schema({ dice: t.array('uint8'), cards: t.uint8(), hand: t.array<Card>('string').view() }, 'Pirate')
export const CutlassState = schema(
  {
    pirates: t.array(Pirate),
    discards: t.array<Card>('string'),
    inDeck: t.uint8().default(0),
    seat: t.uint8().default(0),
    left: t.uint8().default(SEATS * ROUNDS),
  },
  'CutlassState',
)
export type CutlassState = SchemaType<typeof CutlassState>
export type CutlassRoom = { state: CutlassState; deck: Card[] }

/** A card on somebody, or none. */
export type CutlassMove = { card: Card; on: number } | null

export function setUpCutlass(rng: Chance): CutlassRoom {
  const deck = rng.shuffle(DECK.slice())
  const state = new CutlassState()
  for (let seat = 0; seat < SEATS; seat++) {
    const pirate = new Pirate()
    for (let i = 0; i < DICE; i++) pirate.dice.push(rng.die())
    for (let i = 0; i < HAND; i++) pirate.hand.push(...deck.splice(-1))
    pirate.cards = HAND
    state.pirates.push(pirate)
  }
  state.inDeck = deck.length
  return { state, deck }
}

/** What the seat whose turn it is may do, in the order in which everyone lists it. */
export function legalInCutlass({ state }: CutlassRoom): CutlassMove[] {
  const hand = state.pirates[state.seat]?.hand
  const moves: CutlassMove[] = [null]
  for (const card of CARD_NAMES) if (hand?.includes(card)) for (let on = 0; on < SEATS; on++) moves.push({ card, on })
  return moves
}

/** Does what a seat wants; false if it may not. */
export function moveCutlass({ state, deck }: CutlassRoom, seat: number, move: CutlassMove, rng: Chance): boolean {
  const pirate = state.pirates[seat]
  if (seat !== state.seat || state.left === 0 || !pirate) return false
  if (move === null) rollAgain(pirate.dice, 1, STEADY, rng)
  else {
    const { card, on } = move
    const target = state.pirates[on]
    const at = pirate.hand.indexOf(card)
    if (!target || at < 0) return false
    state.discards.push(card)
    rollAgain(target.dice, CARDS[card].end === 'lowest' ? 1 : -1, CARDS[card].times, rng)
    if (deck.length === 0) {
      deck.push(...rng.shuffle([...state.discards]))
      state.discards.clear()
    }
    const drawn = deck.pop()
    if (drawn !== undefined) pirate.hand[at] = drawn
    state.inDeck = deck.length
  }
  state.seat = (seat + 1) % SEATS
  state.left--
  return true
}

/** The dice as Colyseus keeps them. */
type Dice = InstanceType<typeof Pirate>['dice']

function rollAgain(dice: Dice, sign: number, times: number, rng: Chance): void {
  for (let i = 0; i < times; i++) {
    const pips = rng.die()
    let at = 0
    for (let other = 1; other < dice.length; other++) if (sign * (dice[other] ?? 0) < sign * (dice[at] ?? 0)) at = other
    dice[at] = pips
  }
}

/**
 * Cutlass (CU-1 to CU-6) written by hand for speed alone: list, check, apply in place. Cards and
 * moves are numbers: move 0 is to steady, move 1 + card * SEATS + seat plays a card on a seat.
 */
import type { FastChance } from '@nassau/kernel/bots'
import { CARD_NAMES, CARDS, DICE, HAND, SEATS, STEADY } from '@nassau/kernel/fixtures/cutlass'

export type CutlassByHand = {
  dice: number[][]
  hands: number[][]
  deck: number[]
  discards: number[]
  seat: number
  left: number
}

const ROUNDS = 20
const KINDS = CARD_NAMES.length
const SIGN = CARD_NAMES.map(card => (CARDS[card].end === 'lowest' ? 1 : -1))
const TIMES = CARD_NAMES.map(card => CARDS[card].times)
const DECK = CARD_NAMES.flatMap((card, kind) => new Array<number>(CARDS[card].copies).fill(kind))

function rollAgain(dice: number[], sign: number, times: number, rng: FastChance): void {
  for (let i = 0; i < times; i++) {
    const pips = rng.die()
    let at = 0
    for (let other = 1; other < dice.length; other++) if (sign * (dice[other] ?? 0) < sign * (dice[at] ?? 0)) at = other
    dice[at] = pips
  }
}

/** Writes the legal moves into `moves` and returns how many there are. */
function legal({ hands, seat }: CutlassByHand, moves: number[]): number {
  const hand = hands[seat] ?? []
  let n = 0
  moves[n++] = 0
  for (let kind = 0; kind < KINDS; kind++)
    if ((hand[kind] ?? 0) > 0) for (let on = 0; on < SEATS; on++) moves[n++] = 1 + kind * SEATS + on
  return n
}

function apply(game: CutlassByHand, move: number, rng: FastChance): void {
  const { dice, hands, deck, discards, seat } = game
  if (move === 0) rollAgain(dice[seat] ?? [], 1, STEADY, rng)
  else {
    const kind = Math.floor((move - 1) / SEATS)
    const hand = hands[seat] ?? []
    discards.push(kind)
    rollAgain(dice[(move - 1) % SEATS] ?? [], SIGN[kind] ?? 1, TIMES[kind] ?? 0, rng)
    if (deck.length === 0) {
      rng.shuffle(discards)
      for (const card of discards) deck.push(card)
      discards.length = 0
    }
    const drawn = deck.pop() ?? 0
    hand[kind] = (hand[kind] ?? 0) - 1
    hand[drawn] = (hand[drawn] ?? 0) + 1
  }
  game.seat = (seat + 1) % SEATS
  game.left--
}

function setUp(rng: FastChance): CutlassByHand {
  const deck = rng.shuffle(DECK.slice())
  const dice: number[][] = []
  const hands: number[][] = []
  for (let seat = 0; seat < SEATS; seat++) {
    const row: number[] = []
    for (let i = 0; i < DICE; i++) row.push(rng.die())
    dice.push(row)
    const hand = new Array<number>(KINDS).fill(0)
    for (let i = 0; i < HAND; i++) {
      const card = deck.pop() ?? 0
      hand[card] = (hand[card] ?? 0) + 1
    }
    hands.push(hand)
  }
  return { dice, hands, deck, discards: [], seat: 0, left: SEATS * ROUNDS }
}

/** Plays a match with random moves to its end, or up to so many decisions. */
export function playCutlassByHand(
  rng: FastChance,
  most = Number.POSITIVE_INFINITY,
): { game: CutlassByHand; decisions: number } {
  const game = setUp(rng)
  const moves = new Array<number>(1 + KINDS * SEATS).fill(0)
  let decisions = 0
  while (game.left > 0 && decisions < most) {
    const n = legal(game, moves)
    const move = moves[rng.below(n)]
    if (move === undefined || moves.indexOf(move) >= n) throw new Error(`Cutlass by hand has no move ${move}`)
    apply(game, move, rng)
    decisions++
  }
  return { game, decisions }
}

const copyRows = (rows: readonly number[][]): number[][] => {
  const copy: number[][] = []
  for (const row of rows) copy.push(row.slice())
  return copy
}

export const copyCutlassByHand = ({ dice, hands, deck, discards, seat, left }: CutlassByHand): CutlassByHand => ({
  dice: copyRows(dice),
  hands: copyRows(hands),
  deck: deck.slice(),
  discards: discards.slice(),
  seat,
  left,
})

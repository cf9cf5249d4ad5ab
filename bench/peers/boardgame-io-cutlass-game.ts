/**
 * Cutlass (CU-1 to CU-6) for boardgame.io: hands and deck lie in G, dice come from its random plugin. Nothing here needs
 * Node, so that a page can play it as well.
 */
import { CARD_NAMES, CARDS, type Card, DICE, HAND, SEATS, STEADY } from '@nassau/kernel/fixtures/cutlass'
import type { Game } from 'boardgame.io'
import type { Move } from './boardgame-io.ts'

type Pirate = { dice: number[]; hand: Card[] }
export type Cutlass = { pirates: Pirate[]; deck: Card[]; discards: Card[] }

const ROUNDS = 20
/** Makes boardgame.io answer that a move is not legal. */
const INVALID_MOVE = 'INVALID_MOVE'
const STEADY_MOVE: Move = { move: 'steady', args: [] }
const PLAYS = CARD_NAMES.map(card => ({
  card,
  moves: Array.from({ length: SEATS }, (_, on): Move => ({ move: 'play', args: [card, on] })),
}))

function rollAgain(dice: number[], end: 'lowest' | 'highest', rolled: readonly number[]): void {
  const sign = end === 'lowest' ? 1 : -1
  for (const pips of rolled) {
    let at = 0
    for (let other = 1; other < dice.length; other++) if (sign * (dice[other] ?? 0) < sign * (dice[at] ?? 0)) at = other
    dice[at] = pips
  }
}

/** What a seat may do on its turn, as its bots name it. */
export function legal(G: Cutlass, seat: number): Move[] {
  const hand = G.pirates[seat]?.hand ?? []
  const moves = [STEADY_MOVE]
  for (const { card, moves: plays } of PLAYS) if (hand.includes(card)) for (const move of plays) moves.push(move)
  return moves
}

const sumOf = ({ dice }: Pirate): number => dice.reduce((sum, pips) => sum + pips, 0)

/** The game as its server and its client play it. */
export const CUTLASS: Game<Cutlass> = {
  name: 'cutlass',
  setup({ random, ctx }) {
    const deck = random.Shuffle(CARD_NAMES.flatMap(card => new Array<Card>(CARDS[card].copies).fill(card)))
    const pirates = Array.from({ length: ctx.numPlayers }, () => ({
      dice: random.D6(DICE),
      hand: deck.splice(-HAND),
    }))
    return { pirates, deck, discards: [] }
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    steady({ G, ctx, random }) {
      const pirate = G.pirates[Number(ctx.currentPlayer)]
      if (pirate === undefined) return INVALID_MOVE
      rollAgain(pirate.dice, 'lowest', random.D6(STEADY))
      return undefined
    },
    play({ G, ctx, random }, card: Card, on: number) {
      const target = G.pirates[on]
      const hand = G.pirates[Number(ctx.currentPlayer)]?.hand
      if (target === undefined || !hand?.includes(card)) return INVALID_MOVE
      hand.splice(hand.indexOf(card), 1)
      G.discards.push(card)
      rollAgain(target.dice, CARDS[card].end, random.D6(CARDS[card].times))
      if (G.deck.length === 0) G.deck = random.Shuffle(G.discards.splice(0))
      const drawn = G.deck.pop()
      if (drawn !== undefined) hand.push(drawn)
      return undefined
    },
  },
  endIf: ({ G, ctx }) => (ctx.turn > SEATS * ROUNDS ? { scores: G.pirates.map(sumOf) } : undefined),
}

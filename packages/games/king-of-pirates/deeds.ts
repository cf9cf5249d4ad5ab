/** Things that happen to ships, whichever step they happen in. */
import type { Seat } from '@nassau/kernel'
import { handSize, noCards, type Ship, shipOf } from './board.ts'
import { chartOf, isLair, neighbour, type Space } from './chart.ts'
import { isProofAgainstScurvy, mostCannonballs, mostRum } from './crew/skills.ts'
import type { SeasCtx } from './rules.ts'
import { CARDS, type Card, COLOURS, type Source } from './words/names.ts'

/** KP-17 The next action card; a deck that ran out is made anew from its discards. */
function nextAction(ctx: SeasCtx): Card | undefined {
  const seas = ctx.board
  if (seas.actionDeck.length === 0 && handSize(seas.actionDiscards) > 0) {
    const cards: Card[] = []
    for (const card of CARDS) for (let n = seas.actionDiscards[card]; n > 0; n--) cards.push(card)
    seas.actionDeck = ctx.rng.shuffle(cards)
    seas.actionDiscards = noCards()
    ctx.tell({ kind: 'reshuffled', deck: 'action', cards: cards.length })
  }
  return seas.actionDeck.pop()
}

/** KP-25 Draws action cards in secret. */
export function drawActions(ctx: SeasCtx, seat: Seat, n: number): void {
  const cards = takeActions(ctx, seat, n)
  ctx.whisper([seat], { kind: 'drew', seat, cards }, { kind: 'drew-unseen', seat, cards: cards.length })
}

/** KP-13 Deals the first hand, in secret. */
export function dealActions(ctx: SeasCtx, seat: Seat, n: number): void {
  const cards = takeActions(ctx, seat, n)
  ctx.whisper([seat], { kind: 'dealt', seat, cards }, { kind: 'dealt-unseen', seat, cards: cards.length })
}

/** Cards from the deck to a hand, in the order of the list of cards: a hand has no order. */
function takeActions(ctx: SeasCtx, seat: Seat, n: number): Card[] {
  const drawn: Card[] = []
  for (let i = 0; i < n; i++) {
    const card = nextAction(ctx)
    if (card === undefined) break
    shipOf(ctx.board, seat).hand[card]++
    drawn.push(card)
  }
  return drawn.sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b))
}

/** KP-17 Takes the next card of a deck of open cards, made anew from its discards when it has run out. */
function next<T>(ctx: SeasCtx, name: 'pirate' | 'loot', deck: T[], discards: T[]): T | undefined {
  if (deck.length === 0 && discards.length > 0) {
    deck.push(...ctx.rng.shuffle(discards))
    discards.length = 0
    ctx.tell({ kind: 'reshuffled', deck: name, cards: deck.length })
  }
  return deck.pop()
}

/** Draws pirates, who lie open. */
export function drawPirates(ctx: SeasCtx, seat: Seat, n: number): void {
  const { ships, pirateDeck, pirateDiscards } = ctx.board
  for (let i = 0; i < n; i++) {
    const pirate = next(ctx, 'pirate', pirateDeck, pirateDiscards)
    if (pirate !== undefined) ships[seat]?.drawn.push(pirate)
  }
}

/** Draws loot cards, which go straight to the discards, and says what they show. */
export function drawLoot(ctx: SeasCtx, n: number): number[] {
  const { lootDeck, lootDiscards } = ctx.board
  const loot: number[] = []
  for (let i = 0; i < n; i++) {
    const worth = next(ctx, 'loot', lootDeck, lootDiscards)
    if (worth !== undefined) loot.push(worth)
  }
  lootDiscards.push(...loot)
  return loot
}

export function discardAction(ctx: SeasCtx, seat: Seat, card: Card, n = 1): void {
  shipOf(ctx.board, seat).hand[card] -= n
  ctx.board.actionDiscards[card] += n
}

/** KP-64 Adds doubloons; whoever has enough wins at once. Says whether the match is over. */
export function gain(ctx: SeasCtx, seat: Seat, doubloons: number, source: Source): boolean {
  const ship = shipOf(ctx.board, seat)
  ship.doubloons += doubloons
  ship.income[source] += doubloons
  if (ship.doubloons < ctx.edition.goal) return false
  ctx.tell({ kind: 'won', seats: [seat], doubloons: ship.doubloons })
  ctx.end({ winners: [seat], scores: ctx.board.ships.map(other => other.doubloons) })
  return true
}

/** KP-8, KP-45 Doubloons from one player to another, as far as there are any. Says whether the match is over. */
export function rob(ctx: SeasCtx, from: Seat, to: Seat, most: number, source: Source): boolean {
  const loser = shipOf(ctx.board, from)
  const taken = Math.min(loser.doubloons, most)
  loser.doubloons -= taken
  return gain(ctx, to, taken, source)
}

/** KP-22, KP-62 */
export function giveScurvy(ctx: SeasCtx, seat: Seat, by: 'die' | 'card'): void {
  const ship = shipOf(ctx.board, seat)
  const isDropped = isProofAgainstScurvy(chartOf(ctx.edition), ship)
  if (!isDropped) ship.scurvy++
  ctx.tell({ kind: 'scurvy', seat, isDropped, tokens: ship.scurvy, by })
}

/** KP-69 What the ship has no more room for goes back at once. */
function spill(ctx: SeasCtx, ship: Ship): void {
  ship.rum = Math.min(ship.rum, mostRum(ctx.edition, ship))
  ship.cannonballs = Math.min(ship.cannonballs, mostCannonballs(ctx.edition, ship))
}

/** KP-19 Takes a pirate off a ship; a lost captain is replaced, by the owner's choice if there is one. */
export function losePirate(ctx: SeasCtx, seat: Seat, pirate: string): void {
  const ship = shipOf(ctx.board, seat)
  const isCaptain = ship.captain === pirate
  ctx.board.pirateDiscards.push(pirate)
  if (isCaptain) ship.captain = null
  else ship.crew = ship.crew.filter(id => id !== pirate)
  spill(ctx, ship)
  if (isCaptain && ship.crew.length > 0) ctx.call({ step: 'promotion', at: 'heirs', seat })
}

export function promote(ctx: SeasCtx, seat: Seat, pirate: string): void {
  const ship = shipOf(ctx.board, seat)
  ship.captain = pirate
  ship.crew = ship.crew.filter(id => id !== pirate)
  ctx.tell({ kind: 'promoted', seat, pirate })
}

/** KP-18, KP-21, KP-70 To the corner lair the compass die names, where nothing is given until the ship ends a move there. */
export function sendToLair(ctx: SeasCtx, seat: Seat, by: 'mutiny' | 'dutchman'): void {
  const seas = ctx.board
  const colour = ctx.rng.below(COLOURS.length)
  shipOf(seas, seat).at = chartOf(ctx.edition).corners[colour] ?? 0
  if (seat === seas.turn) seas.isTurnOver = true
  ctx.tell({ kind: 'sent-to-lair', seat, by, lair: COLOURS[colour] ?? 'red', endsTurn: seat === seas.turn })
}

/** KP-21 Whoever shares the Dutchman's space outside a lair loses hand and pirates and is thrown back. */
export function meetDutchman(ctx: SeasCtx): void {
  const seas = ctx.board
  if (isLair(chartOf(ctx.edition), seas.dutchman)) return
  for (let seat = 0; seat < seas.ships.length; seat++) if (shipOf(seas, seat).at === seas.dutchman) beHaunted(ctx, seat)
}

function beHaunted(ctx: SeasCtx, seat: Seat): void {
  const seas = ctx.board
  const ship = shipOf(seas, seat)
  const cards = { ...ship.hand }
  for (const card of CARDS) seas.actionDiscards[card] += cards[card]
  ship.lost = cards
  ship.hand = noCards()
  const pirates = ship.captain === null ? ship.crew : [ship.captain, ...ship.crew]
  seas.pirateDiscards.push(...pirates)
  ship.captain = null
  ship.crew = []
  spill(ctx, ship)
  ctx.tell({ kind: 'haunted', seat, cards: { ...cards }, pirates })
  sendToLair(ctx, seat, 'dutchman')
}

/** KP-26 One space in a direction; off the map it returns to the centre lair. */
export function moveDutchman(ctx: SeasCtx, direction: number): Space {
  const seas = ctx.board
  const chart = chartOf(ctx.edition)
  seas.dutchman = neighbour(chart, seas.dutchman, direction) ?? chart.centre
  return seas.dutchman
}

/** When the mate plays event cards in its own turn, unasked in others', and which ones it keeps (DL-12, DL-38 to DL-40). */
import { HAND, isLocked, manned, spaceOf, unitOf } from '../board.ts'
import { type CardPlay, isCardPlay } from '../cards/cards.ts'
import { eventOf } from '../cards/decks.ts'
import type { EventEffect } from '../cards/effects.ts'
import { acrossFrom, drivenFrom } from '../sailing/crossings.ts'
import { type Area, areaOf, pointsLeft } from '../sailing/reach.ts'
import { strengthOf } from '../sailing/strength.ts'
import { bestAshore, bestAshoreIn } from './ashore.ts'
import { itemWorth } from './items.ts'
import { type Sight, shipUnder } from './sight.ts'
import { bestStop, bestStopIn } from './stops.ts'
import { FAR, turnsFor } from './ways.ts'
import { sailingWorth, walkingWorth } from './worth.ts'

/** What a card is worth keeping for. */
const KEEP: Record<EventEffect, number> = {
  'cancel-card': 60,
  becalm: 55,
  'ship-speed': 58,
  'battle-bonus': 50,
  'late-bonus': 45,
  storm: 48,
  ambush: 40,
  rally: 65,
  pickpocket: 35,
  reef: 42,
  'cancel-draw': 30,
  'crew-speed': 25,
  raft: 28,
  merchantman: 20,
  'cancel-die': 15,
}

/** The same in this situation: cards for a race in a race, cards for the stranded without a ship. */
function keepWorth(now: Sight, effect: EventEffect): number {
  const isStranded = now.ships.length === 0
  if (isStranded && (effect === 'merchantman' || effect === 'raft')) return 90
  if (now.isHomeward && (effect === 'ship-speed' || effect === 'cancel-card')) return 80
  if (now.quarry !== null && (effect === 'becalm' || effect === 'storm' || effect === 'reef')) return 70
  return KEEP[effect]
}

/** The cards least worth keeping; of several alike the later ones are worth less. */
export function leastWorth(now: Sight, hand: readonly string[], n: number): string[] {
  const worth = (card: string, i: number): number =>
    keepWorth(now, eventOf(now.edition, card).effect) - 15 * hand.slice(0, i).filter(other => other === card).length
  return hand
    .map((card, i) => ({ card, worth: worth(card, i) }))
    .sort((a, b) => a.worth - b.worth)
    .slice(0, n)
    .map(({ card }) => card)
}

/** A card worth playing now in our own turn, or null. */
export function cardToPlay(now: Sight, options: readonly object[]): CardPlay | null {
  let best: { play: CardPlay; worth: number } | null = null
  for (const play of options) {
    if (!isCardPlay(play)) continue
    const worth = playWorth(now, play)
    if (worth > 0 && (best === null || worth > best.worth)) best = { play, worth }
  }
  return best?.play ?? null
}

/** What a card must gain, in counters. */
const WORTH_A_CARD = 0.5

/** What playing a card on this would do for us; none or less if it had better be kept. */
function playWorth(now: Sight, { play, on }: CardPlay): number {
  const { view, edition } = now
  const { effect, amount } = eventOf(edition, play)
  const target = on === null ? undefined : view.units[on]
  switch (effect) {
    case 'rally':
      return on === now.holder ? 6 : 5 - (target?.strength ?? 5)
    case 'pickpocket':
      return Math.max(0, ...(target?.items ?? []).map(item => itemWorth(now, item))) - 0.4
    case 'merchantman':
      return 1 + view.units.filter(({ at, owner }) => at === on && owner === now.seat).length
    case 'ship-speed':
      return on === null ? 0 : fairWindWorth(now, on, amount)
    case 'crew-speed':
      return on === null ? 0 : marchWorth(now, on, amount)
    case 'storm':
      return on === null ? 0 : stormWorth(now, on, amount)
    case 'reef':
      return on === null ? 0 : reefWorth(now, on)
    case 'becalm':
      return on === null || target?.spent !== 0 ? 0 : becalmWorth(now, on)
    case 'raft':
      return on === null ? 0 : raftWorth(now, on, amount)
    default:
      return 0
  }
}

/** Whether this is the ship of whoever must be stopped. */
const isTheirs = ({ view, quarry }: Sight, ship: number | null): boolean =>
  ship !== null && quarry !== null && shipUnder(view, quarry) === ship

/** Whether this enemy ship could come to grips with ours that has the treasure. */
function isPursuer({ view, edition, ways, holder }: Sight, ship: number): boolean {
  const ours = holder === null ? null : shipUnder(view, holder)
  if (ours === null || manned(view, ship) === 0) return false
  const away = ways.sail(spaceOf(unitOf(view, ours)))[spaceOf(unitOf(view, ship))] ?? FAR
  return (
    away > 1 &&
    away <= pointsLeft(edition, unitOf(view, ship)) &&
    strengthOf(view, [ship]) + 2 > strengthOf(view, [ours])
  )
}

const isOurHomebound = (now: Sight, ship: number): boolean =>
  now.isHomeward &&
  (now.holder === null ? unitOf(now.view, ship).owner === now.seat : shipUnder(now.view, now.holder) === ship)

/** To stop the quarry or a pursuer; else to strand an enemy while there is still much to sail for. */
function reefWorth(now: Sight, ship: number): number {
  const { owner } = unitOf(now.view, ship)
  if (owner === now.seat || manned(now.view, ship) === 0) return 0
  return isTheirs(now, ship) || isPursuer(now, ship) ? 2 : WORTH_A_CARD
}

/** To stop the quarry or a pursuer; else to cost an enemy a turn, if the hand is full and a card must go anyway. */
function becalmWorth(now: Sight, ship: number): number {
  if (isTheirs(now, ship) || isPursuer(now, ship)) return 3
  const isSpare = (now.view.hand?.length ?? 0) >= HAND && now.quarry === null
  return isSpare && unitOf(now.view, ship).owner !== now.seat && manned(now.view, ship) > 0 ? WORTH_A_CARD : 0
}

/** Where a unit could go with more points. */
function spedUp({ view, edition }: Sight, id: number, amount: number): Area {
  const unit = unitOf(view, id)
  const units = view.units.with(id, { ...unit, extra: unit.extra + amount })
  return areaOf({ units, boardings: view.boardings }, edition, id)
}

/** Turns saved on the way home; else how much better a stop the ship can reach. */
function fairWindWorth(now: Sight, ship: number, amount: number): number {
  const { view, edition, ways, home } = now
  const unit = unitOf(view, ship)
  const left = pointsLeft(edition, unit)
  if (manned(view, ship) === 0 || unit.isStuck || unit.calm !== null || isLocked(view, ship)) return 0
  if (isOurHomebound(now, ship)) {
    const away = ways.sail(home)[spaceOf(unit)] ?? FAR
    return away > left && turnsFor(away - left - amount) < turnsFor(away - left) ? 4 : 0
  }
  return bestStopIn(now, ship, spedUp(now, ship, amount)).worth - bestStop(now, ship).worth - WORTH_A_CARD
}

/** How much better a place the crew can reach. */
function marchWorth(now: Sight, id: number, amount: number): number {
  const { isStuck, aboard } = unitOf(now.view, id)
  if (isStuck || (aboard !== null && areaOf(now.view, now.edition, id).options.length === 0)) return 0
  return bestAshoreIn(now, id, spedUp(now, id, amount)).worth - bestAshore(now, id).worth - WORTH_A_CARD
}

/** Towards home for our own, away from theirs for the quarry. */
function stormWorth(now: Sight, ship: number, amount: number): number {
  const { view, edition } = now
  const unit = unitOf(view, ship)
  const at = spaceOf(unit)
  const home = now.ways.sail(view.homes[unit.owner] ?? -1)
  if (isOurHomebound(now, ship))
    return (home[at] ?? 0) - (home[stormGoal(now, ship, drivenFrom(edition, at, amount))] ?? FAR) >= amount ? 2 : 0
  return isTheirs(now, ship) && (home[at] ?? FAR) <= 9 ? 2.5 : 0
}

/** Where a storm should drive a ship. */
export function stormGoal(now: Sight, ship: number, spaces: readonly number[]): number {
  const { owner } = unitOf(now.view, ship)
  const home = now.ways.sail(now.view.homes[owner] ?? -1)
  const sign = owner === now.seat ? -1 : 1
  return spaces.reduce((best, to) => (sign * ((home[to] ?? 0) - (home[best] ?? 0)) > 0 ? to : best), spaces[0] ?? -1)
}

/** A raft for a crew that has nothing left to do where it is, and no ship to fetch it. */
function raftWorth(now: Sight, crew: number, amount: number): number {
  const at = spaceOf(unitOf(now.view, crew))
  const { now: atOnce, later } = walkingWorth(now, at, crew)
  const byShip = Math.max(0, ...now.ships.map(ship => sailingWorth(now, spaceOf(unitOf(now.view, ship))) * 0.6))
  if (crew === now.holder && now.ships.length > 0) return 0
  const goal = raftGoal(now, crew, acrossFrom(now.edition, at, amount))
  const there = walkingWorth(now, goal, crew)
  return there.now + there.later - atOnce - Math.max(later, byShip) - 0.4
}

/** Where a raft should land. */
export function raftGoal(now: Sight, crew: number, spaces: readonly number[]): number {
  const worth = (space: number): number => {
    const { now: atOnce, later } = walkingWorth(now, space, crew)
    return atOnce + later
  }
  return spaces.reduce((best, to) => (worth(to) > worth(best) ? to : best), spaces[0] ?? -1)
}

/** Effects worth a word in another's turn. */
const UNASKED: readonly EventEffect[] = ['becalm', 'storm', 'reef', 'pickpocket']

/** Whether any of these could be worth playing in another's turn; looked at before anything else is. */
export const isTempting = (now: Pick<Sight, 'edition'>, options: readonly object[]): boolean =>
  options.some(option => isCardPlay(option) && UNASKED.includes(eventOf(now.edition, option.play).effect))

/** A card worth playing unasked, or null. */
export const cardUnasked = (now: Sight, options: readonly object[]): CardPlay | null =>
  cardToPlay(
    now,
    options.filter(option => isCardPlay(option) && UNASKED.includes(eventOf(now.edition, option.play).effect)),
  )

/** Which action cards a seat can play now, and on what (DL-38 to DL-40). */
import type { Seat } from '@nassau/kernel'
import { handOf, hasCrewAt, isAshore, type Lagoon, someUnit, type Unit, unitsWhere } from '../board.ts'
import type { Edition, EventCard } from '../edition/edition.ts'
import { mapOf } from '../edition/map.ts'
import type { LagoonCtx } from '../rules.ts'
import { acrossFrom, drivenFrom } from '../sailing/crossings.ts'
import { eventOf } from './decks.ts'

/** A card and what it is played on: a unit, a space for a new ship, or nothing. */
export type CardPlay = { play: string; on: number | null }

export const isCardPlay = (option: object): option is CardPlay => 'play' in option && 'on' in option

/** Begins with a card: announced first, then carried out. */
export const playCard = (ctx: Pick<LagoonCtx, 'call'>, { play, on }: CardPlay, by: Seat): void =>
  ctx.call({ step: 'card', at: 'announce', by, card: play, on })

/** Everything `seat` can play in this segment of whoever's turn it is; cards for a battle or an answer have their own moment. */
export function playsOf(lagoon: Lagoon, edition: Edition, seat: Seat): CardPlay[] {
  const plays: CardPlay[] = []
  const hand = handOf(lagoon, seat)
  for (let i = 0; i < hand.length; i++) {
    const play = hand[i]
    if (play === undefined || hand.indexOf(play) < i) continue
    for (const on of targetsOf(lagoon, edition, seat, eventOf(edition, play))) plays.push({ play, on })
  }
  return plays
}

/** What a card can be played on; nothing if this is not its moment. */
function targetsOf(lagoon: Lagoon, edition: Edition, seat: Seat, card: EventCard): number[] {
  switch (card.effect) {
    case 'rally':
      return unitsWhere(lagoon, unit => isOwnCrew(unit, seat) && unit.strength < edition.mostSteps)
    case 'pickpocket':
      return unitsWhere(lagoon, unit => isRobbable(lagoon, unit, seat))
    default:
      return lagoon.segment === 'movement' ? inMovement(lagoon, edition, seat, card) : []
  }
}

function inMovement(lagoon: Lagoon, edition: Edition, seat: Seat, card: EventCard): number[] {
  const isOwnTurn = lagoon.turn === seat
  switch (card.effect) {
    case 'ship-speed':
      return isOwnTurn ? unitsWhere(lagoon, unit => isShipOf(unit, seat)) : []
    case 'crew-speed':
      return isOwnTurn ? unitsWhere(lagoon, unit => isOwnCrew(unit, seat)) : []
    case 'becalm':
      return isOwnTurn ? [] : unitsWhere(lagoon, unit => isShipOf(unit, lagoon.turn) && unit.calm === null)
    case 'storm':
      return unitsWhere(lagoon, unit => isAfloat(unit) && drivenFrom(edition, unit.at ?? -1, card.amount).length > 0)
    case 'reef':
      return unitsWhere(lagoon, unit => isAfloat(unit) && mapOf(edition).isShore[unit.at ?? -1] === true)
    case 'raft':
      return unitsWhere(lagoon, unit => canRaft(edition, unit, seat, card.amount))
    case 'merchantman':
      return harboursFor(lagoon, edition, seat)
    default:
      return []
  }
}

const isOwnCrew = (unit: Unit, seat: Seat): boolean => unit.kind === 'crew' && unit.owner === seat && unit.at !== null
const isAfloat = (unit: Unit): boolean => unit.kind === 'ship' && unit.at !== null
const isShipOf = (unit: Unit, seat: Seat): boolean => isAfloat(unit) && unit.owner === seat

const isRobbable = (lagoon: Lagoon, unit: Unit, seat: Seat): boolean =>
  unit.owner !== seat && unit.at !== null && unit.items.length > 0 && hasCrewAt(lagoon, seat, unit.at)

const canRaft = (edition: Edition, unit: Unit, seat: Seat, most: number): boolean =>
  unit.owner === seat && isAshore(unit) && !unit.isStuck && acrossFrom(edition, unit.at ?? -1, most).length > 0

/** DL-40 Where a merchantman can put in for a captain who owns no ship. */
function harboursFor(lagoon: Lagoon, edition: Edition, seat: Seat): number[] {
  if (someUnit(lagoon, unit => isShipOf(unit, seat))) return []
  const { isShore, terrain } = mapOf(edition)
  const spaces: number[] = []
  for (const { kind, owner, at } of lagoon.units) {
    if (kind !== 'crew' || owner !== seat || at === null || spaces.includes(at)) continue
    if (isShore[at] || terrain[at] === 'port') spaces.push(at)
  }
  return spaces
}

/** The cards of `seat` that add to a battle at this moment (DL-23): one option a kind. */
export function battlePlays(
  lagoon: Lagoon,
  edition: Edition,
  seat: Seat,
  moment: { isAfterDice: boolean; isDefending: boolean },
): { play: string }[] {
  const plays: { play: string }[] = []
  const hand = handOf(lagoon, seat)
  for (let i = 0; i < hand.length; i++) {
    const play = hand[i]
    if (play === undefined || hand.indexOf(play) < i) continue
    const { effect } = eventOf(edition, play)
    const isFit =
      effect === 'late-bonus' ||
      (!moment.isAfterDice && (effect === 'battle-bonus' || (effect === 'ambush' && moment.isDefending)))
    if (isFit) plays.push({ play })
  }
  return plays
}

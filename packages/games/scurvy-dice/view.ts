/** What a seat sees. Ships, islands and track lie open (SD-13); only sealed answers are hidden, by the kernel. */
import type { Sea, Ship } from './board.ts'
import { POWERS } from './captains.ts'
import type { Captain, Edition } from './edition/edition.ts'

/** SD-45 What a captain's card says. */
export type Card = Pick<Captain, 'name' | 'skill' | 'text'> & { phase: string; type: string }
export type ShipView = Ship & { card: Card | null }
export type SeaView = Omit<Sea, 'ships'> & { ships: ShipView[] }

const cardOf = (edition: Edition, ship: Ship): Card | null => {
  if (ship.captain === null) return null
  const captain = edition.captains.find(({ id }) => id === ship.captain)
  return captain ? { name: captain.name, skill: captain.skill, text: captain.text, ...POWERS[captain.power] } : null
}

const showShip = <More>(ship: Ship, more: More): Ship & More => ({
  sails: ship.sails,
  hull: ship.hull,
  cannons: ship.cannons,
  crew: ship.crew,
  parrot: ship.parrot,
  wreck: ship.wreck,
  plunder: ship.plunder,
  hold: [...ship.hold],
  cache: [...ship.cache],
  scurvy: ship.scurvy,
  at: ship.at,
  from: ship.from,
  captain: ship.captain,
  isReady: ship.isReady,
  isHidden: ship.isHidden,
  isImmune: ship.isImmune,
  broken: ship.broken,
  ...more,
})

const showSea = <S extends Ship>(sea: Omit<Sea, 'ships'>, ships: S[]): Omit<Sea, 'ships'> & { ships: S[] } => ({
  ships,
  dog: sea.dog,
  first: sea.first,
  hunt: sea.hunt,
  loots: sea.loots,
  goal: sea.goal,
  island: [...sea.island],
  muerta: sea.muerta,
  vows: sea.vows.map(({ by, deed, target, until, state }) => ({ by, deed, target, until, state })),
})

export const view = (sea: Sea, edition: Edition): SeaView =>
  showSea(
    sea,
    sea.ships.map(ship => showShip(ship, { card: cardOf(edition, ship) })),
  )

/** The board behind a view: there is only one. */
export const determinize = (seen: SeaView): Sea =>
  showSea(
    seen,
    seen.ships.map(ship => showShip(ship, {})),
  )

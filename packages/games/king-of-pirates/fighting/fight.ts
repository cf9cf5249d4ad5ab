/** How a combat stands: totals from dice, skills, cards and scurvy (KP-40, KP-44). */

import { sum } from '../../kit/lists.ts'
import { type Fight, type Seas, type Ship, shipOf } from '../board.ts'
import type { Chart } from '../chart.ts'
import { prowess } from '../crew/skills.ts'

/** KP-48, KP-49, KP-58 What a card adds. */
export const ASSAULT = 2
export const AMBUSH = 3
export const SOLDIERS = 2

export type Waters = Pick<Seas, 'soldiers'> & {
  ships: readonly Pick<Ship, 'at' | 'captain' | 'crew' | 'middles' | 'scurvy' | 'assaults' | 'ambushes'>[]
}

/** What the attacker adds to the dice. */
export function attackBonus(seas: Waters, chart: Chart, fight: Fight): number {
  const ship = shipOf(seas, fight.attacker)
  const skill = prowess(chart, ship, fight.defender === null ? 'nations' : 'players')
  return skill + ASSAULT * ship.assaults + fight.forAttack - ship.scurvy
}

/** What the defender adds to the dice; a nation adds it to its defence value. */
export function defenceBonus(seas: Waters, chart: Chart, fight: Fight): number {
  if (fight.prize) return SOLDIERS * seas.soldiers[fight.prize.nation] + fight.forDefence
  const ship = shipOf(seas, fight.defender ?? fight.attacker)
  return prowess(chart, ship, 'players') + AMBUSH * ship.ambushes + fight.forDefence - ship.scurvy
}

export const attackTotal = (seas: Waters, chart: Chart, fight: Fight): number =>
  sum(fight.attack) + attackBonus(seas, chart, fight)

/** The number to reach: a prize's defence, or what the defender rolled. */
export const defenceTotal = (seas: Waters, chart: Chart, fight: Fight): number =>
  (fight.prize ? fight.prize.defence : sum(fight.defence)) + defenceBonus(seas, chart, fight)

/** KP-40, KP-44 The defence value or more; the attacker wins ties. */
export const isAttackerAhead = (seas: Waters, chart: Chart, fight: Fight): boolean =>
  attackTotal(seas, chart, fight) >= defenceTotal(seas, chart, fight)

/** KP-51 A fighter carried off ends the combat. */
export const isBrokenOff = (seas: Waters, { attacker, defender, at }: Fight): boolean =>
  shipOf(seas, attacker).at !== at || (defender !== null && shipOf(seas, defender).at !== at)

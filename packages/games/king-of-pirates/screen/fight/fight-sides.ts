/** Both sides of a combat, with what each total is made of. */
import type { Seat } from '@nassau/kernel'
import { type Fight, shipOf } from '../../board.ts'
import type { Chart, Prize } from '../../chart.ts'
import { prowess } from '../../crew/skills.ts'
import { AMBUSH, ASSAULT, attackTotal, defenceTotal, SOLDIERS } from '../../fighting/fight.ts'
import type { SeasView } from '../../view.ts'

export type Part = {
  of: 'defence' | 'skills' | 'assault' | 'ambush' | 'mercenaries' | 'soldiers' | 'scurvy'
  n: number
}
export type Side = {
  seat: Seat | null
  prize: Prize | null
  dice: readonly number[]
  parts: readonly Part[]
  total: number
}

export function sidesOf(view: SeasView, chart: Chart, fight: Fight): { attack: Side; defence: Side } {
  const against = fight.defender === null ? 'nations' : 'players'
  const attacker = shipOf(view, fight.attacker)
  return {
    attack: {
      seat: fight.attacker,
      prize: null,
      dice: fight.attack,
      parts: some([
        { of: 'skills', n: prowess(chart, attacker, against) },
        { of: 'assault', n: ASSAULT * attacker.assaults },
        { of: 'mercenaries', n: fight.forAttack },
        { of: 'scurvy', n: -attacker.scurvy },
      ]),
      total: attackTotal(view, chart, fight),
    },
    defence: {
      seat: fight.defender,
      prize: fight.prize,
      dice: fight.defence,
      parts: some(fight.prize ? prizeParts(view, fight, fight.prize) : playerParts(view, chart, fight)),
      total: defenceTotal(view, chart, fight),
    },
  }
}

const prizeParts = (view: SeasView, fight: Fight, { defence, nation }: Prize): Part[] => [
  { of: 'defence', n: defence },
  { of: 'soldiers', n: SOLDIERS * view.soldiers[nation] },
  { of: 'mercenaries', n: fight.forDefence },
]

function playerParts(view: SeasView, chart: Chart, fight: Fight): Part[] {
  const ship = shipOf(view, fight.defender ?? fight.attacker)
  return [
    { of: 'skills', n: prowess(chart, ship, 'players') },
    { of: 'ambush', n: AMBUSH * ship.ambushes },
    { of: 'mercenaries', n: fight.forDefence },
    { of: 'scurvy', n: -ship.scurvy },
  ]
}

const some = (parts: readonly Part[]): Part[] => parts.filter(({ n }) => n !== 0)

/** Someone to attack: the prize in this space, or another captain, each with what it may bring. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { SeatMark } from '@nassau/ui'
import { prizeAt, shipOf } from '../../board.ts'
import { type Chart, chartOf, type Prize } from '../../chart.ts'
import { prowess } from '../../crew/skills.ts'
import { AMBUSH, ASSAULT, SOLDIERS } from '../../fighting/fight.ts'
import { chanceOf, duelChance } from '../../fighting/odds.ts'
import type { SeasView, ShipView } from '../../view.ts'
import { prizeName } from '../../words/words.ts'
import { NationFlag } from '../map/flags.tsx'
import { counted } from '../words.ts'
import { ChoiceRow, Choices } from './choices.tsx'
import tasks from './tasks.module.css'
import type { Answering } from './turn-tasks.tsx'

type Props = Answering & { hasPrize: boolean; seats: readonly Seat[] }

export function TargetTask({ view, edition, names, seat, hasPrize, seats, canChoose, choose }: Props) {
  const { i18n } = useLingui()
  const chart = chartOf(edition)
  const prize = hasPrize ? prizeAt(view, chart, shipOf(view, seat).at) : null
  const odds = (chance: number): string => i18n._('about {n} in 100', { n: Math.round(chance * 100) })
  return (
    <Choices
      canChoose={canChoose}
      none={i18n._('Attack nobody')}
      onNone={() => choose('combat.target', { attack: null })}
    >
      {prize && (
        <ChoiceRow
          canChoose={canChoose}
          mark={
            <svg viewBox="-1 -1 16 11" className={tasks.flag} aria-hidden="true">
              <NationFlag nation={prize.nation} x={0} y={0} />
            </svg>
          }
          name={i18n._('Attack the {prize}', { prize: prizeName(prize.kind, prize.nation) })}
          says={i18n._('defence {defence}, {loot} loot cards, {odds} with your cannonballs', {
            defence: prize.defence,
            loot: prize.loot,
            odds: odds(raidChance(view, chart, seat, prize)),
          })}
          onChoose={() => choose('combat.target', { attack: 'prize' })}
        />
      )}
      {seats.map(other => (
        <ChoiceRow
          key={other}
          canChoose={canChoose}
          mark={<SeatMark seat={other} says="" />}
          name={i18n._('Attack {name}', { name: names[other] ?? '' })}
          says={i18n._('for up to {n} doubloons, {odds} with dice alone', {
            n: counted(i18n, shipOf(view, other).doubloons),
            odds: odds(rivalChance(view, chart, seat, other)),
          })}
          onChoose={() => choose('combat.target', { attack: other })}
        />
      ))}
    </Choices>
  )
}

/** What an attacker adds to the dice. */
const edge = (chart: Chart, ship: ShipView, against: 'nations' | 'players'): number =>
  prowess(chart, ship, against) + ASSAULT * ship.assaults - ship.scurvy

/** How likely a prize is taken with all the cannonballs aboard. */
function raidChance(view: SeasView, chart: Chart, seat: Seat, prize: Prize): number {
  const ship = shipOf(view, seat)
  const defence = prize.defence + SOLDIERS * view.soldiers[prize.nation]
  return chanceOf(defence - edge(chart, ship, 'nations'), ship.cannonballs)
}

/** Dice alone: cards and cannonballs may still change it. */
function rivalChance(view: SeasView, chart: Chart, seat: Seat, other: Seat): number {
  const rival = shipOf(view, other)
  const defence = prowess(chart, rival, 'players') + AMBUSH * rival.ambushes - rival.scurvy
  return duelChance(edge(chart, shipOf(view, seat), 'players') - defence)
}

/** What is decided in one's own turn: sailing on, parts to buy, pockets to pick, treasure to dig, someone to attack. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { Button, SeatMark } from '@nassau/ui'
import { prizeAt, shipOf } from '../board.ts'
import { type Chart, chartOf } from '../chart.ts'
import type { Edition } from '../edition.ts'
import { AMBUSH, ASSAULT, SOLDIERS } from '../fight.ts'
import type { Middle } from '../names.ts'
import { chanceOf, duelChance } from '../odds.ts'
import { prowess } from '../skills.ts'
import { mapsNeeded } from '../steps/dig.ts'
import type { SeasView } from '../view.ts'
import { placeName, prizeName } from '../words.ts'
import { NationFlag } from './flags.tsx'
import tasks from './tasks.module.css'
import { counted, partWord } from './words.ts'

type Answering = {
  view: SeasView
  edition: Edition
  names: readonly string[]
  seat: Seat
  canChoose: boolean
  choose: (choice: unknown) => void
}

export function SailTask({ view, edition, seat, left, canChoose, choose }: Answering & { left: number }) {
  const { i18n } = useLingui()
  const { at } = shipOf(view, seat)
  return (
    <div className={tasks.brief}>
      <p className={tasks.says}>
        {i18n._(
          '{left, plural, =0 {No space left to sail.} one {# space left to sail.} other {# spaces left to sail.}}',
          {
            left,
          },
        )}{' '}
        {left > 0 && i18n._('Choose a lit space on the map.')}
      </p>
      <div className={tasks.buttons}>
        <Button variant={left > 0 ? 'ink' : 'gold'} disabled={!canChoose} onClick={() => choose({ stop: true })}>
          {useStopWords(view, chartOf(edition), at)}
        </Button>
      </div>
    </div>
  )
}

/** Stopping means something else in every place. */
function useStopWords(view: SeasView, chart: Chart, at: number): string {
  const { i18n } = useLingui()
  const place = placeName(at)
  if (chart.ground[at] === 'lair') return i18n._('Stop here and visit the lair')
  if (prizeAt(view, chart, at)) return i18n._('Stop here, to fight or not')
  if (chart.treasures[at] && !view.dug.includes(at)) return i18n._('Stop here at the treasure')
  return i18n._('Stop here at {place}', { place })
}

export function BuyTask({ edition, view, seat, parts, canChoose, choose }: Answering & { parts: readonly Middle[] }) {
  const { i18n } = useLingui()
  const { cost, sails, places } = edition.middle
  const what = i18n._(
    '+{sails, plural, one {# sail} other {# sails}}, +{places, plural, one {# pirate place} other {# pirate places}}',
    { sails, places },
  )
  return (
    <>
      <p className={tasks.says}>
        {i18n._('A part costs {cost} of your {purse} doubloons.', {
          cost: counted(i18n, cost),
          purse: counted(i18n, shipOf(view, seat).doubloons),
        })}
      </p>
      <ul className={tasks.list}>
        {parts.map(part => (
          <li key={part}>
            <button type="button" className={tasks.row} disabled={!canChoose} onClick={() => choose({ buy: part })}>
              <span className={tasks.two}>
                <b>{partWord(i18n, part)}</b>
                <span>
                  {what},{' '}
                  {part === 'rum-hold'
                    ? i18n._('room for {n} more rum', { n: edition.middle[part] })
                    : i18n._('room for {n} more cannonballs', { n: edition.middle[part] })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={tasks.buttons}>
        <Button disabled={!canChoose} onClick={() => choose({ buy: null })}>
          {i18n._('Buy nothing more')}
        </Button>
      </div>
    </>
  )
}

export function StealTask({ view, names, seats, canChoose, choose }: Answering & { seats: readonly Seat[] }) {
  const { i18n } = useLingui()
  return (
    <>
      <ul className={tasks.list}>
        {seats.map(seat => (
          <li key={seat}>
            <button type="button" className={tasks.row} disabled={!canChoose} onClick={() => choose({ steal: seat })}>
              <SeatMark seat={seat} says="" />
              <span className={tasks.two}>
                <b>{names[seat]}</b>
                <span>{i18n._('has {n} doubloons', { n: counted(i18n, view.ships[seat]?.doubloons ?? 0) })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={tasks.buttons}>
        <Button disabled={!canChoose} onClick={() => choose({ steal: null })}>
          {i18n._('Steal from nobody')}
        </Button>
      </div>
    </>
  )
}

type DigProps = Answering & { space: number; canDig: boolean }

export function DigTask({ view, edition, seat, space, canDig, canChoose, choose }: DigProps) {
  const { i18n } = useLingui()
  const needed = mapsNeeded(view, { space }, edition)
  const held = shipOf(view, seat).hand?.['treasure-map'] ?? 0
  const worth = counted(i18n, chartOf(edition).treasures[space]?.worth ?? 0)
  return (
    <>
      <p className={tasks.says}>
        {i18n._('{worth} doubloons lie here.', { worth })}{' '}
        {i18n._(
          '{needed, plural, =0 {Your crew needs no map} one {It takes # map} other {It takes # maps}}; you hold {held}.',
          {
            needed,
            held,
          },
        )}
      </p>
      <div className={tasks.buttons}>
        {canDig && (
          <Button variant="gold" disabled={!canChoose} onClick={() => choose({ dig: true })}>
            {i18n._('Dig')}
          </Button>
        )}
        <Button disabled={!canChoose} onClick={() => choose({ dig: false })}>
          {i18n._('Leave it')}
        </Button>
      </div>
    </>
  )
}

type TargetProps = Answering & { hasPrize: boolean; seats: readonly Seat[] }

export function TargetTask({ view, edition, names, seat, hasPrize, seats, canChoose, choose }: TargetProps) {
  const { i18n } = useLingui()
  const chart = chartOf(edition)
  const ship = shipOf(view, seat)
  const prize = hasPrize ? prizeAt(view, chart, ship.at) : null
  const edge = (against: 'nations' | 'players'): number =>
    prowess(chart, ship, against) + ASSAULT * ship.assaults - ship.scurvy
  const odds = (chance: number): string => i18n._('about {n} in 100', { n: Math.round(chance * 100) })
  /** Dice alone: cards and cannonballs may still change it. */
  const duel = (other: Seat): number => {
    const rival = shipOf(view, other)
    return duelChance(edge('players') - prowess(chart, rival, 'players') - AMBUSH * rival.ambushes + rival.scurvy)
  }
  return (
    <>
      <ul className={tasks.list}>
        {prize && (
          <li>
            <button
              type="button"
              className={tasks.row}
              disabled={!canChoose}
              onClick={() => choose({ attack: 'prize' })}
            >
              <svg viewBox="-1 -1 16 11" className={tasks.flag} aria-hidden="true">
                <NationFlag nation={prize.nation} x={0} y={0} />
              </svg>
              <span className={tasks.two}>
                <b>{i18n._('Attack the {prize}', { prize: prizeName(prize.kind, prize.nation) })}</b>
                <span>
                  {i18n._('defence {defence}, {loot} loot cards, {odds} with your cannonballs', {
                    defence: prize.defence,
                    loot: prize.loot,
                    odds: odds(
                      chanceOf(
                        prize.defence + SOLDIERS * view.soldiers[prize.nation] - edge('nations'),
                        ship.cannonballs,
                      ),
                    ),
                  })}
                </span>
              </span>
            </button>
          </li>
        )}
        {seats.map(other => (
          <li key={other}>
            <button type="button" className={tasks.row} disabled={!canChoose} onClick={() => choose({ attack: other })}>
              <SeatMark seat={other} says="" />
              <span className={tasks.two}>
                <b>{i18n._('Attack {name}', { name: names[other] ?? '' })}</b>
                <span>
                  {i18n._('for up to {n} doubloons, {odds} with dice alone', {
                    n: counted(i18n, shipOf(view, other).doubloons),
                    odds: odds(duel(other)),
                  })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={tasks.buttons}>
        <Button disabled={!canChoose} onClick={() => choose({ attack: null })}>
          {i18n._('Attack nobody')}
        </Button>
      </div>
    </>
  )
}

/** A warning before a ship is left where a rival could take it (DL-19). */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { useMemo } from 'react'
import { manned } from '../../board.ts'
import type { Edition } from '../../edition/edition.ts'
import { hexName } from '../../edition/map.ts'
import type { LagoonFrame } from '../../rules.ts'
import type { LagoonView } from '../../view.ts'
import { threatsTo } from '../chart/ways.ts'
import { unitWord } from '../words.ts'
import css from './dock.module.css'

type Props = {
  view: LagoonView
  edition: Edition
  names: readonly string[]
  seat: Seat
  frame: LagoonFrame | undefined
}

/** A ship in danger, who could take it, and the crew whose landing would bring that about; null if it lies empty. */
type Danger = { ship: number; by: number; last: number | null }

export function dangersTo({ view, edition, seat, frame }: Omit<Props, 'names'>): Danger[] {
  if (frame?.step !== 'movement' || frame.seat !== seat) return []
  if (frame.at === 'act') {
    const ship = view.units[frame.unit]?.aboard ?? null
    if (ship === null || manned(view, ship) > 1) return []
    return takersOf(view, edition, seat, ship).map(by => ({ ship, by, last: frame.unit }))
  }
  if (frame.at !== 'choose') return []
  return view.units.flatMap((unit, ship) =>
    unit.kind === 'ship' && unit.owner === seat && unit.at !== null && manned(view, ship) === 0
      ? takersOf(view, edition, seat, ship).map(by => ({ ship, by, last: null }))
      : [],
  )
}

/** The first rival who is there or could come in their next turn. */
function takersOf(view: LagoonView, edition: Edition, seat: Seat, ship: number): number[] {
  const at = view.units[ship]?.at ?? null
  if (at === null) return []
  const here = view.units.findIndex(unit => unit.at === at && unit.kind === 'crew' && unit.owner !== seat)
  return here >= 0 ? [here] : threatsTo(view, edition, seat, at).slice(0, 1)
}

export function Unguarded({ view, edition, names, seat, frame }: Props) {
  const { i18n } = useLingui()
  const dangers = useMemo(() => dangersTo({ view, edition, seat, frame }), [view, edition, seat, frame])
  const speaker = { i18n, names, seat }
  const word = (id: number): string => (view.units[id] ? unitWord(speaker, view.units[id]) : '')
  return dangers.map(({ ship, by, last }) => (
    <p key={ship} className={css.warning} role="note">
      {last === null
        ? i18n._('Nobody guards {ship} on {hex}: {rival} could take it.', {
            ship: word(ship),
            hex: hexName(edition, view.units[ship]?.at ?? 0),
            rival: word(by),
          })
        : i18n._('{crew} is the last aboard {ship}: if it lands, {rival} could take the ship.', {
            crew: word(last),
            ship: word(ship),
            rival: word(by),
          })}
    </p>
  ))
}

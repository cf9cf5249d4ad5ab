/** One's own ships and crews, beside the map: how strong, how far they can still go, what they carry; a press takes one. */
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { fillOfSeat } from '@nassau/ui'
import { SloopGlyph } from '@nassau/ui/art'
import { adventureOf } from '../../cards/decks.ts'
import type { Edition } from '../../edition/edition.ts'
import { hexName } from '../../edition/map.ts'
import { pointsLeft } from '../../sailing/reach.ts'
import type { LagoonView } from '../../view.ts'
import { adventureLook } from '../card-look.tsx'
import { ROMAN, type Speaker, unitWord } from '../words.ts'
import css from './units.module.css'

type Unit = LagoonView['units'][number]

type Props = {
  view: LagoonView
  edition: Edition
  names: readonly string[]
  seat: Seat
  held: number | null
  /** Units that can be taken, named or switched to now. */
  ready: ReadonlySet<number>
  isMovement: boolean
  canChoose: boolean
  take: (unit: number) => void
}

export function UnitList({ view, edition, names, seat, held, ready, isMovement, canChoose, take }: Props) {
  const { i18n } = useLingui()
  // By their numbers, whatever they do: a unit is found where it was.
  const own = view.units.flatMap((unit, id) => (unit.owner === seat && unit.at !== null ? [{ unit, id }] : []))
  return (
    <ul className={css.units} data-units aria-label={i18n._('Your units')}>
      {own.map(({ unit, id }) => (
        <li key={id}>
          <button
            type="button"
            className={css.unit}
            aria-pressed={held === id}
            disabled={!canChoose || !ready.has(id)}
            onClick={() => take(id)}
          >
            <UnitMark unit={unit} />
            <span className={css.words}>
              <b>{unitWord({ i18n, names, seat }, unit)}</b>
              <span>
                {whereWord({ i18n, names, seat }, unit, view, edition)}
                <span className={css.left}>{leftWord(i18n, unit, edition, isMovement)}</span>
              </span>
              {unit.items.length > 0 && (
                <span className={css.items}>
                  {unit.items.map(item => (
                    <Item key={item} item={item} edition={edition} />
                  ))}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A ship is a sloop, a crew a shield with its strength and number. */
function UnitMark({ unit }: { unit: Unit }) {
  const { i18n } = useLingui()
  const { kind, owner, strength, number } = unit
  if (kind === 'ship') return <SloopGlyph className={css.sloop} style={{ color: fillOfSeat(owner) }} />
  return (
    <span
      className={css.shield}
      style={{ borderColor: fillOfSeat(owner) }}
      role="img"
      aria-label={i18n._('strength {strength}', { strength })}
      title={i18n._('Strength: it is added to your die in battle, and each step lost takes one of it (DL-26)')}
    >
      {strength}
      <i>{ROMAN[number]}</i>
    </span>
  )
}

/** Where a unit is; with several ships, aboard which. */
function whereWord({ i18n, seat }: Speaker, unit: Unit, view: LagoonView, edition: Edition): string {
  const ship = view.units[unit.aboard ?? -1]
  if (!ship) return hexName(edition, unit.at ?? 0)
  const ships = view.units.filter(({ kind, owner, at }) => kind === 'ship' && owner === seat && at !== null)
  return ships.length > 1 ? i18n._('aboard ship {number}', { number: ship.number }) : i18n._('aboard')
}

/** How far it can still go. */
function leftWord(i18n: I18n, unit: Unit, edition: Edition, isMovement: boolean): string {
  if (unit.isStuck) return `, ${i18n._('immobilized')}`
  if (!isMovement) return ''
  const left = Math.max(0, pointsLeft(edition, unit))
  return `, ${i18n._('{left, plural, one {# point} other {# points}}', { left })}`
}

/** A thing carried: picture and name, its text on demand. */
function Item({ item, edition }: { item: string; edition: Edition }) {
  const { i18n } = useLingui()
  const card = adventureOf(edition, item)
  const { Picture } = adventureLook(card)
  return (
    <span className={css.item} data-treasure={card.effect === 'treasure' || undefined} title={i18n._(card.text)}>
      <Picture aria-hidden="true" /> {i18n._(card.name)}
    </span>
  )
}

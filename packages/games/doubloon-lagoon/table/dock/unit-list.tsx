/** One's own ships and crews, beside the map: how strong, how far they can still go, what they carry; a press takes one. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { fillOfSeat } from '@nassau/ui'
import { SloopGlyph } from '@nassau/ui/art'
import { adventureOf } from '../../decks.ts'
import type { Edition } from '../../edition.ts'
import { hexName } from '../../map.ts'
import { pointsLeft } from '../../reach.ts'
import type { LagoonView } from '../../view.ts'
import { adventureLook } from '../card-look.tsx'
import { ROMAN, unitWord } from '../words.ts'
import css from './units.module.css'

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
  const own = view.units.flatMap((unit, id) => (unit.owner === seat && unit.at !== null ? [{ unit, id }] : []))
  // Ships, each with its crews after it, then crews ashore.
  const order = own
    .filter(({ unit }) => unit.aboard === null)
    .sort((a, b) => Number(a.unit.kind === 'crew') - Number(b.unit.kind === 'crew'))
    .flatMap(one => [one, ...own.filter(({ unit }) => unit.aboard === one.id)])
  return (
    <ul className={css.units} data-units aria-label={i18n._('Your units')}>
      {order.map(({ unit, id }) => {
        const { kind, strength, aboard, at, items, isStuck, number } = unit
        const left = Math.max(0, pointsLeft(edition, unit))
        const isOpen = canChoose && ready.has(id)
        return (
          <li key={id} data-aboard={aboard !== null || undefined}>
            <button
              type="button"
              className={css.unit}
              aria-pressed={held === id}
              disabled={!isOpen}
              onClick={() => take(id)}
            >
              {kind === 'ship' ? (
                <SloopGlyph className={css.sloop} style={{ color: fillOfSeat(seat) }} />
              ) : (
                <span
                  className={css.shield}
                  style={{ borderColor: fillOfSeat(seat) }}
                  role="img"
                  aria-label={i18n._('strength {strength}', { strength })}
                >
                  {strength}
                  <i>{ROMAN[number]}</i>
                </span>
              )}
              <span className={css.words}>
                <b>{unitWord({ i18n, names, seat }, unit)}</b>
                <span>
                  {[
                    aboard === null ? hexName(edition, at ?? 0) : i18n._('aboard'),
                    isStuck
                      ? i18n._('immobilized')
                      : isMovement
                        ? i18n._('{left, plural, one {# point} other {# points}}', { left })
                        : '',
                  ]
                    .filter(part => part !== '')
                    .join(', ')}
                </span>
                {items.length > 0 && (
                  <span className={css.items}>
                    {items.map(item => (
                      <Item key={item} item={item} edition={edition} />
                    ))}
                  </span>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
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

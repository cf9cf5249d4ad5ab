/** A captain in two lines: units and strength left, cards, what the adventures count for, and the home port. */
import { useLingui } from '@lingui/react'
import type { SeatNoteProps } from '@nassau/ui'
import { adventureOf } from '../cards/decks.ts'
import { hexName } from '../edition/map.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { pointsOf } from '../winning.ts'

export function SeatNote({ seen, edition, of }: SeatNoteProps<DoubloonLagoon>) {
  const { i18n } = useLingui()
  const { view } = seen
  if (view.isOut[of]) return <div>{i18n._('No crew left: out')}</div>
  const own = view.units.filter(({ owner, at }) => owner === of && at !== null)
  const crews = own.filter(({ kind }) => kind === 'crew')
  const items = own.flatMap(unit => unit.items)
  const home = view.homes[of] ?? null
  const held = view.held[of] ?? 0
  return (
    <>
      <div>
        {i18n._('{crews, plural, one {# crew} other {# crews}}, strength {strength}', {
          crews: crews.length,
          strength: crews.reduce((sum, { strength }) => sum + strength, 0),
        })}
        {', '}
        {i18n._('{ships, plural, =0 {no ship} one {# ship} other {# ships}}', { ships: own.length - crews.length })}
        {', '}
        {i18n._('{held, plural, =0 {no cards} one {# card} other {# cards}}', { held })}
      </div>
      <div>
        {i18n._('{points, plural, one {# point} other {# points}}', { points: pointsOf(view, edition, of) })}
        {home !== null && `, ${i18n._('home {hex}', { hex: hexName(edition, home) })}`}
      </div>
      {items.length > 0 && (
        <div>
          {i18n._('Carries {items}', {
            items: items.map(item => i18n._(adventureOf(edition, item).name)).join(', '),
          })}
        </div>
      )}
    </>
  )
}

/** A captain in two lines: doubloons, and what is aboard. */
import { useLingui } from '@lingui/react'
import type { SeatNoteProps } from '@nassau/ui'
import type { KingOfPirates } from '../rules.ts'
import css from './seat-note.module.css'
import { counted } from './words.ts'

export function SeatNote({ seen, of }: SeatNoteProps<KingOfPirates>) {
  const { i18n } = useLingui()
  const ship = seen.view.ships[of]
  if (!ship) return null
  const { doubloons, cards, rum, cannonballs, scurvy } = ship
  return (
    <div className={css.note}>
      <b>{i18n._('{n} doubloons', { n: counted(i18n, doubloons) })}</b>
      <span>{i18n._('{cards, plural, one {# card} other {# cards}}', { cards })}</span>
      <span>{i18n._('{rum} rum', { rum })}</span>
      <span>{i18n._('{cannonballs, plural, one {# cannonball} other {# cannonballs}}', { cannonballs })}</span>
      <span data-sick={scurvy > 0 || undefined}>
        {i18n._('{scurvy, plural, =0 {no scurvy} other {# scurvy}}', { scurvy })}
      </span>
    </div>
  )
}

/** A ship in a line: where it is on the track, its captain, what it holds. */
import { useLingui } from '@lingui/react'
import type { SeatNoteProps } from '@nassau/ui'
import { coinsOf } from '../board.ts'
import type { ScurvyDice } from '../rules.ts'

export function SeatNote({ seen, of }: SeatNoteProps<ScurvyDice>) {
  const { i18n } = useLingui()
  const { ships, goal, dog } = seen.view
  const ship = ships[of]
  if (!ship) return null
  return (
    <>
      <div>
        {i18n._('Space {at} of {goal}', { at: ship.at, goal })}
        {', '}
        {i18n._('{coins, plural, =0 {no coins} one {# coin} other {# coins}} aboard', { coins: coinsOf(ship) })}
        {dog === of && `, ${i18n._('Scurvy Dog')}`}
      </div>
      {ship.broken > 0 && (
        <div>{i18n._('{n, plural, one {# promise broken} other {# promises broken}}', { n: ship.broken })}</div>
      )}
      {ship.card && (
        <div title={i18n._(ship.card.text)}>
          {i18n._(ship.card.name)}: {i18n._(ship.card.skill)}
          {ship.isReady ? '' : ` (${i18n._('used')})`}
        </div>
      )}
    </>
  )
}

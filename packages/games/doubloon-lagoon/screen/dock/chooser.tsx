/** Several things can be done on one hex: which? */
import { useLingui } from '@lingui/react'
import type { Choice, Seat } from '@nassau/kernel'
import { Button } from '@nassau/ui'
import type { Edition } from '../../edition/edition.ts'
import { hexName } from '../../edition/map.ts'
import type { DoubloonLagoon } from '../../rules.ts'
import type { LagoonView } from '../../view.ts'
import type { Offer } from '../task.ts'
import { unitWord } from '../words.ts'
import css from './dock.module.css'

type Props = {
  space: number
  offers: readonly Offer[]
  /** Units there that could be taken instead of the one in hand. */
  others: readonly number[]
  view: LagoonView
  edition: Edition
  names: readonly string[]
  seat: Seat | null
  say: (offer: Offer) => string
  choose: (choice: Choice<DoubloonLagoon>) => void
  take: (unit: number) => void
  close: () => void
}

export function Chooser({ space, offers, others, view, edition, names, seat, say, choose, take, close }: Props) {
  const { i18n } = useLingui()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a small group of buttons, no form
    <div
      className={css.chooser}
      role="group"
      aria-label={i18n._('On {hex}', { hex: hexName(edition, space) })}
      onKeyDown={event => event.key === 'Escape' && close()}
    >
      <b>{i18n._('On {hex}', { hex: hexName(edition, space) })}</b>
      {offers.map((offer, i) => (
        <Button key={JSON.stringify(offer.choice)} autoFocus={i === 0} onClick={() => choose(offer.choice)}>
          {say(offer)}
        </Button>
      ))}
      {others.map((id, i) => {
        const unit = view.units[id]
        return (
          unit && (
            <Button key={id} autoFocus={i === 0 && offers.length === 0} onClick={() => take(id)}>
              {unitWord({ i18n, names, seat }, unit)}
            </Button>
          )
        )
      })}
      <Button variant="plain" onClick={close}>
        {i18n._('Never mind')}
      </Button>
    </div>
  )
}

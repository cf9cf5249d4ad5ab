/** Who has explored what, what it counts for, and what is still out there. */
import { useLingui } from '@lingui/react'
import { Dialog, SeatMark } from '@nassau/ui'
import { adventureOf, totalValue } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'
import { hexName } from '../edition/map.ts'
import type { LagoonView } from '../view.ts'
import { pointsOf } from '../winning.ts'
import { adventureLook } from './card-look.tsx'
import css from './ledger.module.css'

type Props = { isOpen: boolean; close: () => void; view: LagoonView; edition: Edition; names: readonly string[] }

export function Ledger({ isOpen, close, view, edition, names }: Props) {
  const { i18n } = useLingui()
  const left = view.adventures.length
  return (
    <Dialog
      isOpen={isOpen}
      close={close}
      size="large"
      title={i18n._('Adventures so far')}
      says={i18n._(
        '{left, plural, =0 {No adventure is left} one {# adventure is left} other {# adventures are left}} to be explored. All together are worth {total} points.',
        { left, total: totalValue(edition) },
      )}
    >
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <section key={seat} className={css.captain}>
          <h3>
            <SeatMark seat={seat} says="" /> {name}{' '}
            <small>
              {i18n._('{points, plural, one {# point} other {# points}}', { points: pointsOf(view, edition, seat) })}
            </small>
          </h3>
          <h4>{i18n._('Explored')}</h4>
          <Cards cards={view.explored[seat] ?? []} edition={edition} />
          <h4>{i18n._('Carried')}</h4>
          <Cards cards={view.units.flatMap(({ owner, items }) => (owner === seat ? items : []))} edition={edition} />
        </section>
      ))}
      {view.ground.length > 0 && (
        <section className={css.captain}>
          <h3>{i18n._('On the ground')}</h3>
          <ul className={css.cards}>
            {view.ground.map(({ at, item }) => (
              <li key={item}>
                {i18n._(adventureOf(edition, item).name)}, {hexName(edition, at)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.lost.length > 0 && (
        <section className={css.captain}>
          <h3>{i18n._('Lost at sea')}</h3>
          <Cards cards={view.lost} edition={edition} />
        </section>
      )}
    </Dialog>
  )
}

function Cards({ cards, edition }: { cards: readonly string[]; edition: Edition }) {
  const { i18n } = useLingui()
  if (cards.length === 0) return <p className={css.none}>{i18n._('Nothing')}</p>
  return (
    <ul className={css.cards}>
      {cards.map((id, i) => {
        const card = adventureOf(edition, id)
        const { Picture } = adventureLook(card)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike cards are told apart by their place
          <li key={i} title={i18n._(card.text)}>
            <Picture aria-hidden="true" /> {i18n._(card.name)} ({card.value})
          </li>
        )
      })}
    </ul>
  )
}

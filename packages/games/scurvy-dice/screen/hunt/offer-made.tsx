/** An offer that wants an answer: who would get which treasure dice, and what is promised with it. */
import { useLingui } from '@lingui/react'
import { SeatMark } from '@nassau/ui'
import type { NegotiationFrame, Share } from '../../steps/negotiation.ts'
import type { SeaView } from '../../view.ts'
import { pledgesInWords } from '../../words/talk.ts'
import { CoinDie } from '../ship/face.tsx'
import css from '../tasks.module.css'

type Props = { frame: NegotiationFrame; view: SeaView; names: readonly string[] }

export function OfferMade({ frame: { among, by, offer, pledges }, view: { island }, names }: Props) {
  const { i18n } = useLingui()
  const isAllShared = island.every((_, i) => (offer[i] ?? 'island') !== 'island')
  const shares: readonly Share[] = [...among, ...(isAllShared ? [] : (['island'] as const))]
  return (
    <div className={css.made}>
      <ul className={css.shares}>
        {shares.map(to => {
          const dice = island.filter((_, i) => (offer[i] ?? 'island') === to)
          const total = dice.reduce((sum, coins) => sum + coins, 0)
          return (
            <li key={to}>
              <span className={css.whose}>
                {to === 'island' ? (
                  i18n._('stays on the island')
                ) : (
                  <>
                    <SeatMark seat={to} says="" /> {names[to]}
                  </>
                )}
              </span>
              <span className={css.row}>
                {dice.map((coins, i) => {
                  const says = i18n._('{n, plural, one {# coin} other {# coins}}', { n: coins })
                  // biome-ignore lint/suspicious/noArrayIndexKey: alike dice are told apart by their place only
                  return <CoinDie key={i} coins={coins} says={says} />
                })}
                <b>{total}</b>
              </span>
            </li>
          )
        })}
      </ul>
      {pledges.length > 0 && <p>{pledgesInWords(by, pledges, seat => names[seat] ?? '')}.</p>}
    </div>
  )
}

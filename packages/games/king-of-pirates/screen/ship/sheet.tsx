/** One's own ship: who serves aboard and with which skill, parts, sails, rum, cannonballs and scurvy. */
import { useLingui } from '@lingui/react'
import { Explained, fillOfSeat, useFlown } from '@nassau/ui'
import { placesOf } from '../../board.ts'
import { chartOf } from '../../chart.ts'
import { speedOf } from '../../crew/skills.ts'
import type { Edition } from '../../edition/edition.ts'
import type { SeasView, ShipView } from '../../view.ts'
import { MIDDLES } from '../../words/names.ts'
import { counted, partWord, storeRule } from '../words.ts'
import { PirateLine } from './pirate-line.tsx'
import css from './sheet.module.css'
import { RumStock, ShotStock } from './stock.tsx'

type Props = { ship: ShipView; view: SeasView; seat: number; edition: Edition }

export function Sheet({ ship, view, seat, edition }: Props) {
  const { i18n } = useLingui()
  const chart = chartOf(edition)
  const places = placesOf(ship, edition) - 1
  const vacant = Math.max(0, places - ship.crew.length)
  const lines = 1 + ship.crew.length + Math.min(1, vacant)
  const isBrief = lines > 3
  const areAllCaptains = ship.captain !== null && chart.pirates.get(ship.captain)?.captain === 'all-captains'
  return (
    <section className={css.sheet} aria-label={i18n._('Your ship')}>
      <Hull seat={seat} />
      <h2 className={css.title}>{i18n._('Your ship')}</h2>
      <p className={css.scurvy} data-sick={ship.scurvy > 0 || undefined}>
        <Explained {...storeRule(i18n, 'scurvy')}>
          {i18n._('{scurvy, plural, =0 {no scurvy} other {# scurvy}}', { scurvy: ship.scurvy })}
        </Explained>
      </p>
      <Sails {...{ ship, view, edition }} />
      <ul className={css.crew} data-lines={lines}>
        <li className={css.cabin}>
          {ship.captain === null ? (
            <p className={css.vacant}>{i18n._('No captain')}</p>
          ) : (
            <PirateLine id={ship.captain} chart={chart} as="captain" isBrief={isBrief} />
          )}
        </li>
        {ship.crew.map(id => (
          <li key={id}>
            <PirateLine id={id} chart={chart} as={areAllCaptains ? 'captain' : 'crew'} hasNoCabin isBrief={isBrief} />
          </li>
        ))}
        {vacant > 0 && (
          <li>
            <p className={css.vacant}>
              {i18n._('{vacant, plural, one {# free place} other {# free places}}', { vacant })}
            </p>
          </li>
        )}
      </ul>
      <ul className={css.parts}>
        {MIDDLES.map(part => {
          const isThere = ship.middles.includes(part)
          return (
            <li key={part} data-missing={!isThere || undefined}>
              {partWord(i18n, part)} {!isThere && <b>{counted(i18n, edition.middle.cost)}</b>}
            </li>
          )
        })}
      </ul>
      <div className={css.stores}>
        <RumStock ship={ship} edition={edition} />
        <ShotStock ship={ship} edition={edition} />
      </div>
    </section>
  )
}

function Sails({ ship, view, edition }: Omit<Props, 'seat'>) {
  const { i18n } = useLingui()
  const spaces = speedOf(edition, ship, view.sails)
  const sails = view.sails + ship.middles.length * edition.middle.sails
  return (
    <div className={css.sail}>
      <Explained {...storeRule(i18n, 'sails')} className={css.lines}>
        <b>{i18n._('{sails, plural, one {# sail} other {# sails}}', { sails })}</b>
        <span>{i18n._('{spaces, plural, one {# space} other {# spaces}} a turn', { spaces })}</span>
      </Explained>
    </div>
  )
}

const Hull = ({ seat }: { seat: number }) => {
  const colours = fillOfSeat(useFlown(seat))
  return (
    <svg className={css.hull} viewBox="0 0 372 204" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M0 166q12 -7 23 0t23 0 23 0 23 0 23 0 23 0 23 0 23 0 23 0 23 0 23 0 23 0 23 0 23 0 23 0 23 0 23 0V204H0z"
        fill="var(--sea-1)"
      />
      <g stroke="var(--line)" strokeLinejoin="round" fill="none">
        <path d="M150 60V6M262 76V10" stroke="var(--wood-2)" strokeWidth="4" />
        <path d="M150 6q-10 -5 -18 0t-16 -2v12q8 5 16 2t18 2z" fill={colours} strokeWidth="1.3" />
        <path d="M262 12L366 62M262 12L152 8" strokeWidth=".8" opacity=".6" />
        <path d="M192 16q66 -8 134 0q8 18 2 36q-66 -10 -138 0q10 -18 2 -36z" fill="var(--canvas)" strokeWidth="1.6" />
        <path d="M340 78L368 58" stroke="var(--wood-2)" strokeWidth="4" />
        <path
          d="M6 56H244V72Q290 76 322 72L362 64Q352 150 312 168Q170 182 52 170Q14 150 6 58Z"
          fill="light-dark(#c39a62, #6b4b2c)"
          strokeWidth="2"
        />
        <path d="M12 98Q170 112 356 94M20 122Q170 136 346 118M34 146Q170 158 330 142" strokeWidth=".8" opacity=".35" />
        <path d="M6 58H244V74Q290 78 322 74L361 66" stroke={colours} strokeWidth="4" />
      </g>
    </svg>
  )
}

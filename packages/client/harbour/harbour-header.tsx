/** The head of the harbour: the chart, the name of the house on a torn paper, and who you are. */
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import Hat from '~icons/game-icons/pirate-hat'
import { ChartArt } from './art/chart-art.tsx'
import css from './harbour-header.module.css'

export function HarbourHeader({ name, menu }: { name: string; menu?: ReactNode }): ReactNode {
  const { i18n } = useLingui()
  return (
    <header className={css.header}>
      <ChartArt />
      <TornEdge />
      <div className={css.paper}>
        <svg viewBox="0 0 372 170" preserveAspectRatio="none" aria-hidden="true">
          <path d={PAPER} fill="#000" opacity=".22" transform="translate(4 5)" />
          <path d={PAPER} className={css.sheet} />
          <path d={PAPER_LINE} className={css.line} />
        </svg>
        <h1>Nassau</h1>
        <p>{i18n._('Pirate games, played against friends or honest bots.')}</p>
      </div>
      <nav className={css.person} aria-label={i18n._('You')}>
        <Link href="/you" className={css.name} aria-label={i18n._('You are {name}', { name })}>
          <Hat aria-hidden="true" />
          <span>{name}</span>
        </Link>
        {menu}
      </nav>
    </header>
  )
}

/** The lower edge of the chart, where it was torn from a larger one. It repeats, so it fits every width. */
function TornEdge(): ReactNode {
  return (
    <svg className={css.edge} aria-hidden="true">
      <defs>
        <pattern id="nassau-torn" width="360" height="22" patternUnits="userSpaceOnUse">
          <path d={`${TORN}V24H0Z`} className={css.tornShade} transform="translate(0 -3)" />
          <path d={`${TORN}V24H0Z`} className={css.torn} />
          <path d={TORN} className={css.tornLine} />
        </pattern>
      </defs>
      <rect width="100%" height="22" fill="url(#nassau-torn)" />
    </svg>
  )
}

const PAPER = 'M4 10Q60 2 120 7T250 5T368 9L364 60L369 120L365 162Q300 168 230 163T90 166T6 161L9 100L3 50Z'
const PAPER_LINE =
  'M13 18Q60 11 120 15T250 13T359 17L356 60L360 120L357 154Q300 159 230 155T90 157T15 153L17 100L12 50Z'
const TORN =
  'M0 10L9 8L17 11L28 7L37 9L46 6L58 10L66 8L79 13L88 10L99 14L110 11L118 15L131 12L140 9L151 12L160 7L172 9L181 5L193 8L204 6L214 10L225 8L236 12L245 9L257 13L268 10L277 14L290 11L300 13L311 9L322 12L333 8L345 11L360 10'

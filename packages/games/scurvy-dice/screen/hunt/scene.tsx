/** The two islands, with what lies on them, and the track between. */
import { useLingui } from '@lingui/react'
import { GreenIsland, ParrotGlyph, SkullIsland, scatteredCrests, spokes } from '@nassau/ui/art'
import type { ReactNode } from 'react'
import Skull from '~icons/game-icons/pirate-skull'
import type { SeaView } from '../../view.ts'
import { CoinDie, SkullDie } from '../ship/face.tsx'
import css from './scene.module.css'
import { Track } from './track.tsx'

type Props = {
  view: SeaView
  names: readonly string[]
  /** What stands on Parrot Island instead of its dice: those that can be taken. */
  treasure: ReactNode | null
  /** Changes with every roll of treasure, so that it tumbles out anew. */
  roll: number
}

export function Scene({ view, names, treasure, roll }: Props) {
  const { i18n } = useLingui()
  const { island, muerta } = view
  return (
    <section className={css.scene}>
      <Sea />
      <div className={css.isle}>
        <svg viewBox="0 0 272 190" aria-hidden="true">
          <GreenIsland />
        </svg>
        {treasure ?? (
          <span
            key={roll}
            className={css.coins}
            role="img"
            aria-label={i18n._('Coins on Parrot Island: {coins}', { coins: island.join(', ') || '0' })}
          >
            {island.map((coins, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: alike dice are told apart by their place only
              <CoinDie key={i} coins={coins} />
            ))}
          </span>
        )}
        <span className={css.name}>
          <ParrotGlyph /> {i18n._('Parrot Island')}
        </span>
      </div>
      <Track view={view} names={names} />
      <div className={css.isle}>
        <svg viewBox="0 0 272 190" aria-hidden="true">
          <SkullIsland />
        </svg>
        <span
          key={roll}
          className={css.skulls}
          role="img"
          aria-label={i18n._('{n, plural, one {# skull} other {# skulls}}', { n: muerta })}
        >
          {Array.from({ length: muerta }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: alike dice are told apart by their place only
            <SkullDie key={i} />
          ))}
        </span>
        <span className={css.name}>
          <Skull /> {i18n._('Isla de la Muerta')}
        </span>
      </div>
    </section>
  )
}

const CRESTS = scatteredCrests({ width: 1100, height: 220, count: 60, seed: 5 })
const RAYS = spokes(24, 900)
  .map(([x, y]) => `M0 0L${x} ${y}`)
  .join('')

const Sea = () => (
  <svg className={css.sea} viewBox="0 0 1120 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="1120" height="230" fill="var(--sea-1)" />
    <path d={RAYS} transform="translate(560 115)" stroke="var(--chart-line)" strokeWidth=".7" opacity=".16" />
    <path d={CRESTS} fill="none" stroke="var(--chart-sea)" strokeWidth="1.2" strokeLinecap="round" opacity=".45" />
  </svg>
)

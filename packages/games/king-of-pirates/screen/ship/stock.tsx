/** What is in a ship's hold, piece by piece, and how much there is room for. */
import { useLingui } from '@lingui/react'
import { Explained, type Explanation } from '@nassau/ui'
import { Barrel, Cannonball } from '@nassau/ui/art'
import type { ReactNode } from 'react'
import { mostCannonballs, mostRum } from '../../crew/skills.ts'
import type { Edition } from '../../edition/edition.ts'
import type { ShipView } from '../../view.ts'
import { storeRule } from '../words.ts'
import css from './sheet.module.css'

type Props = { ship: ShipView; edition: Edition }

export function RumStock({ ship, edition }: Props) {
  const { i18n } = useLingui()
  const room = mostRum(edition, ship)
  const says = i18n._('{have} of {room} rum', { have: ship.rum, room })
  return <Stock have={ship.rum} room={room} piece={<Barrel />} says={says} rule={storeRule(i18n, 'rum')} />
}

export function ShotStock({ ship, edition }: Props) {
  const { i18n } = useLingui()
  const room = mostCannonballs(edition, ship)
  const says = i18n._('{have} of {room} cannonballs', { have: ship.cannonballs, room })
  const rule = storeRule(i18n, 'cannonballs')
  return <Stock have={ship.cannonballs} room={room} piece={<Cannonball />} says={says} rule={rule} />
}

/** More than this many are not drawn one by one. */
const MOST_DRAWN = 6
/** As many lie side by side. */
const FEW = 3

type StockProps = { have: number; room: number; piece: ReactNode; says: string; rule: Explanation }

const Stock = ({ have, room, piece, says, rule }: StockProps) => (
  <Explained {...rule} className={css.stock}>
    <span className={css.pieces} data-many={room > FEW || undefined} aria-hidden="true">
      {Array.from({ length: Math.min(room, MOST_DRAWN) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike pieces are told apart by their place only
        <i key={i} data-gone={i >= have || undefined}>
          {piece}
        </i>
      ))}
    </span>
    {says}
  </Explained>
)

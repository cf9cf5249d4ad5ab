/** What is in a ship's hold, piece by piece, and how much there is room for. */
import { useLingui } from '@lingui/react'
import { Barrel, Cannonball } from '@nassau/ui/art'
import type { ReactNode } from 'react'
import { mostCannonballs, mostRum } from '../../crew/skills.ts'
import type { Edition } from '../../edition/edition.ts'
import type { ShipView } from '../../view.ts'
import css from './sheet.module.css'

type Props = { ship: ShipView; edition: Edition }

export function RumStock({ ship, edition }: Props) {
  const { i18n } = useLingui()
  const room = mostRum(edition, ship)
  const says = i18n._('{have} of {room} rum', { have: ship.rum, room })
  return <Stock have={ship.rum} room={room} piece={<Barrel />} says={says} />
}

export function ShotStock({ ship, edition }: Props) {
  const { i18n } = useLingui()
  const room = mostCannonballs(edition, ship)
  const says = i18n._('{have} of {room} cannonballs', { have: ship.cannonballs, room })
  return <Stock have={ship.cannonballs} room={room} piece={<Cannonball />} says={says} />
}

/** More than this many are not drawn one by one. */
const MOST_DRAWN = 6
/** As many lie side by side. */
const FEW = 3

const Stock = ({ have, room, piece, says }: { have: number; room: number; piece: ReactNode; says: string }) => (
  <span className={css.stock}>
    <span className={css.pieces} data-many={room > FEW || undefined} aria-hidden="true">
      {Array.from({ length: Math.min(room, MOST_DRAWN) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike pieces are told apart by their place only
        <i key={i} data-gone={i >= have || undefined}>
          {piece}
        </i>
      ))}
    </span>
    {says}
  </span>
)

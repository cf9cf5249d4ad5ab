/** The faces of dice: what ships are built of, coins and skulls. */
import { Die2D, HullGlyph, ParrotGlyph, SloopGlyph } from '@nassau/ui/art'
import type { ReactNode } from 'react'
import Cannon from '~icons/game-icons/cannon'
import Crew from '~icons/game-icons/pirate-hat'
import Skull from '~icons/game-icons/pirate-skull'
import Sail from '~icons/game-icons/sail'
import type { Part } from '../../board.ts'
import type { Face } from '../../edition/edition.ts'

const PICTURES: Readonly<Record<Face | 'plunder', ReactNode>> = {
  ship: <SloopGlyph />,
  cannon: <Cannon />,
  crew: <Crew />,
  parrot: <ParrotGlyph />,
  plunder: <Skull />,
}

/** The sign of each part of a ship. */
export const PART_SIGNS: Readonly<Record<Part, ReactNode>> = {
  sails: <Sail />,
  hull: <HullGlyph />,
  cannons: <Cannon />,
  crew: <Crew />,
  parrot: <ParrotGlyph />,
}

/** The face a die in a part of a ship shows. */
export const FACE_OF: Readonly<Record<Part, Face>> = {
  sails: 'ship',
  hull: 'ship',
  cannons: 'cannon',
  crew: 'crew',
  parrot: 'parrot',
}

type Props = {
  face: Face | 'plunder'
  says?: string
  state?: 'open' | 'chosen' | 'spent' | undefined
  isThrown?: boolean
  className?: string | undefined
}

export const ShipDie = ({ face, says = '', state, isThrown = false, className }: Props): ReactNode => (
  <Die2D says={says} face={PICTURES[face]} isThrown={isThrown} className={className} {...(state ? { state } : {})} />
)

/** Where the coins lie on a treasure die of so many. */
const COINS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[32, 32]],
  2: [
    [19, 19],
    [45, 45],
  ],
  3: [
    [32, 17],
    [17, 45],
    [47, 45],
  ],
  4: [
    [18, 18],
    [46, 18],
    [18, 46],
    [46, 46],
  ],
}

export function CoinDie({
  coins,
  says = '',
  state,
}: {
  coins: number
  says?: string
  state?: 'open' | 'chosen'
}): ReactNode {
  const places = COINS[coins]
  const radius = coins === 1 ? 18 : 12.5
  const picture = (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      {places?.map(([x, y]) => (
        <g key={`${x}-${y}`} fill="#d9a032" stroke="#2b2118" strokeWidth="2.4">
          <circle cx={x} cy={y} r={radius} />
          <circle cx={x} cy={y} r={radius * 0.6} fill="none" strokeWidth="1.4" />
        </g>
      )) ?? (
        <text x="32" y="46" textAnchor="middle" fontSize="40" fontWeight="700" fill="#2b2118">
          {coins}
        </text>
      )}
    </svg>
  )
  return <Die2D says={says} face={picture} {...(state ? { state } : {})} />
}

export const SkullDie = (): ReactNode => <Die2D says="" face={<Skull color="#6e1a16" />} />

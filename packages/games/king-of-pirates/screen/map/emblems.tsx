/** The picture and the ink of each action card. */
import { Ship } from '@nassau/ui/art'
import type { ReactNode } from 'react'
import Anchor from '~icons/game-icons/anchor'
import Sabres from '~icons/game-icons/crossed-sabres'
import Orange from '~icons/game-icons/orange-slice'
import Skull from '~icons/game-icons/pirate-skull'
import TreasureMap from '~icons/game-icons/treasure-map'
import Wind from '~icons/game-icons/wind-slap'
import type { Card } from '../../words/names.ts'

/** Dark enough for the name on the ribbon to be read, by day and by night. */
export const INKS: Readonly<Record<Card, string>> = {
  'treasure-map': '#7a5a2a',
  tailwind: '#2a7381',
  assault: '#6b2f2a',
  mercenaries: '#8a5c10',
  ambush: '#3c6b3f',
  'citrus-fruits': '#96600f',
  scurvy: '#5f6b2c',
  soldiers: '#24477a',
  'flying-dutchman': '#2c5a5c',
  assassination: '#4a2f5c',
  keelhauling: '#a8322d',
  mutiny: '#8a2f52',
}

const Sign = ({ d }: { d: string }) => (
  <svg viewBox="0 0 64 64" fill="currentColor" fillRule="evenodd" aria-hidden="true">
    <path d={d} />
  </svg>
)

const PURSE =
  'M22 8l5 3 5-4 5 4 5-3-4 11H26zM26 22h12q16 10 16 25q0 12-22 12T10 47q0-15 16-25zM32 30a10 10 0 1 0 .1 0zM30.500 33h3v5.500H39v3h-5.500V47h-3v-5.500H25v-3h5.500z'
const EYES =
  'M6 12q12-8 26 2q14-10 26-2q-6 2-8 8q10 4 9 20q-3 18-27 18T5 40q-1-16 9-20q-2-6-8-8zM14 36q7-10 16 0q-8 8-16 0zM34 36q9-10 16 0q-8 8-16 0zM22 33.500a3 3 0 1 0 .1 0zM42 33.500a3 3 0 1 0 .1 0z'
const SHAKO =
  'M30 3q5 4 3 10h13l4 24q3 1 4 5q-10 5-22 5t-22-5q1-4 4-5l4-24h10q-2-6 2-10zM32 19l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1zM17 50q15 5 30 0l-3 6q-12 4-24 0z'
const DAGGER = 'M32 2q6 8 6 14l-2 22h-8l-2-22q0-6 6-14zM31 12v22h2V12zM16 38h32l2 6H36l1 12q-1 5-5 5t-5-5l1-12H14z'
const FIST =
  'M20 20v-5q0-4 4-4t4 4V9q0-4 4-4t4 4v3q0-3 4-3t4 3v6q0-3 3-3t4 4v15q0 8-7 12v17H23V46q-9-6-9-16v-6q0-4 3-4zM20 20v8h2v-8zM28 15v11h2V15zM36 12v14h2V12zM44 18v9h2v-9zM24 30q10-2 16 4q-8 0-8 8h-3q0-6 4-9z'

export const EMBLEMS: Readonly<Record<Card, ReactNode>> = {
  'treasure-map': <TreasureMap />,
  tailwind: <Wind />,
  assault: <Sabres />,
  mercenaries: <Sign d={PURSE} />,
  ambush: <Sign d={EYES} />,
  'citrus-fruits': <Orange />,
  scurvy: <Skull />,
  soldiers: <Sign d={SHAKO} />,
  'flying-dutchman': (
    <svg viewBox="-36 -46 74 66" aria-hidden="true">
      <Ship hull="#2c5a5c" canvas="#d6f3ea" line="#0f3a3e" pennant="#0f3a3e" isTorn />
    </svg>
  ),
  assassination: <Sign d={DAGGER} />,
  keelhauling: <Anchor />,
  mutiny: <Sign d={FIST} />,
}

/** What games look like, each loaded when its table is opened. Apart from the rules: workers need no looks. */
import type { GameTable } from '@nassau/ui'

const LOOKS: Readonly<Record<string, () => Promise<GameTable>>> = {
  'scurvy-dice': () => import('@nassau/games/scurvy-dice/table'),
  'o-zone': () => import('@nassau/games/o-zone/table'),
  'pirate-o-zone': () => import('@nassau/games/pirate-o-zone/table'),
  'doubloon-lagoon': () => import('@nassau/games/doubloon-lagoon/table'),
  'king-of-pirates': () => import('@nassau/games/king-of-pirates/table'),
}

/** Null if a game has none: then it is played by text and buttons. */
export const loadLook = async (game: string): Promise<GameTable | null> => LOOKS[game]?.() ?? null

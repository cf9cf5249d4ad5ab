/** The examples of the rulebook: what is drawn and told is worked out by the rules. */
import type { ReactNode } from 'react'
import { Fighting, Loot } from './example-fights.tsx'
import type { EXAMPLES } from './example-names.ts'
import { Dig, Lair, Sailing, Upkeep } from './example-turns.tsx'

export const examples: Readonly<Record<(typeof EXAMPLES)[number], () => ReactNode>> = {
  upkeep: Upkeep,
  reach: Sailing,
  dig: Dig,
  lair: Lair,
  combat: Fighting,
  loot: Loot,
}

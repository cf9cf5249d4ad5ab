/** The rulebook beside the board. */
import type { Listed } from '@nassau/games/listed'
import { Rulebook } from '../rulebook/rulebook.tsx'

export function RulesPanel({ listed }: { listed: Listed }) {
  return <Rulebook listed={listed} isCompact />
}

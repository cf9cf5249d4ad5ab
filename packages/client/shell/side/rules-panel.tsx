/** The rulebook beside the board. */
import { Rulebook } from '../../rulebook/rulebook.tsx'
import type { Loaded } from '../use-seating.ts'

export function RulesPanel({ loaded: { listed, look } }: { loaded: Loaded }) {
  return <Rulebook listed={listed} examples={look?.examples} isCompact />
}

import type { Position, QuestionIn } from '../manifest.ts'
import type { DoubloonLagoon } from './rules.ts'

export const POSITIONS: readonly Position<QuestionIn<DoubloonLagoon>>[] = [
  { name: 'lagoon', question: 'movement.act', after: 150 },
  { name: 'battle', question: 'battle.', after: 150 },
  { name: 'fight', question: 'fight.', after: 150 },
]

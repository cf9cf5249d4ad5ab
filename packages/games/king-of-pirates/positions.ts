import type { Position, QuestionIn } from '../manifest.ts'
import type { KingOfPirates } from './rules.ts'

export const POSITIONS: readonly Position<QuestionIn<KingOfPirates>>[] = [
  { name: 'sea', question: 'movement.sail', after: 150 },
  { name: 'fight', question: 'combat.rolled', after: 100 },
  { name: 'reroll', question: 'combat.reroll', after: 100 },
  { name: 'lair', question: 'lair.buy', after: 100 },
]

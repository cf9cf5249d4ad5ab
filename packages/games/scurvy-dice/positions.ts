import type { Position, QuestionIn } from '../manifest.ts'
import type { ScurvyDice } from './rules.ts'

export const POSITIONS: readonly Position<QuestionIn<ScurvyDice>>[] = [
  { name: 'hand', question: 'build.reroll', after: 120 },
  { name: 'ship', question: 'build.arrange', after: 120 },
  { name: 'cannons', question: 'cannons.aim', after: 100 },
  { name: 'boarding', question: 'boarding.choose', after: 100 },
  { name: 'talk', question: 'negotiation.' },
  { name: 'brawl', question: 'brawl.', isRare: true },
]

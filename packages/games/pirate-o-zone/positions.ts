import type { Position, QuestionIn } from '../manifest.ts'
import type { PirateOZone } from './rules.ts'

export const POSITIONS: readonly Position<QuestionIn<PirateOZone>>[] = [
  { name: 'table', question: 'toss.', after: 25 },
  { name: 'placing', question: 'arrange.choose' },
  { name: 'scoring', question: 'toss.', leadsTo: 'round-scored' },
  { name: 'cannonball', question: 'toss.', after: 33 },
]

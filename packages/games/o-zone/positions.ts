import type { Position, QuestionIn } from '../manifest.ts'
import type { OZone } from './rules.ts'

export const POSITIONS: readonly Position<QuestionIn<OZone>>[] = [
  { name: 'table', question: 'toss.', after: 18 },
  { name: 'placing', question: 'arrange.choose' },
  { name: 'scoring', question: 'toss.', leadsTo: 'scored' },
]

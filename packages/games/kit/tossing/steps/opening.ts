/** Before the first round: the table is laid, then each team fixes its order of play. */
import { type Frame, type Step, sequence } from '@nassau/kernel'
import { TEAMS } from '../board.ts'
import type { Tossing } from '../rules.ts'

export type OpeningFrame = Frame<'opening', 'arrange' | 'muster' | 'end'>

export const opening: Step<Tossing, OpeningFrame> = sequence<Tossing, OpeningFrame>({
  arrange: { start: () => ({ step: 'arrange', at: 'choose', spots: [] }) },
  muster: { start: () => ({ step: 'muster', at: 'next', left: [...TEAMS] }) },
})

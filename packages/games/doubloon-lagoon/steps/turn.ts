/** A turn (DL-11): draw, movement, battle, exploration. Each segment ends by itself for whoever is out (DL-44). */
import { type Frame, type Seat, type Step, sequence } from '@nassau/kernel'
import type { DoubloonLagoon } from '../rules.ts'

export type TurnFrame = Frame<'turn', 'draw' | 'movement' | 'battle' | 'exploration' | 'end'> & { seat: Seat }

export const turn: Step<DoubloonLagoon, TurnFrame> = sequence<DoubloonLagoon, TurnFrame>({
  draw: { start: (_lagoon, { seat }) => ({ step: 'draw', at: 'draw', seat }) },
  movement: {
    start: (_lagoon, { seat }) => ({ step: 'movement', at: 'look', seat, unit: -1, hesitations: 0, heaps: [] }),
  },
  battle: {
    start: (_lagoon, { seat }) => ({
      step: 'battle',
      at: 'begin',
      seat,
      lasting: [],
      called: [],
      hex: -1,
      foe: -1,
      ours: [],
      theirs: [],
      caller: -1,
      isEnding: false,
      isHeard: false,
    }),
  },
  exploration: {
    start: (_lagoon, { seat }) => ({
      step: 'exploration',
      at: 'begin',
      seat,
      ready: [],
      hex: -1,
      units: [],
      isHeard: false,
    }),
  },
})

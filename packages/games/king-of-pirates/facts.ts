import type { Facts } from '../manifest.ts'

export const FACTS: Facts = {
  id: 'king-of-pirates',
  title: 'King of Pirates',
  law: 'KP',
  seats: { min: 2, max: 6, usual: 3 }, // KP-1
  says: {
    en: 'Plunder the hexes. First to 10,000 doubloons.',
    de: 'Plündere die Meere. Wer zuerst 10.000 Dublonen hat.',
  },
  minutes: [60, 90],
  hasHands: true,
  quick: { chores: ['colours.pick'] },
  firstStep: {
    en: 'Sign on a captain and a hand, then sail to any lit space.',
    de: 'Heure einen Kapitän und einen Matrosen an, dann segle auf ein leuchtendes Feld.',
  },
}

import type { Facts } from '../manifest.ts'

export const FACTS: Facts = {
  id: 'scurvy-dice',
  title: 'Scurvy Dice',
  law: 'SD',
  seats: { min: 2, max: 4, usual: 4 }, // SD-1
  says: {
    en: 'Roll ten dice into a ship, then race for the treasure.',
    de: 'Zehn Würfel werden ein Schiff, dann geht es um die Wette zum Schatz.',
  },
  minutes: [15, 30],
  firstStep: {
    en: 'Keep the dice that make a good ship, and roll the others again.',
    de: 'Behalte die Würfel für ein gutes Schiff und wirf die anderen noch einmal.',
  },
}

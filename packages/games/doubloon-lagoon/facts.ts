import type { Facts } from '../manifest.ts'

export const FACTS: Facts = {
  id: 'doubloon-lagoon',
  title: 'Doubloon Lagoon',
  law: 'DL',
  seats: { min: 2, max: 4, usual: 3 }, // DL-1
  says: {
    en: 'Land crews, explore, and run home with the chest.',
    de: 'Lande Mannschaften, erkunde, und bring die Truhe heim.',
  },
  minutes: [75, 90],
  hasHands: true,
  quick: { options: { 'quick-start': true }, chores: ['match.port'] },
  firstStep: {
    en: 'Choose a ship or a crew of yours, then a lit space to go to.',
    de: 'Wähle ein Schiff oder eine Mannschaft von dir, dann ein leuchtendes Feld.',
  },
}

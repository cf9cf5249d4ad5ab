import type { Facts } from '../manifest.ts'

export const FACTS: Facts = {
  id: 'pirate-o-zone',
  title: 'Pirate O-Zone',
  law: 'PZ',
  seats: { min: 2, max: 10, usual: 2 },
  says: {
    en: 'Toss ships at islands, fire the cannonball, hold on.',
    de: 'Wirf Schiffe auf Inseln, feure die Kugel, halte stand.',
  },
  minutes: [30, 30],
  isTossed: true,
  quick: { chores: ['arrange.choose', 'match.ends'], youBegin: true },
  firstStep: {
    en: 'Aim at an island and throw your ship.',
    de: 'Ziele auf eine Insel und wirf dein Schiff.',
  },
}

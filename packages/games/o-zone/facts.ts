import type { Facts } from '../manifest.ts'

export const FACTS: Facts = {
  id: 'o-zone',
  title: 'Classic O-Zone',
  law: 'OZ',
  seats: { min: 2, max: 10, usual: 2 },
  says: {
    en: 'Toss dice at three targets. Real physics, to 100.',
    de: 'Wirf Würfel auf drei Ziele. Echte Physik, bis 100.',
  },
  minutes: [20, 20],
  isTossed: true,
  quick: { chores: ['arrange.choose'], youBegin: true },
  firstStep: {
    en: 'Aim at a target and throw your die.',
    de: 'Ziele auf eine Scheibe und wirf deinen Würfel.',
  },
}

import type { Facts } from '../manifest.ts'

export const FACTS: Facts = {
  id: 'pig',
  title: 'Pig',
  law: 'PG',
  seats: { min: 2, max: 2, usual: 2 },
  says: { en: 'Roll as often as you dare; a 1 loses it all.' },
  minutes: [5, 10],
  isExample: true,
}

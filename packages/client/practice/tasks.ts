/** What there is to learn about a throw, one thing after the other; each is done when a throw shows it. */
import type { I18n } from '@lingui/core'
import type { Try } from '@nassau/games/kit/tossing/practice'

export type Task = { says: string; isDone: (thrown: Try) => boolean }

export const tasks = (i18n: I18n): readonly Task[] => [
  {
    says: i18n._(
      'Flick the die up the table, or set aim and power and press Toss. It must touch the table before the red line.',
    ),
    isDone: ({ foul }) => foul !== 'OZ-11',
  },
  {
    says: i18n._('A die that only slides is a foul, too. Give it some speed so that it rolls.'),
    isDone: ({ foul }) => foul === null,
  },
  {
    says: i18n._('Stay on the table: end within 250 mm of the dearest target.'),
    isDone: ({ foul, distance }) => foul === null && distance !== null && distance < 250,
  },
  {
    says: i18n._('Nearer: within 120 mm. The trail of the steady hand shows one way there.'),
    isDone: ({ foul, distance }) => foul === null && distance !== null && distance < 120,
  },
  {
    says: i18n._('A master’s throw: within 60 mm, or on any target.'),
    isDone: ({ foul, distance, on }) => foul === null && (on !== null || (distance !== null && distance < 60)),
  },
]

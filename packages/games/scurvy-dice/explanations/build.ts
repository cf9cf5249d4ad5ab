/** What one might expect in the step `build` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'

import type { ScurvyDice } from '../rules.ts'

export const build = {
  'build.arrange': (_sea, f) => [
    ...(f.tray.parrot > 1
      ? [
          {
            wanted: /*i18n*/ 'keep more than one parrot',
            clause: 'SD-12',
            because: /*i18n*/ 'only a single parrot may stay a parrot; the others must become a face',
          },
        ]
      : []),
    ...(f.tray.cannon + f.tray.crew > 0
      ? [
          {
            wanted: /*i18n*/ 'use a cannon or crew as something else',
            clause: 'SD-3',
            because: /*i18n*/ 'only a ship face has two uses (sail or hull), and only a parrot becomes anything',
          },
        ]
      : []),
  ],
} satisfies Explanations<ScurvyDice>

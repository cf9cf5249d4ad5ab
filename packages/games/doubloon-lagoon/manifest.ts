import type { Manifest } from '../manifest.ts'
import { FACTS } from './facts.ts'

export const manifest: Manifest = {
  ...FACTS,
  words: ['doubloon-lagoon'],
  load: () => import('./loaded.ts'),
  past: {
    1: () => import('./past/v1.past.js'),
    2: () => import('./past/v2.past.js'),
    3: () => import('./past/v3.past.js'),
  },
  emblem: () => import('#drawn/doubloon-lagoon/screen/emblem'),
  screen: () => import('#drawn/doubloon-lagoon/screen/index'),
  lesson: () => import('./lesson.ts'),
}

import type { Manifest } from '../manifest.ts'
import { FACTS } from './facts.ts'

export const manifest: Manifest = {
  ...FACTS,
  words: ['kit/tossing', 'pirate-o-zone'],
  load: () => import('./loaded.ts'),
  past: {
    2: () => import('./past/v2.past.js'),
  },
  emblem: () => import('#drawn/pirate-o-zone/screen/emblem'),
  screen: () => import('#drawn/pirate-o-zone/screen/index'),
  lesson: () => import('./lesson.ts'),
  score: () => import('./score.ts'),
}

import type { Manifest } from '../manifest.ts'
import { FACTS } from './facts.ts'

export const manifest: Manifest = {
  ...FACTS,
  words: ['scurvy-dice'],
  load: () => import('./loaded.ts'),
  past: {
    1: () => import('./past/v1.past.js'),
  },
  emblem: () => import('#drawn/scurvy-dice/screen/emblem'),
  screen: () => import('#drawn/scurvy-dice/screen/index'),
  lesson: () => import('./lesson.ts'),
}

import type { Manifest } from '../manifest.ts'
import { FACTS } from './facts.ts'

export const manifest: Manifest = {
  ...FACTS,
  words: ['king-of-pirates'],
  load: () => import('./loaded.ts'),
  past: {
    1: () => import('./past/v1.past.js'),
    2: () => import('./past/v2.past.js'),
  },
  emblem: () => import('#drawn/king-of-pirates/screen/emblem'),
  screen: () => import('#drawn/king-of-pirates/screen/index'),
  lesson: () => import('./lesson.ts'),
}

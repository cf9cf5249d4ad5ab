import type { Manifest } from '../manifest.ts'
import { FACTS } from './facts.ts'

export const manifest: Manifest = {
  ...FACTS,
  words: ['king-of-pirates'],
  load: () => import('./loaded.ts'),
  emblem: () => import('#drawn/king-of-pirates/screen/emblem'),
  screen: () => import('#drawn/king-of-pirates/screen/index'),
  lesson: () => import('./lesson.ts'),
}

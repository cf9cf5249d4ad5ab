import type { Manifest } from '../manifest.ts'
import { FACTS } from './facts.ts'

export const manifest: Manifest = {
  ...FACTS,
  words: ['doubloon-lagoon'],
  load: () => import('./loaded.ts'),
  emblem: () => import('#drawn/doubloon-lagoon/screen/emblem'),
  screen: () => import('#drawn/doubloon-lagoon/screen/index'),
  lesson: () => import('./lesson.ts'),
}

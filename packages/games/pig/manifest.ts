import type { Manifest } from '../manifest.ts'
import { FACTS } from './facts.ts'

export const manifest: Manifest = {
  ...FACTS,
  load: () => import('./loaded.ts'),
}

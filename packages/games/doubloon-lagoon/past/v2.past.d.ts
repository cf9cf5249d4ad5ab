import type { LoadedGame } from '../../manifest.ts'

export const loaded: LoadedGame

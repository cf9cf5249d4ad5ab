/** The games by their manifests: light, for whoever loads one game at a time. Where it says `#list`, tests add theirs. */
import { LIST } from '#list'
import type { LoadedGame, Manifest } from './manifest.ts'

export type { Facts, LoadedGame, Manifest, Position } from './manifest.ts'

/** Every game there is. */
export const MANIFESTS: readonly Manifest[] = LIST

/** Those that are more than worked examples: what people are offered, shown and measured. */
export const SHELF: readonly Manifest[] = LIST.filter(({ isExample }) => !isExample)

/** The manifest of the game with this id; null if there is none. */
export const manifestOf = (id: string): Manifest | null => LIST.find(manifest => manifest.id === id) ?? null

/** Loads the rules of the game with this id; null if there is none. */
export const loadGame = async (id: string): Promise<LoadedGame | null> => (await manifestOf(id)?.load())?.loaded ?? null

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

/** Loads the rules of the game with this id, in this version if one is named; null if there are none. */
export async function loadGame(id: string, rules?: number): Promise<LoadedGame | null> {
  const manifest = manifestOf(id)
  if (!manifest) return null
  const { loaded } = await manifest.load()
  if (rules === undefined || rules === loaded.game.version) return loaded
  const past = await manifest.past?.[rules]?.()
  return past ? asPast(past.loaded, loaded) : null
}

/** Rules of before, with the book of today: a kept version is rules, bots and words, and nothing to read. */
const asPast = (past: LoadedGame, { rulebook, rulebookIn }: LoadedGame): LoadedGame => ({
  ...past,
  rulebook,
  ...(rulebookIn ? { rulebookIn } : {}),
})

/** Opening tables: on this device at once, on the server by asking it. */
import { loadGame, type Manifest } from '@nassau/games/manifests'
import { namesAtTable } from '@nassau/games/names'
import type { Match, Options } from '@nassau/kernel'
import { useSettings } from '../settings/settings.ts'
import type { LocalSetup, Sitter } from './local-table.ts'
import { newSecret } from './secret.ts'

/** Setups of tables that are about to be opened; a page takes its own. */
const opening = new Map<string, LocalSetup>()

export function openHere(setup: Omit<LocalSetup, 'secret' | 'beat'>): string {
  const id = crypto.randomUUID().slice(0, 13)
  opening.set(id, { ...setup, secret: newSecret(), beat: useSettings.getState().beat })
  return id
}

export const setupOf = (id: string): LocalSetup | null => opening.get(id) ?? null

/** You against as many mates as are usual. */
export function againstBots({ seats }: Manifest, you: string, level = 'mate'): Sitter[] {
  const bots = Array.from({ length: seats.usual - 1 }, () => ({ name: null, level }))
  return withNames([{ name: you, level: null }, ...bots])
}

/** Those who sit down here, each by a name of their own: bots are given one. */
export function withNames(sitters: readonly { name: string | null; level: string | null }[]): Sitter[] {
  const names = namesAtTable(sitters)
  return sitters.map(({ level }, seat) => ({ name: names[seat] ?? '', level }))
}

/** Every option at its default, but for those given. */
export async function usualOptions(game: string, given: Options = {}): Promise<Options> {
  const listed = await loadGame(game)
  const usual: Options = {}
  for (const [name, { values }] of Object.entries(listed?.game.options ?? {})) usual[name] = values[0] ?? false
  return { ...usual, ...given }
}

/** Sits you down where playing begins: chores are answered, and remain for those who make a table. */
export async function playNow(manifest: Manifest, you: string): Promise<string> {
  const { id: game, quick } = manifest
  const options = await usualOptions(game, quick?.options)
  const sitters = againstBots(manifest, you)
  const spared = { chores: quick?.chores ?? [], youBegin: quick?.youBegin ?? false }
  return openHere({ game, options, sitters, edition: null, from: null, spared })
}

/** A match that goes on from a position. */
export const playFrom = (
  game: string,
  options: Options,
  sitters: Sitter[],
  edition: object | null,
  from: Match,
): string => openHere({ game, options, sitters, edition, from })

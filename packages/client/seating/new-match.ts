/** Opening tables: on this device at once, on the server by asking it. */
import { loadGame, type Manifest } from '@nassau/games/manifests'
import type { Match, Options } from '@nassau/kernel'
import { useSettings } from '../settings/settings.ts'
import type { LocalSetup, Sitter } from './local-table.ts'

/** Setups of tables that are about to be opened; a page takes its own. */
const opening = new Map<string, LocalSetup>()

export function openHere(setup: Omit<LocalSetup, 'secret' | 'beat'>): string {
  const id = crypto.randomUUID().slice(0, 13)
  opening.set(id, { ...setup, secret: newSecret(), beat: useSettings.getState().beat })
  return id
}

export const setupOf = (id: string): LocalSetup | null => opening.get(id) ?? null

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

const BOT_NAMES = ['Grace', 'Ines', 'Tom', 'Calico', 'Wren', 'Rackham', 'Moll', 'Bart', 'Pru']

/** You against as many mates as are usual. */
export function againstBots({ seats }: Manifest, you: string, level = 'mate'): Sitter[] {
  const bots = Array.from({ length: seats.usual - 1 }, (_, i) => ({
    name: BOT_NAMES[i] ?? `Bot ${i + 1}`,
    level,
  }))
  return [{ name: you, level: null }, ...bots]
}

export const botName = (i: number): string => BOT_NAMES[i % BOT_NAMES.length] ?? `Bot ${i + 1}`

/** Every option at its default, but for those given. */
export async function usualOptions(game: string, given: Options = {}): Promise<Options> {
  const listed = await loadGame(game)
  const usual: Options = {}
  for (const [name, { values }] of Object.entries(listed?.game.options ?? {})) usual[name] = values[0] ?? false
  return { ...usual, ...given }
}

export async function playNow(manifest: Manifest, you: string): Promise<string> {
  const options = await usualOptions(manifest.id)
  return openHere({ game: manifest.id, options, sitters: againstBots(manifest, you), edition: null, from: null })
}

/** A match that goes on from a position. */
export const playFrom = (
  game: string,
  options: Options,
  sitters: Sitter[],
  edition: object | null,
  from: Match,
): string => openHere({ game, options, sitters, edition, from })

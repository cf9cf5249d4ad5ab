/** Speaking German in tests, with the words a page would have: those of the house and of one game. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '@lingui/core'
import { parsePoFile } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { i18n } from '#i18n'
import { manifestOf } from '../manifests.ts'

const PACKAGES = join(import.meta.dirname, '../..')

/** What a catalogue says for every text. */
function catalogue(folder: string): Messages {
  const { items } = parsePoFile(readFileSync(join(PACKAGES, folder, 'locales/de.po'), 'utf8'))
  return Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, compileMessage(msgstr[0] ?? '')]))
}

/** With the words of these games, wherever their manifests say they are. */
export function speakGerman(...games: readonly string[]): void {
  const folders = games.flatMap(game => manifestOf(game)?.words ?? []).map(folder => `games/${folder}`)
  i18n.loadAndActivate({ locale: 'de', messages: Object.assign({}, ...['client', ...folders].map(catalogue)) })
}

export const speakEnglish = (): void => i18n.activate('en')

/** Words of a drawing; single letters and pairs are marks on its map. */
const wordsOf = (drawing: string): string[] => [...new Set(drawing.match(/\p{L}{3,}/gu))]

/** The words a drawing has in both languages: names, what happens to be alike, and whatever no catalogue was asked for. */
export function alikeInGerman(game: string, draw: () => string): string[] {
  speakEnglish()
  const english = wordsOf(draw())
  speakGerman(game)
  return wordsOf(draw()).filter(word => english.includes(word))
}

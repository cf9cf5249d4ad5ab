/** Speaking German in tests, with the words a page would have: those of the house and of one game. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { i18n } from '#i18n'

const PACKAGES = join(import.meta.dirname, '../..')

/** What a catalogue says for every message; a long one is written over several lines. */
function catalogue(folder: string): Record<string, string> {
  const text = readFileSync(join(PACKAGES, folder, 'locales/de.po'), 'utf8').replace(/"\n"/g, '')
  const pairs = text.matchAll(/^msgid "((?:[^"\\]|\\.)*)"\nmsgstr "((?:[^"\\]|\\.)*)"/gm)
  const plain = (quoted: string): string => JSON.parse(`"${quoted}"`)
  return Object.fromEntries([...pairs].map(([, id = '', says = '']) => [plain(id), plain(says)]))
}

/** `game` is the folder that has its words: `scurvy-dice`, or `kit/tossing` for both tossing games. */
export const speakGerman = (game: string): void =>
  i18n.loadAndActivate({ locale: 'de', messages: { ...catalogue('client'), ...catalogue(`games/${game}`) } })

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

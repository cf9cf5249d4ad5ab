/** The words of the house, and of games, in the language that is set. Catalogues are compiled from .po files. */
import { i18n, type Messages } from '@lingui/core'
import { gameEntry } from './games.ts'
import type { Language } from './settings/settings.ts'

type Catalogue = () => Promise<{ messages: Messages }>

const HOUSE: Readonly<Record<Language, Catalogue>> = {
  en: () => import('./locales/en.po'),
  de: () => import('./locales/de.po'),
}
const GAMES = import.meta.glob<{ messages: Messages }>('../games/**/locales/*.po')

/** The games whose words have been asked for: another language must bring theirs too. */
const known = new Set<string>()

/** Where a game has its words; both tossing games have them in one place. */
const placeOf = (game: string): string => (gameEntry(game)?.isTossed ? 'kit/tossing' : game)

async function wordsOf(game: string, language: string): Promise<Messages> {
  const catalogue = GAMES[`../games/${placeOf(game)}/locales/${language}.po`]
  return catalogue ? (await catalogue()).messages : {}
}

export async function speak(language: Language): Promise<void> {
  const all = await Promise.all([
    HOUSE[language]().then(({ messages }) => messages),
    ...[...known].map(game => wordsOf(game, language)),
  ])
  i18n.loadAndActivate({ locale: language, messages: Object.assign({}, ...all) })
  document.documentElement.lang = language
}

/** Learns the words of a game before anything of it is shown. */
export async function learnWords(game: string): Promise<void> {
  known.add(game)
  i18n.load(i18n.locale, await wordsOf(game, i18n.locale))
}

export { i18n }

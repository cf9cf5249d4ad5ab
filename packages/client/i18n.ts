/** The words of the house, and of games, in the language that is set. Catalogues are compiled from .po files; English has none. */
import type { Messages } from '@lingui/core'
import { i18n } from '@nassau/games/i18n'
import { manifestOf } from '@nassau/games/manifests'
import type { Language } from './settings/settings.ts'

type Catalogue = () => Promise<{ messages: Messages }>

const HOUSE: Readonly<Partial<Record<Language, Catalogue>>> = {
  de: () => import('./locales/de.po'),
}
const GAMES = import.meta.glob<{ messages: Messages }>('../games/**/locales/*.po')

/** The games whose words have been asked for: another language must bring theirs too. */
const known = new Set<string>()

async function wordsOf(game: string, language: string): Promise<Messages> {
  const folders = manifestOf(game)?.words ?? []
  const catalogues = folders.flatMap(folder => GAMES[`../games/${folder}/locales/${language}.po`] ?? [])
  const learned = await Promise.all(catalogues.map(catalogue => catalogue()))
  return Object.assign({}, ...learned.map(({ messages }) => messages))
}

export async function speak(language: Language): Promise<void> {
  const all = await Promise.all([
    HOUSE[language]?.().then(({ messages }) => messages),
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

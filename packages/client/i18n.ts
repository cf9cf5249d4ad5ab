/** The words of the house in the language that is set. Catalogues are compiled from the .po files beside this. */
import { i18n, type Messages } from '@lingui/core'
import type { Language } from './settings/settings.ts'

const CATALOGUES: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./locales/en.po'),
  de: () => import('./locales/de.po'),
}

export async function speak(language: Language): Promise<void> {
  const { messages } = await CATALOGUES[language]()
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
}

export { i18n }

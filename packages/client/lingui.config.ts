import { defineConfig } from '@lingui/cli'
import { babelExtractor } from '@lingui/cli/api/extractors/babel'
import { formatter } from '@lingui/format-po'

/** The words of editions: what their cards, pirates and targets are called, and what stands on them. */
const editions = {
  match: (file: string): boolean => file.endsWith('/edition.json'),
  extract(file: string, json: string, found: (message: { id: string; origin: [string, number] }) => void): void {
    JSON.parse(json, (key, value: unknown) => {
      // Where a skill is a word of the rules and not of the players, it is written small.
      const isShown = (text: string): boolean =>
        ['name', 'text', 'motto'].includes(key) || (key === 'skill' && /^[A-Z]/.test(text))
      if (typeof value === 'string' && isShown(value)) found({ id: value, origin: [file, 1] })
      return value
    })
  },
}

/** Each game has its words beside it, loaded with its table; both tossing games share theirs. */
const GAMES: Readonly<Record<string, readonly string[]>> = {
  'scurvy-dice': ['scurvy-dice'],
  'king-of-pirates': ['king-of-pirates'],
  'doubloon-lagoon': ['doubloon-lagoon'],
  'kit/tossing': ['kit/tossing', 'o-zone', 'pirate-o-zone'],
}
const games = '<rootDir>/../games'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>', '<rootDir>/../ui', `${games}/*.ts`, `${games}/kit/*.ts`],
      exclude: ['**/node_modules/**', '**/dist/**'],
    },
    ...Object.entries(GAMES).map(([game, folders]) => ({
      path: `${games}/${game}/locales/{locale}`,
      include: folders.map(folder => `${games}/${folder}`),
    })),
  ],
  extractors: [babelExtractor, editions],
  format: formatter({ lineNumbers: false }),
})

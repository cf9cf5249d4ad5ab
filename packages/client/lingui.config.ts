import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/** A folder of games with `locales` in it has its own words there, loaded with its table. */
const GAMES = join(import.meta.dirname, '../games')
const folders = globSync('**/locales', { cwd: GAMES }).map(dirname).sort()

export default defineConfig({
  sourceLocale: 'en',
  // English is what stands in the code.
  locales: ['de'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>', '<rootDir>/../ui', `${GAMES}/*.ts`, `${GAMES}/kit/*.ts`],
      exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts'],
    },
    ...folders.map(folder => ({
      path: `${GAMES}/${folder}/locales/{locale}`,
      include: [`${GAMES}/${folder}`],
      // Rules of before say what they said, in the words that are left of them.
      exclude: ['**/past/**'],
    })),
  ],
  extractors: [babelExtractor, editions],
  format: formatter({ lineNumbers: false }),
})

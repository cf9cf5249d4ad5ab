import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** The games with looks of their own; a pattern would not be followed here. */
const TABLES = ['scurvy-dice', 'king-of-pirates', 'doubloon-lagoon', 'kit/tossing']

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>', '<rootDir>/../ui', ...TABLES.map(game => `<rootDir>/../games/${game}/table`)],
      exclude: ['**/node_modules/**', '**/dist/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
})

import './packages/cli/node-version.js'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/browser.ts'

const BROWSER_TESTS = 'packages/**/*.browser.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'bench/**/*.test.ts', 'contract/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [BROWSER_TESTS, '**/node_modules/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/*.e2e.ts'],
          globalSetup: ['e2e/kit/setup.ts'],
          // Pages wait more than they work: two at a time, after everything that needs the processor.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await findBrowser() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})

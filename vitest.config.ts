import './packages/cli/node-version.js'
import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/browser.ts'
import { LongestFirst } from './scripts/longest-first.ts'

/** All of them: by itself the runner would leave one idle, of two the half. */
const CORES = availableParallelism()
const BROWSER_TESTS = 'packages/**/*.browser.test.ts'

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'bench/**/*.test.ts', 'contract/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [BROWSER_TESTS, '**/node_modules/**'],
          maxWorkers: CORES,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/kit/setup.ts'],
          // Pages wait more than they work: one more at a time, after everything that needs the processor.
          maxWorkers: CORES + 1,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // What is waited for by asking again and again gets as long as what a page is waited for.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          maxWorkers: CORES,
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

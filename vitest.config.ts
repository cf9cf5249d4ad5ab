import { defineConfig } from 'vitest/config'

// The config file is the one place where the runner asks for a default export.
export default defineConfig({ test: { include: ['packages/**/*.test.ts', 'bench/**/*.test.ts'], testTimeout: 60_000 } })

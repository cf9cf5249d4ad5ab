import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import icons from 'unplugin-icons/vite'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { VitePWA as offline } from 'vite-plugin-pwa'
import { compressed } from './compress.ts'

/** Beyond this a file is not kept for offline play; the physics engine is the largest that is. */
const LARGEST_KEPT = 4 * 1024 * 1024

const NOTHING_DRAWN = join(import.meta.dirname, '../games/nothing-drawn.ts')

/** Workers play: of a manifest they take the rules, and nothing that is drawn, taught or scored. */
const rulesOnly = (): Plugin => ({
  name: 'rules-only',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.endsWith('/manifest.ts') && /^#drawn[/]|^[.][/](lesson|score)[.]ts$/.test(source) ? NOTHING_DRAWN : null,
})

type Modules = { getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null }

/** Doors of the house's own controls: most of what is behind them is for tables. */
const DOOR = /[/]packages[/]ui[/](.*[/])?index[.]ts$/

/**
 * The harbour comes in one file: what the page begins with would be cut into thirty, one for every set of rooms that share
 * a module, and on a slow line each costs a way there and back.
 */
function atOnce() {
  const known = new Map<string, boolean>()
  const isAtOnce = (id: string, modules: Modules): boolean => {
    const before = known.get(id)
    if (before !== undefined) return before
    // Modules may import each other in a ring: nobody in it is wanted only for that.
    known.set(id, false)
    if (DOOR.test(id)) return false
    const info = modules.getModuleInfo(id)
    const isWanted = info !== null && (info.isEntry || info.importers.some(importer => isAtOnce(importer, modules)))
    known.set(id, isWanted)
    return isWanted
  }
  return (id: string, modules: Modules): string | null => (isAtOnce(id, modules) ? 'harbour' : null)
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    lingui({ cwd: import.meta.dirname }),
    icons({ compiler: 'jsx', jsx: 'react' }),
    offline({
      registerType: 'prompt',
      manifest: {
        name: 'Nassau',
        short_name: 'Nassau',
        description: 'Pirate games, played against friends or honest bots.',
        display: 'standalone',
        background_color: '#f3e7cd',
        theme_color: '#f3e7cd',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,md,wasm}'],
        // Rules of before are for records of before: fetched when one is looked at.
        globIgnores: ['**/*.past-*.js'],
        maximumFileSizeToCacheInBytes: LARGEST_KEPT,
        navigateFallbackDenylist: [/^\/api\//, /^\/live/, /^\/health/, /^\/ready/, /^\/metrics/, /^\/openapi/],
      },
    }),
    compressed(),
  ],
  // Where games may draw: see packages/games/package.json.
  resolve: { conditions: ['nassau-page', ...defaultClientConditions] },
  worker: { format: 'es', plugins: () => [rulesOnly()] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: atOnce() }] } } },
    // A rulebook is fetched, however short: within a script it would be an address that our own policy refuses.
    assetsInlineLimit: file => (file.endsWith('.md') ? false : undefined),
  },
})

import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { VitePWA as offline } from 'vite-plugin-pwa'

/** Beyond this a file is not kept for offline play; the physics engine is the largest that is. */
const LARGEST_KEPT = 4 * 1024 * 1024

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
        description: 'Five pirate games, played against friends or honest bots.',
        display: 'standalone',
        background_color: '#f3e7cd',
        theme_color: '#f3e7cd',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,md,wasm}'],
        maximumFileSizeToCacheInBytes: LARGEST_KEPT,
        navigateFallbackDenylist: [/^\/api\//, /^\/live/, /^\/health/, /^\/ready/, /^\/metrics/, /^\/openapi/],
      },
    }),
  ],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, reportCompressedSize: false },
  server: { proxy: { '/api': 'http://localhost:1718', '/live': { target: 'ws://localhost:1718', ws: true } } },
})

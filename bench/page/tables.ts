/** What is played: our tables, the peer's, and the page that does nothing else. */
import { join } from 'node:path'
import type { Facts } from '@nassau/games/manifests'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright'
import { build, preview } from 'vite'

/** A page to be measured. */
export type Table = {
  title: string
  /** Opens it and waits until it is one's turn. */
  open: (page: Page) => Promise<void>
  /** It is drawn with WebGL. */
  isTossed: boolean
}

/** The pages ours are compared with, by title. */
export const PEER = 'boardgame.io'
export const LIMIT = 'bare page'
const PAGES = { [PEER]: 'boardgame-io.html', [LIMIT]: 'bare.html' }
const FOLDER = join(import.meta.dirname, '../pages')

/** One of our games at its own table against bots, in the client served at this address. */
export const ourTable = ({ title, isTossed = false }: Facts, address: string): Table => ({
  title,
  isTossed,
  async open(page) {
    const state = { sky: 'day', language: 'en', speed: 'brisk', isText: false, name: 'Wren' }
    await page.addInitScript(
      settings => localStorage.setItem('nassau-settings', settings),
      JSON.stringify({ state, version: 0 }),
    )
    await page.goto(address)
    await page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Play now' }).click()
    await page.locator('[data-mine]').waitFor({ timeout: 120_000 })
  },
})

/** Builds the pages to compare with as ours are built, into this folder, and serves them. */
export async function otherTables(outDir: string): Promise<{ tables: Table[]; close: () => Promise<void> }> {
  const shared = { root: FOLDER, configFile: false, logLevel: 'warn' } as const
  const input = Object.values(PAGES).map(file => join(FOLDER, file))
  await build({
    ...shared,
    plugins: [react()],
    build: { target: 'es2023', outDir, emptyOutDir: true, reportCompressedSize: false, rolldownOptions: { input } },
  })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } })
  const [address] = server.resolvedUrls?.local ?? []
  const tables = Object.entries(PAGES).map(([title, file]) => ({
    title,
    isTossed: false,
    async open(page: Page) {
      await page.goto(`${address}${file}`)
      await page.locator('main button:enabled').first().waitFor()
    },
  }))
  return { tables, close: () => server.close() }
}

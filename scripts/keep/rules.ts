/**
 * `npm run keep-rules -- GAME`: keeps a game's rules as they are now, in one file beside it, so that matches begun under
 * them can be played on after the rules have changed. Do it before `version` is raised. See docs/decisions/past-rules.md.
 *
 *   --from FOLDER   another checkout of this house to take them from, such as one of an earlier commit
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type Plugin } from 'vite'
import { recordsOf } from './records.ts'

const HOUSE = resolve(import.meta.dirname, '../..')

/** What a kept version goes on taking from the house of the day: the kernel, the words and the engine. */
const STAYS = /^(@nassau\/kernel(\/.*)?|#i18n|[a-z@](?!nassau\/).*)$/
/** What stands in such a file, for whoever imports it. */
const TYPES = `import type { LoadedGame } from '../../manifest.ts'

export const loaded: LoadedGame
`
const ENGINE = '@nassau/tossing/engine'

/** The rest goes in: the game, what it shares with others, and how the tossing table judges. */
const fromFolder = (folder: string): Plugin => ({
  name: 'nassau-keep-rules',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === '@nassau/tossing') return join(folder, 'packages/tossing/index.ts')
    if (source.endsWith('/engine.ts') && importer?.includes('/tossing/physics/')) return { id: ENGINE, external: true }
    return STAYS.test(source) ? { id: source, external: true } : null
  },
})

async function bundled(folder: string, game: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    root: folder,
    plugins: [fromFolder(folder)],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: join(folder, 'packages/games', game, 'loaded.ts'), formats: ['es'] },
      rolldownOptions: { output: { comments: false } },
    },
  })
  const [built] = Array.isArray(outputs) ? outputs : []
  const [chunk] = built?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('nothing was built')
  // Where its parts once lay says nothing to anyone.
  return chunk.code.replace(/^\/\/ \S+\.(ts|json)\n/gm, '')
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } })
const [game = ''] = positionals
const from = resolve(values.from ?? HOUSE)
const own = join(HOUSE, 'packages/games', game)
if (game === '' || !existsSync(join(own, 'manifest.ts'))) throw new Error(`there is no game "${game}" to keep`)

const version = /^ {2}version: (\d+),$/m.exec(readFileSync(join(from, 'packages/games', game, 'game.ts'), 'utf8'))?.[1]
if (!version) throw new Error(`the rules of ${game} in ${from} name no version`)
const code = await bundled(from, game)
mkdirSync(join(own, 'past'), { recursive: true })
const file = join(own, 'past', `v${version}.past.js`)
writeFileSync(
  file,
  `// Rules version ${version} of ${game}, kept by \`npm run keep-rules\`. Not to be changed.\n${code}`,
)
writeFileSync(file.replace(/js$/, 'd.ts'), TYPES)
process.stdout.write(`${file}: ${Math.round(code.length / 1024)} kB\n`)
for (const { name, text } of await recordsOf(from, game)) {
  const record = join(own, 'past', `v${version}-${name}.jsonl`)
  writeFileSync(record, text)
  process.stdout.write(`${record}: ${text.split('\n').length - 1} lines\n`)
}
process.stdout.write(
  `Name it in packages/games/${game}/manifest.ts: past: { ${version}: () => import('./past/v${version}.past.js') }\n`,
)

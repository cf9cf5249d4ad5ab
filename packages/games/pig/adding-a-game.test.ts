import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8')

test('the code shown in docs/adding-a-game.md is the code of Pig', async () => {
  const page = await read('../../../docs/adding-a-game.md')
  const code = (await Promise.all(['./game.ts', './manifest.ts'].map(read))).join('\n')
  const shown = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block)
  expect(shown.length).toBeGreaterThan(4)
  for (const block of shown) expect(code).toContain(block)
})

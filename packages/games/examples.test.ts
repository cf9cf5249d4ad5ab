import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { GAMES } from './index.ts'

const BOOKS = GAMES.flatMap(({ game, rulebook, rulebookIn = {}, examples = [] }) =>
  [rulebook, ...Object.values(rulebookIn)].map(book => ({ title: game.title, file: fileURLToPath(book), examples })),
)

test.each(BOOKS)(
  'a rulebook of $title shows every example that its game draws, each once and in their order, and no other',
  ({ file, examples }) => {
    const markdown = readFileSync(file, 'utf8')
    // On a line of its own with nothing above or below: elsewhere it would be part of a paragraph.
    const shown = [...markdown.matchAll(/\n\n<!-- example: ([a-z-]+) -->\n(?=\n|$)/g)].map(([, name]) => name)
    expect(shown).toEqual(examples)
    expect(markdown.match(/<!--/g) ?? []).toHaveLength(shown.length)
  },
)

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { EXAMPLES as DOUBLOON_LAGOON } from './doubloon-lagoon/table/example-names.ts'
import { EXAMPLES as KING_OF_PIRATES } from './king-of-pirates/table/example-names.ts'
import { EXAMPLES as O_ZONE } from './o-zone/table/example-names.ts'
import { EXAMPLES as PIRATE_O_ZONE } from './pirate-o-zone/table/example-names.ts'
import { EXAMPLES as SCURVY_DICE } from './scurvy-dice/table/example-names.ts'

const DRAWN: Readonly<Record<string, readonly string[]>> = {
  'doubloon-lagoon': DOUBLOON_LAGOON,
  'king-of-pirates': KING_OF_PIRATES,
  'o-zone': O_ZONE,
  'pirate-o-zone': PIRATE_O_ZONE,
  'scurvy-dice': SCURVY_DICE,
}

test.each(globSync('*/rulebook*.md', { cwd: import.meta.dirname }))(
  '%s shows every example that its game draws, each once and in their order, and no other',
  file => {
    const markdown = readFileSync(join(import.meta.dirname, file), 'utf8')
    // On a line of its own with nothing above or below: elsewhere it would be part of a paragraph.
    const shown = [...markdown.matchAll(/\n\n<!-- example: ([a-z-]+) -->\n(?=\n|$)/g)].map(([, name]) => name)
    expect(shown).toEqual(DRAWN[dirname(file)] ?? [])
    expect(markdown.match(/<!--/g) ?? []).toHaveLength(shown.length)
  },
)

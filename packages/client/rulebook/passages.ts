/** A rulebook taken apart where its examples are drawn: `<!-- example: name -->` on a line of its own. */
import { marked, type Token } from 'marked'

/** Text, and the example that stands after it. */
export type Passage = { html: string; example: string | null }

/** A paragraph, a list, a table or a heading, and the example of what it says. */
type Block = { token: Token; example: string | null }

const EXAMPLE = /^<!-- example: ([a-z-]+) -->\s*$/

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  for (const token of marked.lexer(markdown)) {
    const example = EXAMPLE.exec(token.raw)?.[1]
    const last = blocks.at(-1)
    if (example !== undefined && last) last.example = example
    else if (token.type !== 'space') blocks.push({ token, example: null })
  }
  return blocks
}

/** Clauses that hold the words with their examples and headings; all of it where nothing is searched for. */
function found(blocks: readonly Block[], word: string): readonly Block[] {
  if (word === '') return blocks
  const isHeading = ({ token }: Block): boolean => token.type === 'heading'
  const shown = blocks.filter(block => isHeading(block) || block.token.raw.toLowerCase().includes(word))
  return shown.filter((block, i) => {
    const next = shown[i + 1]
    return !isHeading(block) || (next !== undefined && !isHeading(next))
  })
}

/** The section in which a clause stands, with its heading; all of it if it stands in none. */
function around(blocks: readonly Block[], clause: string): readonly Block[] {
  const isTop = ({ token }: Block): boolean => token.type === 'heading' && token.depth <= 2
  const at = blocks.findIndex(({ token }) => token.raw.includes(`id="${clause}"`))
  if (at < 0) return blocks
  const from = blocks.findLastIndex((block, i) => i <= at && isTop(block))
  const next = blocks.findIndex((block, i) => i > at && isTop(block))
  return blocks.slice(Math.max(0, from), next < 0 ? blocks.length : next)
}

/** `clause`: only the section in which it stands. */
export function passagesOf(markdown: string, wanted: string, clause?: string): Passage[] {
  const passages: Passage[] = []
  let tokens: Token[] = []
  const end = (example: string | null): void => {
    passages.push({ html: marked.parser(tokens), example })
    tokens = []
  }
  const all = blocksOf(markdown)
  const read = clause === undefined ? found(all, wanted.trim().toLowerCase()) : around(all, clause)
  for (const { token, example } of read) {
    tokens.push(token)
    if (example !== null) end(example)
  }
  if (tokens.length > 0) end(null)
  return passages
}

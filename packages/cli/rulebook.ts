/** Reading a rulebook: its clauses and what they say. An anchor stands before every clause's id. */

/** One clause as the rulebook has it. */
export type Clause = {
  id: string
  /** The anchor's name, which should be the id in small letters. */
  anchor: string
  /** Its words, without markup. */
  text: string
}

const ANCHOR = /<a id="([^"]*)"><\/a>\s*\*\*([A-Z]+-\d+)\*\*/g

/** A clause goes on to the next anchor or heading. */
const END_OF_CLAUSE = /\n[\s>|*-]*<a id="|\n#/

export function clausesIn(markdown: string): Clause[] {
  return [...markdown.matchAll(ANCHOR)].map(match => {
    const [whole, anchor = '', id = ''] = match
    const rest = markdown.slice(match.index + whole.length)
    const end = rest.search(END_OF_CLAUSE)
    return { id, anchor, text: unmarked(end < 0 ? rest : rest.slice(0, end)) }
  })
}

function unmarked(markdown: string): string {
  return markdown
    .replace(/<[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*|`/g, '')
    .replace(/\s*\|\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[.:–-]\s*/, '')
}

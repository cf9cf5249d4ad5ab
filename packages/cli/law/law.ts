/** The law check, as pure functions: which clauses a rulebook has, and which tests name them. */
import { clausesIn } from '../rulebook.ts'
import type { TestFile } from './test-titles.ts'

/** A game's law: its prefix and its rulebook's text. */
export type Lawbook = { game: string; prefix: string; markdown: string }

export type LawClause = {
  id: string
  game: string
  /** Every test that names it, as `file: title`. */
  tests: string[]
}

export type LawReport = {
  clauses: LawClause[]
  /** The ids that no test names. */
  untested: string[]
  /** What is wrong with the rulebooks themselves. */
  findings: string[]
}

export function lawReport(books: readonly Lawbook[], files: readonly TestFile[]): LawReport {
  const clauses = books.flatMap(({ game, markdown }) =>
    [...new Set(clausesIn(markdown).map(({ id }) => id))].map(id => ({ id, game, tests: testsOf(id, files) })),
  )
  return {
    clauses,
    untested: clauses.flatMap(({ id, tests }) => (tests.length === 0 ? [id] : [])),
    findings: books.flatMap(bookFindings),
  }
}

function testsOf(id: string, files: readonly TestFile[]): string[] {
  // A whole word: SD-1 is not in SD-14, nor in XSD-1.
  const named = new RegExp(`(?<![\\w-])${id}(?!\\w)`)
  return files.flatMap(({ file, titles }) => titles.flatMap(title => (named.test(title) ? [`${file}: ${title}`] : [])))
}

function bookFindings({ game, prefix, markdown }: Lawbook): string[] {
  const clauses = clausesIn(markdown)
  if (clauses.length === 0) return [`the rulebook of ${game} has no clause; expected <a id="…"></a>**${prefix}-1**`]
  const ids = clauses.map(({ id }) => id)
  const numbers = ids.map(id => Number(id.slice(id.indexOf('-') + 1)))
  const expected = Array.from({ length: Math.max(...numbers) }, (_, i) => `${prefix}-${i + 1}`)
  return [
    ...clauses.filter(({ id }) => !id.startsWith(`${prefix}-`)).map(({ id }) => `${id} is no clause of ${game}`),
    ...clauses
      .filter(({ id, anchor }) => anchor !== id.toLowerCase())
      .map(({ id, anchor }) => `${id} of ${game} has the anchor "${anchor}"; expected "${id.toLowerCase()}"`),
    ...[...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))].map(id => `${id} stands twice in ${game}`),
    ...expected.filter(id => !ids.includes(id)).map(id => `${id} is missing from the rulebook of ${game}`),
  ]
}

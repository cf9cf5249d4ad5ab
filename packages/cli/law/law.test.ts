import { expect, test } from 'vitest'
import { nassau } from '../test-kit.ts'
import { lawReport } from './law.ts'

const book = (...clauses: string[]): string =>
  clauses.map(id => `- <a id="${id.toLowerCase()}"></a>**${id}** Words.`).join('\n')
const law = (markdown: string): { game: string; prefix: string; markdown: string } => ({
  game: 'rum',
  prefix: 'XX',
  markdown,
})

test('each clause is listed with the tests that name it as a whole word', () => {
  const files = [{ file: 'rum.test.ts', titles: ['XX-1 and XX-12: pour', 'XX-1, drink', 'XX-22'] }]
  expect(lawReport([law(book('XX-1', 'XX-2'))], files)).toEqual({
    clauses: [
      { id: 'XX-1', game: 'rum', tests: ['rum.test.ts: XX-1 and XX-12: pour', 'rum.test.ts: XX-1, drink'] },
      { id: 'XX-2', game: 'rum', tests: [] },
    ],
    untested: ['XX-2'],
    findings: [],
  })
})

test('the order of clauses is free, but none is missing, double, foreign or under a wrong anchor', () => {
  const findings = (markdown: string): string[] => lawReport([law(markdown)], []).findings
  expect(findings(book('XX-2', 'XX-1'))).toEqual([])
  expect(findings(book('XX-1', 'XX-3'))).toEqual(['XX-2 is missing from the rulebook of rum'])
  expect(findings(book('XX-1', 'XX-1', 'XX-2'))).toEqual(['XX-1 stands twice in rum'])
  expect(findings(book('XX-1', 'YY-1'))).toEqual(['YY-1 is no clause of rum'])
  expect(findings('<a id="xx-2"></a>**XX-1** Words.')).toEqual(['XX-1 of rum has the anchor "xx-2"; expected "xx-1"'])
  expect(findings('# Rum')).toHaveLength(1)
})

test('the command gives clauses and what is untested as JSON', () => {
  const { code, out } = nassau(['law', 'pig', '--json'])
  const { clauses, untested, findings } = JSON.parse(out)
  expect(clauses[0]).toMatchObject({ id: 'PG-1', game: 'pig', tests: expect.any(Array) })
  expect(code).toBe(untested.length + findings.length > 0 ? 1 : 0)
})

import { expect, test } from 'vitest'
import { titlesIn } from './test-titles.ts'

test.each<[string, string, string[]]>([
  ['quotes of every kind', 'test(\'one\', f); it("two", f); describe(`three`, f)', ['one', 'two', 'three']],
  ['a title on the next line', "test(\n  'one',\n  () => {})", ['one']],
  ['modifiers', "test.only('one', f); it.concurrent.only('two', f)", ['one', 'two']],
  ['tables', "test.each([[1, ')'], [2, '(']])('one %d', f)", ['one %d']],
  ['tables with types', "test.each<[string, number]>([['a', 1]])('one', f)", ['one']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source text
  ['tables as templates', "test.each`a | b\n${1} | ${')'}`('one', f)", ['one']],
  ['property tests', "test.prop([fc.nat()])('one', f); test('two', () => fc.assert(p))", ['one', 'two']],
  ['tests inside a describe', "describe('one', () => { test('two', f) })", ['one', 'two']],
  ['an escaped quote', "test('it\\'s one', f)", ["it\\'s one"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source text
  ['a template with a hole', 'test(`one ${f("`)")} two`, f)', ['one ${f("`)")} two']],
  ['not what is skipped or to do', "test.skip('one', f); test.todo('two'); it.skip('three', f)", []],
  ['not what is in a comment', "// test('one', f)\n/* test('two', f) */ test('three', f)", ['three']],
  ['not what is in a string', 'const source = "test(\'one\', f)"', []],
  ['not what is in a template', "const source = `test('one', f)`; test('two', f)", ['two']],
  ['not past a regular expression with a quote', "x.replace(/['\"`]/g, ''); test('one', f)", ['one']],
  ['not for other words', "contest('one'); latest('two'); regex.test('three'); testing('four')", []],
  ['past a division', "const half = n / 2; test('one', f); const third = n / 3", ['one']],
])('finds %s', (_what, source, titles) => {
  expect(titlesIn(source)).toEqual(titles)
})

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname

/** The numbers of every clause, under its anchor; dice such as `2d6` and words such as `SD-7` are left alone. */
function numbersIn(markdown: string): [anchor: string, numbers: string[]][] {
  const [, ...parts] = markdown.split(/<a id="/)
  return parts.map(part => {
    const [anchor = '', ...rest] = part.split('">')
    const text = rest.join('">').replace(/<a [^>]*>|\[[^\]]*\]\([^)]*\)|\b[A-Z]+-\d+/g, '')
    // Thousands are written 10,000 in English and 10.000 in German.
    return [anchor, [...text.matchAll(/\d+(?:[.,]\d{3})*/g)].map(([n]) => n.replace(/[.,]/g, '')).sort()]
  })
}

test.each(globSync('*/rulebook.*.md', { cwd: HERE }))('%s has every clause with its numbers', file => {
  const english = readFileSync(join(HERE, dirname(file), 'rulebook.md'), 'utf8')
  expect(numbersIn(readFileSync(join(HERE, file), 'utf8'))).toEqual(numbersIn(english))
})

/**
 * Finds the titles of tests in source text. A small scanner that knows comments, strings, templates
 * and regular expressions, so that only real tests count, not those in a comment or a fixture.
 *
 *   test('…')   it.only("…")   describe(`…`)   test.each(table)('…')   test.prop([…])('…')
 */

/** A test file and the titles in it. */
export type TestFile = { file: string; titles: string[] }

const QUOTES = ['"', "'", '`']
const OPENING = ['(', '[', '{']
const CLOSING = [')', ']', '}']
/** After one of these a slash begins a regular expression; after anything else it divides. */
const BEFORE_REGEX = /[([{,;=:!&|?+\-*%<>~^]\s*$|\breturn\s*$|^\s*$/
/** What is skipped or still to be written tests nothing. */
const UNTESTED = ['skip', 'todo']

export function titlesIn(source: string): string[] {
  const titles: string[] = []
  let at = 0
  while (at < source.length) {
    const call = /(?:test|it|describe)\b/y
    call.lastIndex = at
    const isWord = at === 0 || !/[\w$.]/.test(source.charAt(at - 1))
    if (isWord && call.test(source)) {
      const title = titleAt(source, call.lastIndex)
      if (title !== null) titles.push(title)
      at = call.lastIndex
    } else at = pass(source, at)
  }
  return titles
}

/** The title of a call whose name ends at `start`: past `.each`, type arguments and tables. */
function titleAt(source: string, start: number): string | null {
  let at = start
  for (;;) {
    at = passBlanks(source, at)
    const sign = source.charAt(at)
    if (sign === '.') {
      const name = /\w+/y
      name.lastIndex = passBlanks(source, at + 1)
      const [word = ''] = name.exec(source) ?? []
      if (word === '' || UNTESTED.includes(word)) return null
      at = name.lastIndex
    } else if (sign === '`') at = passString(source, at)
    else if (sign === '<') at = source.indexOf('>', at) + 1 || source.length
    else if (sign === '(') {
      const first = passBlanks(source, at + 1)
      if (QUOTES.includes(source.charAt(first))) return source.slice(first + 1, passString(source, first) - 1)
      at = passBrackets(source, at)
    } else return null
  }
}

/** Past one thing of the source: a comment, a string, a regular expression, a letter. */
function pass(source: string, at: number): number {
  const sign = source.charAt(at)
  if (QUOTES.includes(sign)) return passString(source, at)
  if (sign !== '/') return at + 1
  const past = passBlanks(source, at)
  if (past > at) return past
  return BEFORE_REGEX.test(source.slice(Math.max(0, at - 20), at)) ? passRegex(source, at) : at + 1
}

/** Past blanks and comments. */
function passBlanks(source: string, start: number): number {
  const blanks = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y
  blanks.lastIndex = start
  blanks.test(source)
  return blanks.lastIndex
}

function passString(source: string, start: number): number {
  const quote = source.charAt(start)
  for (let at = start + 1; at < source.length; at++) {
    const sign = source.charAt(at)
    if (sign === '\\') at++
    else if (sign === quote) return at + 1
    else if (quote === '`' && sign === '$' && source.charAt(at + 1) === '{') at = passBrackets(source, at + 1) - 1
    // Only a template goes over lines; anything else was no string.
    else if (quote !== '`' && sign === '\n') return at
  }
  return source.length
}

function passRegex(source: string, start: number): number {
  let isInClass = false
  for (let at = start + 1; at < source.length; at++) {
    const sign = source.charAt(at)
    if (sign === '\n') return at
    if (sign === '\\') at++
    else if (sign === '[') isInClass = true
    else if (sign === ']') isInClass = false
    else if (sign === '/' && !isInClass) return at + 1
  }
  return source.length
}

/** Past a bracket and all that it holds. */
function passBrackets(source: string, start: number): number {
  let depth = 0
  let at = start
  while (at < source.length) {
    const sign = source.charAt(at)
    if (OPENING.includes(sign)) depth++
    if (CLOSING.includes(sign) && --depth === 0) return at + 1
    at = pass(source, at)
  }
  return at
}

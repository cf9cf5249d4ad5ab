import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PACKAGES = join(import.meta.dirname, '../..')

/** What a catalogue says for every message; a long one is written over several lines. */
function catalogue(locale: string): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, `${locale}.po`), 'utf8').replace(/"\n"/g, '')
  const pairs = text.matchAll(/^msgid "((?:[^"\\]|\\.)*)"\nmsgstr "((?:[^"\\]|\\.)*)"/gm)
  const plain = (quoted: string): string => JSON.parse(`"${quoted}"`)
  return new Map(
    [...pairs].map(([, id = '', says = '']) => [plain(id), plain(says)] as const).filter(([id]) => id !== ''),
  )
}

/** Every message named in the code of the client, of tables and of what they are made of. */
function messagesInCode(): string[] {
  const files = globSync(['ui/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}', 'games/**/table/**/*.{ts,tsx}'], {
    cwd: PACKAGES,
    exclude: path => /node_modules|dist|\.test\.ts$/.test(path),
  })
  return files.flatMap(file =>
    [
      ...readFileSync(join(PACKAGES, file), 'utf8').matchAll(/i18n\._\(\s*(?:\/\*i18n\*\/\s*)?'((?:[^'\\]|\\.)*)'/g),
    ].map(([, id = '']) => id.replace(/\\'/g, "'")),
  )
}

/** The names in braces that a message is given; what stands in the braces of a plural form is text. */
const namesIn = (message: string): string[] =>
  [...new Set([...message.matchAll(/(?<!(?:one|other|=\d+) )\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort()

test('every message in the code is in the catalogue: run `npm run words -w @nassau/client`', () => {
  const known = catalogue('en')
  expect([...new Set(messagesInCode())].filter(message => !known.has(message))).toEqual([])
})

test('every message has its German, with the same names in it', () => {
  const german = catalogue('de')
  const odd = [...catalogue('en').keys()].filter(id => {
    const says = german.get(id) ?? ''
    return says === '' || namesIn(says).join() !== namesIn(id).join()
  })
  expect(odd).toEqual([])
})

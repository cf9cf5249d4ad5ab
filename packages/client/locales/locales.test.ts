import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { isRecord } from '@nassau/kernel'
import { expect, test } from 'vitest'

const CLIENT = join(import.meta.dirname, '..')

/** What Lingui finds wrong with the catalogues; empty if nothing is. */
function check(...what: string[]): string {
  const { status, stdout, stderr } = spawnSync('npx', ['lingui', 'check', ...what, '--workers', '1'], {
    cwd: CLIENT,
    encoding: 'utf8',
  })
  return status === 0 ? '' : `${stdout}${stderr}`
}

test('every message in the code is in a catalogue and no other: `npm run words -w @nassau/client`', () => {
  expect(check('sync', '--clean')).toBe('')
})

test('every message has its German', () => {
  expect(check('missing', '--verbose')).toBe('')
})

/** The messages of a catalogue and what it says for each; a long one is written over several lines. */
function catalogue(file: string): [id: string, says: string][] {
  const text = readFileSync(file, 'utf8').replace(/"\n"/g, '')
  const pairs = text.matchAll(/^msgid "((?:[^"\\]|\\.)*)"\nmsgstr "((?:[^"\\]|\\.)*)"/gm)
  const plain = (quoted: string): string => JSON.parse(`"${quoted}"`)
  return [...pairs].map(([, id = '', says = '']): [string, string] => [plain(id), plain(says)])
}

/** The names a message is given, wherever in it they stand. */
const namesIn = (message: string): string[] => [...new Set(namesOf(compileMessage(message)))].sort()

/** A compiled message is text, or a list of texts and `[name, format, forms]`. */
function namesOf(part: unknown): string[] {
  if (!Array.isArray(part)) return isRecord(part) ? Object.values(part).flatMap(namesOf) : []
  return part.flatMap((one: unknown) => {
    if (!Array.isArray(one)) return []
    const [name, , forms] = one
    return [String(name), ...namesOf(forms)]
  })
}

test.each(globSync(['locales/de.po', '../games/**/locales/de.po'], { cwd: CLIENT }))(
  '%s names what the English names',
  file => {
    const odd = catalogue(join(CLIENT, file)).filter(([id, says]) => namesIn(says).join() !== namesIn(id).join())
    expect(odd).toEqual([])
  },
)

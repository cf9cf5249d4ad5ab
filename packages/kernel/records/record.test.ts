import { pig } from '@nassau/games/pig'
import { expect, test } from 'vitest'
import { hashText, secretFrom } from '../chance/sealed.ts'
import { duelOf } from '../fixtures/duel.ts'
import { boundTo, coversMatch, type Line, malformed, NO_HASH, parseLine, sealLine, splitRecord } from './record.ts'
import { Referee } from './referee.ts'

const SECRET = secretFrom('line')
const { header } = new Referee(pig, { options: {}, seats: ['Anne', 'Mary'], secret: SECRET })
const START: Line = { seq: 0, chance: [3, 1] }
const CHOICE: Line = { seq: 1, seat: 0, choice: { do: 'roll' }, chance: [3] }

test('a stored line ends with the hash over the line before, itself and the match it leads to', () => {
  const match = duelOf([[], []])
  const { text, line } = sealLine('before', START, match)
  const { hash } = line
  expect(hash).toBe(hashText(`before\n{"seq":0,"chance":[3,1]}\n${JSON.stringify(match)}`))
  expect(text).toBe(`{"seq":0,"chance":[3,1],"hash":"${hash}"}`)
})

test('the hash differs if the line before, the line or the match differs', () => {
  const match = duelOf([[], []])
  const hashes = [
    sealLine(NO_HASH, START, match),
    sealLine('before', START, match),
    sealLine(NO_HASH, { seq: 0, chance: [3, 2] }, match),
    sealLine(NO_HASH, START, { ...match, seq: 1 }),
    sealLine(NO_HASH, START, null),
  ].map(({ line }) => line.hash)
  expect(new Set(hashes).size).toBe(5)
})

test('a line is read back as it was written', () => {
  for (const line of [header, START, CHOICE]) {
    const { text, line: written } = sealLine<Line>(NO_HASH, line, null)
    expect(parseLine(text, 4)).toEqual({ ok: true, value: { line, hash: written.hash } })
    expect(JSON.parse(text)).toEqual(written)
  }
})

const { text: stored } = sealLine(NO_HASH, CHOICE, null)

test.each([
  ['is cut off', stored.slice(0, -1), /^this is not JSON/],
  ['has no hash', '{"seq":1}', /^this line carries no hash/],
  ['is no object', '[1]', /^this line carries no hash/],
  ['has a number for a hash', '{"seq":1,"hash":7}', /^this line carries no hash/],
  ['has a blank', stored.replace('"seq":1', '"seq": 1'), /^this line is not written as records are/],
  ['writes a number otherwise', stored.replace('"seq":1', '"seq":1.0'), /^this line is not written as records are/],
  ['writes a letter otherwise', stored.replace('roll', '\\u0072oll'), /^this line is not written as records are/],
  ['says something twice', stored.replace('"seq":1', '"seq":1,"seq":1'), /^this line is not written as records are/],
  ['has its hash elsewhere', `{"hash":"x","seq":1}`, /^this line is not written as records are/],
  ['ends with a carriage return', `${stored}\r`, /^this line is not written as records are/],
])('a line that %s is refused with its number', (_what, text, says) => {
  expect(parseLine(text, 4)).toEqual({ ok: false, problem: { says: expect.stringMatching(says), line: 4 } })
})

test.each<[string, Line, string | null]>([
  ['a header', header, null],
  ['a start', START, null],
  ['a choice', CHOICE, null],
  ['an undo', { undo: 1, seat: 0, agreed: [1] }, null],
  ['a closing line', { outcome: null, secret: SECRET }, null],
  ['a secret that is none', { outcome: null, secret: 'hush' }, 'the secret is not 64 hexadecimal digits'],
  ['an undo of less than nothing', { undo: -1, seat: 0, agreed: [] }, 'this undo is malformed'],
  ['an undo agreed to by half a seat', { undo: 1, seat: 0, agreed: [0.5] }, 'this undo is malformed'],
  ['dice below 0', { seq: 0, chance: [-1] }, 'what chance said is not a list of whole numbers'],
  ['a choice of no seat', { ...CHOICE, seat: -1 }, 'this choice names no seat or number'],
  ['another format', { ...header, nassau: 1 }, 'this record has format 1; this house reads 2 and 3'],
])('%s is checked for its form', (_what, line, says) => {
  expect(malformed(line)).toBe(says)
})

test('the dice are bound to everything in the header but the commitment', () => {
  expect(boundTo({ ...header, commitment: 'x' })).toBe(boundTo(header))
  for (const change of [{ seats: ['Anne', 'Jack'] }, { entropy: ['heads', null] }, { rules: 2 }, { options: { a: 1 } }])
    expect(boundTo({ ...header, ...change })).not.toBe(boundTo(header))
})

test.each<[string, string, unknown]>([
  ['nothing', '', { ok: false, problem: { says: 'the record is empty', line: null } }],
  ['two lines', 'a\nb\n', { ok: true, value: ['a', 'b'] }],
  [
    'a line without its break',
    'a\nb',
    { ok: false, problem: { says: 'the record is cut off in the middle of this line', line: 2 } },
  ],
])('a text of %s is split into lines', (_what, text, expected) => {
  expect(splitRecord(text)).toEqual(expected)
})

test('the match is covered by every hash in format 2; since 3 at the start, after taking back, at the end and every sixteenth choice', () => {
  const choiceAt = (seq: number): Line => ({ seq, seat: 0, choice: null, chance: [] })
  const covered = (format: number): number[] =>
    Array.from({ length: 40 }, (_, i) => i + 1).filter(seq => coversMatch(format, choiceAt(seq)))
  expect(covered(2)).toHaveLength(40)
  expect(covered(3)).toEqual([16, 32])
  const others: Line[] = [START, { undo: 1, seat: 0, agreed: [] }, { outcome: null, secret: 'f'.repeat(64) }]
  for (const format of [2, 3]) expect(others.map(line => coversMatch(format, line))).toEqual([true, true, true])
  expect(coversMatch(3, header)).toBe(false)
})

/** A record tampered with anywhere is refused, and the line that is wrong is named. */
import { pig } from '@nassau/games/pig'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { good } from '../errors.ts'
import { finishedRecord } from '../fixtures/records.ts'
import { verify } from './verify.ts'

const find = () => good(pig)
const SHORT = Buffer.from(finishedRecord(pig, {}, { goal: 8 }))
const LONG = Buffer.from(finishedRecord(pig, {}))
const LINE_BREAK = 10

/** The line on which the byte at `place` stands; a line break belongs to the line it ends. */
const lineAt = (record: Buffer, place: number): number =>
  record.subarray(0, place).filter(byte => byte === LINE_BREAK).length + 1

/** The line that is said to be wrong; undefined if nothing is. */
function lineRefused(record: Buffer): number | null | undefined {
  const verified = verify(find, record.toString('utf8'))
  if (!verified.ok) expect(verified.problem.says).toMatch(/\w+ \w+/)
  return verified.ok ? undefined : verified.problem.line
}

const changed = (record: Buffer, place: number, byte: number): Buffer =>
  Buffer.concat([record.subarray(0, place), Buffer.from([byte]), record.subarray(place + 1)])
const inserted = (record: Buffer, place: number, byte: number): Buffer =>
  Buffer.concat([record.subarray(0, place), Buffer.from([byte]), record.subarray(place)])
const deleted = (record: Buffer, place: number): Buffer =>
  Buffer.concat([record.subarray(0, place), record.subarray(place + 1)])

/** Bytes that JSON might put up with, and some it does not. */
const SLY = [...Buffer.from('\n\r\t "01,}]ae\u0000'), 0xff]

test('the records are genuine, and hold an undo by vote and a free one', () => {
  expect([lineRefused(SHORT), lineRefused(LONG)]).toEqual([undefined, undefined])
  expect(SHORT.toString()).toContain('{"undo":1,"seat":1,"agreed":[0,1]')
  expect(SHORT.toString()).toContain('{"undo":1,"seat":1,"agreed":[],')
})

test('every byte of a short record, changed to its neighbour, is refused on its own line', () => {
  for (const [place, byte] of SHORT.entries())
    expect([place, lineRefused(changed(SHORT, place, byte ^ 1))]).toEqual([place, lineAt(SHORT, place)])
})

test('every byte of a short record, left out, is refused on its own line', () => {
  for (const place of SHORT.keys())
    expect([place, lineRefused(deleted(SHORT, place))]).toEqual([place, lineAt(SHORT, place)])
})

test('any byte changed to any other is refused on its own line', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(SHORT, LONG),
      fc.nat(),
      fc.oneof(fc.nat(255), fc.constantFrom(...SLY)),
      (record, n, byte) => {
        const place = n % record.length
        fc.pre(record[place] !== byte)
        expect(lineRefused(changed(record, place, byte))).toBe(lineAt(record, place))
      },
    ),
    { seed: 7, numRuns: 800 },
  )
})

test('any byte put in is refused on its own line, or on the line an added line break begins', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(SHORT, LONG),
      fc.nat(),
      fc.oneof(fc.nat(255), fc.constantFrom(...SLY)),
      (record, n, byte) => {
        const place = n % (record.length + 1)
        const isAtEnd = place === record.length || record[place] === LINE_BREAK
        const added = byte === LINE_BREAK && isAtEnd && place < record.length ? 1 : 0
        expect(lineRefused(inserted(record, place, byte))).toBe(lineAt(record, place) + added)
      },
    ),
    { seed: 8, numRuns: 800 },
  )
})

test('a record cut off after any byte is refused on the line where it ends', () => {
  for (let length = 1; length < SHORT.length; length++) {
    const cut = SHORT.subarray(0, length)
    const ends = lineAt(cut, length - 1)
    expect([length, lineRefused(cut)]).toEqual([length, ends])
  }
})

test('an empty record has no line to name', () => {
  expect(verify(find, '')).toEqual({ ok: false, problem: { says: 'the record is empty', line: null } })
})

const linesOf = (record: Buffer): string[] => record.toString().trimEnd().split('\n')
const textOf = (lines: readonly string[]): Buffer => Buffer.from(`${lines.join('\n')}\n`)

test('a record cut off after any line is refused as incomplete', () => {
  const lines = linesOf(LONG)
  for (let n = 1; n < lines.length; n++) {
    const verified = verify(find, textOf(lines.slice(0, n)).toString())
    expect(verified).toEqual({
      ok: false,
      problem: { says: 'the record ends here without its closing line; it is incomplete', line: n },
    })
  }
})

test('a line left out or said twice is refused where it is missed', () => {
  const lines = linesOf(SHORT)
  const last = lines.length
  lines.forEach((line, i) => {
    const without = lineRefused(textOf(lines.toSpliced(i, 1)))
    const twice = lineRefused(textOf(lines.toSpliced(i, 0, line)))
    expect([i, without]).toEqual([i, i === last - 1 ? last - 1 : i + 1])
    expect([i, twice]).toEqual([i, i + (i === last - 1 ? 1 : 2)])
  })
})

test('any two lines changing places are refused', () => {
  const lines = linesOf(SHORT)
  for (let i = 0; i < lines.length; i++)
    for (let j = i + 1; j < lines.length; j++) {
      const swapped = lines.with(i, lines[j] ?? '').with(j, lines[i] ?? '')
      // A record that does not end with its closing line is incomplete, whatever else is wrong.
      const expected = i > 0 && j === lines.length - 1 ? lines.length : i + 1
      expect([i, j, lineRefused(textOf(swapped))]).toEqual([i, j, expected])
    }
})

test('lines of another record do not fit in', () => {
  const [lines, others] = [linesOf(SHORT), linesOf(LONG)]
  lines.forEach((_, i) => {
    expect(lineRefused(textOf(lines.with(i, others[i] ?? '')))).toBeGreaterThan(0)
  })
})

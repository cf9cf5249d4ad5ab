import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRules } from '@nassau/games'
import { pig } from '@nassau/games/pig'
import type { Rules } from '@nassau/kernel'
import { FastChance, swab } from '@nassau/kernel/bots'
import { isRefusal, Referee, secretFrom, verify } from '@nassau/kernel/host'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nassau, scratch } from '../test-kit.ts'

/** A record of Pig up to `goal`, played at random. */
function record(goal: number): { text: string; commitment: string } {
  const referee: Referee = new Referee<Rules>(pig, {
    options: {},
    edition: { goal },
    seats: ['Anne', 'Mary'],
    secret: secretFrom('tide'),
  })
  const rng = new FastChance(1)
  while (!referee.isOver) {
    const [seat = 0] = referee.project(null).awaiting
    if (isRefusal(referee.apply(seat, swab.choose(referee.project(seat), rng, referee.edition))))
      throw new Error('refused')
  }
  return { text: referee.close(), commitment: referee.header.commitment }
}

const LINE_BREAK = 0x0a

/** The record with one byte changed, and the lines that are wrong now: two, if one was broken in two. */
function tampered(text: string, at: number, byte: number): { text: string; lines: number[] } {
  const bytes = Buffer.from(text)
  const line = bytes.subarray(0, at).toString().split('\n').length
  bytes[at] = byte
  return { text: bytes.toString(), lines: byte === LINE_BREAK ? [line, line + 1] : [line] }
}

const wrongLine = (text: string): number | null | 'fine' => {
  const verified = verify(findRules, text)
  return verified.ok ? 'fine' : verified.problem.line
}

test('any byte changed in a short record is refused with its line', () => {
  const { text } = record(6)
  const bytes = Buffer.from(text)
  expect(wrongLine(text)).toBe('fine')
  bytes.forEach((byte, at) => {
    for (const other of [byte ^ 1, byte ^ 0x20, LINE_BREAK, 0x20]) {
      if (other === byte) continue
      const changed = tampered(text, at, other)
      expect(changed.lines, `byte ${at} changed to ${other}`).toContain(wrongLine(changed.text))
    }
  })
})

test('any byte changed in a long record is refused with its line', () => {
  const { text } = record(100)
  const bytes = Buffer.from(text)
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 }), (at, byte) => {
      fc.pre(bytes[at] !== byte)
      const changed = tampered(text, at, byte)
      expect(changed.lines).toContain(wrongLine(changed.text))
    }),
    { numRuns: 300, seed: 7 },
  )
})

test('a line left out, doubled or moved is refused', () => {
  const lines = record(12).text.trimEnd().split('\n')
  const joined = (some: string[]): string => `${some.join('\n')}\n`
  for (let i = 0; i < lines.length; i++) {
    expect(wrongLine(joined(lines.toSpliced(i, 1)))).not.toBe('fine')
    expect(wrongLine(joined(lines.toSpliced(i, 0, lines[i] ?? '')))).not.toBe('fine')
  }
})

test('a good record is told in a sentence; a bad one with file and line, and exit code 1', () => {
  const dir = scratch()
  const { text, commitment } = record(12)
  const file = join(dir, 'good.jsonl')
  writeFileSync(file, text)
  const good = nassau(['verify', file, '--commitment', commitment])
  expect(good).toMatchObject({ code: 0, err: '' })
  expect(good.out).toMatch(/Pig, 2 seats, \d+ choices, played to its end\..*the published commitment/)
  expect(nassau(['verify', '-'], text).code).toBe(0)

  const other = nassau(['verify', file, '--commitment', 'a'.repeat(64)])
  expect(other).toMatchObject({ code: 1, out: '' })
  expect(other.err).toContain(`${file}:1: the commitment is not the one that was published`)

  const cut = join(dir, 'cut.jsonl')
  writeFileSync(cut, text.slice(0, text.indexOf('\n', 700) + 20))
  const truncated = nassau(['verify', cut])
  expect(truncated).toMatchObject({ code: 1, out: '' })
  expect(truncated.err).toMatch(/cut\.jsonl:\d+: the record is cut off in the middle of this line/)

  const unclosed = nassau(['verify', '-'], text.split('\n').slice(0, 3).join('\n').concat('\n'))
  expect(unclosed.err).toContain('stdin:3: the record ends here without its closing line')
  expect(nassau(['verify', '-'], '')).toMatchObject({ code: 1, err: 'nassau: stdin: the record is empty\n' })
})

test('replay shows choices, log and board, whole or in part, and names a wrong line', () => {
  const { text } = record(12)
  const whole = nassau(['replay', '-'], text)
  expect(whole).toMatchObject({ code: 0, err: '' })
  expect(whole.out).toMatch(/0 {2}The match begins\.\n[\s\S]*1 {2}Anne: (roll|hold)\n[\s\S]*(Anne|Mary) wins/)
  const part = nassau(['replay', '-', '--from', '2', '--to', '2', '--seat', '1'], text)
  expect(part.out).toMatch(/^Pig.*\n\n2 {2}(Anne chooses|Mary: (roll|hold))\n.*\n.*\n$/)
  expect(nassau(['replay', '-', '--seat', '2'], text)).toMatchObject({ code: 2 })
  expect(nassau(['replay', '-', '--from', '900'], text).code).toBe(2)
  const wrong = nassau(['replay', '-'], tampered(text, text.indexOf('"seq":2') + 6, 0x39).text)
  expect(wrong.code).toBe(1)
  expect(wrong.err).toMatch(/stdin:4: /)
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nassau, scratch } from './test-kit.ts'

const dir = scratch()
const file = (name: string, text: string): string => {
  writeFileSync(join(dir, name), text)
  return join(dir, name)
}

describe('bad usage is one clear sentence and exit code 2', () => {
  test.each<[string, string[], RegExp]>([
    ['an unknown command', ['swim'], /unknown command 'swim'/],
    ['an unknown game', ['play', 'chess'], /there is no game "chess"; there are .*pig/],
    ['no game at all', ['play'], /which game\?/],
    ['too few seats', ['play', 'pig', '--seats', 'you'], /Pig has 2 seats, not 1/],
    ['too many seats', ['simulate', 'pig', '--seats', 'swab,swab,swab'], /pig has 2 seats, not 3/],
    ['a wrong number of seats to fuzz', ['fuzz', 'pig', '--seats', '5'], /Pig has 2 seats, not 5/],
    ['an unknown bot', ['play', 'pig', '--seats', 'you,admiral'], /there is no bot "admiral" for pig; there are swab/],
    ['a person without a name', ['play', 'pig', '--seats', 'human:,swab'], /human: needs a name/],
    ['an unknown option of the table', ['play', 'pig', '--options', 'rum'], /pig has no option "rum"/],
    ['an unknown option of the command', ['play', 'pig', '--rum'], /unknown option '--rum'/],
    ['a number that is none', ['simulate', 'pig', '--games', 'many'], /Expected a whole number from 1 on/],
    ['an edition that is not there', ['play', 'pig', '--edition', join(dir, 'no.json')], /there is no such file/],
    ['an edition that is not JSON', ['play', 'pig', '--edition', file('a.json', '{"goal": ')], /is not JSON/],
    ['an edition that is no object', ['play', 'pig', '--edition', file('b.json', '[1]')], /expected a JSON object/],
    [
      'an edition that breaks its schema',
      ['simulate', 'pig', '--edition', file('c.json', '{"goal": -1}')],
      /c\.json:1:1: no edition of Pig: an edition of Pig is \{"goal": N\}/,
    ],
    ['a record that is not there', ['verify', join(dir, 'no.jsonl')], /there is no such file/],
    ['a commitment that is none', ['verify', '-', '--commitment', 'abc'], /64 hexadecimal digits/],
    ['a save that cannot be written', ['play', 'pig', '--save', join(dir, 'no', 'a.jsonl')], /cannot write/],
    ['the law of an unknown game', ['law', 'chess'], /there is no game "chess"/],
  ])('%s', (_what, args, says) => {
    const { code, out, err } = nassau(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(says)
    expect(err).not.toMatch(/\n\s+at /)
  })
})

test('every command has --help', () => {
  for (const command of ['play', 'simulate', 'fuzz', 'replay', 'verify', 'referee', 'law', 'score']) {
    const { code, out } = nassau([command, '--help'])
    expect(code).toBe(0)
    expect(out).toContain(`Usage: nassau ${command}`)
  }
})

test('without a command the help is shown, and the exit code is 2', () => {
  const { code, err } = nassau([])
  expect(code).toBe(2)
  expect(err).toContain('Usage: nassau')
})

test('a stack trace is shown only on demand', () => {
  process.env.NASSAU_DEBUG = '1'
  const { err } = nassau(['play', 'chess'])
  delete process.env.NASSAU_DEBUG
  expect(err).toMatch(/\n\s+at /)
})

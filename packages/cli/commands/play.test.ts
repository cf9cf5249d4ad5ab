import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nassau, scratch } from '../test-kit.ts'

const dir = scratch()
const inDir = (name: string): string => join(dir, name)
writeFileSync(inDir('short.json'), '{"goal": 12}')
const SHORT = ['--edition', inDir('short.json'), '--seed', 'tide']
const TWO = ['--seats', 'human:Anne,human:Mary', '--open']
const turns = (n: number): string => 'roll\nhold\n'.repeat(n)

test('a match against a bot is played to its end, told and written down', () => {
  const { code, out, err } = nassau(['play', 'pig', ...SHORT, '--save', inDir('won.jsonl')], turns(60))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/commitment is\n[0-9a-f]{64}\n/)
  expect(out).toMatch(/Skipper rolls \d \(PG-3\)/)
  expect(out).toMatch(/(Skipper|Swab) wins \(Skipper \d+, Swab \d+\)/)
  expect(out).not.toContain('\u001b')
  expect(nassau(['verify', inDir('won.jsonl')]).code).toBe(0)
})

test('the end of the input ends the program with a sentence and saves nothing', () => {
  const { code, err } = nassau(['play', 'pig', ...SHORT, '--save', inDir('lost.jsonl')], 'roll\n')
  expect(code).toBe(1)
  expect(err).toContain('the input ended before the match did. Nothing was saved.')
  expect(existsSync(inDir('lost.jsonl'))).toBe(false)
})

test('a match saved and resumed is the match that was never interrupted', () => {
  const first = nassau(['play', 'pig', ...SHORT, ...TWO], `roll\nsave ${inDir('half.jsonl')}\nquit\n`)
  expect(first.code).toBe(0)
  expect(first.out).toContain(`nassau play --resume ${inDir('half.jsonl')}`)
  const resumed = nassau(
    ['play', '--resume', inDir('half.jsonl'), '--open', '--save', inDir('resumed.jsonl')],
    `hold\n${turns(60)}`,
  )
  expect(resumed.code).toBe(0)
  nassau(['play', 'pig', ...SHORT, ...TWO, '--save', inDir('whole.jsonl')], turns(60))
  expect(readFileSync(inDir('resumed.jsonl'), 'utf8')).toBe(readFileSync(inDir('whole.jsonl'), 'utf8'))

  const over = nassau(['play', '--resume', inDir('whole.jsonl')])
  expect(over.code).toBe(1)
  expect(over.err).toContain('this match is over')
  const other = nassau(['play', 'scurvy-dice', '--resume', inDir('half.jsonl')])
  expect(other.code).toBe(2)
  expect(other.err).toContain('is a match of pig, not of scurvy-dice')
})

test('the commands at the prompt answer and leave the question open', () => {
  const { out } = nassau(
    ['play', 'pig', '--seed', 'tide'],
    'help\nwhy\nboard\nlog\nrules PG-2\nrules PG-99\nsave\nsave /no/such/dir/x\n3\nsail\n\nquit\n',
  )
  expect(out).toContain('what is not offered')
  expect(out).toContain('Everything clause PG-2 allows is offered.')
  expect(out).toContain('Nothing has happened yet.')
  expect(out).toMatch(/PG-2 .*hold/)
  expect(out).toContain('There is no clause "PG-99"')
  expect(out).toContain('Save where?')
  expect(out).toContain('cannot write /no/such/dir/x')
  expect(out).toContain('there is no 3: type a number from 1 to 2')
  expect(out).toContain('"sail"? type a number')
  expect(out.trimEnd().endsWith('Nothing was saved.')).toBe(true)
})

test('a game without standing orders says so, at the prompt and on the command line', () => {
  const { out } = nassau(['play', 'pig', '--seed', 'tide'], 'orders\norders +pass\nstops\nstops maybe\nquit\n')
  expect(out).toContain('Pig has no standing orders.')
  expect(out).toContain('Pig has no standing order "pass"; it has none')
  expect(out).toContain('Nobody plays anything unasked in Pig.')
  expect(out).toContain('Pig has no stop "maybe"; it has none')
  expect(nassau(['play', 'pig', '--orders', '-pass'])).toMatchObject({
    code: 2,
    err: 'nassau: Pig has no standing order "pass"; it has none\n',
  })
})

test('a roll cannot be taken back from a bot, but people can agree to it', () => {
  const alone = nassau(['play', 'pig', ...SHORT], 'roll\nundo\nquit\n')
  expect(alone.out).toContain('bots never do')
  const refused = nassau(['play', 'pig', ...SHORT, ...TWO], 'roll\nundo\nno\nquit\n')
  expect(refused.out).toContain('Mary does not agree.')
  const agreed = nassau(['play', 'pig', ...SHORT, ...TWO], 'roll\nundo\nyes\nlog\nquit\n')
  expect(agreed.out).toContain('Anne takes back "roll".')
  expect(agreed.out).toContain('Nothing has happened yet.')
  expect(nassau(['play', 'pig', ...SHORT], 'undo\nquit\n').out).toContain('There is no choice to take back.')
})

test('between two people at one keyboard there is a curtain', () => {
  const { out } = nassau(
    ['play', 'pig', '--seats', 'human:Anne,human:Mary', '--seed', 'tide'],
    '\nroll\nhold\n\nquit\n',
  )
  expect(out).toContain('Pass the keyboard to Anne, then press Enter.')
  expect(out).toContain('Pass the keyboard to Mary, then press Enter.')
})

test('bots among themselves need no keyboard', () => {
  const { code, out } = nassau(['play', 'pig', ...SHORT, '--seats', 'swab,swab'])
  expect(code).toBe(0)
  expect(out).toMatch(/Swab( 2)? wins/)
})

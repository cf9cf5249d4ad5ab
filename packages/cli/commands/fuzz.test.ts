import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRules } from '@nassau/games'
import { scurvyDice } from '@nassau/games/scurvy-dice'
import type { Rules } from '@nassau/kernel'
import { Referee, secretFrom, verify } from '@nassau/kernel/host'
import { STYLES } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { everyOption, everySeats, type FuzzPlan, settingOf } from '../fuzz/plan.ts'
import { writeFinding } from '../fuzz/write-finding.ts'
import { nassau, scratch } from '../test-kit.ts'

const plan: FuzzPlan = {
  game: 'scurvy-dice',
  matches: 96,
  seed: 1,
  seats: [2, 3, 4],
  options: everyOption(scurvyDice),
  every: 1,
}

test('a good game ends with one summary line and exit code 0', () => {
  const { code, out, err } = nassau(['fuzz', 'pig', '--matches', '8', '--seed', '1', '--workers', '2'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^8 matches, \d+ choices, 0 findings\n$/)
})

test('--every looks deep at some steps only, and the result says so', () => {
  const { code, out } = nassau(['fuzz', 'pig', '--matches', '4', '--seed', '1', '--workers', '1', '--every', '20'])
  expect(code).toBe(0)
  expect(out).toMatch(/^4 matches, \d+ choices \(deep checks at one in 20\), 0 findings\n$/)
  expect(nassau(['fuzz', 'pig', '--every', '0'])).toMatchObject({ code: 2 })
})

test('every number of seats, style and option meets every other before any meets again', () => {
  const combinations = STYLES.length * 3 * 8
  expect(everySeats(scurvyDice)).toEqual([2, 3, 4])
  const settings = Array.from({ length: combinations }, (_, index) => settingOf(plan, index))
  const met = new Set(settings.map(({ seats, style, options }) => JSON.stringify([seats, style, options])))
  expect(met.size).toBe(combinations)
  expect(new Set(settings.map(({ seed }) => seed)).size).toBe(combinations)
})

test('a finding is told, and written down so that it can be replayed', () => {
  const dir = join(scratch(), 'findings')
  const setting = settingOf(plan, 5)
  const referee: Referee = new Referee<Rules>(scurvyDice, {
    options: setting.options,
    seats: ['Seat 0', 'Seat 1'],
    secret: secretFrom('tide'),
  })
  const finding = { check: 'hidden hands', says: 'seat 1 sees too much', seq: 0, record: referee.close() }
  const text = writeFinding(plan, { index: 5, setting, finding }, dir)
  const file = join(dir, 'scurvy-dice-1-5-hidden-hands.jsonl')
  expect(text).toContain('hidden hands: seat 1 sees too much')
  expect(text).toContain(file)
  expect(verify(findRules, readFileSync(file, 'utf8')).ok).toBe(true)
})

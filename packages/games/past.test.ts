import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { botPlayer, isChoice, verify } from '@nassau/kernel/host'
import { beforeAll, expect, test } from 'vitest'
import { findGame, findRules, GAMES, MANIFESTS, prepareGames, rulesOf } from './index.ts'

beforeAll(prepareGames)

const KEPT = MANIFESTS.flatMap(({ id, past = {} }) => Object.keys(past).map(rules => ({ id, rules: Number(rules) })))

const RECORDS = KEPT.flatMap(({ id, rules }) => {
  const folder = join(import.meta.dirname, id, 'past')
  const files = readdirSync(folder).filter(file => file.startsWith(`v${rules}-`))
  return files.map(file => ({ id, rules, file, text: readFileSync(join(folder, file), 'utf8') }))
})

test('whose rules have changed keeps those before: run `npm run keep-rules` at the commit before the version was raised', () => {
  for (const { game } of GAMES) if (game.version > 1) expect(rulesOf(game.id)).toContain(game.version - 1)
})

test.each(KEPT)('rules $rules of $id are found, say their own version, and are no newer than those of today', kept => {
  const found = findGame(kept.id, kept.rules)
  if (!found.ok) return expect.fail(found.problem.says)
  const { game, rulebook, bots } = found.value
  expect(game).toMatchObject({ id: kept.id, version: kept.rules })
  expect(readFileSync(rulebook, 'utf8')).toContain('# ')
  expect(bots.length).toBeGreaterThan(0)
  expect(bots.map(bot => botPlayer(bot).kind)).toContain('bot')
  const newest = findGame(kept.id)
  expect(newest.ok && newest.value.game.version).toBeGreaterThan(kept.rules)
})

test.each(RECORDS)(
  'a match played by rules $rules of $id when they were new verifies to the last byte: $file',
  ({ id, rules, text }) => {
    expect(JSON.parse(text.split('\n', 1)[0] ?? '')).toMatchObject({ game: id, rules })
    let choices = 0
    const verified = verify(findRules, text, undefined, (_referee, line) => {
      if (isChoice(line)) choices++
    })
    if (!verified.ok) return expect.fail(`line ${verified.problem.line}: ${verified.problem.says}`)
    expect(choices).toBeGreaterThan(40)
  },
)

test('rules that no one kept are named beside those there are', () => {
  const gone = findGame('king-of-pirates', 77)
  expect(!gone.ok && gone.problem.says).toBe(
    'this match was played under rules version 77 of king-of-pirates; this house plays version 3 and keeps 1, 2',
  )
})

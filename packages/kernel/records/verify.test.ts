import { type Pig, pig } from '@nassau/games/pig'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FastChance } from '../chance/chance.ts'
import { commitmentTo, secretFrom } from '../chance/sealed.ts'
import { bad, good, type Result } from '../errors.ts'
import { cutlass, SEATS } from '../fixtures/cutlass.ts'
import { duelGame, duelOf } from '../fixtures/duel.ts'
import { forge } from '../fixtures/forge.ts'
import { finishedRecord, playOn } from '../fixtures/records.ts'
import type { Game } from '../game.ts'
import { PASS } from '../steps.ts'
import { type Line, NO_HASH, sealLine } from './record.ts'
import { Referee } from './referee.ts'
import { resume, verify } from './verify.ts'

const SECRET = secretFrom('verify')
const names = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `Seat ${seat}`)
const GAMES: readonly Game[] = [pig, cutlass, duelGame]
const find = (id: string): Result<Game> => {
  const game = GAMES.find(other => other.id === id)
  return game ? good(game) : bad(`there is no game "${id}"; there are pig, cutlass, duel`)
}

const problemOf = (result: Result<unknown>) => (result.ok ? expect.fail('it was found good') : result.problem)

const TABLES: readonly [string, Game, number][] = [
  ['pig', pig, 2],
  ['cutlass', cutlass, SEATS],
  ['duel', duelGame, 3],
]

test.each(TABLES)('a finished record of %s is found good, and gives back the match', (_id, game, seats) => {
  const referee = new Referee(game, { options: {}, seats: names(seats), secret: SECRET })
  playOn(referee, 1)
  const verified = verify(find, referee.close())
  if (!verified.ok) return expect.fail(verified.problem.says)
  expect(verified.value.isFinished).toBe(true)
  expect(verified.value.choices).toBe(referee.match.seq)
  expect(verified.value.referee.match).toEqual(referee.match)
  expect(verified.value.referee.close()).toBe(referee.close())
})

test('a match that was begun in an earlier format is played on in it, and found good', () => {
  const referee = new Referee(cutlass, { format: 2, options: {}, seats: names(SEATS), secret: SECRET })
  playOn(referee, 1, 20)
  const resumed = resume(find, referee.lines, SECRET)
  if (!resumed.ok) return expect.fail(resumed.problem.says)
  playOn(resumed.value, 1)
  expect(resumed.value.header.nassau).toBe(2)
  expect(verify(find, resumed.value.close()).ok).toBe(true)
})

/** Rules that keep count of something nobody is asked about, without having said so by a new version. */
const changed: Game<Pig> = { ...pig, setup: from => ({ ...pig.setup(from), ...extended(from) }) }
const extended = (from: Parameters<typeof pig.setup>[0]) => {
  const { board } = pig.setup(from)
  return { board: { ...board, unannounced: 1 } }
}

test.each([2, 3])('rules that were changed without a new version are found out, in format %i', format => {
  const referee = new Referee(pig, { format, options: {}, seats: names(2), secret: SECRET })
  playOn(referee, 1, 3)
  expect(problemOf(verify(() => good(changed), referee.close())).line).toBe(2)
})

test('a match that was broken off is found good, and not finished', () => {
  const referee = new Referee(cutlass, { options: {}, seats: names(SEATS), secret: SECRET })
  playOn(referee, 1, 7)
  const verified = verify(find, referee.close())
  expect(verified.ok && [verified.value.isFinished, verified.value.choices]).toEqual([false, 7])
})

test('a match closed by a house that could not play it is found good; a made-up end of that kind is not', () => {
  const referee = new Referee(cutlass, { options: {}, seats: names(SEATS), secret: SECRET })
  playOn(referee, 1, 7)
  const lines = referee.close().trimEnd().split('\n').slice(0, -1)
  const closing = sealLine(referee.lastHash, { outcome: null, secret: SECRET }, null).text
  const verified = verify(find, `${[...lines, closing].join('\n')}\n`)
  expect(verified.ok && [verified.value.isFinished, verified.value.choices]).toEqual([false, 7])
  const madeUp = sealLine(NO_HASH, { outcome: null, secret: SECRET }, null).text
  expect(problemOf(verify(find, `${[...lines, madeUp].join('\n')}\n`)).line).toBe(lines.length + 1)
})

test('every line is shown to who wants to see the match again', () => {
  const seen: [number, Line][] = []
  const record = finishedRecord(pig, {}, { goal: 8 })
  verify(find, record, undefined, (referee, line) => seen.push([referee.match.seq, line]))
  expect(seen).toHaveLength(record.trimEnd().split('\n').length)
  expect(seen.map(([seq]) => seq)).toEqual([0, 0, 1, 2, 1, 2, 1, 2, 3, 4, 5, 6, 7, 7])
})

test('a record that does not fit the commitment that was published is refused', () => {
  const record = finishedRecord(pig, {})
  expect(verify(find, record, commitmentTo(secretFrom('record'))).ok).toBe(true)
  expect(problemOf(verify(find, record, commitmentTo(SECRET)))).toEqual({
    says: 'the commitment is not the one that was published: this is not the match that was played',
    line: 1,
  })
})

test('a secret that is not the one committed to is refused', () => {
  const lines = finishedRecord(pig, {}).split('\n')
  const closing = lines.length - 2
  const forged = lines.with(closing, (lines[closing] ?? '').replace(secretFrom('record'), SECRET)).join('\n')
  expect(problemOf(verify(find, forged))).toEqual({
    says: 'the secret revealed here is not the one committed to in line 1',
    line: closing + 1,
  })
})

const record = finishedRecord(pig, {})
const withHeader = (change: object): string => forge(pig, record, { header: change })

test.each<[string, string, RegExp]>([
  ['a game nobody knows', withHeader({ game: 'chess' }), /^there is no game "chess"/],
  ['other rules', withHeader({ rules: 2 }), /rules version 2 of pig; this house plays version 1$/],
  ['another format', withHeader({ nassau: 9 }), /^this record has format 9; this house reads 2 and 3$/],
  [
    'an edition whose hash is wrong',
    withHeader({ edition: { hash: 'f'.repeat(64), data: null } }),
    /^the edition this match was played with is not the one at hand$/,
  ],
  [
    'an edition that breaks its schema',
    withHeader({ edition: { hash: 'f'.repeat(64), data: { goal: -1 } } }),
    /^an edition of Pig is/,
  ],
  ['no edition', withHeader({ edition: null }), /^the header names no edition$/],
  ['no game', withHeader({ game: null }), /^the header names no game$/],
  ['no options', withHeader({ options: [] }), /^the header has no options$/],
  ['no seats', withHeader({ seats: [] }), /^the header names no seats$/],
  ['seats without names', withHeader({ seats: [1, 2] }), /^the header names no seats$/],
  [
    'a commitment that is none',
    withHeader({ commitment: 'trust me' }),
    /^the commitment is not 64 hexadecimal digits$/,
  ],
  ['entropy that is none', withHeader({ entropy: [1] }), /^the entropy is malformed$/],
  ['a starting match that is none', withHeader({ from: 'here' }), /^the starting match is malformed$/],
  ['half a starting match', withHeader({ from: { board: {}, stack: 7 } }), /^the starting match is malformed$/],
  ['a starting match for others', withHeader({ from: duelOf([[], [], []]) }), /^the starting match is malformed$/],
  [
    'a starting match of another game',
    withHeader({ from: duelOf([[], []]) }),
    /^no match can be set up from this header/,
  ],
  ['too many seats', withHeader({ seats: ['a', 'b', 'c'] }), /^pig is played by 2 to 2 seats, not 3$/],
  ['an option there is not', withHeader({ options: { short: true } }), /^pig has no option "short=true"/],
])('a header with %s is refused, however well it is hashed', (_what, forged, says) => {
  expect(problemOf(verify(find, forged))).toEqual({ says: expect.stringMatching(says), line: 1 })
})

test('a record that begins with something else is refused', () => {
  const { text } = sealLine(NO_HASH, { seq: 0, chance: [] }, null)
  expect(problemOf(verify(find, `${text}\n${record}`))).toEqual({
    says: 'a record begins with a header line; this is none',
    line: 1,
  })
})

test('dice altered and everything after hashed anew are still not those of the secret', () => {
  const lines = record.trimEnd().split('\n')
  const rolled = lines.findIndex(line => line.includes('"chance":[3]'))
  const forged = forge(pig, record, { line: rolled, change: { chance: [5] } })
  expect(forged).not.toBe(record)
  expect(problemOf(verify(find, forged))).toEqual({
    says: 'chance is said to have given [5]; the sealed secret gives [3]',
    line: rolled + 1,
  })
})

test('a forger who changes nothing writes the genuine record', () => {
  expect(forge(pig, record, {})).toBe(record)
})

test.each<[string, object, RegExp]>([
  [
    'that is not offered',
    { choice: { do: 'swim' } },
    /^this choice cannot be made here: \{"do":"swim"\} is not one of/,
  ],
  ['of a seat that is not asked', { seat: 1 }, /^this choice cannot be made here: seat 1 is not asked/],
  ['of half a seat', { seat: 0.5 }, /^this choice names no seat or number$/],
  ['with dice that are none', { chance: ['six'] }, /^what chance said is not a list of whole numbers$/],
])('a choice %s is refused, however well it is hashed', (_what, change, says) => {
  expect(problemOf(verify(find, forge(pig, record, { line: 2, change })))).toEqual({
    says: expect.stringMatching(says),
    line: 3,
  })
})

test('an undo that nobody agreed to is refused, however well it is hashed', () => {
  const undone = record.split('\n').findIndex(line => line.startsWith('{"undo"'))
  expect(problemOf(verify(find, forge(pig, record, { line: undone, change: { agreed: [] } })))).toEqual({
    says: expect.stringMatching(/^this cannot be taken back: only 0 can be taken back freely/),
    line: undone + 1,
  })
})

test('an outcome that did not come about is refused, however well it is hashed', () => {
  const lines = record.trimEnd().split('\n')
  const change = { outcome: { winners: [1], scores: [0, 100] } }
  expect(problemOf(verify(find, forge(pig, record, { line: lines.length - 1, change })))).toEqual({
    says: 'the outcome or hash here does not follow from the lines before',
    line: lines.length,
  })
})

test('rules that break on a line are said to', () => {
  const fragile: Game<Pig> = {
    ...pig,
    steps: {
      turn: {
        decide: {
          ...pig.steps.turn.decide,
          take() {
            throw new TypeError('the rules broke')
          },
        },
      },
    },
  }
  expect(problemOf(verify(() => good(fragile), record))).toEqual({
    says: 'the rules break on this line: the rules broke',
    line: 3,
  })
})

test('a match is taken up again from its open record, undos and all, and goes on as it would have', () => {
  const [one, two] = [1, 2].map(() => new Referee<Pig>(pig, { options: {}, seats: names(2), secret: SECRET }))
  if (!one || !two) return expect.fail()
  for (const referee of [one, two]) {
    playOn(referee, 5, 9)
    referee.undo(0, 3, [0, 1])
  }
  const resumed = resume(find, [...one.lines], SECRET)
  if (!resumed.ok) return expect.fail(resumed.problem.says)
  playOn(resumed.value, 6)
  playOn(two, 6)
  expect(resumed.value.close()).toBe(two.close())
})

test.each(TABLES)(
  'whatever is chosen, refused and taken back in %s, the record holds and can be resumed',
  (_id, game, seats) => {
    fc.assert(
      fc.property(fc.nat(), seed => {
        const rng = new FastChance(seed)
        const referee = new Referee(game, { options: {}, seats: names(seats), secret: secretFrom(`${seed}`) })
        const everyone = [...names(seats).keys()]
        for (let i = 0; i < 25; i++) {
          playOn(referee, seed + i, 1 + rng.below(3))
          referee.apply(rng.below(seats), 'nonsense')
          const seat = rng.below(seats)
          referee.undo(seat, 1 + rng.below(2), rng.pick([[], everyone]))
        }
        const resumed = resume(find, referee.lines, secretFrom(`${seed}`))
        expect(resumed.ok && resumed.value.match).toEqual(referee.match)
        expect(resumed.ok && resumed.value.log(0)).toEqual(referee.log(0))
        expect(verify(find, referee.close())).toMatchObject({ ok: true, value: { choices: referee.match.seq } })
      }),
      { seed: 7, numRuns: 8 },
    )
  },
)

test('an open record resumed with another secret is refused at once', () => {
  const referee = new Referee(pig, { options: {}, seats: names(2), secret: SECRET })
  referee.apply(0, { do: 'roll' })
  expect(problemOf(resume(find, referee.lines, secretFrom('other'))).line).toBe(1)
})

test('a match that began from a given position is resumed and verified from there', () => {
  const from = duelOf([['parry'], ['feint'], []])
  const referee = new Referee(duelGame, { options: {}, seats: names(3), secret: SECRET, from })
  for (const seat of [0, 1, 2]) referee.apply(seat, { boast: 'quiet' })
  for (const seat of [0, 1, 2]) referee.apply(seat, { aim: (seat + 1) % 3 })
  referee.apply(0, { play: 'parry' })
  const resumed = resume(find, [...referee.lines], SECRET)
  if (!resumed.ok) return expect.fail(resumed.problem.says)
  expect(resumed.value.match).toEqual(referee.match)
  resumed.value.apply(1, { play: 'feint' })
  for (const seat of [0, 1, 2]) resumed.value.apply(seat, PASS)
  expect(resumed.value.match.outcome).toEqual({ winners: [0, 1, 2], scores: [-1, -1, -1] })
  expect(verify(find, resumed.value.close()).ok).toBe(true)
})

test('what players added to the dice is part of the record', () => {
  const entropy = ['heads', 'Zoë', null, null, null]
  const referee = new Referee(cutlass, { options: {}, seats: names(SEATS), secret: SECRET, entropy })
  playOn(referee, 2, 10)
  expect(verify(find, referee.close()).ok).toBe(true)
  const forged = forge(cutlass, referee.close(), { header: { entropy: ['tails', 'Zoë', null, null, null] } })
  expect(problemOf(verify(find, forged))).toMatchObject({ line: 2, says: expect.stringMatching(/^chance is said/) })
})

test('a verified record can be asked for any of its moments', () => {
  const verified = verify(find, record)
  if (!verified.ok) return expect.fail(verified.problem.says)
  const rng = new FastChance(1)
  for (let i = 0; i < 5; i++) {
    const n = rng.below(verified.value.choices)
    expect(verified.value.referee.at(n).match.seq).toBe(n)
  }
})

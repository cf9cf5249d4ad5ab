import { type Pig, pig } from '@nassau/games/pig'
import { expect, test } from 'vitest'
import { commitmentTo } from '../chance/sealed.ts'
import { isRefusal, type Refusal } from '../errors.ts'
import { type Cutlass, cutlass, HAND, SEATS } from '../fixtures/cutlass.ts'
import { duelGame, duelOf } from '../fixtures/duel.ts'
import { playOn } from '../fixtures/records.ts'
import {
  cutlassReferee,
  duelReferee,
  HOLD,
  LOUD,
  names,
  QUIET,
  ROLL,
  refusalOf,
  SECRET,
  stateOf,
} from '../fixtures/referees.ts'
import type { Game } from '../game.ts'
import { Play } from '../play.ts'
import { PASS } from '../steps.ts'
import { Referee } from './referee.ts'
import type { Applied } from './standing.ts'

const pigReferee = (goal = 100): Referee<Pig> =>
  new Referee(pig, { options: {}, seats: ['Anne', 'Mary'], secret: SECRET, edition: { goal } })

test('a choice is applied, written down and told', () => {
  const referee = pigReferee()
  const applied = referee.apply(0, ROLL)
  expect(applied).toMatchObject({ seq: 1, told: [{ event: { kind: 'rolled', by: 0 }, to: null }] })
  expect(referee.match.seq).toBe(1)
  expect(referee.lines).toHaveLength(3)
  expect(referee.lines[2]).toMatch(
    /^\{"seq":1,"seat":0,"choice":\{"do":"roll"\},"chance":\[[0-5]\],"hash":"[0-9a-f]{64}"\}$/,
  )
})

test('a choice is written as it was offered, however it was sent', () => {
  const referee = cutlassReferee()
  const card = referee.match.board.pirates[0]?.hand[0]
  referee.apply(0, { on: 3, play: card })
  expect(referee.standing()[0]?.choice).toEqual({ play: card, on: 3 })
  expect(JSON.stringify(referee.standing()[0]?.choice)).toBe(`{"play":"${card}","on":3}`)
})

test('equal openings and choices give equal records to the byte', () => {
  const records = [1, 2].map(() => {
    const referee = pigReferee()
    for (const choice of [ROLL, ROLL, HOLD]) referee.apply(referee.project(null).awaiting[0] ?? 0, choice)
    return referee.close()
  })
  expect(records[0]).toBe(records[1])
})

test('what a seat adds to the dice changes them; the commitment stays', () => {
  const dice = [null, 'heads', 'tails'].map(word => {
    const opening = { options: {}, seats: names(SEATS), secret: SECRET }
    const entropy = [word, null, null, null, null]
    const referee = new Referee(cutlass, word ? { ...opening, entropy } : opening)
    expect(referee.header.commitment).toBe(commitmentTo(SECRET))
    return JSON.stringify(referee.match.board.pirates)
  })
  expect(new Set(dice).size).toBe(3)
})

test.each<[string, () => Applied | Refusal, Refusal]>([
  [
    'a choice when the match is over',
    () => {
      const referee = pigReferee(1)
      while (!referee.isOver) {
        const seat = referee.project(null).awaiting[0] ?? 0
        if (!isRefusal(referee.apply(seat, ROLL))) referee.apply(seat, HOLD)
      }
      return referee.apply(0, ROLL)
    },
    { refused: 'over', clause: null, because: 'the match is over' },
  ],
  [
    'a seat that is not there',
    () => pigReferee().apply(2, ROLL),
    { refused: 'no-such-seat', clause: null, because: 'there is no seat 2; seats are 0 to 1' },
  ],
  [
    'half a seat',
    () => pigReferee().apply(0.5, ROLL),
    { refused: 'no-such-seat', clause: null, because: 'there is no seat 0.5; seats are 0 to 1' },
  ],
  [
    'a seat whose turn it is not',
    () => pigReferee().apply(1, ROLL),
    {
      refused: 'not-asked',
      clause: null,
      because: 'seat 1 is not asked anything now; the table waits for seat 0',
    },
  ],
  [
    'a choice made before the last one was seen',
    () => {
      const referee = pigReferee()
      referee.apply(0, HOLD)
      return referee.apply(1, ROLL, 0)
    },
    { refused: 'stale', clause: null, because: 'that choice was made on number 0; what is asked now was asked at 1' },
  ],
  [
    'a choice that is not offered',
    () => pigReferee().apply(0, { do: 'swim' }),
    {
      refused: 'not-offered',
      clause: 'PG-2',
      because: '{"do":"swim"} is not one of the 2 options, such as {"do":"roll"}',
    },
  ],
  [
    'a choice the game can say more about',
    () => {
      const referee = duelReferee([[], []], 2)
      for (const choice of [LOUD, QUIET]) referee.apply(referee.project(null).awaiting[0] ?? 0, choice)
      for (const seat of [0, 1]) referee.apply(seat, { aim: null })
      return referee.apply(0, LOUD)
    },
    { refused: 'not-offered', clause: 'DU-2', because: 'a seat is loud once a match' },
  ],
  [
    'an undo before anything was chosen',
    () => pigReferee().undo(0),
    { refused: 'nothing-to-undo', clause: null, because: 'there is no choice to take back' },
  ],
  [
    'an undo of half a choice',
    () => {
      const referee = pigReferee()
      referee.apply(0, HOLD)
      return referee.undo(0, 0.5)
    },
    { refused: 'nothing-to-undo', clause: null, because: 'there is no choice to take back' },
  ],
  [
    'an undo of a roll without the others',
    () => {
      const referee = pigReferee()
      referee.apply(0, ROLL)
      return referee.undo(0)
    },
    {
      refused: 'needs-vote',
      clause: null,
      because: 'only 0 can be taken back freely; beyond that, something became known and all must agree',
    },
  ],
  [
    'an undo by a seat that is not there',
    () => {
      const referee = pigReferee()
      referee.apply(0, HOLD)
      return referee.undo(7, 1, [0, 1])
    },
    { refused: 'no-such-seat', clause: null, because: 'there is no seat 7; seats are 0 to 1' },
  ],
  [
    'an undo agreed to by a seat that is not there',
    () => {
      const referee = pigReferee()
      referee.apply(0, HOLD)
      return referee.undo(0, 1, [1, -1])
    },
    { refused: 'no-such-seat', clause: null, because: 'there is no seat -1; seats are 0 to 1' },
  ],
])('%s is refused with a sentence', (_what, attempt, refusal) => {
  expect(attempt()).toEqual(refusal)
})

test('what is refused changes nothing', () => {
  const referee = duelReferee([['parry'], []])
  const before = stateOf(referee)
  for (const attempt of [
    () => referee.apply(0, { boast: 'proud' }),
    () => referee.apply(1, QUIET),
    () => referee.apply(9, QUIET),
    () => referee.apply(0, QUIET, 5),
    () => referee.undo(0),
  ]) {
    refusalOf(attempt())
    expect(stateOf(referee)).toBe(before)
  }
})

test('a seat can ask why something is not offered', () => {
  const referee = duelReferee([[], []], 2)
  expect(referee.why(0)).toEqual([])
  referee.apply(0, LOUD)
  referee.apply(1, QUIET)
  for (const seat of [0, 1]) referee.apply(seat, { aim: null })
  expect(referee.why(0)).toEqual([
    { wanted: 'boast loudly', clause: 'DU-2', because: 'a seat is loud once a match', choice: LOUD },
  ])
  expect(pigReferee().why(0)).toEqual([])
})

test('every audience has its own log', () => {
  const referee = cutlassReferee()
  const card = referee.match.board.pirates[0]?.hand[0]
  referee.apply(0, { play: card, on: 1 })
  const drawn = referee.match.board.pirates[0]?.hand[HAND - 1]
  const kinds = (seat: number | null) => referee.log(seat).map(({ seq, event }) => ({ seq, kind: event.kind }))
  expect(kinds(0)).toEqual([
    { seq: 1, kind: 'played' },
    { seq: 1, kind: 'drew' },
  ])
  expect(kinds(null)).toEqual(kinds(0))
  expect(referee.log(0).at(-1)?.event).toEqual({ kind: 'drew', by: 0, card: drawn })
  for (const other of [1, 4, null])
    expect(referee.log(other).at(-1)?.event).toEqual({ kind: 'drew', by: 0, card: null })
})

const secretly: Game['steps'][string] = {
  choose: {
    clause: 'CU-3',
    ask: () => ({ kind: 'list', seat: 0, options: ['listen'] }),
    take: ctx => ctx.whisper([0], { kind: 'reshuffled' }),
  },
}

test('a seat may hear nothing where another hears something', () => {
  const quiet: Game<Cutlass> = { ...cutlass, steps: { ...cutlass.steps, turn: secretly } }
  const referee = new Referee(quiet, { options: {}, seats: names(SEATS), secret: SECRET })
  referee.apply(0, 'listen')
  expect([0, 1, null].map(seat => referee.log(seat).length)).toEqual([1, 0, 0])
})

test('a match can be looked at as it was after any of its choices', () => {
  const referee = pigReferee()
  const matches = [JSON.stringify(referee.match)]
  for (let i = 0; i < 6; i++) {
    referee.apply(referee.project(null).awaiting[0] ?? 0, i % 3 === 2 ? HOLD : ROLL)
    matches.push(JSON.stringify(referee.match))
  }
  for (const [n, match] of matches.entries()) expect(JSON.stringify(referee.at(n).match)).toBe(match)
  expect(JSON.stringify(referee.match)).toBe(matches[6])
})

test('a match can begin from any position, which stays as it was given', () => {
  const from = duelOf([['parry'], []])
  const before = JSON.stringify(from)
  const referee = new Referee(duelGame, { options: {}, seats: names(2), secret: SECRET, from })
  for (const seat of [0, 1]) referee.apply(seat, QUIET)
  referee.apply(0, { aim: 1 })
  referee.apply(1, { aim: 0 })
  referee.apply(0, { play: 'parry' })
  expect(JSON.stringify(from)).toBe(before)
  for (const seat of [0, 1]) referee.apply(seat, PASS)
  for (const seat of [0, 1]) referee.apply(seat, PASS)
  expect(referee.match.outcome).toEqual({ winners: [0], scores: [0, -1] })
})

test('what the referee shows a seat is the projection of the match', () => {
  const referee = cutlassReferee()
  expect(referee.project(2)).toEqual(expect.objectContaining({ seat: 2, ask: null, awaiting: [0] }))
  expect(referee.open).toBeInstanceOf(Play)
})

test('a sealed answer of another seat makes no answer stale; the reveal does', () => {
  const referee = duelReferee([[], [], []])
  for (const seat of [0, 1, 2]) referee.apply(seat, { boast: 'quiet' })
  const seen = referee.match.seq
  expect(referee.apply(0, { aim: null }, seen)).toMatchObject({ seq: seen + 1 })
  expect(referee.apply(1, { aim: null }, seen)).toMatchObject({ seq: seen + 2 })
  expect(referee.apply(2, { aim: null }, seen)).toMatchObject({ seq: seen + 3 })
  expect(referee.apply(0, { aim: null }, seen)).toMatchObject({ refused: expect.stringMatching(/stale|over/) })
})

test('a match goes on from its snapshot as it would have, and takes nothing back without its beginning', () => {
  const referee = cutlassReferee()
  playOn(referee, 3, 40)
  const snapshot = referee.snapshot(10)
  const opening = { options: {}, seats: names(SEATS), secret: SECRET }
  const again = new Referee(cutlass, opening, JSON.parse(JSON.stringify(snapshot)))
  expect(again.isPartial).toBe(true)
  expect(again.lastHash).toBe(referee.lastHash)
  expect(again.lastToChoose).toBe(referee.lastToChoose)
  for (const viewer of [null, 0, 1]) {
    expect(again.project(viewer)).toEqual(referee.project(viewer))
    expect(again.log(viewer).slice(-10)).toEqual(referee.log(viewer).slice(-10))
  }
  for (const one of [referee, again]) playOn(one, 4, 20)
  expect(again.lines).toEqual(referee.lines.slice(-20))
  for (const wrong of [() => again.undo(0), () => again.close(), () => again.standing()])
    expect(wrong).toThrow('only-a-part')
})

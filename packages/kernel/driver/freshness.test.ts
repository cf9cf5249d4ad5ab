import { expect, test } from 'vitest'
import { secretFrom } from '../chance/sealed.ts'
import { isRefusal } from '../errors.ts'
import { type Parley, parleyGame } from '../fixtures/parley.ts'
import { Referee } from '../records/referee.ts'
import { PASS } from '../steps.ts'
import { countChange, countOf, countsFor, isStale } from './freshness.ts'

const AYE = { say: 'aye' }
const NAY = { say: 'nay' }

/** Three seats without whistles; seat 0 speaks first. */
const parley = (scores = [0, 0, 0]): Referee<Parley> =>
  new Referee(parleyGame, {
    options: {},
    seats: ['Anne', 'Bart', 'Calico'],
    secret: secretFrom('fresh'),
    from: {
      board: { shouts: [1, 1, 1], whistles: [false, false, false], blown: [], scores },
      stack: [{ step: 'parley', at: 'next', speaker: 2, left: 2 }],
      options: {},
      seats: 3,
      seq: 0,
      outcome: null,
    },
  })

const noticed = (referee: Referee<Parley>): number[] => [0, 1, 2, null].map(viewer => referee.noticed(viewer))

/** Where all but the speaker may cheer. */
function cheering(scores?: number[]): Referee<Parley> {
  const referee = parley(scores)
  referee.apply(0, AYE)
  for (const seat of [0, 1, 2]) referee.apply(seat, { vote: 0 })
  expect(referee.open.isWindow).toBe(true)
  return referee
}

test('an answer is fresh from the number at which its question was asked to the last one', () => {
  const counts = countsFor(2)
  countChange(counts, { noticedBy: null, isNewQuestion: true })
  countChange(counts, { noticedBy: [1], isNewQuestion: false })
  countChange(counts, { noticedBy: null, isNewQuestion: false })
  expect([0, 1, null].map(viewer => countOf(counts, viewer))).toEqual([
    { n: 2, asked: 1 },
    { n: 3, asked: 1 },
    { n: 2, asked: 1 },
  ])
  expect([0, 1, 2, 3].map(seen => isStale(countOf(counts, 0), seen))).toEqual([true, false, false, true])
  expect(isStale(countOf(counts, 7), 1)).toBe(true)
})

test('a pass in a window is noticed by nobody but its owner, and by no number when a reaction opens the window anew', () => {
  const [early, late] = [cheering(), cheering()]
  const before = noticed(early)
  early.apply(1, PASS)
  expect(noticed(early)).toEqual(before.map((n, viewer) => (viewer === 1 ? n + 1 : n)))
  for (const referee of [early, late]) referee.apply(0, { shout: true })
  expect(noticed(early).toSpliced(1, 1)).toEqual(noticed(late).toSpliced(1, 1))
})

test('a choice made before passes of others is not stale, and the pass that closes the window is news to all', () => {
  const referee = cheering()
  const seen = referee.noticed(2)
  const { question } = referee
  referee.apply(1, PASS)
  expect(referee.question).toBe(question)
  expect(isRefusal(referee.apply(2, PASS, seen))).toBe(false)
  expect(referee.question).toBeGreaterThan(question)
  expect(referee.apply(1, AYE, seen)).toMatchObject({ refused: 'stale' })
})

test('what is taken back and asked again is another question: numbers never go back', () => {
  const referee = parley()
  const [seen, { question }] = [referee.noticed(0), referee]
  referee.apply(0, AYE)
  const between = referee.noticed(0)
  referee.undo(0)
  expect(referee.match.seq).toBe(0)
  expect(referee.question).toBeGreaterThan(question)
  for (const old of [seen, between]) expect(referee.apply(0, NAY, old)).toMatchObject({ refused: 'stale' })
  expect(isRefusal(referee.apply(0, NAY, referee.noticed(0)))).toBe(false)
})

test('a sealed answer is noticed by all and changes no question', () => {
  const referee = parley()
  referee.apply(0, AYE)
  const { question } = referee
  referee.apply(2, { vote: 1 })
  expect(noticed(referee)).toEqual([2, 2, 2, 2])
  expect(referee.question).toBe(question)
})

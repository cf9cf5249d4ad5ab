import { expect, test } from 'vitest'
import { SEATS } from '../fixtures/cutlass.ts'
import { cutlassReferee, duelReferee, LOUD, QUIET, refusalOf, stateOf } from '../fixtures/referees.ts'

test('undo restores the match, the log and what is asked exactly', () => {
  const referee = duelReferee([[], []])
  referee.apply(0, QUIET)
  const before = JSON.stringify([referee.match, referee.open.asks, referee.log(null), referee.standing()])
  referee.apply(1, LOUD)
  expect(referee.undo(1)).toMatchObject({ seq: 1, told: [], takenBackFrom: [1] })
  expect(JSON.stringify([referee.match, referee.open.asks, referee.log(null), referee.standing()])).toBe(before)
  expect(referee.lines.at(-1)).toContain('{"undo":1,"seat":1,"agreed":[]')
})

test('beyond the information line all others must agree', () => {
  const referee = duelReferee([[], [], []])
  for (const seat of [0, 1, 2]) referee.apply(seat, QUIET)
  for (const seat of [0, 1, 2]) referee.apply(seat, { aim: null })
  expect(referee.isOver).toBe(true)
  const before = stateOf(referee)
  for (const agreed of [[], [0], [1], [2], [0, 2]]) {
    expect(refusalOf(referee.undo(2, 1, agreed)).refused).toBe('needs-vote')
    expect(stateOf(referee)).toBe(before)
  }
  expect(referee.undo(2, 1, [0, 1])).toMatchObject({ seq: 5, told: [] })
  expect(referee.isOver).toBe(false)
})

test('with the agreement of all a whole match can be taken back to its deal, and no further', () => {
  const referee = cutlassReferee()
  const before = JSON.stringify(referee.match)
  for (const seat of [0, 1, 2]) referee.apply(seat, { play: null })
  const everyone = [0, 1, 2, 3, 4]
  expect(refusalOf(referee.undo(3, 4, everyone)).refused).toBe('nothing-to-undo')
  referee.undo(3, 3, everyone)
  expect(JSON.stringify(referee.match)).toBe(before)
})

test('dice that were taken back never come again', () => {
  const referee = cutlassReferee()
  const everyone = [0, 1, 2, 3, 4]
  const rolled = Array.from({ length: 12 }, () => {
    referee.apply(0, { play: null })
    const said = referee.standing()[0]?.chance.join()
    referee.undo(0, 1, everyone)
    return said
  })
  const untouched = cutlassReferee()
  for (let i = 0; i < 12; i++) untouched.apply(i % SEATS, { play: null })
  expect(rolled).toEqual(untouched.standing().map(({ chance }) => chance.join()))
})

test('after an undo play goes on as if the choice had not been made', () => {
  const referee = duelReferee([[], []])
  referee.apply(0, LOUD)
  referee.undo(0)
  referee.apply(0, QUIET)
  expect(referee.match.board.loud).toEqual([0, 0])
  expect(referee.log(null)).toEqual([{ seq: 1, event: { kind: 'boasted', by: 0, loud: false } }])
})

test('what was told before an undo is not told again after it', () => {
  const referee = duelReferee([[], []])
  referee.apply(0, QUIET)
  referee.apply(1, QUIET)
  referee.undo(1)
  expect(referee.apply(1, LOUD)).toMatchObject({ told: [{ event: { kind: 'boasted', by: 1, loud: true } }] })
  expect(referee.log(0).map(({ seq }) => seq)).toEqual([1, 2])
})

test('how many choices can be taken back need not be counted further than one wants to know', () => {
  const referee = duelReferee([[], [], []])
  for (const seat of [0, 1, 2]) referee.apply(seat, QUIET)
  expect([0, 1, 2, 5].map(most => referee.undoable(2, most))).toEqual([0, 1, 1, 1])
})

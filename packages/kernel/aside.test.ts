/** What seats do unasked, on Parley: seat 0 speaks first, everyone has a shout, some a hidden whistle. */
import { expect, test } from 'vitest'
import { oneOf } from './asks/ask.ts'
import { FastChance, NoChance, ScriptedChance } from './chance/chance.ts'
import { secretFrom } from './chance/sealed.ts'
import { good, isRefusal } from './errors.ts'
import { type Parley, parleyGame } from './fixtures/parley.ts'
import type { Game, Match } from './game.ts'
import { Play, playOut, seatsAsked, setUp } from './play.ts'
import { Referee } from './records/referee.ts'
import type { Applied } from './records/standing.ts'
import { replay, resume, verify } from './records/verify.ts'
import type { Ctx } from './rules.ts'
import { PASS } from './steps.ts'
import { imagine, project } from './views/project.ts'

const AYE = { say: 'aye' }
const NAY = { say: 'nay' }
const SHOUT = { shout: true }
const WHISTLE = { whistle: true }
const voteFor = (vote: number) => ({ vote })

/** Three seats about to parley; who holds a whistle. */
const table = (whistles = [false, false, false]): Match<Parley> => ({
  board: { shouts: whistles.map(() => 1), whistles, blown: [], scores: whistles.map(() => 0) },
  stack: [{ step: 'parley', at: 'next', speaker: whistles.length - 1, left: 1 }],
  options: {},
  seats: whistles.length,
  seq: 0,
  outcome: null,
})

const begin = (match = table(), game: Game<Parley> = parleyGame): Play<Parley> =>
  new Play(game, game.edition, match, new ScriptedChance([3, 3, 3]))

const refereeOf = (match = table()): Referee<Parley> =>
  new Referee(parleyGame, { options: {}, seats: ['Anne', 'Bart', 'Calico'], secret: secretFrom('aside'), from: match })

function takes(referee: Referee<Parley>, seat: number, choice: unknown, seen?: number): Applied {
  const applied = referee.apply(seat, choice, seen)
  return isRefusal(applied) ? expect.fail(applied.because) : applied
}

test('a seat that is not waited for may do what the phase lets it do unasked', () => {
  const play = begin(table([true, false, true]))
  expect(play.asks).toEqual(oneOf<unknown>(0, [AYE, NAY]))
  expect(play.asideOf(0)).toBeUndefined()
  expect(play.asideOf(1)).toEqual(oneOf<unknown>(1, [SHOUT]))
  expect(play.asideOf(2)).toEqual(oneOf<unknown>(2, [SHOUT, WHISTLE]))
  expect([-1, 3].map(seat => play.asideOf(seat))).toEqual([undefined, undefined])
})

test('the table waits for nobody on account of an aside', () => {
  const play = begin()
  expect(seatsAsked(play)).toEqual([0])
  expect(project(play, 1)).toMatchObject({ ask: { seat: 1, options: [SHOUT] }, awaiting: [0] })
  expect(project(play, 0)).toMatchObject({ ask: { seat: 0, options: [AYE, NAY] }, awaiting: [0] })
  expect(project(play, null)).toMatchObject({ ask: null, awaiting: [0] })
})

test('an aside is taken like any choice: it counts, and what is asked may change', () => {
  const play = begin()
  play.take(2, SHOUT)
  expect(play.match.seq).toBe(1)
  expect(play.asks).toEqual(oneOf<unknown>(0, [AYE]))
  expect(play.asideOf(2)).toBeUndefined()
  expect(play.askOf(2)).toBeUndefined()
})

test('asides are worked out for nobody unless someone wants to know', () => {
  let asked = 0
  const counting: Game<Parley> = {
    ...parleyGame,
    steps: {
      ...parleyGame.steps,
      talk: {
        say: {
          ...parleyGame.steps.talk.say,
          aside: (_board, _f, seat) => {
            asked++
            return oneOf(seat, [SHOUT])
          },
        },
      },
    },
  }
  const rng = new FastChance(1)
  playOut(new Play(counting, counting.edition, setUp(counting, counting.edition, {}, 3, rng), rng), rng)
  const play = begin(table(), counting)
  project(play, 0)
  expect(asked).toBe(0)
  project(play, 1)
  expect(asked).toBe(1)
})

/** All have something to vote on. */
function voting(referee = refereeOf()): Referee<Parley> {
  takes(referee, 0, AYE)
  return referee
}

/** All have voted for seat 1, who may cheer and so may seat 2, with nothing to give. */
function cheering(referee = refereeOf()): Referee<Parley> {
  voting(referee)
  for (const seat of [0, 1, 2]) takes(referee, seat, voteFor(1))
  return referee
}

test('who has answered together with others may do something unasked while the rest think', () => {
  const referee = voting()
  expect(referee.open.asideOf(1)).toBeUndefined()
  takes(referee, 1, voteFor(2))
  expect(referee.open.asideOf(1)).toEqual(oneOf<unknown>(1, [SHOUT]))
  expect(referee.project(1)).toMatchObject({ ask: { options: [SHOUT] }, awaiting: [0, 2] })
  takes(referee, 1, SHOUT)
  expect(referee.project(0).stack.at(-1)).toMatchObject({ sealed: [null, { sealed: true }, null] })
})

test('in a window those it is not for may have an aside, and those who have passed have none', () => {
  const { open } = cheering()
  expect(seatsAsked(open)).toEqual([1, 2])
  expect(open.asideOf(0)).toEqual(oneOf<unknown>(0, [SHOUT]))
  open.take(2, PASS)
  expect(open.askOf(2)).toBeUndefined()
  expect(project(open, 2)).toMatchObject({ ask: null, awaiting: [1] })
  expect(project(open, 0)).toMatchObject({ ask: { options: [SHOUT] }, awaiting: [1, 2] })
})

test('an aside that hangs on something hidden shows to its own seat alone', () => {
  const [without, withOne] = [false, true].map(holds => begin(table([false, holds, false])))
  if (!without || !withOne) expect.fail('no matches')
  for (const viewer of [0, 2, null]) expect(project(withOne, viewer)).toEqual(project(without, viewer))
  const seen = project(withOne, 1)
  expect(seen.ask).toEqual({ at: 'talk.say', ...oneOf<unknown>(1, [SHOUT, WHISTLE]) })
  expect(project(imagine(parleyGame, seen, new FastChance(5), parleyGame.edition), 1)).toEqual(seen)
})

test('a seat without an aside is told that it is not asked, and one that has one what is offered', () => {
  const referee = refereeOf()
  takes(referee, 1, SHOUT)
  expect(referee.apply(1, SHOUT)).toEqual({
    refused: 'not-asked',
    clause: null,
    because: 'seat 1 is not asked anything now; the table waits for seat 0',
  })
  expect(referee.apply(2, WHISTLE)).toMatchObject({ refused: 'not-offered', clause: 'PA-2' })
  expect(referee.match.seq).toBe(1)
})

test('what was chosen before an aside was seen is stale, for the seat that is asked and for others', () => {
  const referee = refereeOf()
  takes(referee, 1, SHOUT, 0)
  expect(referee.apply(0, NAY, 0)).toMatchObject({ refused: 'stale' })
  expect(referee.apply(2, SHOUT, 0)).toMatchObject({ refused: 'stale' })
  takes(referee, 0, AYE, 1)
  expect(referee.apply(2, SHOUT, 1)).toMatchObject({ refused: 'stale' })
})

test('a sealed answer makes nothing stale, but an aside of a seat that has answered does', () => {
  const referee = voting()
  takes(referee, 1, voteFor(2), 1)
  takes(referee, 1, SHOUT, 1)
  expect(referee.apply(0, voteFor(0), 1)).toMatchObject({ refused: 'stale' })
  takes(referee, 0, voteFor(0), 3)
  takes(referee, 2, voteFor(0), 3)
})

test('a pass in a window makes no aside stale', () => {
  const referee = cheering()
  const seen = referee.noticed(0)
  takes(referee, 2, PASS, referee.noticed(2))
  expect(referee.noticed(0)).toBe(seen)
  takes(referee, 0, SHOUT, seen)
})

test('a shout is free to take back; a whistle, which nobody could foresee, is not', () => {
  const referee = refereeOf(table([false, true, false]))
  const before = JSON.stringify([referee.match, referee.open.asks])
  takes(referee, 2, SHOUT)
  expect([0, 1, 2].map(seat => referee.undoable(seat))).toEqual([0, 0, 1])
  expect(isRefusal(referee.undo(2))).toBe(false)
  expect(JSON.stringify([referee.match, referee.open.asks])).toBe(before)
  takes(referee, 1, WHISTLE)
  expect(referee.undoable(1)).toBe(0)
  expect(referee.undo(1)).toMatchObject({ refused: 'needs-vote' })
  expect(isRefusal(referee.undo(1, 1, [0, 2]))).toBe(false)
  expect(JSON.stringify([referee.match, referee.open.asks])).toBe(before)
})

/** A whistle that is worth nothing uses no chance; that it was there is news all the same. */
const cheap: Game<Parley> = {
  ...parleyGame,
  steps: {
    ...parleyGame.steps,
    talk: {
      say: {
        ...parleyGame.steps.talk.say,
        take(ctx: Ctx<Parley>, _f, _choice, seat) {
          ctx.board.whistles[seat] = false
          ctx.board.blown.push(seat)
        },
      },
    },
  },
}

test('an aside that shows what was hidden lies on the information line', () => {
  const opening = { options: {}, seats: ['Anne', 'Bart', 'Calico'], secret: secretFrom('aside') }
  const referee = new Referee(cheap, { ...opening, from: table([false, true, false]) })
  takes(referee, 1, WHISTLE)
  expect(referee.standing()[0]?.chance).toEqual([])
  expect(referee.undoable(1)).toBe(0)
})

test('a record with asides verifies, replays and can be gone on with', () => {
  const referee = refereeOf(table([false, true, false]))
  takes(referee, 1, WHISTLE)
  takes(referee, 2, SHOUT)
  referee.undo(2)
  const open = [...referee.lines]
  takes(cheering(referee), 0, SHOUT)
  for (const seat of [1, 2]) takes(referee, seat, PASS)
  expect(referee.isOver).toBe(true)
  const find = () => good<Game>(parleyGame)
  for (const read of [verify, replay]) expect(read(find, referee.close())).toMatchObject({ ok: true })
  const resumed = resume(find, open, secretFrom('aside'))
  if (!resumed.ok) expect.fail(resumed.problem.says)
  expect(resumed.value.match.seq).toBe(1)
  expect(resumed.value.open.asideOf(2)).toEqual(oneOf<unknown>(2, [SHOUT]))
})

test('when the match is over nobody has an aside', () => {
  const referee = cheering()
  for (const seat of [1, 2]) takes(referee, seat, PASS)
  expect([0, 1, 2].map(seat => referee.open.askOf(seat))).toEqual([undefined, undefined, undefined])
  expect(referee.apply(0, SHOUT)).toMatchObject({ refused: 'over' })
  expect(new Play(parleyGame, parleyGame.edition, referee.match, new NoChance()).hasAsides).toBe(false)
})

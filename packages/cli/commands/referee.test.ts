import type { LoadedGame } from '@nassau/games'
import type { Rules } from '@nassau/kernel'
import { type Bot, swab } from '@nassau/kernel/bots'
import { parleyGame } from '@nassau/kernel/fixtures/parley'
import { Referee, secretFrom } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { RefereeDesk } from '../referee/desk.ts'
import { VERBS } from '../referee/verbs.ts'
import { nassau } from '../test-kit.ts'

/** One process, many requests: its answers. */
function answers(...requests: (object | string)[]): Record<string, unknown>[] {
  const lines = requests.map(request => (typeof request === 'string' ? request : JSON.stringify(request)))
  const { code, out, err } = nassau(['referee'], `${lines.join('\n')}\n`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
}

const NEW = { do: 'new', game: 'pig', seats: 2, seed: 'tide' }
const ROLL = { do: 'roll' }

test('a program can drive a match line by line', () => {
  const [games, opened, asked, applied, seen, log, state] = answers(
    { id: 'a', do: 'games' },
    { id: { any: 1 }, ...NEW },
    { do: 'ask', match: 'm1', seat: 0 },
    { do: 'apply', match: 'm1', seat: 0, choice: ROLL, seen: 0 },
    { do: 'project', match: 'm1', seat: 1 },
    { do: 'log', match: 'm1', seat: null },
    { do: 'match', match: 'm1' },
  )
  expect(games).toMatchObject({
    id: 'a',
    ok: true,
    games: expect.arrayContaining([expect.objectContaining({ id: 'pig' })]),
  })
  expect(opened).toMatchObject({
    id: { any: 1 },
    ok: true,
    match: 'm1',
    seq: 0,
    awaiting: [0],
    seats: ['Seat 0', 'Seat 1'],
  })
  expect(asked).toMatchObject({
    asks: [{ kind: 'list', seat: 0, options: [ROLL, { do: 'hold' }], count: 2 }],
    asides: [],
  })
  expect(applied).toMatchObject({ ok: true, seq: 1, told: [{ event: { kind: 'rolled', by: 0 } }] })
  expect(seen).toMatchObject({ n: 1, projection: { seat: 1, game: 'pig' } })
  expect(log).toMatchObject({ log: [{ seq: 1, clause: 'PG-3' }] })
  expect(state).toMatchObject({ state: { seats: 2, seq: 1, stack: [{ step: 'turn', at: 'decide' }] } })
})

test('bad requests are answered with what was wrong, and the process lives on', () => {
  const refused = answers(
    '{"do":',
    '[1]',
    {},
    { do: 'swim' },
    { do: 'ask' },
    { do: 'ask', match: 'm9' },
    { ...NEW, game: 'chess' },
    { ...NEW, seats: 3 },
    { ...NEW, seats: 'two' },
    { ...NEW, options: ['rum'] },
    { ...NEW, edition: { goal: 'far' } },
    { ...NEW, secret: 'abc' },
    { ...NEW, entropy: ['a'] },
    NEW,
    { do: 'apply', match: 'm1', seat: 1, choice: ROLL },
    { do: 'apply', match: 'm1', seat: 7, choice: ROLL },
    { do: 'apply', match: 'm1', seat: 0, choice: { do: 'swim' } },
    { do: 'apply', match: 'm1', seat: 0 },
    { do: 'apply', match: 'm1', seat: 0, choice: ROLL, seen: 4 },
    { do: 'undo', match: 'm1', seat: 0 },
    { do: 'match', match: 'm1' },
  )
  const codes = [
    'malformed',
    'malformed',
    'malformed',
    'unknown-verb',
    'malformed',
    'unknown-match',
    'unknown-game',
    'wrong-seats',
    'malformed',
    'bad-options',
    'bad-edition',
    'malformed',
    'malformed',
    undefined,
    'not-asked',
    'no-such-seat',
    'not-offered',
    'malformed',
    'stale',
    'nothing-to-undo',
    undefined,
  ]
  expect(refused.map(answer => answer.refused)).toEqual(codes)
  for (const answer of refused) expect(answer.ok === true || typeof answer.because === 'string').toBe(true)
  expect(refused.at(16)).toMatchObject({ clause: 'PG-2' })
  // After all that the match is where it was.
  expect(refused.at(-1)).toMatchObject({ state: { seq: 0, board: { scores: [0, 0] } } })
})

const LOAD = { do: 'load', game: 'pig', seats: ['Anne', 'Mary'], seed: 1, board: { scores: [1, 99] } }
const FRAME = { step: 'turn', at: 'decide', seat: 1, atStake: 3, turns: 1 }

test('a choice without "seen" is taken after passes its seat knows nothing of, and one with it is checked', () => {
  const desk = new RefereeDesk()
  desk.answer({ do: 'new', game: 'king-of-pirates', seats: 3, seed: 'window' })
  const awaiting = (): number[] => {
    const answer = desk.answer({ do: 'ask', match: 'm1' })
    return 'asks' in answer && Array.isArray(answer.asks) ? answer.asks.map(({ seat }: { seat: number }) => seat) : []
  }
  const choose = (seat: number, more: object = {}): object => {
    const drawn = desk.answer({ do: 'random', match: 'm1', seat, seed: 1 })
    return desk.answer({ do: 'apply', match: 'm1', seat, choice: 'choice' in drawn ? drawn.choice : null, ...more })
  }
  const PASSES = { do: 'apply', match: 'm1', choice: { pass: true } }
  let windows = 0
  for (let i = 0; i < 200 && windows < 3; i++) {
    const [first = 0, second] = awaiting()
    if (second === undefined || !desk.answer({ ...PASSES, seat: first }).ok) {
      choose(first)
      continue
    }
    windows++
    expect(choose(second, { seen: 100_000 })).toMatchObject({ ok: false, refused: 'stale' })
    expect(choose(second)).toMatchObject({ ok: true })
  }
  expect(windows).toBe(3)
})

test('any position can be loaded and played on, and its record verifies', () => {
  const desk = new RefereeDesk()
  expect(desk.answer({ ...LOAD, stack: [FRAME] })).toMatchObject({ ok: true, match: 'm1', awaiting: [1] })
  expect(desk.answer({ do: 'random', match: 'm1', seed: 1 })).toMatchObject({
    seat: 1,
    choice: { do: expect.any(String) },
  })
  expect(desk.answer({ do: 'why', match: 'm1', seat: 1 })).toEqual({ ok: true, denied: [] })
  const held = desk.answer({ do: 'apply', match: 'm1', seat: 1, choice: { do: 'hold' } })
  expect(held).toMatchObject({ outcome: { winners: [1], scores: [1, 102] }, awaiting: [] })
  expect(desk.answer({ do: 'random', match: 'm1' })).toMatchObject({ refused: 'not-asked' })
  const closed = desk.answer({ do: 'record', match: 'm1' })
  const text = 'record' in closed ? String(closed.record) : ''
  expect(nassau(['verify', '-'], text).code).toBe(0)
  expect(desk.answer({ do: 'close', match: 'm1' })).toEqual({ ok: true, closed: true })
  expect(desk.answer({ do: 'match', match: 'm1' })).toMatchObject({ refused: 'unknown-match' })
})

test('a position that the rules cannot ask on is refused', () => {
  const desk = new RefereeDesk()
  const refused = (position: object): unknown => {
    const answer = desk.answer({ ...LOAD, ...position })
    return 'refused' in answer ? answer.refused : answer
  }
  expect(refused({ stack: [] })).toBe('malformed')
  expect(refused({ stack: 'turn' })).toBe('malformed')
  expect(refused({ stack: [FRAME], board: null })).toBe('malformed')
  expect(refused({ stack: [{ ...FRAME, step: 'swim' }] })).toBe('bad-position')
  expect(refused({ stack: [{ ...FRAME, at: 'constructor' }] })).toBe('bad-position')
  expect(refused({ stack: [FRAME], board: {} })).toBe('bad-position')
  expect(refused({ stack: [{ ...FRAME, seat: 5 }] })).toBe('bad-position')
  expect(refused({ stack: [{ ...FRAME, seat: -0 }] })).toBe('bad-position')
})

test('what a seat may do unasked is listed apart, can be applied, and a bot can be asked about it', () => {
  const heckler: Bot = { ...swab, id: 'heckler', interject: () => ({ shout: true }) }
  const listed: LoadedGame = { game: parleyGame, bots: [heckler], rulebook: new URL('file:///none') }
  const seats = ['Anne', 'Mary']
  const referee = new Referee<Rules>(parleyGame, { options: {}, seats, secret: secretFrom('desk') })
  const ask = (request: object): unknown => VERBS.ask?.({ listed, referee }, { ...request })
  const random = (request: object): unknown => VERBS.random?.({ listed, referee }, { ...request })
  const aside = { seat: 1, options: expect.arrayContaining([{ shout: true }]) }
  expect(ask({})).toMatchObject({ asks: [{ seat: 0 }], asides: [aside] })
  expect(ask({ seat: 1 })).toMatchObject({ asks: [], asides: [aside] })
  expect(ask({ seat: 0 })).toMatchObject({ asks: [{ seat: 0 }], asides: [] })
  expect(random({ seat: 1 })).toEqual({ seat: 1, choice: null })
  expect(random({ seat: 1, bot: 'heckler' })).toEqual({ seat: 1, choice: { shout: true } })
  expect(random({ bot: 'heckler' })).toMatchObject({ seat: 0, choice: { say: expect.any(String) } })
  const applied = VERBS.apply?.({ listed, referee }, { seat: 1, choice: { shout: true } })
  expect(applied).toMatchObject({ seq: 1, awaiting: [0], told: [{ event: { kind: 'shouted', by: 1 } }] })
})

import { findGame, type LoadedGame } from '@nassau/games'
import { isRecord } from '@nassau/kernel'
import { swab } from '@nassau/kernel/bots'
import { type Parley, parleyGame } from '@nassau/kernel/fixtures/parley'
import { expect, test } from 'vitest'
import { playWith } from './play-with.ts'
import { RemoteBot } from './remote-bot.ts'

type Message = Record<string, unknown>

/** A bot that is not far away: what it was told, and what it answers. */
function nearby(answer: (message: Message) => object) {
  const told: Message[] = []
  const bot = new RemoteBot(
    ears => ({
      send(text) {
        const message: Message = JSON.parse(text)
        told.push(message)
        if ('id' in message) queueMicrotask(() => ears.hear(JSON.stringify({ id: message.id, ...answer(message) })))
      },
      close: async () => undefined,
    }),
    1000,
  )
  return { bot, told, of: (type: string) => told.filter(message => message.type === type) }
}

function pig(): LoadedGame {
  const found = findGame('pig')
  if (!found.ok) throw new Error(found.problem.says)
  return found.value
}

const PIG = { listed: pig(), edition: { goal: 20 }, options: {}, seed: 3, index: 5 }
const ours = { kind: 'ours', bot: swab } as const

test('a bot is told its seat and the edition, then exactly what its seat sees, with one legal choice', async () => {
  const { bot, told, of } = nearby(() => ({ choose: 'example' }))
  const { fault } = await playWith({ ...PIG, players: [ours, { kind: 'remote', bot }] })
  expect(fault).toBeNull()
  expect(told.slice(0, 2)).toEqual([
    { type: 'hello', id: 1, protocol: 1, budgetMs: 1000 },
    { type: 'match', match: '5', game: 'pig', seat: 1, seats: 2, options: {}, edition: { goal: 20 } },
  ])
  for (const { seen, example, aside } of of('ask')) {
    expect(aside).toBe(false)
    expect(isRecord(seen) && Object.keys(seen)).toEqual([
      'game',
      'seat',
      'seats',
      'options',
      'view',
      'stack',
      'ask',
      'awaiting',
      'outcome',
    ])
    expect(seen).toMatchObject({ seat: 1, awaiting: [1], ask: { seat: 1, options: [{ do: 'roll' }, { do: 'hold' }] } })
    expect([{ do: 'roll' }, { do: 'hold' }]).toContainEqual(example)
  }
  expect(told.at(-1)).toMatchObject({ type: 'over', match: '5', seat: 1, winners: [expect.any(Number)] })
})

test('an option can be named by its place, and a wrong choice is refused with the clause', async () => {
  let asked = 0
  const { bot, of } = nearby(({ type }) => (type === 'ask' && ++asked > 1 ? { choice: { do: 'swim' } } : { choose: 1 }))
  const { winners, choices, fault } = await playWith({ ...PIG, players: [{ kind: 'remote', bot }, ours] })
  expect({ winners, fault }).toMatchObject({ winners: [1], fault: { seat: 0, kind: 'illegal' } })
  expect(choices).toBeGreaterThan(1)
  expect(of('refused')).toMatchObject([{ to: 3, match: '5', error: { code: 'not-offered', clause: 'PG-2' } }])
  expect(of('over')).toMatchObject([{ winners: null, scores: null }])
})

const parley: LoadedGame = { ...PIG.listed, game: parleyGame }
const PARLEY = { listed: parley, edition: { rounds: 2 } satisfies Parley['edition'], options: {}, seed: 3, index: 0 }

test('asides are offered to a bot that wants them, and may be let go by', async () => {
  const eager = nearby(({ type, aside }) =>
    type === 'hello' ? { asides: true } : aside ? { choose: 0 } : { choose: 'first' },
  )
  const calm = nearby(({ type, aside }) => (type === 'hello' ? { asides: true } : { choose: aside ? null : 'first' }))
  const deaf = nearby(() => ({ choose: 'first' }))
  const players = [eager, calm, deaf].map(({ bot }) => ({ kind: 'remote' as const, bot }))
  expect((await playWith({ ...PARLEY, players })).fault).toBeNull()
  const asidesOf = (one: typeof eager): number => one.of('ask').filter(({ aside }) => aside === true).length
  expect([asidesOf(eager) > 0, asidesOf(calm) > 0, asidesOf(deaf)]).toEqual([true, true, 0])
})

test('only an aside can be answered with nothing', async () => {
  const { bot } = nearby(() => ({ choose: null }))
  const { fault } = await playWith({ ...PIG, players: [{ kind: 'remote', bot }, ours] })
  expect(fault).toMatchObject({ seat: 0, kind: 'illegal' })
})

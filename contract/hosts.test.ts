import type { LoadedGame } from '@nassau/games'
import { loaded as kingOfPirates } from '@nassau/games/king-of-pirates/loaded'
import type { Lesson } from '@nassau/games/lesson'
import { type Game, PASS, type Projection, type Seat } from '@nassau/kernel'
import { type Bot, FastChance, sample } from '@nassau/kernel/bots'
import { parleyGame } from '@nassau/kernel/fixtures/parley'
import { isChoice, type Line, Referee, secretFrom } from '@nassau/kernel/host'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { playWith } from '../packages/bots/arena/play-with.ts'
import { playMatch } from '../packages/bots/play-match.ts'
import { LEARNER, LessonTable } from '../packages/client/lessons/lesson-table.ts'
import { AsTheySit, inTerminal, onDevice, onServer, type Part, type Plan, sampled, type Trace } from './hosts.ts'

beforeAll(() => void vi.spyOn(process.stdout, 'write').mockImplementation(() => true))
afterAll(() => vi.restoreAllMocks())

const votes = (seat: Seat, { seats }: Projection): Seat => (seat + 1) % seats

/** What anybody says, votes and cheers in Parley. */
function plainly(seat: Seat, seen: Projection): unknown {
  const step = seen.stack.at(-1)?.step
  if (step === 'talk') return { say: seat === 0 ? 'nay' : 'aye' }
  return step === 'vote' ? { vote: votes(seat, seen) } : PASS
}

const mute: Bot = { id: 'mute', choose: seen => plainly(seen.seat ?? 0, seen) }
/** Speaks unasked whenever it may. */
const heckler: Bot = { ...mute, id: 'heckler', interject: ({ ask }) => (ask?.kind === 'list' ? ask.options[0] : null) }

/** Parley with two shouts a seat and no whistle: nothing in it is left to chance. */
const game: Game = {
  ...parleyGame,
  setup: ({ seats, edition }) => ({
    board: {
      shouts: Array(seats).fill(2),
      whistles: Array(seats).fill(false),
      blown: [],
      scores: Array(seats).fill(0),
    },
    frame: { step: 'parley', at: 'next', speaker: seats - 1, left: 'rounds' in edition ? edition.rounds : 1 },
  }),
}
const parley: LoadedGame = { game, bots: [mute, heckler], rulebook: new URL('./none.md', import.meta.url) }

const PLAN: Plan = {
  listed: parley,
  secret: secretFrom('hosts'),
  levels: [null, null, null],
  orders: [['quiet', 'agree'], ['quiet'], []],
  part: () => (seat, seen) => ({ choice: plainly(seat, seen) }),
  most: 100,
}

/** Takes back, once, what an order has answered, and answers by hand. */
function secondThoughts(): Part {
  let isUndone = false
  return (seat, seen) => {
    if (seat !== 0 || seen.stack.at(-1)?.step !== 'vote' || isUndone) return { choice: plainly(seat, seen) }
    isUndone = true
    return 'undo'
  }
}

async function everywhere(plan: Plan): Promise<Record<'server' | 'device' | 'terminal', Trace>> {
  const [server, device, terminal] = [
    await onServer(plan),
    await onDevice(plan),
    await inTerminal(plan, new AsTheySit(1)),
  ]
  return { server, device, terminal }
}

const linesOf = ({ record }: Trace): Line[] => record.map((text): Line => JSON.parse(text))

test('an answer that an order gave can be taken back at every host, and everyone is shown, told and asked the same', async () => {
  const { server, device, terminal } = await everywhere({ ...PLAN, part: secondThoughts })
  expect(linesOf(server).filter(line => 'undo' in line)).toHaveLength(1)
  expect(linesOf(server).at(-1)).toMatchObject({ choice: PASS })
  expect(device.record).toEqual(server.record)
  expect(terminal.record).toEqual(server.record)
  expect(device.asked).toEqual(server.asked)
  expect(terminal.asked).toEqual(server.asked)
  expect(device.sights.size).toBe(4)
  for (const [viewer, sights] of server.sights) expect(device.sights.get(viewer)).toEqual(sights)
})

test('bots speak unasked in the same order at every host', async () => {
  const plan: Plan = { ...PLAN, levels: [null, 'heckler', 'heckler'], orders: [[], [], []] }
  const { server, device, terminal } = await everywhere(plan)
  expect(linesOf(server).filter(line => isChoice(line) && JSON.stringify(line.choice).includes('shout'))).toHaveLength(
    4,
  )
  expect(device.record).toEqual(server.record)
  expect(terminal.record).toEqual(server.record)
  expect(device.asked).toEqual(server.asked)
  expect(terminal.asked).toEqual(server.asked)
  expect(device.sights).toEqual(server.sights)
})

test('King of Pirates, with windows, orders and a bot, is the same online and on one device', async () => {
  const any: Bot = { id: 'mate', choose: seen => seen.ask && sample(seen.ask, sampled(seen.ask, seen)) }
  const plan: Plan = {
    ...PLAN,
    listed: { ...kingOfPirates, bots: [any] },
    levels: [null, null, 'mate'],
    orders: Array(3).fill((kingOfPirates.game.orders ?? []).filter(one => one.isDefault).map(({ id }) => id)),
    part: () => (_seat, seen) => ({ choice: seen.ask && sample(seen.ask, sampled(seen.ask, seen)) }),
    most: 60,
  }
  const [server, device] = [await onServer(plan), await onDevice(plan)]
  expect(server.asked).toHaveLength(60)
  expect(server.record.length).toBeGreaterThan(80)
  expect(device.record).toEqual(server.record)
  expect(device.asked).toEqual(server.asked)
  expect(device.sights).toEqual(server.sights)
})

/** What bots were asked and did, one after the other. */
function spied(): { bots: Bot[]; seen: Projection[] } {
  const seen: Projection[] = []
  const spy = (bot: Bot): Bot => ({
    ...bot,
    choose(sight, rng, edition) {
      seen.push(JSON.parse(JSON.stringify(sight)))
      return bot.choose(sight, rng, edition)
    },
    interject(sight, rng, edition) {
      seen.push(JSON.parse(JSON.stringify(sight)))
      return bot.interject?.(sight, rng, edition)
    },
  })
  return { bots: [heckler, mute, heckler].map(spy), seen }
}

test('bots among themselves are asked the same in a simulation, in the arena and in the terminal', async () => {
  const [simulated, fought, typed] = [spied(), spied(), spied()]
  const match = { listed: parley, edition: game.edition, options: {}, seed: 5, index: 2 }
  playMatch({ ...match, bots: simulated.bots })
  await playWith({ ...match, players: fought.bots.map(bot => ({ kind: 'ours', bot })) })
  const plan: Plan = {
    ...PLAN,
    listed: { ...parley, bots: typed.bots.map((bot, seat) => ({ ...bot, id: `bot${seat}` })) },
    levels: ['bot0', 'bot1', 'bot2'],
    orders: [[], [], []],
  }
  // The stream that both draw the order from, for match 2 of seed 5.
  await inTerminal(plan, new FastChance(5, 2 * 64 + 1))
  expect(simulated.seen.length).toBeGreaterThan(20)
  expect(fought.seen).toEqual(simulated.seen)
  expect(typed.seen).toEqual(simulated.seen)
})

test('a lesson shows its learner what a table would', async () => {
  const server = await onServer({ ...PLAN, orders: [[], [], []] })
  const { secret, names } = { secret: PLAN.secret, names: ['Person 0', 'Person 1', 'Person 2'] }
  const referee = new Referee(game, { options: {}, seats: names, secret })
  const steps = linesOf(server).flatMap(line => {
    if (!isChoice(line)) return []
    const { seat, choice } = line
    const at = referee.project(seat).ask?.at ?? ''
    referee.apply(seat, choice)
    return [seat === LEARNER ? { seat, at, choice, says: 'Do it.' } : { seat, at, choice }]
  })
  const lesson: Lesson = { game: game.id, title: 'As it was', options: {}, names, secret, steps, farewell: 'Done.' }
  const table = new LessonTable(parley, lesson)
  const shown = (): unknown => {
    const { scene, heard } = table.table()
    return JSON.parse(JSON.stringify({ seen: scene.seen, status: scene.status, result: scene.result, heard }))
  }
  const sights = [shown()]
  for (const { seat, choice } of steps) {
    const heard = seat === LEARNER ? table.try(choice, table.table().n) : table.proceed()
    expect(heard).toBeInstanceOf(Array)
    sights.push(shown())
  }
  const there = (server.sights.get(LEARNER) ?? []).map(({ scene, heard }) => ({
    seen: scene.seen,
    status: scene.status,
    result: scene.result,
    heard,
  }))
  // A server says nothing where a seat has noticed nothing.
  const noticed = sights.filter((sight, i) => JSON.stringify(sight) !== JSON.stringify(sights[i - 1]))
  expect(noticed).toEqual(there)
})

test('hosts that do not agree are told apart', async () => {
  const plan: Plan = { ...PLAN, levels: [null, 'heckler', 'heckler'], orders: [[], [], []] }
  const other: Plan = { ...plan, levels: [null, 'heckler', 'mute'] }
  const [one, two] = [await onServer(plan), await onDevice(other)]
  expect(two.record).not.toEqual(one.record)
  expect(two.sights).not.toEqual(one.sights)
})

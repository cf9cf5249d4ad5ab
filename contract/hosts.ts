/**
 * The hosts of a match, each played to the end by the same plan: what every person at it was shown, heard and was
 * asked, and the record it left. Hosts that agree leave the same.
 */
import { botFor } from '@nassau/bots'
import type { LoadedGame } from '@nassau/games'
import { namesAtTable, namesInRecord } from '@nassau/games/names'
import { type AnyEvent, type Ask, isRecord, type Projection, type Rules, type Seat, samePlain } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { Referee } from '@nassau/kernel/host'
import { follow, type Scene, type TableMessage } from '@nassau/protocol'
import { playAt } from '../packages/cli/play/play-at.ts'
import { tableOf } from '../packages/cli/play/table.ts'
import { LocalTable, type Telling } from '../packages/client/seating/local-table.ts'
import { alone } from '../packages/server/fleet/fleet.ts'
import { LOG, type OpenEntry } from '../packages/server/tables/entry.ts'
import { LiveTable } from '../packages/server/tables/live-table.ts'
import { note } from '../packages/server/tables/note.ts'
import { layTable } from '../packages/server/tables/seating/opening.ts'
import { seatOf } from '../packages/server/tables/table.ts'
import { listener, person, settle, testHouse } from '../packages/server/test-kit.ts'

/** What a person does when asked: a choice, or taking the last one back. */
export type Answer = { choice: unknown } | 'undo'
/** A person's part, told from what they see; made anew for each host. */
export type Part = (seat: Seat, seen: Projection) => Answer

/** A match to be played: who sits where (a bot by its level, a person by null), their orders and their parts. */
export type Plan = {
  listed: LoadedGame
  secret: string
  levels: readonly (string | null)[]
  /** The standing orders each person has given. */
  orders: readonly (readonly string[])[]
  part: () => Part
  /** After so many answers everyone goes home. */
  most: number
}

/** One sight of the table: how much was noticed by then, what was shown, and all that had been heard. */
type Sight = { n: number; scene: Scene; heard: readonly AnyEvent[] }
/** What a host left behind. */
export type Trace = {
  record: readonly string[]
  /** By viewer (a person's seat, or null for whoever looks on), each change once. */
  sights: Map<Seat | null, Sight[]>
  /** Who was asked what, one after the other. */
  asked: { seat: Seat; seen: Projection }[]
}

/** Chance for a part that answers by what is seen alone: alike wherever it is played, in whatever order keys came. */
export const sampled = (ask: Ask, { stack }: Projection): FastChance =>
  new FastChance(textSeed(JSON.stringify([ask, stack], sorted)))

const sorted = (_key: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value

const textSeed = (text: string): number => {
  let seed = 7
  for (const letter of text) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return seed
}

const persons = ({ levels }: Plan): Seat[] => levels.flatMap((level, seat) => (level === null ? [seat] : []))
const nameOf = (seat: Seat): string => `Person ${seat}`

function openingOf({ listed, secret, levels }: Plan): OpenEntry {
  return {
    kind: 'open',
    log: LOG,
    game: listed.game.id,
    options: optionsOf(listed),
    edition: null,
    secret,
    host: '',
    seats: levels.map((level, seat) =>
      level === null
        ? { kind: 'person', person: nameOf(seat).toLowerCase(), name: nameOf(seat) }
        : { kind: 'bot', level },
    ),
    entropy: levels.map(() => null),
    isPublic: false,
    clock: null,
    beat: 'off',
    windowMs: 0,
    absenceMs: null,
    from: null,
    start: null,
  }
}

const optionsOf = ({ game }: LoadedGame) =>
  Object.fromEntries(Object.entries(game.options).map(([name, { values }]) => [name, values[0] ?? false]))

/** The names at the table, as a server gives them, and as they stand in its record. */
export const namesAt = (plan: Plan): string[] => namesAtTable(layTable('names', plan.listed, openingOf(plan)).seats)
const namesRecorded = (plan: Plan): string[] =>
  namesInRecord(namesAt(plan).map((name, seat) => ({ name, isBot: plan.levels[seat] !== null })))

class Sights {
  readonly all = new Map<Seat | null, Sight[]>()
  private readonly first = new Map<Seat | null, number>()

  add(viewer: Seat | null, n: number, scene: Scene, heard: readonly AnyEvent[]): void {
    const first = this.first.get(viewer) ?? n
    this.first.set(viewer, first)
    const sight: Sight = JSON.parse(JSON.stringify({ n: n - first, scene, heard }))
    const before = this.all.get(viewer) ?? []
    if (!samePlain(before.at(-1), sight)) this.all.set(viewer, [...before, sight])
  }

  latest(viewer: Seat | null): Sight | undefined {
    return this.all.get(viewer)?.at(-1)
  }

  /** The first person whom the table waits for, as they themselves see it. */
  asked(seats: readonly Seat[]): { seat: Seat; seen: Projection } | null {
    for (const seat of seats) {
      const scene = this.latest(seat)?.scene
      if (scene?.status === 'playing' && scene.seen?.ask && scene.seen.awaiting.includes(seat))
        return { seat, seen: scene.seen }
    }
    return null
  }
}

/** A table of the server, with a store in memory and bots that think at once. */
export async function onServer(plan: Plan): Promise<Trace> {
  const house = testHouse()
  house.bots = {
    isWell: true,
    waiting: 0,
    async choose({ level, seen, isAwaited }) {
      const bot = botFor(plan.listed, level)
      if (!bot.ok) throw new Error(bot.problem.says)
      const [rng, { edition }] = [new FastChance(1), plan.listed.game]
      return (isAwaited ? bot.value.choose(seen, rng, edition) : bot.value.interject?.(seen, rng, edition)) ?? null
    },
    close: async () => undefined,
  }
  // Nothing is done before all are watching.
  const { promise: claimed, resolve: begin } = Promise.withResolvers<boolean>()
  house.fleet = { ...alone, isMany: true, claim: () => claimed }
  const opening = openingOf(plan)
  const table = layTable('server', plan.listed, opening)
  note(table, house.now(), opening, null)
  table.orders = plan.orders.map(given => [...given])
  await house.store.append(table.id, { seq: 0, at: house.now(), body: JSON.stringify(opening) }, null)
  const live = new LiveTable(house, table, () => false)
  const sights = new Sights()
  const callers = [...persons(plan).map(nameOf), 'Nobody'].map(person)
  for (const caller of callers) {
    let shown: TableMessage | null = null
    const watcher = listener(caller)
    watcher.send = text => {
      const message: TableMessage = JSON.parse(text)
      if (message.type !== 'table' && message.type !== 'news') return
      shown = shown ? follow(shown, message) : message
      if (!shown) throw new Error('news were missing')
      sights.add(seatOf(table, caller.persons), shown.n, shown.scene, shown.heard)
    }
    await live.watch(watcher)
  }
  begin(true)
  const part = plan.part()
  const asked: Trace['asked'] = []
  for (let i = 0; i < plan.most; i++) {
    for (let round = 0; round < 12; round++) await settle()
    const next = sights.asked(persons(plan))
    if (!next) break
    asked.push(next)
    const answer = part(next.seat, next.seen)
    const seen = live.table.counts[next.seat]?.n ?? 0
    const what = answer === 'undo' ? ({ type: 'undo' } as const) : ({ type: 'choose', ...answer } as const)
    await live.act(person(nameOf(next.seat)), { ...what, id: `a${i}`, seen })
  }
  for (let round = 0; round < 12; round++) await settle()
  await live.close()
  if (house.faults.length > 0) throw new Error(String(house.faults[0]))
  return { record: [...(live.table.referee?.lines ?? [])], sights: sights.all, asked }
}

/** A table on one device. */
export async function onDevice(plan: Plan): Promise<Trace> {
  const { listed, secret, levels } = plan
  const sights = new Sights()
  const logs = new Map<Seat | null, readonly AnyEvent[]>()
  const hear = ({ viewer, table, fresh, isRetold }: Telling): void => {
    const log = isRetold ? table.heard : [...(logs.get(viewer) ?? []), ...fresh]
    logs.set(viewer, log)
    sights.add(viewer, table.n, table.scene, log.slice(-50))
  }
  const names = namesAt(plan)
  const sitters = levels.map((level, seat) => ({ name: names[seat] ?? '', level }))
  const setup = {
    game: listed.game.id,
    options: optionsOf(listed),
    sitters,
    secret,
    edition: null,
    from: null,
    beat: 'off' as const,
  }
  const table = new LocalTable(listed, setup, [], tellings => tellings.forEach(hear))
  for (const seat of persons(plan)) void table.act(seat, { type: 'orders', orders: [...(plan.orders[seat] ?? [])] })
  sights.all.clear()
  table.begin()
  const part = plan.part()
  const asked: Trace['asked'] = []
  for (let i = 0; i < plan.most; i++) {
    for (let round = 0; round < 4; round++) await settle()
    const next = sights.asked(persons(plan))
    if (!next) break
    asked.push(next)
    const answer = part(next.seat, next.seen)
    const seen = sights.latest(next.seat)?.n ?? 0
    const what = answer === 'undo' ? ({ type: 'undo' } as const) : ({ type: 'choose', ...answer } as const)
    const done = await table.act(next.seat, { ...what, seen })
    if (!done.ok) throw new Error(done.trouble.says)
  }
  for (let round = 0; round < 4; round++) await settle()
  return { record: [...table.lines], sights: sights.all, asked }
}

/** A table in the terminal; what is typed is the number of the option. Of what it shows, only who is asked what is kept. */
export async function inTerminal(plan: Plan, order: FastChance): Promise<Trace> {
  const { listed, secret, levels } = plan
  const names = namesAt(plan)
  const referee: Referee = new Referee<Rules>(listed.game, {
    options: optionsOf(listed),
    seats: namesRecorded(plan),
    secret,
  })
  const sitters = levels.map((level, seat) => {
    const bot = level === null ? null : botFor(listed, level)
    return { name: names[seat] ?? '', bot: bot?.ok ? bot.value : null }
  })
  const part = plan.part()
  const asked: Trace['asked'] = []
  const line = async (prompt: string): Promise<string | null> => {
    if (prompt.startsWith('Pass the keyboard')) return ''
    const seat = table.atKeyboard
    if (seat === null || asked.length >= plan.most) return null
    const seen: Projection = JSON.parse(JSON.stringify(referee.project(seat)))
    asked.push({ seat, seen })
    const answer = part(seat, seen)
    if (answer === 'undo') return 'undo'
    const options = seen.ask?.kind === 'list' ? seen.ask.options : []
    return String(options.findIndex(option => samePlain(option, answer.choice)) + 1)
  }
  const table = tableOf({ listed, referee, sitters }, { line }, { seed: 1, isOpen: false, orders: [] })
  table.orders = plan.orders.map(given => [...given])
  table.stops = levels.map(() => [])
  table.order = order
  await playAt(table)
  return { record: [...referee.lines], sights: new Map(), asked }
}

/** Chance that always takes the first: then several go as they sit. */
export class AsTheySit extends FastChance {
  override below(): number {
    return 0
  }
}

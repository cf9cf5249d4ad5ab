import { loaded as kingOfPirates } from '@nassau/games/king-of-pirates/loaded'
import type { LoadedGame } from '@nassau/games/manifests'
import { loaded as scurvyDice } from '@nassau/games/scurvy-dice/loaded'
import type { Seat } from '@nassau/kernel'
import { FastChance, sample } from '@nassau/kernel/bots'
import { isAwaited, secretFrom, verify } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { type LocalSetup, LocalTable, type Sitter, type Telling } from './local-table.ts'

const YOU: Sitter = { name: 'Anne', level: null }
const BOT: Sitter = { name: 'Grace', level: 'mate' }

const setup = ({ game }: LoadedGame, sitters: readonly Sitter[], seed: string): LocalSetup => ({
  game: game.id,
  options: Object.fromEntries(Object.entries(game.options).map(([name, { values }]) => [name, values[0] ?? false])),
  sitters,
  secret: secretFrom(seed),
  edition: null,
  from: null,
  beat: 'off',
})

/** A table whose people answer at random, and what each was told last. */
class Played {
  readonly last = new Map<Seat | null, Telling>()
  readonly told: Telling[] = []
  /** Of everything told, whether the table went on by itself. */
  readonly wentOn: boolean[] = []
  readonly table: LocalTable
  private readonly rng = new FastChance(3)

  constructor(listed: LoadedGame, setup: LocalSetup, lines: readonly string[] = []) {
    this.table = new LocalTable(listed, setup, lines, (tellings, goesOn) => {
      this.wentOn.push(goesOn)
      for (const telling of tellings) this.last.set(telling.viewer, telling)
      this.told.push(...tellings)
    })
    this.table.begin()
  }

  /** The person who is waited for, once the bots have done. */
  async asked(): Promise<Seat | null> {
    for (;;) {
      await new Promise(resolve => setTimeout(resolve, 0))
      if (this.table.state.isOver) return null
      for (const [viewer, { table }] of this.last)
        if (viewer !== null && table.scene.seen && isAwaited(table.scene.seen)) return viewer
    }
  }

  choose(seat: Seat): ReturnType<LocalTable['act']> {
    const { n, scene } = this.seenBy(seat)
    if (!scene.seen?.ask) throw new Error('nothing is asked')
    return this.table.act(seat, { type: 'choose', seen: n, choice: sample(scene.seen.ask, this.rng) })
  }

  seenBy(seat: Seat): Telling['table'] {
    const telling = this.last.get(seat)
    if (!telling) throw new Error('nothing was told')
    return telling.table
  }
}

test('it is told whether a bot or someone’s orders answer next, so that nobody is called to the screen in vain', async () => {
  const played = new Played(kingOfPirates, setup(kingOfPirates, [YOU, { ...YOU, name: 'Mary' }], 'orders'))
  for (let i = 0; i < 60; i++) {
    const seat = await played.asked()
    if (seat === null) break
    expect(played.wentOn.at(-1)).toBe(false)
    await played.choose(seat)
  }
  expect(played.wentOn).toContain(true)
})

test('a match against bots goes to its end, and its record verifies', async () => {
  const played = new Played(scurvyDice, setup(scurvyDice, [YOU, BOT], 'end'))
  for (let seat = await played.asked(); seat !== null; seat = await played.asked())
    expect(await played.choose(seat)).toEqual({ ok: true })
  const { scene } = played.last.get(0)?.table ?? {}
  expect(scene?.status).toBe('over')
  expect(scene?.result?.how).toBe('played')
  const checked = verify(() => ({ ok: true, value: scurvyDice.game }), played.table.record())
  expect(checked.ok).toBe(true)
})

test('a match goes on where its lines end', async () => {
  const one = setup(scurvyDice, [YOU, BOT], 'resume')
  const before = new Played(scurvyDice, one)
  for (let i = 0; i < 5; i++) {
    const seat = await before.asked()
    if (seat !== null) await before.choose(seat)
  }
  await before.asked()
  const after = new Played(scurvyDice, one, [...before.table.lines])
  await after.asked()
  expect(after.last.get(0)?.table.scene.seen).toEqual(before.last.get(0)?.table.scene.seen)
})

test('a choice that is not offered is refused with a reason, and changes nothing', async () => {
  const played = new Played(scurvyDice, setup(scurvyDice, [YOU, BOT], 'refuse'))
  const seat = (await played.asked()) ?? 0
  const lines = played.table.lines.length
  const { n } = played.seenBy(seat)
  const done = await played.table.act(seat, { type: 'choose', seen: n, choice: { sink: 'everyone' } })
  expect(done.ok ? null : done.trouble.code).toBe('not-offered')
  expect(played.table.lines).toHaveLength(lines)
})

test('the second of two quick clicks is stale, and changes nothing', async () => {
  const played = new Played(scurvyDice, setup(scurvyDice, [YOU, BOT], 'twice'))
  const seat = (await played.asked()) ?? 0
  const { n, scene } = played.seenBy(seat)
  const click = () =>
    played.table.act(seat, {
      type: 'choose',
      seen: n,
      choice: sample(scene.seen?.ask ?? expect.fail(), new FastChance(1)),
    })
  expect((await click()).ok).toBe(true)
  const lines = played.table.lines.length
  const again = await click()
  expect(again.ok ? null : again.trouble.code).toBe('stale')
  expect(played.table.lines).toHaveLength(lines)
})

test('bots never agree to take back what made something known', async () => {
  const played = new Played(scurvyDice, setup(scurvyDice, [YOU, BOT], 'undo'))
  for (let i = 0; i < 3; i++) {
    const seat = await played.asked()
    if (seat !== null) await played.choose(seat)
  }
  const seat = (await played.asked()) ?? 0
  const done = await played.table.act(seat, { type: 'undo', seen: played.seenBy(seat).n, back: 3 })
  expect(done.ok ? null : done.trouble.code).toBe('needs-vote')
})

test('people at one screen may take anything back, and hear the log anew', async () => {
  const other = { name: 'Mary', level: null }
  const played = new Played(scurvyDice, setup(scurvyDice, [YOU, other], 'hot-seat'))
  const seat = (await played.asked()) ?? 0
  const before = played.last.get(seat)?.table.scene.seen
  await played.choose(seat)
  await played.asked()
  expect(await played.table.act(seat, { type: 'undo', seen: played.seenBy(seat).n })).toEqual({ ok: true })
  expect(played.last.get(seat)?.isRetold).toBe(true)
  expect(played.last.get(seat)?.table.scene.seen).toEqual(before)
})

test('no one at a screen is told another’s hand', async () => {
  const sitters = [YOU, { name: 'Mary', level: null }]
  const played = new Played(kingOfPirates, setup(kingOfPirates, sitters, 'hands'))
  for (let i = 0; i < 30; i++) {
    const seat = await played.asked()
    if (seat !== null) await played.choose(seat)
  }
  for (const { viewer, table } of played.told) {
    const view: unknown = table.scene.seen?.view
    const ships: { hand: unknown }[] =
      typeof view === 'object' && view !== null && 'ships' in view && Array.isArray(view.ships) ? view.ships : []
    expect(ships).toHaveLength(2)
    ships.forEach(({ hand }, owner) => {
      if (owner !== viewer) expect(hand).toBeNull()
    })
  }
})

test('giving up ends the match for the others', async () => {
  const played = new Played(scurvyDice, setup(scurvyDice, [YOU, BOT], 'resign'))
  await played.asked()
  await played.table.act(0, { type: 'resign' })
  expect(played.last.get(0)?.table.scene.result).toEqual({ how: 'resigned', winners: [1], scores: null })
})

test('standing orders answer in a person’s place', async () => {
  const played = new Played(kingOfPirates, setup(kingOfPirates, [YOU, BOT], 'orders'))
  await played.asked()
  const { orders } = kingOfPirates.game
  const usual = (orders ?? []).filter(order => order.isDefault).map(order => order.id)
  expect(played.last.get(0)?.table.scene.orders).toEqual(usual)
  expect(await played.table.act(0, { type: 'orders', orders: [] })).toEqual({ ok: true })
  expect(played.last.get(0)?.table.scene.orders).toEqual([])
})

test('bots wait until what happened has been looked at', async () => {
  const told: (readonly Telling[])[] = []
  let look = (): void => undefined
  const one = setup(scurvyDice, [BOT, BOT], 'wait')
  const table = new LocalTable(scurvyDice, one, [], tellings => {
    told.push(tellings)
    return new Promise(resolve => {
      look = resolve
    })
  })
  table.begin()
  const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5))
  await settle()
  expect(told).toHaveLength(1)
  look()
  await settle()
  expect(told).toHaveLength(2)
})

test('while a captain thinks elsewhere the table hears people, and a thought that comes too late is dropped', async () => {
  const captain: Sitter = { name: 'Teach', level: 'captain' }
  const thoughts: { seat: Seat | null; answer: (choice: unknown) => void }[] = []
  const think = ({ seen }: { seen: { seat: Seat | null } }): Promise<unknown> =>
    new Promise(answer => thoughts.push({ seat: seen.seat, answer }))
  const one = setup(scurvyDice, [YOU, captain], 'reef')
  const table = new LocalTable(scurvyDice, one, [], () => undefined, [], think)
  table.begin()
  const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5))
  await settle()
  expect(thoughts.map(({ seat }) => seat)).toEqual([1])
  const lines = table.lines.length
  expect(await table.act(0, { type: 'resign' })).toEqual({ ok: true })
  thoughts[0]?.answer({ pick: [] })
  await settle()
  expect(table.state).toMatchObject({ isOver: true, winners: [1] })
  expect(table.lines).toHaveLength(lines)
})

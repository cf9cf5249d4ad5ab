import { type Bot, FastChance, playOut } from '@nassau/kernel/bots'
import { accept, Play, project, setUp } from '@nassau/kernel/host'
import { asked, fuzzMatch, heard, playthrough, STYLES } from '@nassau/kernel/testing'
import { loadPhysics } from '@nassau/tossing'
import { beforeAll, expect, test } from 'vitest'
import { crewOf, type FeltDie } from '../kit/tossing/board.ts'
import { aimAt } from '../kit/tossing/hand/aim.ts'
import { tossBy } from '../kit/tossing/steps/tosses.ts'
import { die, leadOverSwab, poseAt, report, TOSS, take } from '../kit/tossing/test-kit.ts'
import type { LoadedGame } from '../manifest.ts'
import { mate } from './bot/bot.ts'
import { pirateOZone } from './game.ts'
import type { PirateOZone } from './rules.ts'

beforeAll(() => loadPhysics())

const ISLANDS = [
  { name: 'Skull Island', value: 300, x: -190, y: 0, diameter: 50, thickness: 2 },
  { name: 'Treasure Island', value: 500, x: 0, y: 0, diameter: 50, thickness: 2 },
  { name: 'Parrot Cay', value: 300, x: 190, y: 0, diameter: 50, thickness: 2 },
]
type Setting = NonNullable<Parameters<typeof poseAt>[3]>
const at = (frame: PirateOZone['frame'], setting: Setting = {}) =>
  poseAt(pirateOZone, true, frame, { ...setting, board: { goals: ISLANDS, ...setting.board } })
const crews = (black: number, white: number) => [
  { seats: [0], next: 0, score: black, end: 'near' as const, inHand: 0 },
  { seats: [1], next: 0, score: white, end: 'far' as const, inHand: 0 },
]
const firing = (setting: Setting = {}) =>
  at({ step: 'cannons', at: 'next', naming: [0, 1], firing: [0, 1], gunners: [0, 0], tosses: 0 }, setting)
const BALL = die('bc', 0, 100, 9)

test('PZ-1 each team has five ships and a cannonball', () => {
  const m = at({ step: 'round', at: 'begin' })
  expect(m.board.crews.map(({ inHand }) => inHand)).toEqual([5, 5])
  expect(pirateOZone.edition.shipsEach).toBe(5)
})

test('PZ-2 PZ-34 the edition’s measures', () => {
  expect(pirateOZone.edition).toMatchObject({
    league: 115,
    table: { width: 762, length: 1524 },
    dieSize: 16,
    cannonballSize: 18,
    goalDiameter: 50,
    diskThickness: 2,
    foulDiameter: 38,
    foulLine: { usual: 381 },
  })
})

test('PZ-6 the higher roll chooses its end and takes the first turn', () => {
  const m = at({ step: 'match', at: 'roll' }, { chance: [1, 4] })
  expect(asked(m)).toMatchObject({ seat: 1, options: [{ end: 'near' }, { end: 'far' }] })
  take(m, { end: 'near' })
  expect(m.board.crews.map(({ end }) => end)).toEqual(['far', 'near'])
  expect(asked(m)).toMatchObject({ kind: 'throw', seat: 1 })
})

test('PZ-9 a round: ships in turn, then cannons, then sinking, then the islands', () => {
  const gone = report([], { left: ['x'] })
  const foul = report([], { isTouched: false })
  const m = at({ step: 'round', at: 'begin' }, { reports: [...new Array(10).fill(gone), foul, foul] })
  take(m, ...new Array(10).fill(TOSS))
  expect(m.play.match.stack.at(-1)).toMatchObject({ step: 'toss', role: 'cannonball', id: 'bc' })
  take(m, TOSS, TOSS)
  expect(m.isAtRest()).toBe(true)
  expect(heard(m, 'round-scored')).toHaveLength(1)
  // Each cannonball’s loss was told when it was lost, and of an empty table nothing is said to be in reach.
  const texts = m.told.map(event => pirateOZone.say(event, ['Anne', 'Bart'], pirateOZone.edition).text)
  expect(texts.filter(text => text.includes('cannonball'))).toHaveLength(4)
  expect(texts).toContain('No ship is left on the table.')
  expect(texts.join()).not.toMatch(/Every ship|no cannonball|\bbc\b/)
})

test('PZ-12 OZ-33 each captain names a gunner before the first cannonball, the team that went first naming first', () => {
  const m = at(
    { step: 'cannons', at: 'next', naming: [1, 0], firing: [1, 0], gunners: [0, 0], tosses: 0 },
    { seats: 5, options: { black: 2 } },
  )
  expect(asked(m)).toMatchObject({ seat: 2, options: [{ gunner: 2 }, { gunner: 3 }, { gunner: 4 }] })
  take(m, { gunner: 4 })
  expect(asked(m).seat).toBe(0)
  take(m, { gunner: 1 })
  expect(asked(m)).toMatchObject({ kind: 'throw', seat: 4 })
})

test('PZ-13 the team that went first fires first, and only when it is done the other', () => {
  const m = firing({ reports: [report([BALL]), report([BALL, die('wc', 50, 100, 3)])] })
  expect(take(m, TOSS, { again: false }, TOSS)).toEqual([0, 0, 1])
})

test('PZ-14 up to three tosses, the cannonball taken straight back each time', () => {
  const m = firing({ reports: [report([BALL]), report([BALL]), report([BALL])] })
  take(m, TOSS, { again: true })
  expect(m.board.dice).toEqual([])
  take(m, TOSS, { again: true }, TOSS)
  expect(asked(m)).toMatchObject({ kind: 'throw', seat: 1 })
  expect(m.board.dice.map(({ id }) => id)).toEqual(['bc'])
})

test.each([
  ['leaves the table', report([], { left: ['bc'] })],
  ['is a foul', report([BALL], { isRolled: false })],
])('PZ-14 a cannonball that %s is out of play, and the team fires no more', (_what, said) => {
  const m = firing({ reports: [said, report([])] })
  take(m, TOSS)
  expect(m.board.dice).toEqual([])
  expect(asked(m)).toMatchObject({ kind: 'throw', seat: 1 })
})

test('PZ-15 what a cannonball moved stays moved when it is taken back', () => {
  const moved = die('w1', 40, 0, 6)
  const m = firing({
    board: { dice: [die('w1', 0, 0, 2)] },
    reports: [report([moved, BALL], { disturbed: ['w1'] }), report([moved])],
  })
  take(m, TOSS, { again: true })
  expect(m.board.dice.map(({ id, pose, face }) => [id, pose.x, face])).toEqual([['w1', 40, 6]])
})

test('PZ-16 toss rules hold for cannonballs, penalties included', () => {
  const dice = [die('w1', 0, 0, 2)]
  const m = firing({
    board: { dice },
    reports: [report([die('w1', 9, 0, 2), BALL], { isCrossedFirst: true, disturbed: ['w1'] }), report(dice)],
  })
  take(m, TOSS)
  expect(crewOf(m.board, 0).score).toBe(-100)
})

test('PZ-32 the second cannonball may knock the first off the table; then it is out of play', () => {
  const m = firing({ reports: [report([BALL]), report([die('wc', 0, 90, 5)], { left: ['bc'], disturbed: ['bc'] })] })
  take(m, TOSS, { again: false }, TOSS)
  expect(m.board.dice.map(({ id }) => id)).toEqual(['wc'])
})

const sinking = (dice: FeltDie[], first: 0 | 1 = 0) =>
  at(
    { step: 'sinking', at: 'next', left: first === 0 ? [0, 1] : [1, 0], volley: null },
    { board: { dice, first }, reports: new Array(4).fill(report([])) },
  )

test('PZ-17 ships farther than a league from every island are removed; cannonballs stay', () => {
  const far = [die('b1', 0, 300, 2), die('bc', 0, 350, 5)]
  const near = die('w1', 0, 100, 3)
  const m = at(
    { step: 'round', at: 'reach' },
    { board: { dice: [...far, near] }, reports: [report([...far.slice(1), near])] },
  )
  expect(m.board.dice.map(({ id }) => id)).toEqual(['bc', 'w1'])
})

test('PZ-18 PZ-21 PZ-23 in firing order each cannonball is resolved once, and what sinks is gone before the other', () => {
  // Black's 9 sinks the white 4 on an island (8) and stops at the 3; white's ball then finds b1.
  const dice = [die('bc', 0, 60, 9), die('w1', 0, 20, 4), die('w2', 30, 60, 3), die('b1', -30, 60, 2)]
  const m = at(
    { step: 'sinking', at: 'next', left: [0, 1], volley: null },
    { board: { dice }, reports: [report([dice[0] ?? BALL, ...dice.slice(2)])] },
  )
  expect(m.board.dice.map(({ id }) => id)).toEqual(['bc', 'w2', 'b1'])
  expect(m.isAtRest()).toBe(true)
})

test('PZ-22 where the order of tied ships matters the sinking team’s captain chooses', () => {
  const dice = [die('bc', 60, 60, 5), die('w1', 60, 90, 4), die('w2', 60, 30, 4)]
  const m = sinking(dice)
  expect(asked(m)).toMatchObject({ seat: 0, options: [{ sink: 'w1' }, { sink: 'w2' }] })
  take(m, { sink: 'w2' })
  expect(heard(m, 'decided').flatMap(({ steps }) => steps)).toContainEqual(
    expect.objectContaining({ kind: 'sinks', id: 'w2' }),
  )
})

test('PZ-22 where it does not matter no question is asked', () => {
  const dice = [die('bc', 60, 60, 8), die('w1', 60, 90, 4), die('w2', 60, 30, 4)]
  expect(sinking(dice).isAtRest()).toBe(true)
})

test('PZ-26 PZ-28 the islands are scored for whoever controls them', () => {
  const m = at({ step: 'round', at: 'islands' }, { board: { dice: [die('b1', -190, 20, 1), die('w1', 190, 60, 6)] } })
  expect(m.board.crews.map(({ score }) => score)).toEqual([300, 300])
})

test('PZ-29 four rounds, and the teams change ends each round', () => {
  const m = at({ step: 'match', at: 'judge' }, { board: { round: 3, crews: crews(300, 0) } })
  expect(m.play.match.outcome).toBeNull()
  expect(m.board.crews.map(({ end }) => end)).toEqual(['far', 'near'])
  expect(
    at({ step: 'match', at: 'judge' }, { board: { round: 4, crews: crews(300, 0) } }).play.match.outcome?.winners,
  ).toEqual([0])
})

test('PZ-30 the team with more doubloons tosses first; level, they roll and the ends still alternate', () => {
  expect(at({ step: 'match', at: 'next' }, { board: { crews: crews(0, 500) } }).board.first).toBe(1)
  const level = at({ step: 'match', at: 'next' }, { board: { crews: crews(500, 500) }, chance: [0, 3] })
  expect(level.board.first).toBe(1)
  expect(level.board.crews.map(({ end }) => end)).toEqual(['far', 'near'])
})

test('PZ-31 level after four rounds: further rounds until one leads, and after twenty they share it', () => {
  expect(at({ step: 'match', at: 'judge' }, { board: { round: 4, crews: crews(300, 300) } }).board.round).toBe(5)
  expect(
    at({ step: 'match', at: 'judge' }, { board: { round: 20, crews: crews(300, 300) } }).play.match.outcome?.winners,
  ).toEqual([0, 1])
})

test.each(STYLES)('Pirate O-Zone conforms with the fitted formula when played in the style "%s"', style => {
  for (let seed = 0; seed < 3; seed++)
    expect(
      fuzzMatch(pirateOZone, { seats: 2 + seed, options: { black: 0, surrogate: true }, seed, style }).findings,
    ).toEqual([])
})

test('OZ-30 Pirate O-Zone conforms with real physics', () => {
  expect(
    fuzzMatch(pirateOZone, { seats: 4, options: { black: 0, surrogate: false }, seed: 1, style: 'random' }).findings,
  ).toEqual([])
})

test('whole matches with the fitted formula end within the declared length', () => {
  for (let seed = 0; seed < 20; seed++) {
    const rng = new FastChance(seed)
    const play = new Play(
      pirateOZone,
      pirateOZone.edition,
      setUp(pirateOZone, pirateOZone.edition, { black: 0, surrogate: true }, 2 + (seed % 9), rng),
      rng,
    )
    expect(playOut(play, rng)).toBeLessThanOrEqual(pirateOZone.longest)
  }
})

test('the mate always tosses legally and leaves the swab behind', () => {
  expect(leadOverSwab(pirateOZone, mate)).toBeGreaterThan(0)
})

test('the playthrough goes as recorded, physics and all', async () => {
  const options = { black: 0, surrogate: false }
  const text = playthrough(pirateOZone, { options, seats: ['Anne', 'Bart', 'Calico'], seed: 2, choices: 40 })
  await expect(text).toMatchFileSnapshot('./playthroughs/three-seats.txt')
})

test('the mate, a person’s aim and the drawing go by the edition that is played', () => {
  const long = { ...pirateOZone.edition, table: { width: 762, length: 2000 } }
  const m = poseAt(
    { ...pirateOZone, edition: long },
    true,
    tossBy(at({ step: 'round', at: 'begin' }).board, 0, 'ship', 1),
    {
      board: { goals: ISLANDS },
      options: { surrogate: true },
    },
  )
  const bot: Bot = mate
  const choice = bot.choose(project(m.play, 0), new FastChance(1), long)
  // The hand lets go where it always does, measured from the end of this table, in tenths of a millimetre.
  expect(choice).toMatchObject({ throw: expect.objectContaining({ 1: -8200 }) })
  expect(accept(asked(m), choice)).toEqual(choice)
  const person: Pick<LoadedGame, 'aim'> = { aim: aimAt }
  expect(person.aim?.(project(m.play, 0), { x: 0, y: 0 }, 1, long)?.[1]).toBe(-8200)
  const rows = (edition: typeof long): number => pirateOZone.draw(m.board, ['Anne', 'Bart'], edition).split('\n').length
  expect(rows(long)).toBeGreaterThan(rows(pirateOZone.edition))
})

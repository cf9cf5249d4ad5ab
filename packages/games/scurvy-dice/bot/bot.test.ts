import type { Choice, Label } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { project } from '@nassau/kernel/host'
import { asked, play, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import type { Term, Vow } from '../promises.ts'
import type { ScurvyDice } from '../rules.ts'
import type { BuildFrame } from '../steps/build.ts'
import type { BoardingFrame } from '../steps/fighting/boarding.ts'
import { brawlAmong } from '../steps/fighting/brawl.ts'
import { type Share, talksAmong } from '../steps/negotiation.ts'
import { at, type Posed } from '../test-kit.ts'
import { mate } from './bot.ts'

const chosen = (m: Posed, seat: number): Choice<ScurvyDice> =>
  mate.choose(project(m.play, seat), new FastChance(1), m.play.edition)

/** Lets mates choose until this is asked. */
function until(m: Posed, label: Label<ScurvyDice>): Posed {
  for (let seat = seatsAsked(m)[0]; seat !== undefined; seat = seatsAsked(m)[0]) {
    if (project(m.play, seat).ask?.at === label) break
    m.play.take(seat, chosen(m, seat))
  }
  return m
}

/** Seat 0 offers this to seat 1. */
function offered(ships: string[], offer: Share[], terms: Term[], refused = 0): Posed {
  const f = { ...talksAmong([0, 1], ships.length), refused, speakers: [0], at: 'speak' } as const
  const m = at({ ...f, speakers: [0] }, { ships, island: [4, 3, 1] })
  play(m, { assign: offer }, { assign: terms })
  return m
}

const EVEN = ['sails 3 crew 3 hull 3', 'sails 3 crew 3 hull 3']
const SILENT: Term[] = ['nothing', 'nothing']

test.each([0, 2])('SD-33 a mate that could fight takes no offer of nothing, after %i refusals', refused => {
  const m = offered(EVEN, [0, 0, 0], SILENT, refused)
  expect(['refuse', 'counter', 'insist']).toContain(Object.values(chosen(m, 1))[0])
})

test('SD-33 a mate takes what a fight would bring, and not clearly less', () => {
  expect(chosen(offered(EVEN, [0, 1, 1], SILENT), 1)).toEqual({ answer: 'accept' })
  expect(chosen(offered(EVEN, [0, 0, 1], SILENT), 1)).toEqual({ answer: 'counter' })
  expect(chosen(offered(['sails 3 crew 1 hull 3', 'sails 3 crew 4 hull 3'], [0, 1, 1], SILENT), 1)).toEqual({
    answer: 'counter',
  })
})

test('SD-33 a promise to be spared makes up for a coin, but not from one who breaks promises', () => {
  const share: Share[] = [0, 1, 0]
  const ships = (broken: number): string[] => [
    `sails 3 crew 3 hull 3 broken ${broken}`,
    'sails 3 crew 3 hull 3',
    'sails 1 crew 2 at 9',
  ]
  const answer = (broken: number, own: Term): unknown => chosen(offered(ships(broken), share, [own, 'nothing']), 1)
  expect(answer(0, 'nothing')).toEqual({ answer: 'counter' })
  expect(answer(0, 'spare-1')).toEqual({ answer: 'accept' })
  expect(answer(3, 'spare-1')).toEqual({ answer: 'counter' })
})

test('SD-33 what a mate offers, another takes', () => {
  const m = until(at(talksAmong([0, 1], 2), { ships: EVEN, island: [4, 3, 1], dice: '#0' }), 'negotiation.answer')
  expect(chosen(m, asked(m).seat)).toEqual({ answer: 'accept' })
})

test('SD-33 with others at the table a mate promises to spare the one it shares with, and asks for the same', () => {
  const ships = [...EVEN, 'sails 1 crew 1 at 9']
  const m = until(at(talksAmong([0, 1], 3), { ships, island: [4, 3, 1], dice: '#0' }), 'negotiation.promise')
  expect(chosen(m, 1)).toEqual({ assign: ['spare-0', 'spare-1'] })
})

const vow = (deed: Vow['deed']): Vow => ({ by: 0, deed, target: 1, until: 9, state: 'open' })

const aiming = (vows: Vow[], leader = 'sails 2 crew 3 hull 3 at 9'): Posed =>
  at(
    { step: 'cannons', at: 'order', fired: [], seat: 0, shots: [], target: 0, ships: 0, parrots: 0, hit: [] },
    { ships: ['sails 3 cannons 1 crew 2', leader, 'sails 1 crew 1 at 2'], vows },
  )

test('SD-33 a mate keeps its word: it spares whom it promised to spare and fires at whom it promised to', () => {
  expect(chosen(aiming([]), 0)).toEqual({ assign: [1] })
  expect(chosen(aiming([vow('spare')]), 0)).toEqual({ assign: [2] })
  expect(chosen(aiming([{ ...vow('fire'), target: 2 }], 'sails 2 crew 3 hull 1 at 4'), 0)).toEqual({ assign: [2] })
})

test('SD-33 but it spares nobody who would sail home and win', () => {
  expect(chosen(aiming([vow('spare')], 'sails 2 crew 3 at 17 cache 3'), 0)).toEqual({ assign: [1] })
})

const boarding = (): BoardingFrame => ({
  step: 'boarding',
  at: 'order',
  tried: [],
  seat: 0,
  target: 0,
  round: 0,
  ties: [],
})

test('SD-22 a mate boards a weaker crew even where there is nothing to steal yet, and no stronger one', () => {
  const board = (ours: string, vows: Vow[] = []): unknown =>
    chosen(at(boarding(), { ships: [ours, 'sails 1 crew 2 hull 2'], vows }), 0)
  expect(board('sails 3 crew 4 hull 2')).toEqual({ board: 1 })
  expect(board('sails 3 crew 1 hull 2')).toEqual({ board: null })
  expect(board('sails 3 crew 4 hull 2', [vow('spare')])).toEqual({ board: null })
})

const arriving = (ships: string[], vows: Vow[] = [], island = [4, 3, 1], muerta = 0): Posed =>
  at(
    { step: 'arrival', at: 'choose', tied: [0, 1], sealed: ships.map(() => null), parleyed: [], drawn: [] },
    { ships, island, vows, muerta },
  )

test('SD-31 a mate fights when it is much the stronger, lets the stronger pass, and talks with its equals', () => {
  const uneven = ['sails 3 crew 4 hull 3', 'sails 3 crew 1 hull 3']
  expect(chosen(arriving(uneven), 0)).toEqual({ do: 'melee' })
  expect(chosen(arriving(uneven, [], [4, 3, 3, 3], 2), 1)).toEqual({ do: 'parley' })
  expect(chosen(arriving(EVEN, [], [3, 3]), 0)).toEqual({ do: 'negotiate' })
  expect(chosen(arriving(uneven, [vow('spare')]), 0)).toEqual({ do: 'negotiate' })
})

test('SD-34 SD-35 a mate surrenders while somebody is left to carry, and shows mercy only where it promised to', () => {
  const ships = ['sails 3 crew 4 hull 3', 'sails 3 crew 2 hull 3']
  const m = at(brawlAmong([0, 1], [], 2), { ships, island: [4, 3, 3, 1] })
  expect(chosen(m, 0)).toEqual({ surrender: false })
  expect(chosen(m, 1)).toEqual({ surrender: true })

  const judging = (vows: Vow[]): Posed =>
    at({ ...brawlAmong([0], [], 2), at: 'judge', yielded: [1], judged: [1] }, { ships, island: [4, 3, 1], vows })
  expect(chosen(judging([]), 0)).toEqual({ mercy: false })
  expect(chosen(judging([vow('spare')]), 0)).toEqual({ mercy: true })
})

test('SD-10 a mate keeps the cannons it rolled against one rival; with more at sea it rolls them again', () => {
  const rolled = { ship: 3, cannon: 3, crew: 2, parrot: 2 }
  const reroll: BuildFrame = { step: 'build', at: 'reroll', seat: 0, tray: rolled, rolling: 0 }
  expect(chosen(at(reroll, { ships: ['', ''] }), 0)).toEqual({ pick: ['ship', 'crew'] })
  expect(chosen(at(reroll, { ships: ['', '', ''] }), 0)).toEqual({ pick: ['cannon', 'cannon', 'cannon'] })
})

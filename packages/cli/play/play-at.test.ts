/** A terminal table without a terminal: Parley, with what is typed at each question given beforehand. */
import type { LoadedGame } from '@nassau/games'
import type { Rules } from '@nassau/kernel'
import { type Bot, swab } from '@nassau/kernel/bots'
import { parleyGame } from '@nassau/kernel/fixtures/parley'
import { Referee, secretFrom } from '@nassau/kernel/host'
import { afterEach, expect, test, vi } from 'vitest'
import { playAt } from './play-at.ts'
import type { Sitter } from './sitters.ts'
import { switchOrders, usualOrders } from './switches.ts'
import { type Ending, type Table, tableOf } from './table.ts'

const parley: LoadedGame = {
  game: parleyGame,
  bots: [],
  rulebook: new URL('./rulebook.md', import.meta.url),
  seatKeys: ['vote'],
}

/** What is typed, line by line, when asked for each; when that runs out the person leaves. */
type Script = Partial<Record<'talk' | 'vote' | 'cheer' | 'unasked', readonly string[]>>
type Evening = { ending: Ending; out: string; table: Table; choices: unknown[] }

afterEach(() => vi.restoreAllMocks())

const QUESTION = /What in the (talk|vote|cheer)\?|(unasked) you may/g

/** Two rounds of two seats without whistles; Anne speaks first. */
async function evening(sitters: Sitter[], script: Script, orders = usualOrders(parleyGame)): Promise<Evening> {
  let out = ''
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    out += String(text)
    return true
  })
  const stack = [{ step: 'parley', at: 'next', speaker: 1, left: 2 }]
  const board = { shouts: [1, 1], whistles: [false, false], blown: [], scores: [0, 0] }
  const referee: Referee = new Referee<Rules>(parleyGame, {
    options: {},
    seats: sitters.map(({ name }) => name),
    secret: secretFrom('evening'),
    from: { board, stack, options: {}, seats: 2, seq: 0, outcome: null },
  })
  const left = new Map(Object.entries(script).map(([question, lines]) => [question, [...lines]]))
  const keyboard = {
    line(prompt: string): Promise<string> {
      out += `${prompt}\n`
      if (prompt.startsWith('Pass the keyboard')) return Promise.resolve('')
      const [, asked, unasked = ''] = [...out.matchAll(QUESTION)].at(-1) ?? []
      return Promise.resolve(left.get(asked ?? unasked)?.shift() ?? 'quit')
    },
  }
  const table = tableOf({ listed: parley, referee, sitters }, keyboard, { seed: 1, isOpen: false, orders })
  const ending = await playAt(table)
  return { ending, out, table, choices: referee.standing().map(({ choice }) => choice) }
}

const [ANNE, MARY] = ['Anne', 'Mary'].map((name): Sitter => ({ name, bot: null }))
if (!ANNE || !MARY) throw new Error('nobody came')

/** Always the first of what is offered. */
const first: Bot = { id: 'first', choose: ({ ask }) => (ask?.kind === 'list' ? ask.options[0] : null) }
const FIRST: Sitter = { name: 'First', bot: first }
const SHOUT = { shout: true }

test('an order answers for a person: nothing is asked, and the answer is in the record', async () => {
  // Both vote for Anne, so that Mary has no cheer to give.
  const script = { talk: ['nay'], vote: ['1', '1'], cheer: ['1'] }
  const [obeyed, unaided] = [await evening([ANNE, MARY], script), await evening([ANNE, MARY], script, [])]
  expect(obeyed.choices).toEqual(unaided.choices)
  expect(obeyed.choices.at(-1)).toEqual({ pass: true })
  expect(unaided.out).toContain('What in the cheer?')
  expect(obeyed.out).not.toContain('What in the cheer?')
})

test('where an order answers, no curtain is raised', async () => {
  const { out, choices } = await evening([ANNE, MARY], {}, ['agree'])
  expect(choices).toEqual([{ say: 'aye' }])
  // The only one is for the vote, before which nothing was asked.
  expect(out.split('Pass the keyboard')).toHaveLength(2)
  expect(out).not.toContain('What in the talk?')
})

test('orders are listed, switched on and switched off at the prompt', async () => {
  const { out, table, ending } = await evening([ANNE, FIRST], {
    talk: ['orders', 'orders +agree -quiet', 'orders +mutiny'],
  })
  expect(ending).toBe('quit')
  expect(out).toMatch(/on {3}quiet +let a cheer go by/)
  expect(out).toMatch(/off {2}agree +always say aye/)
  expect(out).toMatch(/off {2}quiet.*\n {2}on {3}agree/)
  expect(out).toContain('Parley has no standing order "mutiny"; it has quiet, agree')
  expect(table.orders).toEqual([['agree'], []])
})

test('orders from the command line are changes to the usual ones', () => {
  const from = (...words: string[]): unknown => {
    const switched = switchOrders(parleyGame, usualOrders(parleyGame), words)
    return switched.ok ? switched.value : switched.problem.says
  }
  expect(from()).toEqual(['quiet'])
  expect(from('agree')).toEqual(['quiet', 'agree'])
  expect(from('none', '+agree')).toEqual(['agree'])
  expect(from('-quiet')).toEqual([])
  expect(from('+mutiny')).toBe('Parley has no standing order "mutiny"; it has quiet, agree')
})

test('a choice that an order gave and that is taken back is asked for by hand', async () => {
  const { out, choices } = await evening([ANNE, MARY], { vote: ['undo'], talk: ['nay'] }, ['agree'])
  expect(out).toContain('Anne takes back "aye".')
  expect(choices).toEqual([{ say: 'nay' }])
})

test('a bot does what it may do unasked', async () => {
  const heckler: Bot = { ...first, interject: ({ ask }) => (ask?.kind === 'list' ? ask.options[0] : null) }
  const { out, choices } = await evening([ANNE, { name: 'Heckler', bot: heckler }], { talk: ['aye'], vote: ['1'] })
  expect(choices).toContainEqual(SHOUT)
  expect(out).toContain('Heckler shouts (PA-4)')
})

const ANSWERS = { talk: ['aye'], vote: ['1', '1'], cheer: ['1', '1'] }

test('a lone person is asked what they may do unasked, and may let it go by with Enter', async () => {
  const { out, choices, ending } = await evening([ANNE, FIRST], { ...ANSWERS, unasked: ['', '', '', ''] })
  expect(ending).toBe('over')
  expect(out).toContain('Anne, unasked you may (Enter: nothing):\n  1  shout: yes\n>')
  expect(choices).not.toContainEqual(SHOUT)
})

test('what was let go by is not offered again while nothing has changed', async () => {
  const { out } = await evening([ANNE, FIRST], { ...ANSWERS, unasked: ['', '', '', ''] })
  const asked = out.split('unasked you may').length - 1
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThanOrEqual(3)
})

test('an aside is taken by its number, and stops can be switched off', async () => {
  const taken = await evening([ANNE, FIRST], { ...ANSWERS, unasked: ['1'] })
  expect(taken.choices.filter(choice => JSON.stringify(choice) === JSON.stringify(SHOUT))).toHaveLength(1)
  const off = await evening([ANNE, FIRST], { ...ANSWERS, talk: ['stops none', 'aye'] })
  expect(off.ending).toBe('over')
  expect(off.out).not.toContain('unasked you may')
})

test('at a shared screen nobody is asked for asides unless they say so, and then wherever one could be, so that it tells nothing', async () => {
  const script = { talk: ['aye', 'aye'], vote: ['1', '1', '1', '1'], cheer: ['1', '1', '1'] }
  const { out, table } = await evening([ANNE, MARY], script)
  expect(table.stops).toEqual([[], []])
  expect(out).not.toContain('unasked you may')
  const wanted = await evening([ANNE, MARY], { ...script, talk: ['stops anywhere', 'aye'] })
  expect(wanted.out).toContain('Anne, unasked you may')
  expect(wanted.out).not.toContain('Mary, unasked you may')
})

test('bots among themselves need nobody, and one that never interjects changes nothing', async () => {
  const mute: Bot = { ...swab, interject: () => null }
  const play = (bot: Bot): Promise<Evening> => evening([FIRST, { name: 'Swab', bot }], {})
  const [plain, silent] = [await play(swab), await play(mute)]
  expect(plain.ending).toBe('over')
  expect(silent.choices).toEqual(plain.choices)
})

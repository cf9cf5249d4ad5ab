import { expect, test } from 'vitest'
import { toldTo } from '../../names.ts'
import type { SeaEvent } from '../events.ts'
import { scurvyDice } from '../game.ts'

const NAMES = ['Anne', 'Bart', 'Cal']
const said = (event: SeaEvent): string => {
  const { text, clause } = scurvyDice.say(event, NAMES, scurvyDice.edition)
  return `${text} (${clause})`
}
const dice = (faces: Partial<Record<'ship' | 'cannon' | 'crew' | 'parrot', number>>) => ({
  ship: 0,
  cannon: 0,
  crew: 0,
  parrot: 0,
  ...faces,
})

test.each<[SeaEvent, string]>([
  [{ kind: 'phase', phase: 'cannons', isIdle: false }, 'Cannons. (SD-9)'],
  [{ kind: 'phase', phase: 'cannons', isIdle: true }, 'Cannons: no ship can fire. (SD-9)'],
  [
    {
      kind: 'melee',
      round: 1,
      sides: [
        { seat: 0, dice: dice({ crew: 2, ship: 1 }), points: 4, lost: 1 },
        { seat: 1, dice: dice({ parrot: 2 }), points: 6, lost: 0 },
      ],
      winner: 1,
    },
    'Melee, round 1: Anne rolls 1 ship and 2 crew for 4 points; Bart rolls 2 parrots for 6 points. Bart wins: Anne loses 1 crew. (SD-29)',
  ],
  [
    { kind: 'judged', seat: 0, victim: 1, dice: dice({ parrot: 1 }), lost: 3 },
    'Anne shows no mercy and rolls 1 parrot: Bart loses 3 crew. (SD-35)',
  ],
  [{ kind: 'judged', seat: 0, victim: 1, dice: null, lost: 0 }, 'Anne shows Bart mercy. (SD-35)'],
  [
    { kind: 'chased', seat: 0, target: 1, icons: 2, theirs: 1, isCaught: true },
    'Anne chases Bart and rolls 2 ship icons against 1: grapples fly. (SD-23)',
  ],
  [
    { kind: 'aimed', seat: 0, shots: [0, 1, 2], held: 1 },
    'Anne fires at Bart with 1 cannon and at Cal with 2 cannons and holds 1. (SD-15)',
  ],
  [
    {
      kind: 'offered',
      seat: 0,
      coins: [4, 3, 1],
      offer: [0, 1, 'island'],
      pledges: [
        { by: 0, deed: 'spare', target: 1 },
        { by: 1, deed: 'fire', target: 2 },
      ],
    },
    'Anne offers: Anne gets 4; Bart gets 3; the island keeps 1. Anne promises to spare Bart and Bart is to fire at Cal. (SD-33)',
  ],
  [
    { kind: 'promised', by: 0, deed: 'spare', target: 1, until: 3 },
    'Anne promises to spare Bart, until hunt 3 is over. (SD-33)',
  ],
  [{ kind: 'promise-broken', by: 0, deed: 'spare', target: 1 }, 'Anne breaks the promise to spare Bart. (SD-33)'],
  [{ kind: 'promise-kept', by: 0, deed: 'fire', target: 1 }, 'Anne keeps the promise to fire at Bart. (SD-33)'],
  [
    { kind: 'lots-drawn', wanting: [0, 2], order: [2, 0] },
    'Anne and Cal ask for the floor; the lot decides: Cal, Anne. (SD-33)',
  ],
])('%j is told with its dice, and no number beside a name it is not about', (event, says) => {
  expect(said(event)).toBe(says)
})

test.each<[SeaEvent, number, string]>([
  [{ kind: 'stolen', seat: 0, target: 1, coins: [3] }, 1, 'Anne steals 3 coins from you.'],
  [{ kind: 'stolen', seat: 0, target: 1, coins: [3] }, 0, 'You steal 3 coins from Bart.'],
  [{ kind: 'surrendered', seats: [0, 1] }, 0, 'Bart and you surrender.'],
  [{ kind: 'surrendered', seats: [0] }, 0, 'You surrender.'],
  [
    { kind: 'lots-drawn', wanting: [0, 2], order: [2, 0] },
    0,
    'Cal and you ask for the floor; the lot decides: Cal, you.',
  ],
  [
    { kind: 'promised', by: 1, deed: 'spare', target: 0, until: 3 },
    0,
    'Bart promises to spare you, until hunt 3 is over.',
  ],
])('%j, read by seat %i, is told to them', (event, reader, says) => {
  expect(scurvyDice.say(event, toldTo(reader, NAMES), scurvyDice.edition).text).toBe(says)
})

import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { Fight } from '../../board.ts'
import { chartOf } from '../../chart.ts'
import { EDITION } from '../../edition/edition.ts'
import { seasFrom } from '../../test-seas.ts'
import { view } from '../../view.ts'
import { bestEffect, effectOf } from './effect.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** Seat 0 attacks seat 1 with these dice; seen by `seat`. */
function fought(attack: number[], defence: number[], seat: number) {
  const seas = seasFrom({ ships: ['E5', 'E5', 'A5'] })
  const fight: Fight = {
    attacker: 0,
    defender: 1,
    prize: null,
    at: seas.ships[0]?.at ?? 0,
    attack,
    defence,
    forAttack: 0,
    forDefence: 0,
  }
  return { i18n, view: view({ ...seas, fight }, seat), chart: chartOf(EDITION), seat }
}

test('KP-44 level dice are won by the attacker, and a scurvy on them turns it', () => {
  const effect = effectOf(fought([6, 6], [6, 6], 1), { play: 'scurvy', on: 0 })
  expect(effect).toEqual({ says: '−1: the attack fails', turnsItForMe: true, helps: 1 })
})

test('what helps the other side is never wise, and what changes nothing is told so', () => {
  expect(effectOf(fought([6, 6], [6, 6], 0), { play: 'scurvy', on: 0 })?.turnsItForMe).toBe(false)
  expect(effectOf(fought([6, 6], [1, 1], 1), { play: 'scurvy', on: 0 })?.says).toBe('−1: the attack still succeeds')
  expect(effectOf(fought([6, 6], [1, 1], 1), { play: 'tailwind' })).toBeNull()
})

test('before the dice it is the odds that change', () => {
  expect(effectOf(fought([], [], 0), { play: 'assault' })?.says).toContain('in 100')
})

test('of several ways to play a card the one that helps most is told', () => {
  const best = bestEffect(fought([3, 3], [3, 4], 0), [
    { play: 'mercenaries', side: 'defence' },
    { play: 'mercenaries', side: 'attack' },
  ])
  expect(best).toEqual({ says: '+1: the attack succeeds', turnsItForMe: true, helps: 1 })
})

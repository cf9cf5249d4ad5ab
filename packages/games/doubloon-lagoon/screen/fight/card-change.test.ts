import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { eventOf } from '../../cards/decks.ts'
import { EDITION } from '../../edition/edition.ts'
import { newLagoon } from '../../game.ts'
import { fightOf } from '../../steps/battle/fight.ts'
import { view } from '../../view.ts'
import { cardNotes, changeBy } from './card-change.ts'
import { boutOf } from './odds.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const lagoon = newLagoon(2)
const fight = (dice: number[]) => ({
  ...fightOf({ form: 'adventure', hex: 383, attacker: 0, defender: null, ours: [0], theirs: [], printed: 4 }),
  dice,
})
const noteOf = (dice: number[]) => {
  const now = { view: view(lagoon, 0), edition: EDITION, seat: 0, frame: fight(dice) }
  return cardNotes(i18n, now, new Set(['lucky-shot'])).get('lucky-shot')
}

test('before the dice a card says how the odds change', () => {
  expect(noteOf([])).toBe('+1: you win 42 %, not 28 %')
})

test('after the dice it says what comes of it', () => {
  expect(noteOf([6, 6])).toBe('+1: level, both immobilized')
  expect(noteOf([2, 6])).toBe('+1: changes nothing')
})

test('DL-40 an ambush takes from the attacker what it would add to the defender', () => {
  const bout = boutOf(lagoon, EDITION, { ...fight([]), form: 'battle', defender: 1, theirs: [3], printed: 0 })
  const ambush = eventOf(EDITION, 'ambush')
  expect(changeBy(bout, 1, ambush, EDITION)).toMatchObject({ before: 0, after: ambush.amount, isOfUse: true })
})

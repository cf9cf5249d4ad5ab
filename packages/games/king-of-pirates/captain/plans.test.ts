import type { Choice } from '@nassau/kernel'
import { type Bot, FastChance } from '@nassau/kernel/bots'
import { project } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { mate, planning } from '../bot/bot.ts'
import { EDITION } from '../edition/edition.ts'
import type { KingOfPirates } from '../rules.ts'
import { at, fighting, type Posed } from '../test-kit.ts'
import { CAPTAINS } from './plans.ts'

const captain = planning('captain', CAPTAINS)
const chosen = (bot: Bot<KingOfPirates>, { play }: Posed): Choice<KingOfPirates> =>
  bot.choose(project(play, 0), new FastChance(1), EDITION)

test('KP-45 among several a captain leaves a rival alone whom a mate attacks, and between two it does as a mate', () => {
  const meeting = (...others: string[]): Posed =>
    at(fighting(), { ships: ['E8 doubloons 1500', 'E8 doubloons 1500', ...others] })
  const crowd = meeting('A1', 'A5')
  expect(chosen(mate, crowd)).toEqual({ attack: 1 })
  expect(chosen(captain, crowd)).toEqual({ attack: null })
  expect(chosen(captain, meeting())).toEqual({ attack: 1 })
})

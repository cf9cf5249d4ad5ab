import type { Choice } from '@nassau/kernel'
import { type Bot, FastChance } from '@nassau/kernel/bots'
import { project } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { mate, planning } from '../bot/bot.ts'
import type { ScurvyDice } from '../rules.ts'
import { at } from '../test-kit.ts'
import { CAPTAINS } from './plans.ts'

const captain = planning('captain', CAPTAINS)

const chosen = (bot: Bot<ScurvyDice>, frame: Parameters<typeof at>[0], ships: string[]): Choice<ScurvyDice> => {
  const { play } = at(frame, { ships, island: [4, 3, 1] })
  return bot.choose(project(play, 0), new FastChance(1), play.edition)
}

test('SD-10 a captain builds first for more speed than a mate does: others will see what to beat', () => {
  const tray = { ship: 5, cannon: 0, crew: 5, parrot: 0 }
  const sails = (bot: Bot<ScurvyDice>): number => {
    const choice = chosen(bot, { step: 'build', at: 'arrange', seat: 0, tray, rolling: 0 }, ['', '', '', ''])
    return 'assign' in choice ? choice.assign.filter(part => part === 'sails').length : 0
  }
  expect(sails(captain)).toBeGreaterThan(sails(mate))
})

test('SD-25 with several rivals a captain boards and fights on only with more crew than theirs', () => {
  const press = { step: 'boarding', at: 'press', tried: [0], seat: 0, target: 1, round: 1, ties: [] } as const
  const others = ['sails 1 crew 3 hull 2 cache 4', 'sails 1 crew 1']
  const goesOn = (bot: Bot<ScurvyDice>, crew: number): unknown =>
    chosen(bot, { ...press, tried: [0], ties: [] }, [`sails 3 crew ${crew} hull 3`, ...others])
  expect(goesOn(mate, 3)).toEqual({ fightOn: true })
  expect(goesOn(captain, 3)).toEqual({ fightOn: false })
  expect(goesOn(captain, 4)).toEqual({ fightOn: true })
})

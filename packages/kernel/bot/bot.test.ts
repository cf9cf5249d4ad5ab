import { expect, test } from 'vitest'
import { accept } from '../asks/ask.ts'
import { FastChance } from '../chance/chance.ts'
import { secretFrom } from '../chance/sealed.ts'
import { cutlass, SEATS } from '../fixtures/cutlass.ts'
import { Referee } from '../records/referee.ts'
import { swab } from './bot.ts'

test('a swab takes anything it is offered, and only when it is asked', () => {
  const referee = new Referee(cutlass, { options: {}, seats: new Array(SEATS).fill('Swab'), secret: secretFrom('bot') })
  const rng = new FastChance(1)
  const seen = referee.project(0)
  const chosen = new Set(Array.from({ length: 300 }, () => JSON.stringify(swab.choose(seen, rng, cutlass.edition))))
  for (const choice of chosen) expect(seen.ask && accept(seen.ask, JSON.parse(choice))).toBeDefined()
  expect(chosen.size).toBeGreaterThan(5)
  expect(() => swab.choose(referee.project(1), rng, cutlass.edition)).toThrow('bot-not-asked')
})

import { findGame } from '@nassau/games'
import { expect, test } from 'vitest'
import { playMatch } from './play-match.ts'

test('SD-47 no captain wins more than 1.15 or less than 0.85 times the average of four-player full games', () => {
  const found = findGame('scurvy-dice')
  if (!found.ok) throw new Error(found.problem.says)
  const [mate] = found.value.bots
  if (!mate) throw new Error('Scurvy Dice has no mate')
  const options = { short: false, captains: true, 'dangerous-waters': false }
  const bots = [mate, mate, mate, mate]
  const tally = new Map<string, { matches: number; wins: number }>()
  for (let index = 0; index < 4000; index++) {
    const plan = { listed: found.value, edition: found.value.game.edition, options, bots, seed: 11, index }
    const { winners, labels } = playMatch(plan)
    labels.forEach(([captain = ''], seat) => {
      const entry = tally.get(captain) ?? { matches: 0, wins: 0 }
      tally.set(captain, { matches: entry.matches + 1, wins: entry.wins + (winners.includes(seat) ? 1 : 0) })
    })
  }
  expect(tally.size).toBe(8)
  for (const [captain, { matches, wins }] of tally) {
    expect((4 * wins) / matches, captain).toBeGreaterThan(0.85)
    expect((4 * wins) / matches, captain).toBeLessThan(1.15)
  }
})

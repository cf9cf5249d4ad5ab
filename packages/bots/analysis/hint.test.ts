import { findGame } from '@nassau/games'
import { FastChance } from '@nassau/kernel/bots'
import { Play, project, readOptions, seatsAsked, setUp } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { hintFor, usualChoice } from './hint.ts'

test.each(['o-zone', 'pirate-o-zone'])(
  'in %s the captain’s toss is weighed beside a mate’s, each with its chance',
  async id => {
    const found = findGame(id)
    const options = found.ok ? readOptions(found.value.game, ['surrogate']) : found
    if (!found.ok || !options.ok) throw new Error('no such game')
    const { game } = found.value
    await game.prepare?.()
    const dice = new FastChance(3)
    const play = new Play(game, game.edition, setUp(game, game.edition, options.value, 2, dice), dice)
    let seen = project(play, seatsAsked(play)[0] ?? 0)
    while (seen.ask?.at !== 'toss.throw') {
      const [seat = 0] = seatsAsked(play)
      play.take(seat, usualChoice(found.value, project(play, seat), game.edition, 1))
      seen = project(play, seatsAsked(play)[0] ?? 0)
    }
    const weighing = hintFor(found.value, seen, game.edition, 1)
    let weighed = weighing.next()
    while (!weighed.done) weighed = weighing.next()
    const { choice, plans } = weighed.value
    expect(plans.map(plan => plan.choice)).toContainEqual(usualChoice(found.value, seen, game.edition, 1))
    expect(plans).toHaveLength(2)
    expect(plans[0]?.choice).toEqual(choice)
    for (const { worth, tries } of plans) {
      expect(worth).toBeGreaterThan(0.2)
      expect(worth).toBeLessThan(0.8)
      expect(tries).toBeGreaterThan(8)
    }
  },
)

test('where the captain of a tossing game would do what a mate does, that is not said twice', async () => {
  const found = findGame('pirate-o-zone')
  const options = found.ok ? readOptions(found.value.game, ['surrogate']) : found
  if (!found.ok || !options.ok) throw new Error('no such game')
  const { game } = found.value
  await game.prepare?.()
  const dice = new FastChance(3)
  const play = new Play(game, game.edition, setUp(game, game.edition, options.value, 2, dice), dice)
  const seen = project(play, seatsAsked(play)[0] ?? 0)
  expect(seen.ask?.at).toBe('arrange.choose')
  const weighed = hintFor(found.value, seen, game.edition, 1).next()
  expect(weighed.value).toEqual({ choice: usualChoice(found.value, seen, game.edition, 1), plans: [] })
})

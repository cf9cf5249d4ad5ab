import { findGame } from '@nassau/games'
import { type Projection, samePlain } from '@nassau/kernel'
import { count, FastChance } from '@nassau/kernel/bots'
import { Play, project, readOptions, seatsAsked, setUp } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { judgementOf } from '../search/captain.ts'
import { type Hint, hintFor, usualChoice } from './hint.ts'

/** What the captain says the first time this is asked of somebody in a match of mates who has such a choice to make. */
function hintAt(id: string, label: string, isWanted: (seen: Projection) => boolean = () => true, seats = 2): Hint {
  const found = findGame(id)
  const options = found.ok
    ? readOptions(found.value.game, 'surrogate' in found.value.game.options ? ['surrogate'] : [])
    : found
  if (!found.ok || !options.ok) throw new Error('no such game')
  const { game } = found.value
  const dice = new FastChance(3)
  const play = new Play(game, game.edition, setUp(game, game.edition, options.value, seats, dice), dice)
  while (!play.isOver) {
    const seen = project(play, seatsAsked(play)[0] ?? 0)
    const usual = usualChoice(found.value, seen, game.edition, 1)
    if (seen.ask?.at === label && isWanted(seen)) {
      const weighing = hintFor(found.value, seen, game.edition, 1, { usual })
      let weighed = weighing.next()
      while (!weighed.done) weighed = weighing.next()
      return weighed.value
    }
    play.take(seen.seat ?? 0, usual)
  }
  throw new Error(`${label} was never asked`)
}

const hasChoice = ({ ask }: Projection): boolean => ask !== null && count(ask) > 1

test('a plan is told from another by what players count: who takes treasure comes farther on the track', () => {
  const { choice, plans, because } = hintAt('scurvy-dice', 'loot.take', hasChoice)
  expect(plans[0]?.choice).toEqual(choice)
  const worths = plans.slice(1).map(({ worth }) => worth)
  expect(worths).toEqual(worths.toSorted((a, b) => b - a))
  expect(new Set(plans.map(({ tries }) => tries)).size).toBe(1)
  expect(because?.reasons[0]?.measure).toBe(0)
  expect(because?.reasons[0]?.by).toBeGreaterThan(0.1)
  expect(plans.find(plan => samePlain(plan.choice, because?.beside))?.isWorse).toBe(true)
})

test('where a captain goes by its rule of thumb, that is its choice, and nothing is given for a reason', () => {
  const { isByRule, because, plans, choice } = hintAt('doubloon-lagoon', 'match.counter')
  expect(isByRule).toBe(true)
  expect(because).toBeNull()
  expect(plans[0]?.choice).toEqual(choice)
})

/** The first question of a match of Scurvy Dice, and what a mate would do. */
function firstMoment() {
  const found = findGame('scurvy-dice')
  const options = found.ok ? readOptions(found.value.game, []) : found
  if (!found.ok || !options.ok) throw new Error('no such game')
  const { game } = found.value
  const dice = new FastChance(3)
  const play = new Play(game, game.edition, setUp(game, game.edition, options.value, 2, dice), dice)
  const seen = project(play, seatsAsked(play)[0] ?? 0)
  const usual = usualChoice(found.value, seen, game.edition, 1)
  return { listed: found.value, seen, usual }
}

test('a hint that is told to stop makes do with what it knows', () => {
  const { listed, seen, usual } = firstMoment()
  const { edition } = listed.game
  const weighing = hintFor(listed, seen, edition, 1, { usual })
  let weighed = weighing.next()
  let steps = 0
  for (; !weighed.done; steps++) weighed = weighing.next(true)
  expect(steps).toBeLessThan(10)
  expect(weighed.value.plans[0]?.choice).toEqual(weighed.value.choice)
  for (const { tries } of weighed.value.plans.slice(1)) expect(tries).toBeGreaterThan(0)
})

test('in teams a chance is that of the team', () => {
  const two = hintAt('o-zone', 'toss.throw', () => true, 2)
  const four = hintAt('o-zone', 'toss.throw', () => true, 4)
  for (const { plans } of [two, four]) expect(plans[0]?.worth).toBeGreaterThan(0.4)
})

test('a game that counts nothing in words is weighed all the same', () => {
  const { plans, because } = hintAt('pig', 'turn.decide', hasChoice)
  expect(plans).toHaveLength(2)
  expect(because).toBeNull()
})

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
    const usual = usualChoice(found.value, seen, game.edition, 1)
    const weighing = hintFor(found.value, seen, game.edition, 1, { usual })
    let weighed = weighing.next()
    while (!weighed.done) weighed = weighing.next()
    const { choice, plans } = weighed.value
    expect(plans.map(plan => plan.choice)).toContainEqual(usual)
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
  const usual = usualChoice(found.value, seen, game.edition, 1)
  const weighed = hintFor(found.value, seen, game.edition, 1, { usual }).next()
  expect(weighed.value).toEqual({ choice: usual, plans: [], because: null, isByRule: false })
})

test('what was chosen is valued by the board alone; a captain who is asked counts on its skill', () => {
  const { listed, seen, usual } = firstMoment()
  const { edition } = listed.game
  const effort = { simulations: 40, width: 4, doubt: 0 }
  const worthWith = (edge: number, beside: { made: unknown } | { usual: unknown }): number | undefined => {
    const judgement = { ...judgementOf(listed), effort, edge }
    const weighing = hintFor({ ...listed, judgement }, seen, edition, 1, beside)
    let weighed = weighing.next()
    while (!weighed.done) weighed = weighing.next()
    return weighed.value.plans[0]?.worth
  }
  expect(worthWith(1, { made: usual })).toBe(worthWith(0, { made: usual }))
  expect(worthWith(1, { usual })).toBeGreaterThan(worthWith(0, { usual }) ?? 1)
})

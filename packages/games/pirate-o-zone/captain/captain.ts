/** The captains of Pirate O-Zone: they weigh a toss by the control that can be expected to last. */
import { type Answers, answerBy, type Bot, type Temper } from '@nassau/kernel/bots'
import { CAPTAIN_ANSWERS, captainToss, type Manner, weighingOf } from '../../kit/tossing/hand/captain.ts'
import { expectedOf, type Standing, type Weighing } from '../../kit/tossing/hand/search.ts'
import { tossBy } from '../../kit/tossing/steps/tosses.ts'
import { best, MATE_ANSWERS } from '../bot/bot.ts'
import type { PirateOZone } from '../rules.ts'
import { MOST_TOSSES } from '../steps/cannons.ts'
import { leftAfter, standingOf } from './standing.ts'

const captainOf = (temper: Temper): Bot<PirateOZone> => ({
  id: temper,
  choose: (seen, rng, edition, isOut) => answerBy(ANSWERS, seen, rng, edition, { temper, isOut }),
})

const ANSWERS: Answers<PirateOZone, [Manner]> = {
  ...MATE_ANSWERS,
  ...CAPTAIN_ANSWERS,
  'toss.throw': (asked, manner) => {
    const { view: board, stack } = asked.seen
    const { team, role, id } = asked.f
    const standing = standingOf(board, team, asked.edition, leftAfter(board, team, role))
    const cannons = stack.at(-2)
    if (cannons?.step !== 'cannons') return captainToss(asked, standing, manner)
    const again = worthAgain(weighingOf(asked, standing, manner.temper), MOST_TOSSES - cannons.tosses)
    return captainToss(asked, orAgain(standing, id, again), manner)
  },
  // PZ-14 Taken back if the next toss can be expected to bring more.
  'cannons.again': ({ f, seen, edition }, { temper }) => {
    const team = f.firing[0] ?? 0
    const toss = tossBy(seen.view, team, 'cannonball', 0)
    const board = { ...seen.view, dice: seen.view.dice.filter(({ id }) => id !== toss.id) }
    const standing = standingOf(board, team, edition, leftAfter(board, team, 'cannonball'))
    const bare = { f: toss, seen: { ...seen, view: board }, edition }
    const again = worthAgain(weighingOf(bare, standing, temper), MOST_TOSSES - f.tosses)
    return { again: again > standing(seen.view.dice) }
  },
  // The ship whose loss is worth most, the other team's answer counted in.
  'sinking.choose': ({ f, ask, seen: { view: board }, edition }) => {
    const standing = standingOf(board, f.volley?.team ?? 0, edition, { ships: [0, 0], cannonballs: [0, 0] })
    const afloat = board.dice.filter(({ id }) => !f.volley?.sunk.includes(id))
    return best(ask.options, ({ sink }) => standing(afloat.filter(({ id }) => id !== sink)))
  },
}

/** What so many more tosses of the cannonball can be expected to bring; the last one that is kept counts. */
const worthAgain = (weighing: Weighing, tosses: number): number =>
  tosses <= 0
    ? Number.NEGATIVE_INFINITY
    : expectedOf({
        ...weighing,
        standing: orAgain(weighing.standing, weighing.f.id, worthAgain(weighing, tosses - 1)),
      })

/** PZ-14 A cannonball that is in play may be tossed again. */
const orAgain =
  (standing: Standing, id: string, again: number): Standing =>
  dice => {
    const kept = standing(dice)
    return kept < again && dice.some(die => die.id === id) ? again : kept
  }

export const captain = captainOf('captain')
export const boldCaptain = captainOf('bold-captain')
export const carefulCaptain = captainOf('careful-captain')

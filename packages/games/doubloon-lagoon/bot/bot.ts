/**
 * The mate: sensible one-ply play. It looks at what its seat sees, weighs each choice by a few rules
 * of thumb, and never looks further.
 */

import { type Choice, type ListAsk, PASS, type Pass, type PickAsk, RulesBug } from '@nassau/kernel'
import { type Answers, answerBy, type Bot } from '@nassau/kernel/bots'
import { first } from '../../kit/lists.ts'
import { ROOM, spaceOf, unitOf } from '../board.ts'
import type { CardPlay } from '../cards/cards.ts'
import { eventOf } from '../cards/decks.ts'
import type { DoubloonLagoon } from '../rules.ts'
import type { BattleFrame } from '../steps/battle/battle.ts'
import type { FightFrame } from '../steps/battle/fight.ts'
import { answer } from './answers.ts'
import { bestAttack, bestTargets, chooseBattle, grappleWorth, isBad, withCard } from './battle.ts'
import { cardToPlay, cardUnasked, isTempting, leastWorth, raftGoal, stormGoal } from './cards.ts'
import { itemWorth } from './items.ts'
import { lookAround } from './lookout.ts'
import { nextDeed } from './movement.ts'
import { MATE, type Plan } from './plans.ts'
import { placeCounter } from './setup.ts'
import type { Sight } from './sight.ts'
import { FAR } from './ways.ts'
import { sailingWorth, walkingWorth } from './worth.ts'

type FightCard = Pass | { play: string }

/** Each is given what the mate has seen on looking around. */
export type Habits = Answers<DoubloonLagoon, [now: Sight]>

/** A bot with the mate's eyes, habits of its own and a plan to go by. */
export const botWith = (id: string, habits: Habits, plan: Plan = MATE): Bot<DoubloonLagoon> => ({
  id,
  choose(seen, rng, edition) {
    const { ask, seat } = seen
    if (seat === null) throw new RulesBug('bot-not-asked', { seat })
    // Where there is nothing to choose, nothing needs to be weighed.
    if (ask?.kind === 'list' && ask.options.length === 1) return first<Choice<DoubloonLagoon>>(ask.options)
    return answerBy(habits, seen, rng, edition, lookAround(seen, seat, edition, plan))
  },
  interject(seen, _rng, edition) {
    const { ask, seat } = seen
    if (seat === null || ask?.kind !== 'list' || !isTempting({ edition }, ask.options)) return null
    return cardUnasked(lookAround(seen, seat, edition, plan), ask.options)
  },
})

export const HABITS: Habits = {
  // Any port: all are alike, and were the second always across from the first, the third of three would lie between them.
  'match.port': ({ ask, rng }) => rng.pick(ask.options),
  'match.counter': ({ ask, rng }, now) => placeCounter(now, ask.options, rng),
  'draw.discard': ({ ask, seen }, now) => ({ pick: leastWorth(now, seen.view.hand ?? [], ask.min) }),

  'movement.choose': ({ ask }, now) => cardToPlay(now, ask.options) ?? pickUnit(now),
  'movement.act': ({ ask, f }, now) => {
    const action = nextDeed(now)
    return action?.unit === f.unit ? action.deed : first(ask.options)
  },
  'movement.gather': ({ ask }, now) => ({ crew: strongest(now, crewsIn(ask.options)) }),
  'capture.offer': ({ ask }) => first(ask.options),

  'battle.choose': ({ ask }, now) => cardToPlay(now, ask.options) ?? chooseBattle(now, ask.options),
  'battle.attackers': ({ f }, now) => ({ pick: bestAttack(now, { battle: f.hex, against: f.foe }).ours }),
  'battle.targets': ({ f }, now) => ({ pick: bestTargets(now, { battle: f.hex, against: f.foe }, f.ours).theirs }),
  'battle.hailed': ({ f }, now) => ({ call: boardingOffered(now, f) > 0.5 }),
  'battle.answer': ({ f }, now) => ({ agree: boardingOffered(now, f) > 0 }),
  'fight.before': ({ ask, f }, now) => cardToPlay(now, ask.options) ?? battleCard(now, f, ask.options),
  'fight.after': ({ ask, f }, now) => battleCard(now, f, ask.options),
  'aftermath.share': ({ ask }, now) => ({
    unit:
      strongest(
        now,
        ask.options.flatMap(option => ('unit' in option ? [option.unit] : [])),
      ) ?? -1,
  }),
  'aftermath.prize': () => ({ prize: 'take' }),
  'losses.surgeon': ({ f }, now) => ({
    heal: f.steps > 1 || f.crews.some(id => unitOf(now.view, id).strength === 1),
  }),
  'losses.choose': ({ f }, now) => ({ pick: spread(now, f.crews, f.steps, f.most) }),
  'retreat.choose': ({ ask, f }, now) => ({ to: retreat(now, f.unit, spacesIn(ask.options)) }),

  'exploration.choose': ({ ask }, now) =>
    cardToPlay(now, ask.options) ??
    ask.options.find(option => 'explore' in option && isWorthExploring(now, option.explore)) ??
    first(ask.options),
  'exploration.name': ({ ask }, now) => ({ pick: explorers(now, unitsIn(ask)) }),
  'exploration.spy': (_asked, now) => ({ under: isBad(now.edition, now.view.adventures.at(-1)?.card ?? '') }),
  'adventure.claim': ({ ask }, now) => ({ crew: strongest(now, crewsIn(ask.options)) }),
  'adventure.recruit': ({ ask }, now) => ({ crew: strongest(now, crewsIn(ask.options)) ?? -1 }),
  'adventure.emerge': ({ ask, f }, now) => ({ to: raftGoal(now, f.units[0] ?? -1, spacesIn(ask.options)) }),

  'card.pinch': ({ ask }, now) =>
    ask.options
      .flatMap(option => ('take' in option ? [option] : []))
      .reduce((best, option) => (itemWorth(now, option.take) > itemWorth(now, best.take) ? option : best)),
  'passage.storm': ({ ask, f }, now) => ({ to: stormGoal(now, f.on, spacesIn(ask.options)) }),
  'passage.raft': ({ ask, f }, now) => ({ to: raftGoal(now, f.on, spacesIn(ask.options)) }),
  'passage.muster': ({ ask }) => ({ pick: unitsIn(ask).slice(0, ROOM) }),
  'moment.offer': ({ ask }, now) =>
    (now.view.turn === now.seat ? cardToPlay(now, ask.options) : cardUnasked(now, ask.options)) ?? PASS,
  'reaction.offer': ({ ask, f, seen }, now) => answer(now, seen.stack, f, ask.options),
}

export const mate: Bot<DoubloonLagoon> = botWith('mate', HABITS)

const spacesIn = (options: readonly ({ to: number } | CardPlay)[]): number[] =>
  options.flatMap(option => ('to' in option ? [option.to] : []))
const crewsIn = (options: readonly ({ crew: number | null } | CardPlay)[]): number[] =>
  options.flatMap(option => ('crew' in option && option.crew !== null ? [option.crew] : []))

/** Who can be named; whoever is asked to name units is asked nothing else. */
const unitsIn = (ask: PickAsk<number> | ListAsk): readonly number[] => (ask.kind === 'pick' ? ask.from : [])

const strongest = ({ view }: Sight, units: readonly number[]): number | null =>
  units.reduce<number | null>(
    (best, id) => (best === null || unitOf(view, id).strength > unitOf(view, best).strength ? id : best),
    null,
  )

function pickUnit(now: Sight): { unit: number } | { end: true } {
  const action = nextDeed(now)
  return action ? { unit: action.unit } : { end: true }
}

/** What the boarding that is called or could be called is worth to us. */
function boardingOffered(now: Sight, f: BattleFrame): number {
  const [one = -1] = f.ours
  const [other = -1] = f.theirs
  const isOne = unitOf(now.view, one).owner === now.seat
  return grappleWorth(now, { from: isOne ? one : other, board: isOne ? other : one })
}

/** What a card must change to be played in a battle. */
const WORTH_A_CARD = 0.45

function battleCard(now: Sight, f: FightFrame, options: readonly (FightCard | CardPlay)[]): FightCard {
  let best: { choice: FightCard; worth: number } = { choice: PASS, worth: WORTH_A_CARD }
  for (const option of options) {
    if (!('play' in option) || 'on' in option) continue
    // What may come after the dice is kept until they have fallen.
    if (f.dice.length === 0 && eventOf(now.edition, option.play).effect === 'late-bonus') continue
    const worth = withCard(now, f, f.side, option.play)
    if (worth > best.worth) best = { choice: option, worth }
  }
  return best.choice
}

/** DL-26 Steps from the strongest first, so that nobody falls who need not; from a holder of the treasure last. */
function spread(now: Sight, crews: readonly number[], steps: number, most: number | null): number[] {
  const left = new Map(crews.map(id => [id, { steps: unitOf(now.view, id).strength, lost: 0 }]))
  const pick: number[] = []
  while (pick.length < steps) {
    let best: { id: number; worth: number } | null = null
    for (const [id, crew] of left) {
      if (crew.steps === 0 || (most !== null && crew.lost >= most)) continue
      const worth = crew.steps - (crew.steps === 1 ? 5 : 0) - (id === now.holder ? 10 : 0)
      if (best === null || worth > best.worth) best = { id, worth }
    }
    const crew = best && left.get(best.id)
    if (!best || !crew) break
    crew.steps--
    crew.lost++
    pick.push(best.id)
  }
  return pick
}

/** DL-25 Towards home or a ship with the treasure, else to where there is something to do. */
function retreat(now: Sight, id: number, spaces: readonly number[]): number {
  const { view, ways, home, holder } = now
  const unit = unitOf(view, id)
  const away = (space: number): number =>
    unit.kind === 'ship'
      ? (ways.sail(home)[space] ?? FAR)
      : Math.min(FAR, ...now.ships.map(ship => ways.walk(unitOf(view, ship).at ?? -1)[space] ?? FAR))
  const worth = (space: number): number => {
    if (id === holder || (holder !== null && unitOf(view, holder).aboard === id)) return -away(space)
    const { now: atOnce, later } = walkingWorth(now, space, id)
    return unit.kind === 'ship' ? sailingWorth(now, space) : atOnce + later
  }
  return spaces.reduce((best, to) => (worth(to) > worth(best) ? to : best), spaces[0] ?? -1)
}

/** Whoever carries the treasure takes no more risks. */
const explorers = (now: Sight, crews: readonly number[]): number[] => {
  const free = crews.filter(id => id !== now.holder)
  return free.length > 0 ? free : [...crews]
}

const isWorthExploring = (now: Sight, hex: number): boolean =>
  now.holder === null || spaceOf(unitOf(now.view, now.holder)) !== hex

/**
 * The mate: sensible one-ply play. It looks at what its seat sees, weighs each choice by a few rules
 * of thumb, and never looks further.
 */
import { type Bot, type Chance, isRecord, PASS, type Projection, RulesBug, type Seat } from '@nassau/kernel'
import { spaceOf, unitOf } from './board.ts'
import { answer } from './bot-answers.ts'
import { bestAttack, bestTargets, chooseBattle, grappleWorth, isBad, withCard } from './bot-battle.ts'
import { cardToPlay, cardUnasked, isTempting, leastWorth, raftGoal, stormGoal } from './bot-cards.ts'
import { lookAround } from './bot-lookout.ts'
import { nextDeed } from './bot-movement.ts'
import { choosePort, placeCounter } from './bot-setup.ts'
import { ownShips, type Sight } from './bot-sight.ts'
import { FAR } from './bot-ways.ts'
import { itemWorth, sailingWorth, walkingWorth } from './bot-worth.ts'
import { eventOf } from './decks.ts'
import type { DoubloonLagoon, LagoonFrame } from './rules.ts'

type Seen = Projection<DoubloonLagoon>

export const mate: Bot<DoubloonLagoon> = {
  id: 'mate',
  choose(seen, rng, edition) {
    const f = seen.stack.at(-1)
    if (!f || seen.seat === null || !seen.ask) throw new RulesBug('bot-not-asked', { seat: seen.seat })
    const options = optionsOf(seen)
    // Where there is nothing to choose, nothing needs to be weighed.
    if (seen.ask.kind === 'list' && options.length === 1) return options[0]
    return decide(lookAround(seen, seen.seat, edition), seen, f, options, rng) ?? options[0]
  },
  interject(seen, _rng, edition) {
    const options = optionsOf(seen)
    if (seen.seat === null || !isTempting({ edition }, options)) return null
    return cardUnasked(lookAround(seen, seen.seat, edition), options)
  },
}

const optionsOf = ({ ask }: Seen): readonly unknown[] => (ask?.kind === 'list' ? ask.options : [])
const tokensOf = ({ ask }: Seen): number[] =>
  ask?.kind === 'pick' ? ask.from.filter((token): token is number => typeof token === 'number') : []

function decide(now: Sight, seen: Seen, f: LagoonFrame, options: readonly unknown[], rng: Chance): unknown {
  const { view } = now
  switch (f.step) {
    case 'match':
      return f.at === 'port' ? choosePort(options, rng) : placeCounter(now, options, rng)
    case 'draw':
      return { pick: leastWorth(now, view.hand ?? [], seen.ask?.kind === 'pick' ? seen.ask.min : 0) }
    case 'movement':
      if (f.at === 'gather') return { crew: strongest(now, crewsIn(options)) }
      if (f.at === 'choose') return cardToPlay(now, options) ?? pickUnit(now)
      return act(now, f.unit, options)
    case 'battle':
      if (f.at === 'choose') return cardToPlay(now, options) ?? chooseBattle(now, options)
      if (f.at === 'attackers') return { pick: bestAttack(now, { battle: f.hex, against: f.foe }).ours }
      if (f.at === 'targets') return { pick: bestTargets(now, { battle: f.hex, against: f.foe }, f.ours).theirs }
      return agreeOrCall(now, f.at, f)
    case 'fight':
      return battleCard(now, f, options)
    case 'aftermath':
      return f.at === 'share' ? { unit: strongest(now, tokens(options, 'unit')) } : { prize: 'take' }
    case 'losses':
      return f.at === 'surgeon'
        ? { heal: f.steps > 1 || f.crews.some(id => unitOf(view, id).strength === 1) }
        : { pick: spread(now, f.crews, f.steps, f.most) }
    case 'retreat':
      return retreat(now, f.unit, tokens(options, 'to'))
    case 'exploration':
      if (f.at === 'spy') return { under: isBad(now.edition, view.adventures.at(-1)?.card ?? '') }
      if (f.at === 'name') return { pick: explorers(now, tokensOf(seen)) }
      return (
        cardToPlay(now, options) ??
        options.find(option => isRecord(option) && 'explore' in option && isWorthExploring(now, option))
      )
    case 'adventure':
      if (f.at === 'claim' || f.at === 'recruit') return { crew: strongest(now, crewsIn(options)) }
      return { to: raftGoal(now, f.units[0] ?? -1, tokens(options, 'to')) }
    case 'card':
      return options.reduce((best, option) => (pinchWorth(now, option) > pinchWorth(now, best) ? option : best))
    case 'passage':
      if (f.at === 'storm') return { to: stormGoal(now, f.on, tokens(options, 'to')) }
      return f.at === 'raft' ? { to: raftGoal(now, f.on, tokens(options, 'to')) } : { pick: tokensOf(seen).slice(0, 3) }
    case 'reaction':
      return answer(now, seen.stack, f, options)
    default:
      return options[0]
  }
}

/** The numbers of options under a key. */
const tokens = (options: readonly unknown[], key: string): number[] =>
  options.flatMap(option => {
    const value = isRecord(option) ? option[key] : null
    return typeof value === 'number' ? [value] : []
  })
const crewsIn = (options: readonly unknown[]): number[] => tokens(options, 'crew')

const strongest = ({ view }: Sight, units: readonly number[]): number | null =>
  units.reduce<number | null>(
    (best, id) => (best === null || unitOf(view, id).strength > unitOf(view, best).strength ? id : best),
    null,
  )

function pickUnit(now: Sight): object {
  const action = nextDeed(now)
  return action ? { unit: action.unit } : { end: true }
}

function act(now: Sight, unit: number, options: readonly unknown[]): unknown {
  const action = nextDeed(now)
  return action?.unit === unit ? action.deed : options[0]
}

function agreeOrCall(now: Sight, at: string, f: { ours: number[]; theirs: number[]; foe: Seat }): object {
  const [one = -1] = f.ours
  const [other = -1] = f.theirs
  const isOne = unitOf(now.view, one).owner === now.seat
  const worth = grappleWorth(now, { from: isOne ? one : other, board: isOne ? other : one })
  return at === 'hailed' ? { call: worth > 0.5 } : { agree: worth > 0 }
}

/** What a card must change to be played in a battle. */
const WORTH_A_CARD = 0.45

function battleCard(now: Sight, f: Extract<LagoonFrame, { step: 'fight' }>, options: readonly unknown[]): unknown {
  let best: { choice: unknown; worth: number } = { choice: PASS, worth: WORTH_A_CARD }
  for (const option of options) {
    if (!isRecord(option) || typeof option.play !== 'string') continue
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
function retreat(now: Sight, id: number, spaces: readonly number[]): object {
  const { view, ways, home, holder } = now
  const unit = unitOf(view, id)
  const away = (space: number): number =>
    unit.kind === 'ship'
      ? (ways.sail(home)[space] ?? FAR)
      : Math.min(FAR, ...ownShips(now).map(ship => ways.walk(unitOf(view, ship).at ?? -1)[space] ?? FAR))
  const worth = (space: number): number => {
    if (id === holder || (holder !== null && unitOf(view, holder).aboard === id)) return -away(space)
    const { now: atOnce, later } = walkingWorth(now, space, id)
    return unit.kind === 'ship' ? sailingWorth(now, space) : atOnce + later
  }
  return { to: spaces.reduce((best, to) => (worth(to) > worth(best) ? to : best), spaces[0] ?? -1) }
}

/** Whoever carries the treasure takes no more risks. */
const explorers = (now: Sight, crews: readonly number[]): number[] => {
  const free = crews.filter(id => id !== now.holder)
  return free.length > 0 ? free : [...crews]
}

function isWorthExploring(now: Sight, option: object): boolean {
  const hex = 'explore' in option ? option.explore : -1
  return now.holder === null || spaceOf(unitOf(now.view, now.holder)) !== hex
}

const pinchWorth = (now: Sight, option: unknown): number =>
  isRecord(option) && typeof option.take === 'string' ? itemWorth(now, option.take) : -1

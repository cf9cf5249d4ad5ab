/** When a bot plays cards: in reaction windows, in its own turn, and against whom. */
import { PASS, type Pass, repeat, type Seat } from '@nassau/kernel'
import { type Fight, piratesOf, shipOf } from '../board.ts'
import type { CardPlay } from '../cards/cards.ts'
import { mayCrown, ownPull, pullOfOthers, standingOf } from '../cards/pulls.ts'
import { dutchmanAfter, swingOf } from '../cards/swing.ts'
import { chartOf, isLair, pirateOf } from '../chart.ts'
import { isProofAgainstScurvy, speedOf } from '../crew/skills.ts'
import type { Edition } from '../edition/edition.ts'
import type { SeasFrame } from '../rules.ts'
import type { MutinyAnswer } from '../steps/mutiny.ts'
import type { SeasView } from '../view.ts'
import { CARDS, type Card } from '../words/names.ts'
import { captainWorth, crewWorth } from './crew.ts'
import type { Plan } from './plans.ts'

/** What a bot sees of a moment, and the plan it goes by. */
export type Outlook = { view: SeasView; edition: Edition; seat: Seat; plan: Plan }

/** The same with the cards it could play. */
export type Situation = Outlook & { plays: readonly CardPlay[] }

/** The cards least worth keeping, `n` of them: of many alike the later ones are worth less, except maps. */
export function leastWorth({ keep, another }: Plan, hand: Readonly<Record<Card, number>>, n: number): Card[] {
  const worths = CARDS.flatMap(card =>
    repeat(card, hand[card]).map((_, i) => ({ card, worth: keep[card] - (card === 'treasure-map' ? 0 : another * i) })),
  )
  const gone = worths.toSorted((a, b) => a.worth - b.worth).slice(0, n)
  return CARDS.flatMap(card => gone.flatMap(one => (one.card === card ? [card] : [])))
}

/** The rival with most doubloons; of several the next to the left, so that no seat draws more fire than another. */
export function leader(view: SeasView, seat: Seat): Seat {
  const seats = view.ships.length
  let best = (seat + 1) % seats
  for (let i = 2; i < seats; i++) {
    const other = (seat + i) % seats
    if (shipOf(view, other).doubloons > shipOf(view, best).doubloons) best = other
  }
  return best
}

/** A mutiny against oneself is put down, or blamed on a scapegoat. */
export function answerMutiny(
  { view, edition, seat, plan }: Outlook,
  victim: Seat,
  options: readonly (MutinyAnswer | Pass)[],
): MutinyAnswer | Pass {
  if (victim !== seat) return PASS
  const keelhaul = options.find(option => 'play' in option && option.play === 'keelhauling')
  if (keelhaul) return keelhaul
  const muster = { chart: chartOf(edition), plan }
  const ship = shipOf(view, seat)
  const goat = options.find(option => 'sacrifice' in option)
  if (!goat || ship.captain === null) return PASS
  // Better a scapegoat than a captain and the way back; the captain as scapegoat still keeps the ship where it is.
  const isGood =
    goat.sacrifice === ship.captain || captainWorth(muster, ship.captain, ship.crew) > crewWorth(muster, goat.sacrifice)
  return isGood ? goat : PASS
}

/** A mutiny for a rival at sea: the one whose turn it would end, or the leader. */
export function startMutiny({ view, edition, seat, plan, plays }: Situation): CardPlay | null {
  const chart = chartOf(edition)
  const foremost = leader(view, seat)
  const isAtSea = (other: Seat): boolean => !isLair(chart, shipOf(view, other).at)
  const target =
    view.turn !== seat &&
    isAtSea(view.turn) &&
    shipOf(view, view.turn).doubloons >= shipOf(view, foremost).doubloons * plan.mutineers
      ? view.turn
      : foremost
  if (!isAtSea(target)) return null
  return plays.find(play => play.play === 'mutiny' && play.on === target) ?? null
}

/** The Dutchman onto a rival, of several the richest, never onto oneself. */
function haunt({ view, edition, seat, plays }: Situation): CardPlay | null {
  const chart = chartOf(edition)
  let best: { play: CardPlay; doubloons: number } | null = null
  for (const play of plays) {
    if (play.play !== 'flying-dutchman') continue
    const there = dutchmanAfter(view, chart, play.toward)
    if (isLair(chart, there) || shipOf(view, seat).at === there) continue
    for (const ship of view.ships)
      if (
        ship.at === there &&
        (piratesOf(ship).length > 0 || ship.cards > 0) &&
        ship.doubloons >= (best?.doubloons ?? 0)
      )
        best = { play, doubloons: ship.doubloons }
  }
  return best?.play ?? null
}

/** Cards worth playing in another's turn: the Dutchman whenever someone can be hit, scurvy before the leader sails. */
export function unasked(now: Situation, f: SeasFrame): CardPlay | null {
  const { view, edition, seat, plan, plays } = now
  if (view.turn === seat) return null
  const ghost = haunt(now)
  if (ghost || f.step !== 'movement' || f.sailed > 0 || view.turn !== leader(view, seat)) return ghost
  const rival = shipOf(view, view.turn)
  // A ship always sails one space: scurvy slows only a faster one.
  const isFast = speedOf(edition, rival, view.sails) > 1
  if (!isFast || rival.doubloons < edition.goal * plan.worthStopping) return null
  const isOnLeader = (play: CardPlay): boolean => play.play === 'scurvy' && play.on === view.turn
  return isProofAgainstScurvy(chartOf(edition), rival) ? null : (plays.find(isOnLeader) ?? null)
}

/** A digger may be haunted, or lose a clue. */
export function spoil(now: Situation): CardPlay | null {
  const { view, edition, plays } = now
  const chart = chartOf(edition)
  const digger = shipOf(view, view.turn)
  const ghost = plays.find(
    play => play.play === 'flying-dutchman' && dutchmanAfter(view, chart, play.toward) === digger.at,
  )
  if (ghost && shipOf(view, now.seat).at !== digger.at) return ghost
  const isClue = (play: CardPlay): boolean =>
    play.play === 'assassination' && play.on === view.turn && pirateOf(chart, play.pirate).skill === 'clue'
  return digger.cards <= 3 ? (plays.find(isClue) ?? null) : null
}

/** Cards that turn a combat one's own way, if they can and it is worth it. */
export function inCombat(now: Situation, isRolled: boolean): CardPlay | Pass {
  const { view, edition, seat, plan, plays } = now
  const { fight } = view
  if (!fight) return PASS
  const chart = chartOf(edition)
  if (!isRolled) {
    const isRich = shipOf(view, seat).doubloons >= 600
    const ambush = fight.defender === seat && isRich ? plays.find(play => play.play === 'ambush') : undefined
    return ambush ?? PASS
  }
  const { winner, way, short } = standingOf(view, chart, fight)
  if (seat === winner) return PASS
  if (stakes(now, fight) < plan.stakes.least) return PASS
  if (winner === fight.attacker) {
    const ghost = plays.find(
      play => play.play === 'flying-dutchman' && dutchmanAfter(view, chart, play.toward) === fight.at,
    )
    if (ghost && shipOf(view, seat).at !== fight.at) return ghost
  }
  return cheapestTurn(now, fight, way * short) ?? contribution(now, fight) ?? PASS
}

/** Against one who would be king by it: a card, if the others could have the rest. What is kept then is kept in vain. */
function contribution({ view, edition, seat, plays }: Situation, fight: Fight): CardPlay | null {
  const chart = chartOf(edition)
  const standing = standingOf(view, chart, fight)
  const { winner, way, short } = standing
  if (winner === null || !mayCrown(view, edition, fight, winner)) return null
  const own = ownPull(view, chart, fight, seat, plays, way)
  if (own === 0 || own + pullOfOthers(view, edition, fight, seat, standing).most < short) return null
  const pullOf = (play: CardPlay): number => swingOf(view, chart, fight, seat, play) * way
  return plays.reduce<CardPlay | null>((best, play) => (pullOf(play) > (best ? pullOf(best) : 0) ? play : best), null)
}

/** What hangs on a combat for `seat`. */
function stakes({ view, edition, seat, plan }: Outlook, fight: Fight): number {
  const mean = chartOf(edition).meanLoot
  if (!fight.prize) {
    const isFighter = seat === fight.attacker || seat === fight.defender
    return isFighter ? edition.duelLoot * mean : 0
  }
  const loot = fight.prize.loot * mean
  if (seat === fight.attacker) return loot + plan.stakes.own
  // Spoiling another's plunder helps all the others too: only against whoever leads.
  const { attacker } = fight
  const isNear = shipOf(view, attacker).doubloons + loot >= edition.goal
  return isNear ? 2000 : attacker === leader(view, seat) ? loot * plan.stakes.leader : 0
}

/** The first card of the fewest that together swing a combat by `wanted`; null if they cannot. */
export function cheapestTurn({ view, edition, seat, plays }: Situation, fight: Fight, wanted: number): CardPlay | null {
  const chart = chartOf(edition)
  const hand = shipOf(view, seat).hand
  const ways = plays
    .map(play => ({ play, swing: swingOf(view, chart, fight, seat, play) * Math.sign(wanted || 1) }))
    .filter(({ swing }) => swing > 0)
    .sort((a, b) => a.swing - b.swing)
  const enough = ways.find(({ swing }) => swing >= Math.abs(wanted))
  if (enough) return enough.play
  const kinds = ways.filter(({ play }, i) => ways.findLastIndex(other => other.play.play === play.play) === i)
  const all = kinds.reduce((sum, { play, swing }) => sum + swing * (hand?.[play.play] ?? 0), 0)
  return all >= Math.abs(wanted) ? (ways.at(-1)?.play ?? null) : null
}

/** Cards worth playing in one's own turn before sailing. */
export function beforeSailing(now: Situation): CardPlay | null {
  const { view, edition, seat, plan, plays } = now
  const chart = chartOf(edition)
  const ghost = haunt(now)
  if (ghost) return ghost
  const foremost = leader(view, seat)
  const ship = shipOf(view, seat)
  if (ship.scurvy >= 2) {
    const citrus = plays.find(play => play.play === 'citrus-fruits')
    if (citrus) return citrus
  }
  const rival = shipOf(view, foremost)
  if (rival.doubloons < edition.goal * plan.worthStopping) return null
  const murder = plays.find(
    play => play.play === 'assassination' && play.on === foremost && play.pirate === rival.captain,
  )
  if (murder) return murder
  if (isLair(chart, rival.at) || isProofAgainstScurvy(chart, rival)) return null
  return plays.find(play => play.play === 'scurvy' && play.on === foremost) ?? null
}

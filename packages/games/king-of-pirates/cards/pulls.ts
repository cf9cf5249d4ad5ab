/** What cards can do together to the combat in progress: one's own, and those that others might hold. */
import type { Seat } from '@nassau/kernel'
import { type Fight, handSize, noCards, shipOf } from '../board.ts'
import { type Chart, chartOf } from '../chart.ts'
import { extraLoot } from '../crew/skills.ts'
import type { Edition } from '../edition/edition.ts'
import { attackTotal, defenceTotal } from '../fighting/fight.ts'
import type { SeasView } from '../view.ts'
import { CARDS, type Card } from '../words/names.ts'
import { type CardPlay, playable } from './cards.ts'
import { swingOf } from './swing.ts'

/** How a combat stands: who wins as it is (null: the nation), which way it would turn, and how much that takes. */
export type Standing = { winner: Seat | null; way: 1 | -1; short: number }

export function standingOf(view: SeasView, chart: Chart, fight: Fight): Standing {
  const margin = attackTotal(view, chart, fight) - defenceTotal(view, chart, fight)
  return margin >= 0
    ? { winner: fight.attacker, way: -1, short: margin + 1 }
    : { winner: fight.defender, way: 1, short: -margin }
}

/** What one card of each kind pulls that way at best. */
function bestPulls(
  view: SeasView,
  chart: Chart,
  fight: Fight,
  seat: Seat,
  plays: readonly CardPlay[],
  way: number,
): Map<Card, number> {
  const best = new Map<Card, number>()
  for (const play of plays) {
    const pull = swingOf(view, chart, fight, seat, play) * way
    if (pull > (best.get(play.play) ?? 0)) best.set(play.play, pull)
  }
  return best
}

/** What all of a seat's own cards pull that way together. */
export function ownPull(
  view: SeasView,
  chart: Chart,
  fight: Fight,
  seat: Seat,
  plays: readonly CardPlay[],
  way: number,
): number {
  const { hand } = shipOf(view, seat)
  let pull = 0
  // Fruits heal everything at once: a second card adds nothing.
  for (const [card, each] of bestPulls(view, chart, fight, seat, plays, way))
    pull += each * (card === 'citrus-fruits' ? 1 : (hand?.[card] ?? 1))
  return pull
}

const ONE_OF_EACH = noCards()
for (const card of CARDS) ONE_OF_EACH[card] = 1

/**
 * What the others could add to it, as anyone can reckon from how many cards they hold and which have been seen: at most,
 * and on average.
 */
export function pullOfOthers(
  view: SeasView,
  edition: Edition,
  fight: Fight,
  seat: Seat,
  { winner, way }: Standing,
): { most: number; likely: number } {
  const chart = chartOf(edition)
  const unseen = unseenCards(view, edition)
  const all = handSize(unseen)
  const helpers = view.ships.flatMap(({ cards }, other) =>
    other === seat || other === winner ? [] : [{ other, cards }],
  )
  const ways = helpers.flatMap(({ other }) => {
    const plays = playable(view, chart, other, ONE_OF_EACH)
    return [...bestPulls(view, chart, fight, other, plays, way)].map(([card, pull]) => ({ other, card, pull }))
  })
  const held = new Map(helpers.map(({ other, cards }) => [other, cards]))
  let likely = 0
  for (const { other, card, pull } of ways) likely += (pull * unseen[card] * (held.get(other) ?? 0)) / Math.max(1, all)
  let most = 0
  for (const { other, card, pull } of ways.sort((a, b) => b.pull - a.pull)) {
    const n = Math.min(unseen[card], held.get(other) ?? 0)
    unseen[card] -= n
    held.set(other, (held.get(other) ?? 0) - n)
    most += n * pull
  }
  return { most, likely }
}

/** How many of each card lie neither open nor in one's own hand. */
function unseenCards(view: SeasView, edition: Edition): Record<Card, number> {
  const unseen = noCards()
  for (const card of CARDS) {
    unseen[card] = edition.actions[card].copies - view.actionDiscards[card]
    for (const { hand } of view.ships) unseen[card] -= hand?.[card] ?? 0
  }
  return unseen
}

/** Loot cards bring a third more than their mean often enough to reckon with it. */
const LUCKY = 4 / 3

/** KP-64 Whether a combat won as it stands may well win the match. */
export function mayCrown(view: SeasView, edition: Edition, fight: Fight, winner: Seat): boolean {
  const chart = chartOf(edition)
  const { prize } = fight
  const cards = prize ? prize.loot + extraLoot(chart, shipOf(view, winner), prize.nation) : edition.duelLoot
  return shipOf(view, winner).doubloons + LUCKY * cards * chart.meanLoot >= edition.goal
}

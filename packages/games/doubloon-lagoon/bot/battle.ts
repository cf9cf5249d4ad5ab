/** What the mate thinks of a fight: the exact chances of two dice and the matrix, weighed by what is at stake. */
import { isAshore, unitOf } from '../board.ts'
import { adventureOf } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'
import { type Form, fightersOf, itemBonus, strengthOf } from '../sailing/strength.ts'
import { attackersAt, type Grapple, type Named, targetsAt } from '../sailing/targets.ts'
import type { BattleChoices } from '../steps/battle/battle.ts'
import type { FightFrame } from '../steps/battle/fight.ts'
import { itemWorth } from './items.ts'
import type { Sight } from './sight.ts'

/** In how many of 36 throws the first die beats the second by so much, from -5 to 5. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const

/** Losing a step is worth 1; what else a result means, in steps. */
const DEATH = 1.5
const RETREAT = 0.12
const BOUND = 0.25
/** What it means in addition to hold up whoever must be stopped or brought home, and to lose the treasure. */
const HELD_UP = 1.2
const TREASURE = 14

type Side = { steps: number; items: number; prize: number; isBusy: boolean }

/** What there is to lose on a side. */
function sideOf(now: Sight, units: readonly number[]): Side {
  const { view } = now
  const fighters = fightersOf(view, units)
  const all = [...units, ...fighters]
  return {
    steps: strengthOf(view, units),
    items: fighters.reduce((sum, id) => sum + itemsWorth(now, unitOf(view, id).items), 0),
    prize: all.some(id => id === now.holder) ? TREASURE : all.some(id => id === now.quarry) ? now.stake : 0,
    isBusy: units.some(id => isAshore(unitOf(view, id)) && view.counters.includes(unitOf(view, id).at ?? -1)),
  }
}

const itemsWorth = (now: Sight, items: readonly string[]): number =>
  items.reduce((sum, item) => sum + itemWorth(now, item), 0)

type Row = Edition['matrix'][number]

/** How bad a row of the matrix is for a side. */
function badness({ steps, retreat, immobilized }: Row, side: Side, form: Form): number {
  const fallen = Math.min(steps, side.steps)
  const isDead = fallen === side.steps
  const flight = form === 'boarding' ? 0 : retreat
  let worth = fallen + flight * (RETREAT + (side.isBusy ? 0.2 : 0)) + (immobilized ? BOUND : 0)
  if (isDead) worth += DEATH + side.items + side.prize
  else if (side.prize > 0 && (flight > 0 || immobilized)) worth += HELD_UP
  return worth
}

/** A fight in the making: who, with what cards, and the dice once they are rolled. */
export type Clash = Pick<FightFrame, 'form' | 'ours' | 'theirs' | 'printed' | 'cards' | 'dice'>

/** What a fight is worth to its attacker, in steps; from the dice on it is certain. */
export function clashWorth(now: Sight, clash: Clash): number {
  const { view, edition } = now
  const { form, ours, theirs, cards, dice } = clash
  const [ourCards = 0, theirCards = 0] = cards
  const lead =
    strengthOf(view, ours) +
    itemBonus(view, edition, ours, { form, isAttacking: true }) +
    ourCards -
    (clash.printed + strengthOf(view, theirs) + itemBonus(view, edition, theirs, { form, isAttacking: false })) -
    theirCards
  const [us, them] = [sideOf(now, ours), sideOf(now, theirs)]
  const result = (difference: number): number => {
    const row = edition.matrix[Math.min(Math.abs(difference), edition.matrix.length - 1)]
    if (!row) return 0
    if (difference < 0) return -badness(row, us, form)
    if (clash.printed > 0) return difference > 0 && row.steps > 0 ? 0.5 : 0
    return badness(row, them, form) - (difference === 0 ? badness(row, us, form) : 0)
  }
  const [ourDie, theirDie] = dice
  if (ourDie !== undefined && theirDie !== undefined) return result(lead + ourDie - theirDie)
  let worth = 0
  for (const [i, ways] of WAYS.entries()) worth += (ways * result(lead + i - 5)) / 36
  return worth
}

const plain = (form: Form, ours: number[], theirs: number[]): Clash => ({
  form,
  ours,
  theirs,
  printed: 0,
  cards: [0, 0],
  dice: [],
})

export const boardingWorth = (now: Sight, ours: number, theirs: number): number =>
  clashWorth(now, plain('boarding', [ours], [theirs]))

/** Every choice of one or more of these. */
function choicesAmong(units: readonly number[]): number[][] {
  const few = units.slice(0, 5)
  return Array.from({ length: 2 ** few.length - 1 }, (_, bits) => few.filter((_unit, i) => ((bits + 1) >> i) % 2 === 1))
}

type Attack = { ours: number[]; theirs: number[]; worth: number }

/** The best targets for these attackers. */
export function bestTargets(now: Sight, { battle, against }: Named, ours: number[]): Attack {
  let best: Attack = { ours, theirs: [], worth: Number.NEGATIVE_INFINITY }
  for (const theirs of choicesAmong(targetsAt(now.view, against, battle, ours))) {
    const worth = clashWorth(now, plain('battle', ours, theirs))
    if (worth > best.worth) best = { ours, theirs, worth }
  }
  return best
}

/** The best way to attack an enemy in a hex. */
export function bestAttack(now: Sight, named: Named): Attack {
  let best: Attack = { ours: [], theirs: [], worth: Number.NEGATIVE_INFINITY }
  for (const ours of choicesAmong(attackersAt(now.view, now.seat, named.battle, named.against))) {
    const attack = bestTargets(now, named, ours)
    if (attack.worth > best.worth) best = attack
  }
  return best
}

/** What a battle must promise to be fought. */
const WORTH_A_FIGHT = 0.2
/** How much worse it may look when a match has lasted long. */
const DARING = 0.5

type Battling = BattleChoices['choose']

/** The battle or boarding most worth starting, or the end of the segment. */
export function chooseBattle(now: Sight, options: readonly Battling[]): Battling {
  let best: { option: Battling; worth: number } = {
    option: { end: true },
    worth: WORTH_A_FIGHT - now.boldness * DARING,
  }
  for (const option of options) {
    const worth = 'battle' in option ? bestAttack(now, option).worth : 'board' in option ? grappleWorth(now, option) : 0
    if (worth > best.worth) best = { option, worth }
  }
  return best.option
}

/** What it is worth to hold a ship fast that must be stopped. */
const GRIP = 3

/** What boarding that ship is worth to us; being held up ourselves is bad when we are on our way home. */
export function grappleWorth(now: Sight, { from, board }: Grapple): number {
  const { view, holder, quarry } = now
  const holds = (ship: number, unit: number | null): boolean =>
    unit !== null && (unit === ship || view.units[unit]?.aboard === ship)
  const grip = (holds(board, quarry) ? GRIP : 0) - (holds(from, holder) ? GRIP : 0)
  return boardingWorth(now, from, board) + grip
}

/** Whether a card with that effect helps a fight, as an attacker or defender sees it, before or after the dice. */
export function withCard(now: Sight, clash: Clash, side: 0 | 1, card: string): number {
  const { effect, amount } = now.edition.events.find(({ id }) => id === card) ?? { effect: '', amount: 0 }
  const cards = [...clash.cards]
  if (effect === 'ambush') cards[0] = (cards[0] ?? 0) - amount
  else cards[side] = (cards[side] ?? 0) + amount
  const change = clashWorth(now, { ...clash, cards }) - clashWorth(now, clash)
  return side === 0 ? change : -change
}

/** Whether an adventure bodes ill for its explorers. */
export const isBad = (edition: Edition, card: string): boolean => adventureOf(edition, card).type === 'peril'

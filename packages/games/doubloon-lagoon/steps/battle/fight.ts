/**
 * One battle, boarding round or adventure's fight (DL-22 to DL-24): cards in turn, dice, cards that
 * may come late, then the matrix says what the loser suffers. Its answer is whether the islanders or
 * beasts of an adventure were beaten.
 *
 *   before ─▶ roll ─▶ after ─▶ judge ─▶ finish
 *     ▲▼                ▲▼
 *   played            played
 */
import { type Frame, type ListAsk, oneOf, PASS, type Pass, type Seat, type Step } from '@nassau/kernel'
import { type Lagoon, leftOf } from '../../board.ts'
import { interjection } from '../../cards/amid.ts'
import { battlePlays, type CardPlay, isCardPlay, playCard, playsOf } from '../../cards/cards.ts'
import { eventOf } from '../../cards/decks.ts'
import type { Edition } from '../../edition/edition.ts'
import type { DoubloonLagoon, LagoonCtx } from '../../rules.ts'
import { type Form, itemBonus, strengthOf } from '../../sailing/strength.ts'
import { immobilize } from './aftermath.ts'

/** The attacker is side 0, the defender side 1. */
type Side = 0 | 1

export type FightFrame = Frame<'fight', 'before' | 'played' | 'roll' | 'after' | 'judge' | 'finish'> & {
  form: Form
  hex: number
  attacker: Seat
  /** Null for islanders and beasts, who play no cards. */
  defender: Seat | null
  ours: number[]
  theirs: number[]
  /** The strength printed on an adventure card. */
  printed: number
  /** What cards have added, by side. */
  cards: number[]
  /** By side; none before the roll. */
  dice: number[]
  /** Whose turn it is to play a card. */
  side: Side
  /** Passes in a row. */
  passes: number
  /** The card just played, its effect pending. */
  pending: string | null
}
type CardChoice = Pass | { play: string }
/** What is chosen in each phase that asks. */
export type FightChoices = { before: CardChoice | CardPlay; after: CardChoice }

/** What a fight begins with. */
type Opening = Pick<FightFrame, 'form' | 'hex' | 'attacker' | 'defender' | 'ours' | 'theirs' | 'printed'>

export const fightOf = (opening: Opening): FightFrame => ({
  step: 'fight',
  at: 'before',
  form: opening.form,
  hex: opening.hex,
  attacker: opening.attacker,
  defender: opening.defender,
  ours: opening.ours,
  theirs: opening.theirs,
  printed: opening.printed,
  cards: [0, 0],
  dice: [],
  side: 0,
  passes: 0,
  pending: null,
})

export const fight: Step<DoubloonLagoon, FightFrame> = {
  // DL-23 In turn, the attacker first, until both pass. DL-38 Cards for any time as well, by anyone and unasked.
  before: {
    clause: 'DL-23',
    ask(lagoon, f, edition) {
      const { seat, options } = askForCard(lagoon, f, edition)
      return oneOf<FightChoices['before']>(seat, [...options, ...playsOf(lagoon, edition, seat)])
    },
    // DL-37 Against islanders and beasts only the explorer plays cards.
    aside: (lagoon, f, seat, edition) => (f.defender === null ? null : interjection(lagoon, edition, seat)),
    take(ctx, f, choice, seat) {
      if (!isCardPlay(choice)) return playOrPass(ctx, f, choice, seat)
      // Strength or items may have changed, so nobody has passed on this yet.
      f.passes = 0
      playCard(ctx, choice, seat)
    },
  },

  played: {
    run(ctx, f) {
      if (ctx.got('card')) applyCard(ctx.edition, f)
      f.pending = null
      f.passes = 0
      if (f.defender !== null) f.side = f.side === 0 ? 1 : 0
      f.at = f.dice.length === 0 ? 'before' : 'after'
    },
  },

  // DL-22 One die each. DL-37 The player to the left rolls for islanders and beasts.
  roll: {
    run(ctx, f) {
      f.dice = [ctx.rng.die(), ctx.rng.die()]
      const [ours, theirs] = totalsOf(ctx.board, ctx.edition, f)
      const { attacker, defender, dice } = f
      const roller = defender ?? leftOf(ctx.board, attacker)
      ctx.tell({ kind: 'battle-rolled', attacker, defender, roller, dice: [...dice], ours, theirs })
      f.side = 0
      f.passes = 0
      f.at = 'after'
    },
  },

  // DL-23 Only cards that say so, in the same way. Then the totals stand.
  after: { clause: 'DL-23', ask: askForCard, take: playOrPass },

  // DL-24 The matrix, by difference. Negative: the attacker is the loser.
  judge: {
    run(ctx, f) {
      const [ours, theirs] = totalsOf(ctx.board, ctx.edition, f)
      const result = resultOf(ctx.edition, ours - theirs)
      const { attacker, defender } = f
      ctx.tell({
        kind: 'battle-result',
        attacker,
        defender,
        difference: ours - theirs,
        ...sufferedOf(ctx.board, f, result, ours - theirs),
      })
      f.at = 'finish'
      if (ours === theirs) {
        if (result.immobilized) for (const units of [f.ours, f.theirs]) immobilize(ctx, f.form, units)
        return
      }
      // DL-37 Islanders and beasts stay where they are; any step loss defeats them.
      if (ours > theirs && defender === null) return ctx.done(result.steps > 0)
      const isLost = ours < theirs
      ctx.call({
        step: 'aftermath',
        at: 'losses',
        form: f.form,
        hex: f.hex,
        loser: isLost || defender === null ? attacker : defender,
        victor: isLost ? defender : attacker,
        losers: isLost ? f.ours : f.theirs,
        victors: isLost ? f.theirs : f.ours,
        steps: result.steps,
        retreat: result.retreat,
        isBound: result.immobilized,
        items: [],
      })
    },
  },

  finish: { run: ctx => ctx.done(false) },
}

const sideToAsk = (f: FightFrame): Seat => (f.side === 1 && f.defender !== null ? f.defender : f.attacker)

/** DL-48 A seat is asked with or without a card that fits. */
function askForCard(lagoon: Lagoon, f: FightFrame, edition: Edition): ListAsk<CardChoice> {
  const seat = sideToAsk(f)
  const moment = { isAfterDice: f.dice.length > 0, isDefending: f.side === 1 }
  return oneOf<CardChoice>(seat, [PASS, ...battlePlays(lagoon, edition, seat, moment)])
}

function playOrPass(ctx: Pick<LagoonCtx, 'call'>, f: FightFrame, choice: CardChoice, seat: Seat): void {
  if ('play' in choice) {
    f.pending = choice.play
    f.at = 'played'
    return ctx.call({ step: 'card', at: 'announce', by: seat, card: choice.play, on: null })
  }
  f.passes++
  // DL-37 Nobody plays cards for islanders and beasts.
  if (f.passes === 1 && f.defender !== null) f.side = f.side === 0 ? 1 : 0
  else f.at = f.dice.length === 0 ? 'roll' : 'judge'
}

/** DL-40 What a battle card does to the totals. */
function applyCard(edition: Edition, f: FightFrame): void {
  if (f.pending === null) return
  const { effect, amount } = eventOf(edition, f.pending)
  if (effect === 'ambush') f.cards[0] = (f.cards[0] ?? 0) - amount
  else f.cards[f.side] = (f.cards[f.side] ?? 0) + amount
}

/** DL-22 Die, strength, items and cards, by side. */
function totalsOf(lagoon: Lagoon, edition: Edition, f: FightFrame): [ours: number, theirs: number] {
  const { form } = f
  const ours = strengthOf(lagoon, f.ours) + itemBonus(lagoon, edition, f.ours, { form, isAttacking: true })
  const theirs =
    f.printed + strengthOf(lagoon, f.theirs) + itemBonus(lagoon, edition, f.theirs, { form, isAttacking: false })
  const [ourCards = 0, theirCards = 0] = f.cards
  const [ourDie = 0, theirDie = 0] = f.dice
  return [ours + ourCards + ourDie, theirs + theirCards + theirDie]
}

/** DL-24 As much of a row as the loser can suffer: no more steps than there are, and the dead do not flee. */
function sufferedOf(lagoon: Lagoon, f: FightFrame, row: Row, difference: number): Row & { isDefeated: boolean } {
  if (difference === 0) return { ...row, isDefeated: false }
  // DL-37 Islanders and beasts stay where they are; any step loss defeats them.
  if (difference > 0 && f.defender === null)
    return { steps: 0, retreat: 0, immobilized: false, isDefeated: row.steps > 0 }
  const all = strengthOf(lagoon, difference < 0 ? f.ours : f.theirs)
  const steps = Math.min(row.steps, all)
  const isWipedOut = steps === all
  return {
    steps,
    // DL-33 In a boarding retreats are ignored.
    retreat: isWipedOut || f.form === 'boarding' ? 0 : row.retreat,
    immobilized: row.immobilized && !isWipedOut,
    isDefeated: false,
  }
}

type Row = Edition['matrix'][number]

/** DL-24 The row of a difference; the last one holds for all beyond. */
function resultOf({ matrix }: Edition, difference: number): Row {
  const row = Math.min(Math.abs(difference), matrix.length - 1)
  return matrix[row] ?? { steps: 0, retreat: 0, immobilized: false }
}

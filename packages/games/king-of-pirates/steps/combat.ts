/**
 * Combat (KP-39 to KP-46, in the order of KP-68).
 *
 *   begin ─▶ target ─▶ hail ─▶ declared ─▶ fire ─▶ weigh ─▶ reroll … ─▶ return-fire ─▶ parry ─▶ answer …
 *                                                                   └───────────┬──────────────────┘
 *     settle ◀─ done with cards ─ rolled ◀─ after ◀─────────────────────────────┘
 *                                   └─▶ turned ─▶ reroll (a prize slipped away) │ after
 */
import { type Frame, type Pass, RulesBug, type Sealed, type Seat, type Step } from '@nassau/kernel'
import { type Fight, preyOf, prizeAt, type Seas, shipOf } from '../board.ts'
import { type CardPlay, cardWindow, choosing, holders } from '../cards/cards.ts'
import { chartOf } from '../chart.ts'
import { attackTotal, defenceTotal, isAttackerAhead, isBrokenOff } from '../fighting/fight.ts'
import { settle } from '../fighting/spoils.ts'
import type { KingOfPirates, SeasCtx } from '../rules.ts'

export type CombatFrame = Frame<
  'combat',
  | 'begin'
  | 'target'
  | 'hail'
  | 'declared'
  | 'fire'
  | 'weigh'
  | 'reroll'
  | 'return-fire'
  | 'parry'
  | 'answer'
  | 'after'
  | 'rolled'
  | 'turned'
  | 'settle'
> & {
  /** KP-24 A warship just entered. */
  mustFight: boolean
  /** Whether the attack succeeded when the last window opened. */
  wasWon: boolean
  sealed: Sealed<Pass>
}

/** Which dice a cannonball rolls again (KP-23). */
export const REROLLS = ['none', 'first', 'second', 'both'] as const
export type Reroll = { reroll: (typeof REROLLS)[number] }
const EVERY_REROLL: readonly Reroll[] = REROLLS.map(reroll => ({ reroll }))

type Targeting = { attack: Seat | 'prize' | null }

/** What is chosen in each phase that asks. */
export type CombatChoices = {
  target: Targeting | CardPlay
  declared: CardPlay | Pass
  reroll: Reroll | CardPlay
  answer: Reroll | CardPlay
  rolled: CardPlay | Pass
}

export const combat: Step<KingOfPirates, CombatFrame> = {
  // KP-39 A warship just entered must be the target; otherwise a target is free to choose, or none.
  begin: {
    run(ctx, f) {
      const seas = ctx.board
      if (seas.isTurnOver) return ctx.done()
      if (f.mustFight) return declare(ctx, f, 'prize')
      const chart = chartOf(ctx.edition)
      const hasTarget = prizeAt(seas, chart, shipOf(seas, seas.turn).at) || preyOf(seas, chart, seas.turn).length > 0
      if (!hasTarget) return ctx.done()
      f.at = 'target'
    },
  },

  target: choosing<CombatFrame, Targeting>({
    clause: 'KP-39',
    seat: seas => seas.turn,
    options(seas, _f, edition) {
      const chart = chartOf(edition)
      const options: Targeting[] = [{ attack: null }]
      if (prizeAt(seas, chart, shipOf(seas, seas.turn).at)) options.push({ attack: 'prize' })
      for (const attack of preyOf(seas, chart, seas.turn)) options.push({ attack })
      return options
    },
    again: 'begin',
    take(ctx, f, { attack }) {
      if (attack === null) return ctx.done()
      declare(ctx, f, attack)
    },
  }),

  hail: {
    run(ctx, f) {
      if (isBrokenOff(ctx.board, fightOf(ctx.board))) return breakOff(ctx)
      f.at = holders(ctx.board).length > 0 ? 'declared' : 'fire'
    },
  },

  declared: cardWindow<CombatFrame>({
    clause: 'KP-68',
    again: 'hail',
    close(_ctx, f) {
      f.at = 'fire'
    },
  }),

  // KP-40, KP-44 Two dice.
  fire: {
    run(ctx, f) {
      const fight = fightOf(ctx.board)
      fight.attack = [ctx.rng.die(6), ctx.rng.die(6)]
      ctx.tell({ kind: 'rolled', seat: fight.attacker, isDuel: fight.defender !== null, dice: [...fight.attack] })
      f.at = 'weigh'
    },
  },

  // KP-41 Against a nation only a failed roll is rolled again; KP-44 against a player any.
  weigh: {
    run(ctx, f) {
      const seas = ctx.board
      const fight = fightOf(seas)
      if (isBrokenOff(seas, fight)) return breakOff(ctx)
      const next = fight.defender === null ? 'after' : 'return-fire'
      const isContent = fight.defender === null && isAttackerAhead(seas, chartOf(ctx.edition), fight)
      f.at = isContent || shipOf(seas, fight.attacker).cannonballs === 0 ? next : 'reroll'
    },
  },

  reroll: choosing<CombatFrame, Reroll>({
    clause: 'KP-41',
    seat: seas => fightOf(seas).attacker,
    options: () => [...EVERY_REROLL],
    again: 'weigh',
    take(ctx, f, { reroll }, seat) {
      const fight = fightOf(ctx.board)
      f.at = reroll !== 'none' ? 'weigh' : fight.defender === null ? 'after' : 'return-fire'
      rollAgain(ctx, seat, fight.attack, reroll)
    },
  }),

  // KP-44 Then the defender.
  'return-fire': {
    run(ctx, f) {
      const fight = fightOf(ctx.board)
      fight.defence = [ctx.rng.die(6), ctx.rng.die(6)]
      ctx.tell({ kind: 'rolled', seat: fight.defender ?? fight.attacker, isDuel: true, dice: [...fight.defence] })
      f.at = 'parry'
    },
  },

  parry: {
    run(ctx, f) {
      const seas = ctx.board
      const fight = fightOf(seas)
      if (isBrokenOff(seas, fight)) return breakOff(ctx)
      f.at = shipOf(seas, fight.defender ?? fight.attacker).cannonballs > 0 ? 'answer' : 'after'
    },
  },

  answer: choosing<CombatFrame, Reroll>({
    clause: 'KP-44',
    seat: seas => fightOf(seas).defender ?? seas.turn,
    options: () => [...EVERY_REROLL],
    again: 'parry',
    take(ctx, f, { reroll }, seat) {
      f.at = reroll === 'none' ? 'after' : 'parry'
      rollAgain(ctx, seat, fightOf(ctx.board).defence, reroll)
    },
  }),

  after: {
    run(ctx, f) {
      const seas = ctx.board
      const fight = fightOf(seas)
      if (isBrokenOff(seas, fight)) return breakOff(ctx)
      f.wasWon = isAttackerAhead(seas, chartOf(ctx.edition), fight)
      f.at = holders(seas).length > 0 ? 'rolled' : 'settle'
    },
  },

  rolled: cardWindow<CombatFrame>({
    clause: 'KP-68',
    again: 'turned',
    close(_ctx, f) {
      f.at = 'settle'
    },
  }),

  // KP-68 A card that turns success against a nation into failure lets the attacker re-roll again.
  turned: {
    run(ctx, f) {
      const fight = fightOf(ctx.board)
      const hasSlipped = f.wasWon && fight.prize && !isAttackerAhead(ctx.board, chartOf(ctx.edition), fight)
      f.at = hasSlipped ? 'weigh' : 'after'
    },
  },

  settle: {
    run(ctx) {
      const seas = ctx.board
      const fight = fightOf(seas)
      const chart = chartOf(ctx.edition)
      ctx.tell({
        kind: 'fought',
        seat: fight.attacker,
        against: fight.defender,
        prize: fight.prize?.kind ?? null,
        attack: attackTotal(seas, chart, fight),
        defence: defenceTotal(seas, chart, fight),
        isWon: isAttackerAhead(seas, chart, fight),
      })
      seas.fight = null
      if (!settle(ctx, fight)) ctx.done()
    },
  },
}

function fightOf(seas: Seas): Fight {
  if (seas.fight === null) throw new RulesBug('no-fight')
  return seas.fight
}

function declare(ctx: SeasCtx, f: CombatFrame, attack: Seat | 'prize'): void {
  const seas = ctx.board
  const { at } = shipOf(seas, seas.turn)
  const prize = attack === 'prize' ? prizeAt(seas, chartOf(ctx.edition), at) : null
  const defender = attack === 'prize' ? null : attack
  seas.fight = {
    attacker: seas.turn,
    defender,
    // A prize may be a tile, which says more than a combat needs to know.
    prize: prize && { kind: prize.kind, nation: prize.nation, defence: prize.defence, loot: prize.loot },
    at,
    attack: [],
    defence: [],
    forAttack: 0,
    forDefence: 0,
  }
  ctx.tell({
    kind: 'attacks',
    seat: seas.turn,
    against: defender,
    prize: prize?.kind ?? null,
    nation: prize?.nation ?? null,
    at,
  })
  f.at = 'hail'
}

/** KP-51 The Dutchman took a fighter: nobody wins. */
function breakOff(ctx: SeasCtx & { done(): void }): void {
  ctx.tell({ kind: 'combat-ended', seat: ctx.board.turn })
  ctx.board.fight = null
  ctx.done()
}

/** KP-23 A cannonball for another roll of one die or both. */
function rollAgain(ctx: SeasCtx, seat: Seat, dice: number[], reroll: Reroll['reroll']): void {
  if (reroll === 'none') return
  shipOf(ctx.board, seat).cannonballs--
  if (reroll !== 'second') dice[0] = ctx.rng.die(6)
  if (reroll !== 'first') dice[1] = ctx.rng.die(6)
  ctx.tell({ kind: 'rolled-again', seat, reroll, dice: [...dice], left: shipOf(ctx.board, seat).cannonballs })
}

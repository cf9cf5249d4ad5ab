/**
 * A melee for the first pick of the treasure (SD-34, SD-35): to the death, with the right to
 * surrender before any round, all deciding at once. Whoever has just chosen to fight is not asked
 * again before the first.
 *
 *   stand ─▶ judge ─▶ mercy ─▶ judge ─▶ clash ─▶ stand … done(who loots, in order)
 */
import { type Ctx, type Frame, oneOf, type Sealed, type Seat, type Step, together, unanswered } from '@nassau/kernel'
import { rollDice, shipOf, wreckDice } from '../../board.ts'
import { crewRound, fightPoints } from '../../melee.ts'
import { turnOn } from '../../promises.ts'
import type { ScurvyDice } from '../../rules.ts'

type Stand = { surrender: boolean }

export type BrawlFrame = Frame<'brawl', 'stand' | 'judge' | 'mercy' | 'clash'> & {
  fighters: Seat[]
  /** Who surrendered so far. */
  yielded: Seat[]
  /** Who surrendered just now and awaits mercy. */
  judged: Seat[]
  captor: Seat
  round: number
  sealed: Sealed<Stand>
  /** Who has just chosen to fight: that answers for the first round as well. */
  drawn: Seat[]
}

/** A melee that begins; nobody is asked twice whether to fight the first round. */
export const brawlAmong = (fighters: readonly Seat[], drawn: readonly Seat[], seats: number): BrawlFrame => ({
  step: 'brawl',
  at: fighters.every(seat => drawn.includes(seat)) ? 'judge' : 'stand',
  fighters: [...fighters],
  yielded: [],
  judged: [],
  captor: 0,
  round: 0,
  sealed: unanswered(seats),
  drawn: [...drawn],
})
/** What is chosen in each phase that asks. */
export type BrawlChoices = { stand: Stand; mercy: { mercy: boolean } }

export const brawl: Step<ScurvyDice, BrawlFrame> = {
  // SD-34 Fight or surrender, all at once. If all surrender, chance orders them.
  stand: together<ScurvyDice, BrawlFrame, Stand>({
    clause: 'SD-34',
    seats: (_sea, f) => (f.round === 0 ? f.fighters.filter(seat => !f.drawn.includes(seat)) : f.fighters),
    ask: (_sea, _f, seat) => oneOf(seat, [{ surrender: false }, { surrender: true }]),
    reveal(ctx, f, answers) {
      const yielding = answers.filter(({ choice }) => choice.surrender).map(({ seat }) => seat)
      if (yielding.length > 0) ctx.tell({ kind: 'surrendered', seats: yielding })
      if (yielding.length === f.fighters.length)
        return ctx.done([...ctx.rng.shuffle(yielding), ...byCrew(ctx, f.yielded)])
      f.fighters = f.fighters.filter(seat => !yielding.includes(seat))
      f.yielded.push(...yielding)
      f.judged = yielding
      f.at = 'judge'
    },
  }),

  // SD-35 The remaining fighter with most crew decides over each who surrendered.
  judge: {
    run(ctx, f) {
      if (f.judged.length > 0) {
        const most = Math.max(...f.fighters.map(seat => shipOf(ctx.board, seat).crew))
        const strongest = f.fighters.filter(seat => shipOf(ctx.board, seat).crew === most)
        f.captor = strongest.length > 1 ? ctx.rng.pick(strongest) : (strongest[0] ?? f.captor)
        f.at = 'mercy'
        return
      }
      if (f.fighters.length === 1) return ctx.done([...f.fighters, ...byCrew(ctx, f.yielded)])
      f.at = 'clash'
    },
  },

  // SD-35 Mercy, or one crew die: an enemy crew for each fight point.
  mercy: {
    clause: 'SD-35',
    ask: (_sea, f) => oneOf(f.captor, [{ mercy: true }, { mercy: false }]),
    take(ctx, f, { mercy }) {
      const victim = f.judged.shift() ?? f.captor
      const dice = mercy ? null : rollDice(ctx.edition, ctx.rng, 1)
      const lost = wreckDice(shipOf(ctx.board, victim), 'crew', dice ? fightPoints(ctx.edition, dice) : 0)
      ctx.tell({ kind: 'judged', seat: f.captor, victim, dice, lost })
      if (!mercy) turnOn(ctx, f.captor, victim)
      f.at = 'judge'
    },
  },

  // SD-34 To the death. If the last fall together, those who surrendered loot.
  clash: {
    run(ctx, f) {
      f.round++
      crewRound(ctx, f.fighters, f.round)
      f.fighters = f.fighters.filter(seat => shipOf(ctx.board, seat).crew > 0)
      if (f.fighters.length <= 1) return ctx.done([...f.fighters, ...byCrew(ctx, f.yielded)])
      f.at = 'stand'
    },
  },
}

/** Most crew first, ties at random. */
function byCrew(ctx: Ctx<ScurvyDice, BrawlFrame>, seats: readonly Seat[]): Seat[] {
  const drawn = ctx.rng.shuffle([...seats])
  return drawn.sort((a, b) => shipOf(ctx.board, b).crew - shipOf(ctx.board, a).crew)
}

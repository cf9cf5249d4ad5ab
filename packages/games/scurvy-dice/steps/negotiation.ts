/**
 * Negotiation (SD-33): who wants the floor says so unseen, a lot orders them, and one after the other
 * offers a split, with promises if they like; the others accept, refuse, counter or insist on a fight.
 *
 *   floor ─▶ speak ─▶ offer ─▶ promise ─▶ answer ─▶ done(agreed?)
 *     ▲ nobody left ─┘ ▲── refused ─────────┘ (three refusals or an insistence: no agreement)
 */
import {
  type Assigned,
  type Frame,
  oneOf,
  type Sealed,
  type Seat,
  type Step,
  tally,
  together,
  toPlaces,
  unanswered,
} from '@nassau/kernel'
import { byWorth, rivalsOf, shipOf, takeCoins } from '../board.ts'
import { canLand, usePower } from '../captains.ts'
import { giveWord, type Pledge, partyOf, type Term, termOf, termsAbout, turnOn } from '../promises.ts'
import type { ScurvyDice } from '../rules.ts'

/** SD-33 */
const MOST_REFUSALS = 3

/** Where a treasure die goes by an offer: to a seat, or it stays. */
export type Share = Seat | 'island'
const WISHES = ['offer', 'listen', 'insist'] as const
type Wish = { say: (typeof WISHES)[number] }

export type NegotiationFrame = Frame<'negotiation', 'floor' | 'speak' | 'offer' | 'promise' | 'answer'> & {
  among: Seat[]
  sealed: Sealed<Wish>
  /** Who wants the floor and has not had it, in the order that was drawn. */
  speakers: Seat[]
  refused: number
  /** Who has the floor. */
  by: Seat
  /** Who gets each die of the island, in the island's order. */
  offer: Share[]
  /** What the offerer promises, and what is asked of the others. */
  pledges: Pledge[]
  /** Who has yet to answer. */
  left: Seat[]
  /** Who insisted on a fight. */
  insisted: Seat[]
}

/** A negotiation that begins. */
export const talksAmong = (among: readonly Seat[], seats: number): NegotiationFrame => ({
  step: 'negotiation',
  at: 'floor',
  among: [...among],
  sealed: unanswered(seats),
  speakers: [],
  refused: 0,
  by: among[0] ?? 0,
  offer: [],
  pledges: [],
  left: [],
  insisted: [],
})

export const ANSWERS = ['accept', 'refuse', 'counter', 'insist'] as const
/** What is chosen in each phase that asks. */
export type NegotiationChoices = {
  floor: Wish
  offer: Assigned<Share>
  promise: Assigned<Term>
  answer: { answer: (typeof ANSWERS)[number] }
}

export const negotiation: Step<ScurvyDice, NegotiationFrame> = {
  // SD-33 The floor is drawn among those who want it; if none does, someone has to begin.
  floor: together<ScurvyDice, NegotiationFrame, Wish>({
    clause: 'SD-33',
    seats: (_sea, f) => f.among,
    ask: (_sea, _f, seat) =>
      oneOf(
        seat,
        WISHES.map(say => ({ say })),
      ),
    reveal(ctx, f, answers) {
      const who = (wish: Wish['say']): Seat[] =>
        answers.filter(({ choice }) => choice.say === wish).map(({ seat }) => seat)
      f.insisted = who('insist')
      for (const seat of f.insisted) ctx.tell({ kind: 'insisted', seat })
      if (f.insisted.length > 0) return ctx.done(noAgreement(ctx, f))
      const wanting = who('offer')
      f.speakers = ctx.rng.shuffle(wanting.length > 0 ? wanting : [...f.among])
      if (wanting.length !== 1) ctx.tell({ kind: 'lots-drawn', wanting, order: [...f.speakers] })
      f.at = 'speak'
    },
  }),

  // SD-33 After a refusal it is the next one's turn who wanted it; once all have spoken it is asked anew.
  speak: {
    run(ctx, f) {
      const next = f.speakers.shift()
      if (next === undefined) {
        f.at = 'floor'
        return
      }
      f.by = next
      ctx.tell({ kind: 'has-floor', seat: next })
      f.at = 'offer'
    },
  },

  // Who takes which dice, each within crew and hull, captains' powers counted.
  offer: {
    clause: 'SD-33',
    ask: (sea, f, edition) =>
      toPlaces<Share>(
        f.by,
        [...tally(sea.island)].map(([thing, count]) => ({ thing, count, to: [...f.among, 'island'] })),
        f.among.map(seat => ({ place: seat, least: 0, most: canLand(edition, shipOf(sea, seat)) })),
      ),
    take(_ctx, f, { assign }) {
      f.offer = assign
      f.at = 'promise'
    },
  },

  // SD-33 Promises both ways: the offerer's own, and what is asked of each of the others.
  promise: {
    clause: 'SD-33',
    ask: (sea, f) =>
      toPlaces<Term>(
        f.by,
        partiesTo(f).map(seat => ({ thing: partyOf(seat), count: 1, to: termsAbout(rivalsOf(sea, seat)) })),
      ),
    take(ctx, f, { assign }) {
      f.pledges = partiesTo(f).flatMap((by, i) => {
        const term = termOf(assign[i] ?? 'nothing')
        return term ? [{ by, ...term }] : []
      })
      f.left = rivalsOf(ctx.board, f.by).filter(seat => f.among.includes(seat))
      const { offer, pledges } = f
      ctx.tell({ kind: 'offered', seat: f.by, coins: [...ctx.board.island], offer, pledges })
      f.at = 'answer'
    },
  },

  answer: {
    clause: 'SD-33',
    ask: (_sea, f) =>
      oneOf(
        f.left[0] ?? 0,
        ANSWERS.filter(answer => answer !== 'counter' || canCounter(f)).map(answer => ({ answer })),
      ),
    take(ctx, f, { answer }, seat) {
      ctx.tell({ kind: 'answered', seat, answer })
      if (answer === 'insist') {
        f.insisted = [seat]
        return ctx.done(noAgreement(ctx, f))
      }
      if (answer === 'accept') {
        f.left.shift()
        if (f.left.length > 0) return
        ctx.tell({ kind: 'agreed', seats: f.among })
        shareOut(ctx, f)
        giveWord(ctx, f.pledges)
        return ctx.done({ isAgreed: true, insisted: [] })
      }
      f.refused++
      if (f.refused >= MOST_REFUSALS) return ctx.done(noAgreement(ctx, f))
      if (answer === 'counter') f.speakers = [seat, ...f.speakers.filter(other => other !== seat)]
      f.at = 'speak'
    },
  },
}

export const canCounter = (f: NegotiationFrame): boolean => f.refused + 1 < MOST_REFUSALS

/** The one who offers, then the others. */
export const partiesTo = ({ by, among }: NegotiationFrame): Seat[] => [by, ...among.filter(seat => seat !== by)]

type Ctx = { board: ScurvyDice['board']; tell(event: ScurvyDice['event']): void }

/** How it ends in a melee: whoever insisted turns on the others. */
function noAgreement(ctx: Ctx, { among, insisted }: NegotiationFrame): ScurvyDice['results']['negotiation'] {
  for (const seat of insisted) for (const other of among) if (other !== seat) turnOn(ctx, seat, other)
  return { isAgreed: false, insisted }
}

/** Everyone gets their share; a captain whose crew alone could not carry it has used a power for it. */
function shareOut(ctx: Ctx, { among, offer }: NegotiationFrame): void {
  const sea = ctx.board
  const dice = sea.island.map((coins, i) => ({ coins, to: offer[i] ?? 'island' }))
  for (const seat of among) {
    const ship = shipOf(sea, seat)
    const share = dice.filter(({ to }) => to === seat).map(({ coins }) => coins)
    takeCoins(sea.island, share)
    ship.hold = [...ship.hold, ...share].sort(byWorth)
    if (share.length > ship.crew) usePower(ctx, seat, 'extra-hands')
  }
}

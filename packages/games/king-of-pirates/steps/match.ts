/**
 * The match: crews are signed on, hands dealt, and turns go round until someone has enough.
 *
 *   open ─▶ crews ─▶ sign ─▶ fit ─▶ turn ─▶ next ─▶ turn …
 */
import { type Frame, oneOf, type Sealed, type Seat, type Step, together } from '@nassau/kernel'
import { clockwise } from '../../kit/lists.ts'
import { MOST_ROUNDS, shipOf } from '../board.ts'
import { chartOf } from '../chart.ts'
import { mostCannonballs, mostRum } from '../crew/skills.ts'
import { dealActions, drawPirates } from '../deeds.ts'
import type { KingOfPirates, SeasCtx } from '../rules.ts'
import { COLOURS } from '../words/names.ts'

/** KP-11 */
const PIRATES_TO_CHOOSE_FROM = 3

export type Signing = { captain: string; crew: string }

export type MatchFrame = Frame<'match', 'open' | 'crews' | 'sign' | 'fit' | 'turn' | 'next'> & {
  sealed: Sealed<Signing>
}

/** What is chosen in each phase that asks. */
export type MatchChoices = { sign: Signing }

export const match: Step<KingOfPirates, MatchFrame> = {
  // KP-15 The first player is drawn by lot. KP-1 Then all pick a colour.
  open: {
    run(ctx, f) {
      const seas = ctx.board
      seas.first = ctx.rng.below(ctx.seats)
      seas.turn = seas.first
      ctx.tell({ kind: 'first-player', seat: seas.first })
      f.at = 'crews'
      ctx.call({ step: 'colours', at: 'pick', left: clockwise(seas.ships, seas.first), wanted: [] })
    },
  },

  // KP-1 Each starts at the lair of their colour. KP-11 Three pirates for each.
  crews: {
    run(ctx, f) {
      const seas = ctx.board
      const { corners } = chartOf(ctx.edition)
      for (const ship of seas.ships) ship.at = corners[ship.colour] ?? 0
      ctx.tell({ kind: 'colours', colours: seas.ships.map(({ colour }) => COLOURS[colour] ?? 'red') })
      for (let seat = 0; seat < ctx.seats; seat++) {
        drawPirates(ctx, seat, PIRATES_TO_CHOOSE_FROM)
        ctx.tell({ kind: 'pirates-dealt', seat, pirates: [...shipOf(seas, seat).drawn] })
      }
      f.at = 'sign'
    },
  },

  // KP-11 Two are kept, one of them as captain; everyone chooses at once.
  sign: together<KingOfPirates, MatchFrame, Signing>({
    clause: 'KP-11',
    seats: seas => seas.ships.map((_, seat) => seat),
    ask: (seas, _f, seat) => {
      const { drawn } = shipOf(seas, seat)
      return oneOf(
        seat,
        drawn.flatMap(captain => drawn.filter(crew => crew !== captain).map(crew => ({ captain, crew }))),
      )
    },
    reveal(ctx, f, answers) {
      for (const { seat, choice } of answers) {
        const ship = shipOf(ctx.board, seat)
        ship.captain = choice.captain
        ship.crew = [choice.crew]
        for (const id of ship.drawn) if (id !== choice.captain && id !== choice.crew) ctx.board.pirateDiscards.push(id)
        ship.drawn = []
        ctx.tell({ kind: 'signed-on', seat, where: 'setup', captain: choice.captain, crew: [choice.crew] })
      }
      f.at = 'fit'
    },
  }),

  // KP-12 Rum and cannonballs to the brim. KP-13 Three action cards. KP-8 A head start for the second of two.
  fit: {
    run(ctx, f) {
      for (let seat = 0; seat < ctx.seats; seat++) {
        const ship = shipOf(ctx.board, seat)
        ship.rum = mostRum(ctx.edition, ship)
        ship.cannonballs = mostCannonballs(ctx.edition, ship)
        dealActions(ctx, seat, ctx.edition.hand.start)
      }
      giveHeadStarts(ctx)
      f.at = 'turn'
    },
  },

  turn: {
    run(ctx, f) {
      f.at = 'next'
      ctx.call({ step: 'turn', at: 'upkeep' })
    },
  },

  // KP-15 Clockwise. KP-64 A match nobody wins ends after many rounds.
  next: {
    run(ctx, f) {
      const seas = ctx.board
      seas.turn = (seas.turn + 1) % ctx.seats
      if (seas.turn === seas.first) seas.round++
      f.at = 'turn'
      if (seas.round <= MOST_ROUNDS) return
      seas.round = MOST_ROUNDS
      const scores = seas.ships.map(({ doubloons }) => doubloons)
      const most = Math.max(...scores)
      const winners = scores.flatMap((score, seat): Seat[] => (score === most ? [seat] : []))
      ctx.tell({ kind: 'won', seats: winners, doubloons: most })
      ctx.end({ winners, scores })
    },
  },
}

/** KP-8 Of two or three captains, whoever sails first wins more often: each of the others begins with so many doubloons. */
const HEAD_STARTS: { readonly [seats: number]: number } = { 2: 600, 3: 400 }

function giveHeadStarts(ctx: SeasCtx): void {
  const doubloons = HEAD_STARTS[ctx.seats]
  if (doubloons === undefined) return
  for (let turn = 1; turn < ctx.seats; turn++) {
    const seat = (ctx.board.first + turn) % ctx.seats
    shipOf(ctx.board, seat).doubloons = doubloons
    ctx.tell({ kind: 'head-start', seat, doubloons })
  }
}

/**
 * Pig, the smallest complete game: roll as often as you dare, a 1 loses what the turn brought, hold
 * to keep it, 100 wins. It is the worked example of docs/adding-a-game.md.
 *
 *   decide ─ roll ─▶ decide │ next seat          decide ─ hold ─▶ next seat │ end
 */
import {
  bad,
  type Frame,
  type Game,
  good,
  isRecord,
  type NamedChoices,
  oneOf,
  repeat,
  type Seat,
  type Step,
} from '@nassau/kernel'
import { FACTS } from './facts.ts'

export type Pig = {
  board: { scores: number[] }
  frame: TurnFrame
  event: PigEvent
  edition: { goal: number }
  options: Record<never, never>
  choices: NamedChoices<Choices>
  view: { scores: number[] }
  results: Record<never, never>
}
type PigEvent = { kind: 'rolled'; by: Seat; pips: number } | { kind: 'held'; by: Seat; score: number }

/** A seat's turn, what it would lose, and how many turns have ended. */
type TurnFrame = Frame<'turn', 'decide'> & { seat: Seat; atStake: number; turns: number }
type Decision = { do: 'roll' | 'hold' }
type Choices = { turn: { decide: Decision } }

const DECISIONS: readonly Decision[] = [{ do: 'roll' }, { do: 'hold' }]

/** PG-5 Two who never keep anything would play for ever. */
const MOST_TURNS = 1000

const leaders = (scores: readonly number[]): Seat[] => {
  const best = Math.max(...scores)
  return scores.flatMap((score, seat) => (score === best ? [seat] : []))
}

const turn: Step<Pig, TurnFrame> = {
  // PG-2 Roll or hold. PG-3 A 1 loses the turn's points. PG-4 Holding keeps them; 100 wins.
  decide: {
    clause: 'PG-2',
    ask: (_board, f) => oneOf(f.seat, DECISIONS),
    take(ctx, f, decision) {
      const { scores } = ctx.board
      if (decision.do === 'roll') {
        const pips = ctx.rng.die()
        ctx.tell({ kind: 'rolled', by: f.seat, pips })
        if (pips > 1) {
          f.atStake += pips
          return
        }
      } else {
        const score = (scores[f.seat] ?? 0) + f.atStake
        scores[f.seat] = score
        ctx.tell({ kind: 'held', by: f.seat, score })
        if (score >= ctx.edition.goal) return ctx.end({ winners: [f.seat], scores: [...scores] })
      }
      if (++f.turns === MOST_TURNS) return ctx.end({ winners: leaders(scores), scores: [...scores] })
      f.seat = (f.seat + 1) % ctx.seats
      f.atStake = 0
    },
  },
}

const { id, title, law, seats } = FACTS

export const pig: Game<Pig> = {
  id,
  title,
  version: 1,
  law,
  seats,
  longest: 100_000,
  options: {},
  edition: { goal: 100 },
  readEdition: data =>
    isRecord(data) && typeof data.goal === 'number' && Number.isInteger(data.goal) && data.goal > 0
      ? good({ goal: data.goal })
      : bad('an edition of Pig is {"goal": N}, N a whole number above 0'),
  // PG-1 Two seats at 0; seat 0 begins.
  setup: ({ seats }) => ({
    board: { scores: repeat(0, seats) },
    frame: { step: 'turn', at: 'decide', seat: 0, atStake: 0, turns: 0 },
  }),
  steps: { turn },
  view: board => ({ scores: [...board.scores] }),
  determinize: view => ({ scores: [...view.scores] }),
  draw: (view, names) => view.scores.map((score, seat) => `${names[seat]} ${score}`).join(' | '),
  say: (event, names) =>
    event.kind === 'rolled'
      ? { text: `${names[event.by]} rolls ${event.pips === 1 ? 'a 1 and loses the turn' : event.pips}`, clause: 'PG-3' }
      : { text: `${names[event.by]} holds at ${event.score}`, clause: 'PG-4' },
  prompts: { 'turn.decide': (f, names) => `${names[f.seat]} has ${f.atStake} at stake: roll or hold?` },
}

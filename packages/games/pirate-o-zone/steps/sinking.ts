/**
 * Sinking (PZ-18 to PZ-23): in firing order each team with a cannonball in play resolves it once.
 *
 *   next ─▶ judge ─▶ judge … ─▶ leave ─▶ next
 *             └▶ choose ─▲
 */
import { type Frame, oneOf, type Step } from '@nassau/kernel'
import { captainOf, type FeltDie, type Team, type TossBoard } from '../../kit/tossing/board.ts'
import { liftOff } from '../../kit/tossing/hand/hand.ts'
import type { PirateOZone } from '../rules.ts'
import { aim, aimSteps, holdStep, judge, sink, sinkStep, type Volley } from '../sinking.ts'
import { watersOf } from '../waters.ts'

export type SinkingFrame = Frame<'sinking', 'next' | 'judge' | 'choose' | 'leave'> & {
  /** Teams whose cannonball is not resolved yet. */
  left: Team[]
  /** The volley being resolved. */
  volley: Volley | null
}

/** What is chosen in each phase that asks. */
export type SinkingChoices = { choose: { sink: string } }

export const sinking: Step<PirateOZone, SinkingFrame> = {
  // PZ-18 In firing order, once each; without a cannonball in play there is nothing to resolve.
  next: {
    run(ctx, f) {
      const team = f.left.shift()
      if (team === undefined) return ctx.done()
      f.volley = aim(watersOf(ctx.board, ctx.edition), team)
      // That a cannonball is lost was told when it was.
      if (f.volley === null) return
      ctx.tell({ kind: 'decided', steps: aimSteps(f.volley), dice: ctx.board.dice })
      f.at = 'judge'
    },
  },

  // PZ-21 Strongest first, while the cannonball's strength lasts.
  judge: {
    run(ctx, f) {
      const { volley } = f
      const verdict = volley ? judge(volley) : null
      if (!volley || !verdict || verdict.kind === 'done') {
        f.at = 'leave'
        return
      }
      if (verdict.kind === 'choose') {
        f.at = 'choose'
        return
      }
      if (verdict.kind === 'stop') {
        ctx.tell({ kind: 'decided', steps: [holdStep(volley, verdict.ids)], dice: afloat(ctx.board, volley) })
        f.at = 'leave'
        return
      }
      ctx.tell({ kind: 'decided', steps: [sinkStep(volley, verdict.id)], dice: afloat(ctx.board, volley) })
      f.volley = sink(volley, verdict.id)
    },
  },

  // PZ-22 Where the order of tied ships matters, the sinking team chooses.
  choose: {
    clause: 'PZ-22',
    ask(board, f) {
      const verdict = f.volley ? judge(f.volley) : null
      const candidates = verdict?.kind === 'choose' ? verdict.candidates : []
      return oneOf(
        captainOf(board, f.volley?.team ?? 0),
        candidates.map(id => ({ sink: id })),
      )
    },
    take(ctx, f, { sink: id }) {
      f.at = 'judge'
      if (!f.volley) return
      ctx.tell({
        kind: 'decided',
        steps: [{ kind: 'chosen', clause: 'PZ-22', team: f.volley.team, id }, sinkStep(f.volley, id)],
        dice: afloat(ctx.board, f.volley),
      })
      f.volley = sink(f.volley, id)
    },
  },

  // PZ-23 What is sunk leaves the table before the other team's turn.
  leave: {
    run(ctx, f) {
      liftOff(ctx, f.volley?.sunk ?? [])
      f.volley = null
      f.at = 'next'
    },
  },
}

/** What has not sunk yet: the sunk lie on the table until the volley is over. */
const afloat = ({ dice }: TossBoard, { sunk }: Volley): FeltDie[] => dice.filter(({ id }) => !sunk.includes(id))

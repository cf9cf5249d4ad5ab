/**
 * The toss (OZ-11 to OZ-18, OZ-27, OZ-32): a hand lets go, the table says where everything comes to
 * rest, and the rules say what that means.
 *
 *   throw ─▶ clear ─▶ clear … done(verdict)
 */
import { type Axis, aThrow, type Frame, type Seat, type Shell, type Step, type Thrown } from '@nassau/kernel'
import { isOnDisk, reachOf } from '@nassau/tossing'
import { crewOf, type FeltDie, lineOf, type Role, type Team, type TossBoard, turnFor } from '../board.ts'
import type { TossEdition } from '../edition.ts'
import { type Near, nearestGoal } from '../felt.ts'
import { liftOff, type Report, release, type TossCtx, withOwners } from '../hand/hand.ts'
import type { Tossing } from '../rules.ts'

/** What became of a tossed die. */
export type Verdict = {
  /** The clause it broke, if it was a foul. */
  foul: 'OZ-11' | 'OZ-12' | null
  /** Whether the die is on the table, or was taken from it into a target. */
  isInPlay: boolean
}

export type TossFrame = Frame<'toss', 'throw' | 'clear'> & {
  team: Team
  seat: Seat
  role: Role
  /** The die in hand, such as `b3`. */
  id: string
  verdict: Verdict
}

/** What is chosen in each phase that asks. */
export type TossChoices = { throw: Thrown }

export const toss: Step<Tossing, TossFrame> = {
  // OZ-27 Where the hand lets go, how fast, which way, with what spin.
  throw: {
    clause: 'OZ-27',
    ask: (board, f, edition) => tossAsk(board, f.seat, f.team, edition),
    take(ctx, f, thrown) {
      const numbers = turnFor(crewOf(ctx.board, f.team).end, thrown.throw)
      const report = release(ctx, f, numbers)
      layDice(ctx, f, report)
      f.verdict = judge(report, f.id)
      ctx.tell({
        kind: 'tossed',
        seat: f.seat,
        team: f.team,
        id: f.id,
        ...restOf(ctx.board, f.id),
        throw: numbers,
        words: report.words,
        fingerprint: report.fingerprint,
        touch: report.touch,
        isRolled: report.isRolled,
        path: report.path,
      })
      // That the tossed die left is told with the toss.
      const knockedOff = report.left.filter(id => id !== f.id)
      if (knockedOff.length > 0) ctx.tell({ kind: 'off-table', ids: knockedOff })
      if (f.verdict.foul) punish(ctx, f, f.verdict.foul, report)
      f.at = 'clear'
    },
  },

  // OZ-17 Dice on a target are lifted off and set aside; again, until nothing more settles onto one.
  clear: {
    run(ctx, f) {
      const { board, edition } = ctx
      const onTarget = edition.setsAside ? board.dice.filter(die => board.goals.some(goal => isOnDisk(die, goal))) : []
      if (onTarget.length === 0) return ctx.done(f.verdict)
      for (const { team } of onTarget) board.aside[team] = (board.aside[team] ?? 0) + 1
      const ids = onTarget.map(({ id }) => id)
      ctx.tell({ kind: 'set-aside', ids })
      liftOff(ctx, ids)
    },
  },
}

/** Puts every die where it came to rest, and tells whose value had to be rolled (OZ-18). */
function layDice(ctx: TossCtx, f: TossFrame, report: Report): void {
  ctx.board.dice = withOwners(report.dice, ctx.board.dice, f)
  for (const { id, face } of ctx.board.dice)
    if (report.rerolled.includes(id)) ctx.tell({ kind: 'value-rolled', id, face })
}

function judge(report: Report, id: string): Verdict {
  const isInPlay = !report.left.includes(id)
  // OZ-11 The table, or a disk, before the line. OZ-12 And then it must roll.
  if (!report.isTouched || report.isCrossedFirst) return { foul: 'OZ-11', isInPlay: false }
  if (!report.isRolled) return { foul: 'OZ-12', isInPlay: false }
  return { foul: null, isInPlay }
}

/** OZ-13 A fouled die is taken off. OZ-14 Each die it disturbed costs its team. */
function punish(ctx: TossCtx, f: TossFrame, clause: 'OZ-11' | 'OZ-12', report: Report): void {
  ctx.tell({ kind: 'foul', seat: f.seat, team: f.team, id: f.id, clause })
  liftOff(ctx, [f.id])
  const disturbed = report.disturbed.filter(id => id !== f.id)
  if (disturbed.length === 0) return
  const points = disturbed.length * ctx.edition.penalty
  crewOf(ctx.board, f.team).score -= points
  ctx.tell({ kind: 'penalty', team: f.team, dice: disturbed, points })
}

function restOf(
  { dice, goals }: TossBoard,
  id: string,
): { face: number | null; x: number; y: number; near: Near | null } {
  const die = dice.find(other => other.id === id)
  if (!die) return { face: null, x: 0, y: 0, near: null }
  return { face: die.face, x: die.pose.x, y: die.pose.y, near: nearestGoal(goals, die) }
}

/** OZ-27 The bounds of a toss, seen from the tosser's own end: y runs away from them. */
export function tossAsk(board: TossBoard, seat: Seat, team: Team, edition: TossEdition): ReturnType<typeof aThrow> {
  const { release: hand, table } = edition
  const edge = -table.length / 2
  const tenths = (mm: number): number => Math.round(mm * 10)
  const speed = Math.round(hand.speed)
  const spin = Math.round(hand.spin * 100)
  const axis = (name: string, unit: string, min: number, max: number): Axis => ({ name, unit, min, max })
  return aThrow(
    seat,
    [
      axis('x', '0.1 mm', tenths(-table.width / 2), tenths(table.width / 2)),
      axis('y', '0.1 mm', tenths(edge - hand.behind), tenths(Math.min(edge + hand.past, lineOf(board, team)))),
      axis('z', '0.1 mm', tenths(hand.low), tenths(hand.high)),
      ...['vx', 'vy', 'vz'].map(name => axis(name, 'mm/s', -speed, speed)),
      ...['wx', 'wy', 'wz'].map(name => axis(name, '0.01 rad/s', -spin, spin)),
    ],
    [
      { axes: [3, 4, 5], centre: [0, 0, 0], least: 0, most: speed, says: `at most ${hand.speed / 1000} m/s` },
      { axes: [6, 7, 8], centre: [0, 0, 0], least: 0, most: spin, says: `at most ${hand.spin} rad/s of spin` },
      ...board.dice.map(die => inTheWay(die, crewOf(board, team).end, edition)),
    ],
  )
}

/** A die cannot start inside another one. */
function inTheWay(die: FeltDie, end: 'near' | 'far', edition: TossEdition): Shell {
  const { x, y, z } = die.pose
  const apart = reachOf(die.kind, die.size) + reachOf('d12', edition.cannonballSize)
  return {
    axes: [0, 1, 2],
    centre: turnFor(end, [x, y, z]).map(mm => Math.round(mm * 10) + 0),
    least: Math.ceil(apart * 10),
    most: null,
    says: `${die.id} is in the way: let go at least ${Math.ceil(apart)} mm from it`,
  }
}

/**
 * Arranging the table (OZ-3, OZ-34, PZ-3 to PZ-5): the host takes a preset, lets chance decide, or
 * puts the foul line and every disk where they like within the law.
 *
 *   choose ─▶ done        choose ─ own ─▶ line ─▶ place ─▶ place ─▶ place ─▶ done
 */
import { aThrow, type Frame, oneOf, type Seat, type Shell, type Step, type ThrowAsk, type Thrown } from '@nassau/kernel'
import { sample } from '@nassau/kernel/bots'
import type { Disk } from '@nassau/tossing'
import type { TossBoard } from '../board.ts'
import type { TossEdition } from '../edition.ts'
import type { Tossing } from '../rules.ts'

export type ArrangeFrame = Frame<'arrange', 'choose' | 'line' | 'place' | 'lay'> & {
  /** Where the disks go that have a place already. */
  spots: { x: number; y: number }[]
}
/** What is chosen in each phase that asks. */
export type ArrangeChoices = { choose: { arrange: string }; line: Thrown; place: Thrown }

/** OZ-34 The host arranges. */
const HOST: Seat = 0

export const arrange: Step<Tossing, ArrangeFrame> = {
  choose: {
    clause: 'OZ-34',
    ask: (_board, _f, edition) =>
      oneOf(HOST, [
        ...edition.presets.map(({ name }) => ({ arrange: name })),
        { arrange: 'random' },
        { arrange: 'own' },
      ]),
    take(ctx, f, { arrange: wanted }) {
      if (wanted === 'own') {
        f.at = 'line'
        return
      }
      const preset = ctx.edition.presets.find(({ name }) => name === wanted)
      f.spots = preset ? preset.spots.map(spot => ({ ...spot })) : []
      setLine(ctx.board, ctx.edition, ctx.edition.foulLine.usual)
      while (f.spots.length < ctx.edition.goals.length) {
        const spot = sample(spotAsk(ctx.board, ctx.edition, f.spots), ctx.rng)
        f.spots.push(spotFrom(spot))
      }
      f.at = 'lay'
    },
  },

  // OZ-4, PZ-4 The foul disks go between the middle and an end.
  line: {
    clause: 'OZ-4',
    ask: (_board, _f, { foulLine }) =>
      aThrow(HOST, [
        { name: 'line', unit: 'mm from the end', min: Math.ceil(foulLine.least), max: Math.floor(foulLine.most) },
      ]),
    take(ctx, f, { throw: [distance = ctx.edition.foulLine.usual] }) {
      setLine(ctx.board, ctx.edition, distance)
      f.at = 'place'
    },
  },

  // OZ-6, PZ-5 Wholly on the table, in their own part of it, not overlapping.
  place: {
    clause: 'OZ-6',
    ask: (board, f, edition) => spotAsk(board, edition, f.spots),
    take(ctx, f, thrown) {
      f.spots.push(spotFrom(thrown))
      if (f.spots.length === ctx.edition.goals.length) f.at = 'lay'
    },
  },

  lay: {
    run(ctx, f) {
      const { goals, goalDiameter: diameter, diskThickness: thickness } = ctx.edition
      ctx.board.goals = goals.map(({ name, value }, i) => ({
        name,
        value,
        diameter,
        thickness,
        ...(f.spots[i] ?? { x: 0, y: 0 }),
      }))
      ctx.tell({
        kind: 'arranged',
        goals: ctx.board.goals.map(({ name, x, y }) => ({ name, x, y })),
        line: ctx.board.lines.near,
      })
      return ctx.done()
    },
  },
}

const spotFrom = (choice: unknown): { x: number; y: number } => {
  const [x = 0, y = 0] = isThrown(choice) ? choice.throw : []
  return { x, y }
}
const isThrown = (choice: unknown): choice is Thrown =>
  typeof choice === 'object' && choice !== null && 'throw' in choice

/** Where the next disk may go, in whole mm. */
function spotAsk(board: TossBoard, edition: TossEdition, spots: readonly { x: number; y: number }[]): ThrowAsk {
  const radius = edition.goalDiameter / 2
  const { width, length } = edition.table
  // Classic targets lie beyond the middle line (OZ-6); islands between the two foul lines (PZ-5).
  const [from, to] = board.lines.far === null ? [0, length / 2] : [board.lines.near, board.lines.far]
  const apart: Shell[] = spots.map(({ x, y }) => ({
    axes: [0, 1],
    centre: [x, y],
    least: edition.goalDiameter,
    most: null,
    says: `targets must not overlap: keep ${edition.goalDiameter} mm from the one at ${x}, ${y}`,
  }))
  return aThrow(
    HOST,
    [
      { name: 'x', unit: 'mm', min: Math.ceil(-width / 2 + radius), max: Math.floor(width / 2 - radius) },
      { name: 'y', unit: 'mm', min: Math.ceil(from + radius), max: Math.floor(to - radius) },
    ],
    apart,
  )
}

/** Puts the foul line, and the disks that mark it, at this distance from the end (from both, if both toss). */
export function setLine(board: TossBoard, edition: TossEdition, distance: number): void {
  const { width, length } = edition.table
  const near = distance - length / 2
  board.lines = { near, far: board.lines.far === null ? null : -near }
  const disk = (x: number, y: number): Disk => ({
    x,
    y,
    diameter: edition.foulDiameter,
    thickness: edition.diskThickness,
  })
  const side = width / 2 - edition.foulDiameter
  board.foulDisks =
    board.lines.far === null ? [disk(-side, near), disk(side, near)] : [disk(side, near), disk(-side, -near)]
}

/**
 * Arranging the table (OZ-3, OZ-34, PZ-3 to PZ-5): the host takes a preset, lets chance decide, or
 * puts the foul line and every disk where they like within the law.
 *
 *   choose ─▶ done        choose ─ own ─▶ line (a line for each end that tosses) ─▶ place ─▶ place ─▶ place ─▶ done
 */
import { aThrow, type Frame, oneOf, type Seat, type Shell, type Step, type ThrowAsk, type Thrown } from '@nassau/kernel'
import { sample } from '@nassau/kernel/bots'
import type { Disk } from '@nassau/tossing'
import type { End, TossBoard } from '../board.ts'
import { type TossEdition, usualLine } from '../edition.ts'
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
      setUsualLines(ctx.board, ctx.edition)
      while (f.spots.length < ctx.edition.goals.length) {
        const spot = sample(spotAsk(ctx.board, ctx.edition, f.spots), ctx.rng)
        f.spots.push(spotFrom(spot))
      }
      f.at = 'lay'
    },
  },

  // OZ-4, PZ-4 The foul disks go between the middle and an end; where both ends toss, each has a line of its own.
  line: {
    clause: 'OZ-4',
    ask: (board, _f, { foulLine }) =>
      aThrow(HOST, [
        {
          name: lineToPut(board),
          unit: 'mm from the end',
          min: Math.ceil(foulLine.least),
          max: Math.floor(foulLine.most),
        },
      ]),
    take(ctx, f, { throw: [distance = ctx.edition.foulLine.usual] }) {
      const line = lineToPut(ctx.board)
      setLine(ctx.board, ctx.edition, line === 'far line' ? 'far' : 'near', distance)
      f.at = line === 'near line' ? 'line' : 'place'
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
      layDisks(ctx.board, ctx.edition, f.spots)
      ctx.tell({
        kind: 'arranged',
        goals: ctx.board.goals.map(({ name, x, y }) => ({ name, x, y })),
        lines: { ...ctx.board.lines },
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

/** Which line an ask for one is about: the only one, or that of an end. */
export type LineName = 'line' | 'near line' | 'far line'

/** A line is there when a disk marks it, and the near one is put first. */
const lineToPut = ({ lines, foulDisks }: TossBoard): LineName =>
  lines.far === null ? 'line' : foulDisks.length === 0 ? 'near line' : 'far line'

/** Puts an end's foul line, and what marks it, at this distance: one disk where both ends toss (PZ-4), else two (OZ-4). */
function setLine(board: TossBoard, edition: TossEdition, end: End, distance: number): void {
  const { table, foulDiameter: diameter, diskThickness: thickness } = edition
  const near = distance - table.length / 2
  const side = table.width / 2 - diameter
  const disk = (x: number, y: number): Disk => ({ x, y, diameter, thickness })
  if (end === 'far') {
    const far = 0 - near
    board.lines = { near: board.lines.near, far }
    board.foulDisks.push(disk(-side, far))
    return
  }
  board.lines = { near, far: board.lines.far }
  board.foulDisks = board.lines.far === null ? [disk(-side, near), disk(side, near)] : [disk(side, near)]
}

/** Puts a foul line at each end that tosses. */
export function setLines(board: TossBoard, edition: TossEdition, near: number, far: number): void {
  setLine(board, edition, 'near', near)
  if (board.lines.far !== null) setLine(board, edition, 'far', far)
}

/** Where an edition has them. */
export const setUsualLines = (board: TossBoard, edition: TossEdition): void =>
  setLines(board, edition, usualLine(edition, 'near'), usualLine(edition, 'far'))

/** Lays the targets or islands, in the edition's order. */
export function layDisks(
  board: TossBoard,
  { goals, goalDiameter: diameter, diskThickness: thickness }: TossEdition,
  spots: readonly { x: number; y: number }[],
): void {
  board.goals = goals.map(({ name, value }, i) => ({
    name,
    value,
    diameter,
    thickness,
    ...(spots[i] ?? { x: 0, y: 0 }),
  }))
}

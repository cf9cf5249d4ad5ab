/**
 * Where rules meet the table: a throw is worked out by physics (or, for simulations by the thousand,
 * by a fitted formula), and what comes to rest is kept in the record.
 */
import type { Ctx, Seat } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import {
  type Die,
  type Piece,
  recordTrajectory,
  type Settled,
  settle,
  type Report as TableReport,
  type Throw,
  type Tremor,
  throwDie,
} from '@nassau/tossing'
import { crewOf, type FeltDie, lineOf, type Role, type Team, type TossBoard } from '../board.ts'
import type { TossEdition } from '../edition.ts'
import { feltOf } from '../felt.ts'
import type { Tossing } from '../rules.ts'
import { surrogateThrow } from './surrogate.ts'

/** What the table says of a toss, as far as the rules want to know. */
export type Report = {
  /** Every die still on the table, at rest. */
  dice: Die[]
  /** Dice that left the table, tossed or knocked off. */
  left: string[]
  /** Whether the die touched the table or a disk at all. */
  isTouched: boolean
  /** Whether its centre passed the foul line before that. */
  isCrossedFirst: boolean
  isRolled: boolean
  /** Other dice that moved by more than 1 mm, show another value or were knocked off (OZ-14). */
  disturbed: string[]
  /** Dice that leaned between two faces, so that their value was rolled (OZ-18). */
  rerolled: string[]
  fingerprint: string
  /** Where the die first touched something; null if it never did. */
  touch: { x: number; y: number } | null
  /** The way the dice took, as the table writes it down, in base 64; empty where none was worked out. */
  path: string
}

/** OZ-14 A die is disturbed if it moved by more than this, in mm. */
const DISTURBED = 1
/** Chance for a toss comes from two words of this many values, drawn from the match's own. */
const WORD = 2 ** 32

/** All the chance there is in a toss. */
export type Words = [seed: number, stream: number]

type Told = { team: Team; id: string; throw: readonly number[]; words: Words; fingerprint: string }

/** The part of a context a hand needs; every step of either game has it. */
export type TossCtx = Pick<Ctx<Tossing>, 'board' | 'edition' | 'options' | 'rng' | 'work' | 'tell'>

type Hand = { team: Team; seat: Seat; role: Role; id: string }

/** Lets go: `numbers` are the throw in the table's own directions. */
export function release(ctx: TossCtx, hand: Hand, numbers: readonly number[]): Report & { words: Words } {
  const words: Words = [ctx.rng.below(WORD), ctx.rng.below(WORD)]
  const isSurrogate = ctx.options.surrogate
  const report = ctx.work(() => tossOn(ctx.board, ctx.edition, hand, numbers, new FastChance(...words), isSurrogate))
  return { ...report, words }
}

/** Works a throw that was told of out again, from how the dice lay; whether it comes to the same. */
export function comesToTheSame(
  before: TossBoard,
  edition: TossEdition,
  { team, id, throw: numbers, words, fingerprint }: Told,
): boolean {
  const role = id.endsWith('c') ? 'cannonball' : 'die'
  return tossOn(before, edition, { team, role, id }, numbers, new FastChance(...words)).fingerprint === fingerprint
}

/** What a toss onto this board comes to. The board stays as it is. */
export function tossOn(
  board: TossBoard,
  edition: TossEdition,
  { team, role, id }: Pick<Hand, 'team' | 'role' | 'id'>,
  numbers: readonly number[],
  rng: FastChance,
  isSurrogate = false,
): Report {
  const tossed = pieceOf({ role, id }, edition)
  const towards = crewOf(board, team).end === 'near' ? 1 : -1
  const foul = { y: towards * lineOf(board, team), towards } as const
  const watcher = recordTrajectory()
  const options = { foul, tremor: tremorOf(edition), onStep: watcher.onStep }
  const thrower = isSurrogate ? surrogateThrow : throwDie
  const report = thrower(feltOf(board, edition), board.dice, tossed, throwFrom(numbers), rng, options)
  return { ...reportFrom(report), path: isSurrogate ? '' : watcher.bytes().toBase64() }
}

/** The die in a hand, as the table wants it. */
export const pieceOf = ({ role, id }: Pick<Hand, 'role' | 'id'>, edition: TossEdition): Piece =>
  role === 'cannonball' ? { id, kind: 'd12', size: edition.cannonballSize } : { id, kind: 'd6', size: edition.dieSize }

/** OZ-11, OZ-12 Whether a toss was a foul, whatever else it did. */
export const isFoul = ({ isTouched, isCrossedFirst, isRolled }: Report): boolean =>
  !isTouched || isCrossedFirst || !isRolled

/** OZ-29 The edition's tremor as the table wants it. */
export const tremorOf = ({ tremor: { speed, direction, spin } }: TossEdition): Tremor => ({
  speed: speed / 100,
  direction,
  spin: spin / 100,
})

export const reportFrom = ({ firstContact, crossedFirst, rolled, ...settled }: TableReport): Report => ({
  ...whatSettled(settled),
  isTouched: firstContact !== null,
  // Adding nothing turns -0 into 0: plain data has no other.
  touch: firstContact && { x: firstContact.x + 0, y: firstContact.y + 0 },
  path: '',
  isCrossedFirst: crossedFirst,
  isRolled: rolled,
})

/** Takes dice off the table. OZ-32 What they held up comes to rest, and that is no disturbance (OZ-14). */
export function liftOff(ctx: TossCtx, ids: readonly string[]): void {
  const { board, edition, options } = ctx
  const lifted = board.dice.filter(({ id }) => ids.includes(id))
  board.dice = board.dice.filter(({ id }) => !ids.includes(id))
  if (options.surrogate || lifted.length === 0 || board.dice.length === 0) return
  const [seed, stream] = [ctx.rng.below(WORD), ctx.rng.below(WORD)]
  const after = ctx.work(() =>
    whatSettled(settle(feltOf(board, edition), board.dice, new FastChance(seed, stream), { lifted })),
  )
  if (after.disturbed.length === 0) return
  board.dice = withOwners(after.dice, board.dice, null)
  ctx.tell({ kind: 'settled', ids: after.disturbed })
  if (after.left.length > 0) ctx.tell({ kind: 'off-table', ids: after.left })
}

/** Dice at rest with their team and role; a new one is the tosser's. */
export function withOwners(dice: readonly Die[], before: readonly FeltDie[], tosser: Hand | null): FeltDie[] {
  const owners = new Map(before.map(die => [die.id, die]))
  return dice.map(die => {
    const { team, role } = owners.get(die.id) ?? tosser ?? { team: 0, role: 'die' }
    const { id, kind, size, pose, labels, face } = die
    return { id, kind, size, pose, labels, face, team, role }
  })
}

/** The dice in play after a toss: OZ-13 a fouled die is taken off. */
export const diceAfter = (board: TossBoard, hand: Hand, report: Report): FeltDie[] =>
  withOwners(report.dice, board.dice, hand).filter(({ id }) => !isFoul(report) || id !== hand.id)

function whatSettled({
  dice,
  left,
  moved,
  cocked,
  fingerprint,
}: Settled): Pick<Report, 'dice' | 'left' | 'disturbed' | 'rerolled' | 'fingerprint'> {
  return {
    dice: dice.map(({ id, kind, size, pose, labels, face }) => ({ id, kind, size, pose, labels, face })),
    left: [...left],
    disturbed: moved
      .filter(({ id, distance, faceChanged }) => distance > DISTURBED || faceChanged || left.includes(id))
      .map(({ id }) => id),
    rerolled: cocked.filter(({ candidates }) => candidates.length > 1).map(({ id }) => id),
    fingerprint,
  }
}

export function throwFrom(numbers: readonly number[]): Throw {
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0, wx = 0, wy = 0, wz = 0] = numbers
  return { x, y, z, vx, vy, vz, wx, wy, wz }
}

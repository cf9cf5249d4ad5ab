/** A fight in numbers: what each side brings, how the dice may fall, and which line of the matrix that is. */
import type { Seat } from '@nassau/kernel'
import type { Pieces } from '../../board.ts'
import type { Edition } from '../../edition/edition.ts'
import { type Form, itemBonus, strengthOf } from '../../sailing/strength.ts'
import type { FightFrame } from '../../steps/battle/fight.ts'

export type Side = {
  /** Null for islanders and beasts. */
  seat: Seat | null
  units: readonly number[]
  strength: number
  items: number
  cards: number
  /** Null before the roll. */
  die: number | null
  total: number
}

export type Bout = { form: Form; hex: number; sides: readonly [Side, Side] }

export function boutOf(pieces: Pieces, edition: Edition, fight: FightFrame): Bout {
  const { form, hex, attacker, defender, ours, theirs, printed, cards, dice } = fight
  const side = (seat: Seat | null, units: readonly number[], i: 0 | 1): Side => {
    const strength = strengthOf(pieces, units) + (i === 1 ? printed : 0)
    const items = itemBonus(pieces, edition, units, { form, isAttacking: i === 0 })
    const die = dice[i] ?? null
    return {
      seat,
      units,
      strength,
      items,
      cards: cards[i] ?? 0,
      die,
      total: strength + items + (cards[i] ?? 0) + (die ?? 0),
    }
  }
  return { form, hex, sides: [side(attacker, ours, 0), side(defender, theirs, 1)] }
}

type Row = Edition['matrix'][number]

/** Lines of the matrix that say the same, taken together: differences from `from` to `to`, null for all beyond. */
export type Band = Row & { from: number; to: number | null }

export function bandsOf({ matrix }: Pick<Edition, 'matrix'>): Band[] {
  const bands: Band[] = []
  for (const [difference, row] of matrix.entries()) {
    const last = bands.at(-1)
    const isSame =
      last && last.steps === row.steps && last.retreat === row.retreat && last.immobilized === row.immobilized
    if (isSame && difference > 1) last.to = difference
    else bands.push({ ...row, from: difference, to: difference })
  }
  const beyond = bands.at(-1)
  if (beyond) beyond.to = null
  return bands
}

export const isIn = ({ from, to }: Band, difference: number): boolean =>
  Math.abs(difference) >= from && (to === null || Math.abs(difference) <= to)

/** Faces of a die. */
const FACES = 6

/** Of 36 falls of two dice, how many end in this band for the loser on each side; `lead` is the attacker's before the dice. */
export function fallsIn(band: Band, lead: number): { attacker: number; defender: number } {
  const falls = { attacker: 0, defender: 0 }
  for (let ours = 1; ours <= FACES; ours++)
    for (let theirs = 1; theirs <= FACES; theirs++) {
      const difference = lead + ours - theirs
      if (!isIn(band, difference)) continue
      if (difference < 0) falls.attacker++
      else falls.defender++
    }
  return falls
}

/** Of 36 falls, how many the attacker wins, loses, and how many are level. */
export function chancesOf(lead: number): { won: number; level: number; lost: number } {
  const chances = { won: 0, level: 0, lost: 0 }
  for (let ours = 1; ours <= FACES; ours++)
    for (let theirs = 1; theirs <= FACES; theirs++) {
      const difference = lead + ours - theirs
      if (difference > 0) chances.won++
      else if (difference < 0) chances.lost++
      else chances.level++
    }
  return chances
}

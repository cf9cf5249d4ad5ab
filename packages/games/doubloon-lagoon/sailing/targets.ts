/** Who can fight whom in a battle segment (DL-21, DL-28 to DL-32), and which ships can be captured (DL-19). */
import type { Seat } from '@nassau/kernel'
import { boardingOf, hasCrewAt, isAshore, manned, type Pieces, type Unit, unitOf, unitsWhere } from '../board.ts'

/** A battle on a hex against one enemy. */
export type Named = { battle: number; against: Seat }
/** Our ship and the one to be boarded. */
export type Grapple = { from: number; board: number }

const isManned = (lagoon: Pieces, unit: Unit, id: number): boolean =>
  unit.kind === 'ship' && unit.at !== null && manned(lagoon, id) > 0

/** Every hex and enemy there that `seat` can still attack. */
export function battlesOf(lagoon: Pieces, seat: Seat): Named[] {
  const named: Named[] = []
  for (let id = 0; id < lagoon.units.length; id++) {
    const unit = lagoon.units[id]
    if (!unit || unit.at === null || unit.owner !== seat || unit.hasAttacked || unit.aboard !== null) continue
    for (let enemy = 0; enemy < lagoon.units.length; enemy++) {
      const other = lagoon.units[enemy]
      if (!other || other.at !== unit.at || other.owner === seat || other.aboard !== null) continue
      if (!canAttack(lagoon, id, enemy)) continue
      const { at, owner } = other
      if (!named.some(({ battle, against }) => battle === at && against === owner))
        named.push({ battle: at, against: owner })
    }
  }
  return named
}

/** DL-28 Crews ashore attack crews ashore and ships with crew; such ships attack crews ashore. DL-30 Ships do not fire at ships. */
function canAttack(lagoon: Pieces, id: number, enemy: number): boolean {
  const [unit, other] = [unitOf(lagoon, id), unitOf(lagoon, enemy)]
  if (unit.kind === 'ship') return isManned(lagoon, unit, id) && isAshore(other)
  return isAshore(other) || isManned(lagoon, other, enemy)
}

/** Own units in that hex that have not attacked and have someone of `foe` to attack. */
export function attackersAt(lagoon: Pieces, seat: Seat, hex: number, foe: Seat): number[] {
  const enemies = unitsWhere(lagoon, unit => unit.at === hex && unit.owner === foe && unit.aboard === null)
  return unitsWhere(
    lagoon,
    (unit, id) =>
      unit.at === hex &&
      unit.owner === seat &&
      unit.aboard === null &&
      !unit.hasAttacked &&
      enemies.some(enemy => canAttack(lagoon, id, enemy)),
  )
}

/** Units of `foe` in that hex that all these attackers can attack. */
export const targetsAt = (lagoon: Pieces, foe: Seat, hex: number, attackers: readonly number[]): number[] =>
  unitsWhere(
    lagoon,
    (unit, id) =>
      unit.at === hex &&
      unit.owner === foe &&
      unit.aboard === null &&
      attackers.every(attacker => canAttack(lagoon, attacker, id)),
  )

/** DL-32 Own ships with crew beside enemy ships with crew, not yet at grips and not yet called. */
export function grapplesOf(lagoon: Pieces, seat: Seat, called: readonly Grapple[]): Grapple[] {
  const grapples: Grapple[] = []
  for (let from = 0; from < lagoon.units.length; from++) {
    const ours = lagoon.units[from]
    if (ours?.kind !== 'ship' || ours.owner !== seat || !isManned(lagoon, ours, from)) continue
    for (let board = 0; board < lagoon.units.length; board++) {
      const theirs = lagoon.units[board]
      if (theirs?.kind !== 'ship' || theirs.owner === seat || theirs.at !== ours.at) continue
      if (!isManned(lagoon, theirs, board) || boardingOf(lagoon, from, board)) continue
      if (!called.some(pair => pair.from === from && pair.board === board)) grapples.push({ from, board })
    }
  }
  return grapples
}

/** DL-19 Ships without crew of others, where `seat` has a crew. */
export const prizesFor = (lagoon: Pieces, seat: Seat, hex: number): number[] =>
  hasCrewAt(lagoon, seat, hex)
    ? unitsWhere(
        lagoon,
        (unit, id) => unit.kind === 'ship' && unit.at === hex && unit.owner !== seat && manned(lagoon, id) === 0,
      )
    : []

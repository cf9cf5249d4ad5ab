/** What a side brings to a battle beside its die (DL-22, DL-29): its crews, what they carry, its ships' guns and pikes. */
import { type Pieces, unitOf } from '../board.ts'
import { amountOf } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'

/** How a fight comes about: a battle on a hex, a boarding, or an adventure's fight. */
export type Form = 'battle' | 'boarding' | 'adventure'

/** The crews of a side: those named, and all aboard the ships named. */
export function fightersOf(lagoon: Pieces, units: readonly number[]): number[] {
  const crews: number[] = []
  for (const id of units) {
    if (unitOf(lagoon, id).kind === 'crew') crews.push(id)
    else for (let crew = 0; crew < lagoon.units.length; crew++) if (lagoon.units[crew]?.aboard === id) crews.push(crew)
  }
  return crews
}

/** DL-29 The total strength of a side's crews. */
export function strengthOf(lagoon: Pieces, units: readonly number[]): number {
  let strength = 0
  for (const crew of fightersOf(lagoon, units)) strength += unitOf(lagoon, crew).strength
  return strength
}

/** What a side's items add. */
export function itemBonus(
  lagoon: Pieces,
  edition: Edition,
  units: readonly number[],
  { form, isAttacking }: { form: Form; isAttacking: boolean },
): number {
  let bonus = 0
  for (const crew of fightersOf(lagoon, units)) {
    const { items } = unitOf(lagoon, crew)
    if (items.length === 0) continue
    bonus += amountOf(edition, items, 'battle-bonus')
    if (isAttacking) bonus += amountOf(edition, items, 'attack-bonus')
    if (form === 'boarding') bonus += amountOf(edition, items, 'boarding-bonus')
  }
  for (const id of units) {
    const { kind, items } = unitOf(lagoon, id)
    if (kind === 'crew' || items.length === 0) continue
    if (form === 'boarding') bonus += amountOf(edition, items, 'boarding-bonus')
    if (!isAttacking) bonus += amountOf(edition, items, 'deck-gun')
  }
  return bonus
}

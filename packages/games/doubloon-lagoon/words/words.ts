/** What units are called, and the values of choices: hexes, units, cards and items. */
import type { Seat } from '@nassau/kernel'
import { i18n } from '#i18n'
import type { ChoiceKey } from '../../words.ts'
import { CREWS, type Tag, unitNumbered } from '../board.ts'
import type { Edition } from '../edition/edition.ts'
import { hexName, mapOf } from '../edition/map.ts'
import type { DoubloonLagoon } from '../rules.ts'

/** A seat's name, from its number. */
export type Name = (seat: Seat) => string

/** DL-5 Ships come after all crews, a home ship for each seat first: which of their owner's ships one is. */
function shipOf({ unit, number, owner }: Tag): 'home' | 'captured' | 'merchantman' {
  const seats = (unit - number + 1) / CREWS
  if (number > seats) return 'merchantman'
  return number === owner + 1 ? 'home' : 'captured'
}

/** `Anne's second crew`, `Bart's captured ship`, `your ship`: as it stands within a sentence. */
export const unitInWords = (tag: Tag, name: Name): string => {
  const { owner, kind, number } = tag
  return kind === 'crew'
    ? i18n._(
        "{name, select, you {your} other {{name}'s}} {number, plural, =1 {first} =2 {second} other {third}} crew",
        { name: name(owner), number },
      )
    : i18n._(
        "{name, select, you {your} other {{name}'s}} {which, select, home {ship} captured {captured ship} other {merchantman}}",
        { name: name(owner), which: shipOf(tag) },
      )
}

/** The keys of choices whose numbers are hexes. */
const HEX_KEYS: readonly string[] = [
  'to',
  'port',
  'counter',
  'explore',
  'battle',
] satisfies readonly ChoiceKey<DoubloonLagoon>[]
/** Those whose numbers are units. */
const UNIT_KEYS: readonly string[] = [
  'unit',
  'crew',
  'capture',
  'pick',
  'on',
  'embark',
  'breakOff',
  'from',
  'board',
] satisfies readonly ChoiceKey<DoubloonLagoon>[]

export function wordFor(
  key: string,
  value: string | number,
  edition: Edition,
  names: readonly string[],
): string | null {
  if (typeof value === 'string') {
    if (key === 'prize') return i18n._(value)
    const card = [...edition.events, ...edition.adventures].find(({ id }) => id === value)
    return card ? i18n._(card.name) : null
  }
  if (HEX_KEYS.includes(key) || (key === 'on' && isHarbour(value, edition, names.length)))
    return hexName(edition, value)
  return UNIT_KEYS.includes(key) ? unitByNumber(value, names) : null
}

/** A unit of which no more than its number is known: whoever owns it, a ship's own number is the only one. */
function unitByNumber(id: number, names: readonly string[]): string {
  const unit = unitNumbered(id, names.length)
  return unit.kind === 'crew'
    ? unitInWords({ unit: id, ...unit }, seat => names[seat] ?? i18n._('seat {seat}', { seat }))
    : i18n._('ship {number}', { number: unit.number })
}

/** DL-40 A merchantman is called to a hex. Ports and shores have higher numbers than units. */
function isHarbour(value: number, edition: Edition, seats: number): boolean {
  const { isShore, ports } = mapOf(edition)
  return value >= seats * (CREWS + 1) && (isShore[value] === true || ports.includes(value))
}

/** What the values of choices are called: hexes, cards and items. */
import type { Edition } from './edition.ts'
import { hexName } from './map.ts'

/** The keys of choices whose numbers are hexes. */
const HEX_KEYS = ['to', 'port', 'counter', 'explore']
/** Those whose numbers are units, as the drawing numbers them. */
const UNIT_KEYS = ['unit', 'crew', 'capture', 'pick', 'on']

export function wordFor(key: string, value: string | number, edition: Edition): string | null {
  if (typeof value === 'number') {
    if (HEX_KEYS.includes(key)) return hexName(edition, value)
    return UNIT_KEYS.includes(key) ? `#${value}` : null
  }
  return [...edition.events, ...edition.adventures].find(({ id }) => id === value)?.name ?? null
}

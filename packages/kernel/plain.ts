/**
 * Plain data: what a board, frame, event, option or view may be made of. Null, booleans, finite
 * numbers, strings, arrays and bare objects; no undefined, class, Map, Date or function.
 */
import { RulesBug } from './errors.ts'

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Throws, naming the path, if `value` would not survive a round trip through JSON unchanged. */
export function assertPlain(value: unknown, path = '$'): void {
  const odd = oddIn(value)
  if (odd) throw new RulesBug('not-plain', { path: `${path}${odd.path}`, ...odd.what })
}

/** The first thing that is not plain, or null. Its path is put together on the way back: nearly always there is none. */
function oddIn(value: unknown): { path: string; what: object } | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null
  if (typeof value === 'number') {
    const isSafe = Number.isFinite(value) && !Object.is(value, -0)
    return isSafe ? null : { path: '', what: { value: String(value) } }
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const odd = oddIn(value[i])
      if (odd) return { path: `[${i}]${odd.path}`, what: odd.what }
    }
    return null
  }
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype)
    return { path: '', what: { type: typeof value } }
  for (const key of Object.keys(value)) {
    // Assigning to this key changes an object's prototype instead, so no copy could keep it.
    const odd = key === '__proto__' ? { path: '', what: { type: 'prototype' } } : oddIn(value[key])
    if (odd) return { path: `.${key}${odd.path}`, what: odd.what }
  }
  return null
}

/** Deep equality of plain data; the order of an object's keys does not count. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => samePlain(item, b[i]))
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && samePlain(a[key], b[key]))
}

/** How many leading places of a message are worth showing of a value a person typed. */
const SHOWN = 120

/** A value as text for a message, cut short where it is long. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

/** `n` times the same thing. */
export const repeat = <T>(thing: T, n: number): T[] => new Array<T>(n).fill(thing)

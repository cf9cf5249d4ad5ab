/**
 * Making patches (see patch.ts). This is done for everyone who watches after every choice, mostly to find nothing: it
 * allocates only where something changed, and a patch is written as the text it will be sent as, in one go.
 */
import { isRecord, samePlain } from '@nassau/kernel'
import { copyPlain } from '@nassau/kernel/host'

/** Whether the parts that were found last are a single one: that is named by its whole way down. */
let isOne = false

/** What must be done to `before` to get `after`, as text. */
export function diff(before: unknown, after: unknown): string {
  const parts = partsBetween(copyPlain(before), after)
  if (parts !== null) return `{${parts}}`
  return before === after ? '{}' : `{"!":${JSON.stringify(after)}}`
}

/**
 * Makes `data` into `after`, in place, and says how, as text; null if they were the same. What did not change is
 * neither copied nor named. Only the part `own` is changed within: every other part is taken over as it is, and is never
 * changed. So several can hold the same parts, and what is still the same thing is not looked into.
 */
export function transform<T extends object>(data: T, after: T, own: keyof T & string): string | null {
  let parts = ''
  for (const key in after) {
    const was = data[key]
    const is = after[key]
    if (was === is) continue
    const isOwn = key === own
    if (!isOwn) data[key] = is
    if (!isOwn && samePlain(was, is)) continue
    const inside = partsBetween(isOwn ? was : copyPlain(was), is)
    if (isOwn && inside === null) data[key] = copyPlain(is)
    parts = joined(parts, inside === null ? standing(named(key), is) : within(named(key), inside))
  }
  return parts === '' ? null : `{${parts}}`
}

/** Null if they cannot differ in parts: that can objects, and lists of one length. */
function partsBetween(data: unknown, after: unknown): string | null {
  if (Array.isArray(data)) return Array.isArray(after) && data.length === after.length ? partsOfList(data, after) : null
  return isRecord(data) && isRecord(after) ? partsOfRecord(data, after) : null
}

function partsOfList(data: unknown[], after: readonly unknown[]): string {
  let parts = ''
  let many = 0
  for (let i = 0; i < after.length; i++) {
    const was = data[i]
    const is = after[i]
    if (was === is) continue
    const inside = partsBetween(was, is)
    if (inside === '') continue
    if (inside === null) data[i] = copyPlain(is)
    parts = joined(parts, inside === null ? standing(String(i), is) : within(String(i), inside))
    many++
  }
  isOne = many === 1
  return parts
}

function partsOfRecord(data: Record<string, unknown>, after: Record<string, unknown>): string {
  let parts = ''
  let many = 0
  let gone = 0
  // Counted one by one: a list of them would be thrown away at once.
  for (const _ in data) gone++
  for (const key in after) {
    const was = data[key]
    const is = after[key]
    if (!isAbsent(was)) gone--
    if (was === is) continue
    const inside = partsBetween(was, is)
    if (inside === '') continue
    if (inside === null) data[key] = copyPlain(is)
    parts = joined(parts, inside === null ? standing(named(key), is) : within(named(key), inside))
    many++
  }
  if (gone > 0)
    for (const key of Object.keys(data))
      if (isAbsent(after[key])) {
        parts = joined(parts, `"-${named(key)}":0`)
        many++
        delete data[key]
      }
  isOne = many === 1
  return parts
}

/** Plain data holds no functions: one that is found is of those that every object has. */
const isAbsent = (value: unknown): boolean => value === undefined || typeof value === 'function'

const joined = (parts: string, part: string): string =>
  parts === '' || part === '' ? parts + part : `${parts},${part}`

const standing = (step: string, value: unknown): string =>
  `"=${step}":${typeof value === 'number' ? value : JSON.stringify(value)}`

/** The parts of what is at `step`, seen from outside: the single one by its whole way down. */
function within(step: string, parts: string): string {
  if (parts === '') return ''
  return isOne ? `"${parts.charAt(1)}${step}/${parts.slice(2)}` : `".${step}":{${parts}}`
}

const PLAIN_NAME = /^[\w-]*$/

/** A name as a step of the way, within a string of JSON. */
const named = (key: string): string =>
  PLAIN_NAME.test(key) ? key : JSON.stringify(key.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1)

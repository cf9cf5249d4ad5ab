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
  if (areAlike(before, after)) return `{${partsBetween(copyPlain(before), after)}}`
  return samePlain(before, after) ? '{}' : `{"!":${JSON.stringify(after)}}`
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
    let part = ''
    if (!areAlike(was, is)) part = standing(key, is)
    else if (key === own) part = within(key, partsBetween(was, is))
    else if (!samePlain(was, is)) part = within(key, partsBetween(copyPlain(was), is))
    if (key !== own) data[key] = is
    else if (!areAlike(was, is)) data[key] = copyPlain(is)
    parts = joined(parts, part)
  }
  return parts === '' ? null : `{${parts}}`
}

/** Both must be objects, or lists of one length. */
const partsBetween = (data: unknown, after: unknown): string =>
  Array.isArray(data) && Array.isArray(after)
    ? partsOfList(data, after)
    : isRecord(data) && isRecord(after)
      ? partsOfRecord(data, after)
      : ''

function partsOfList(data: unknown[], after: readonly unknown[]): string {
  let parts = ''
  let many = 0
  for (let i = 0; i < after.length; i++) {
    const was = data[i]
    const is = after[i]
    if (was === is) continue
    let part: string
    if (areAlike(was, is)) part = within(String(i), partsBetween(was, is))
    else {
      data[i] = copyPlain(is)
      part = standing(String(i), is)
    }
    if (part === '') continue
    parts = joined(parts, part)
    many++
  }
  isOne = many === 1
  return parts
}

function partsOfRecord(data: Record<string, unknown>, after: Record<string, unknown>): string {
  let parts = ''
  let many = 0
  let gone = Object.keys(data).length
  for (const key in after) {
    const was = data[key]
    const is = after[key]
    if (!isAbsent(was)) gone--
    if (was === is) continue
    let part: string
    if (areAlike(was, is)) part = within(key, partsBetween(was, is))
    else {
      data[key] = copyPlain(is)
      part = standing(key, is)
    }
    if (part === '') continue
    parts = joined(parts, part)
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

const standing = (key: string, value: unknown): string =>
  `"=${named(key)}":${typeof value === 'number' ? value : JSON.stringify(value)}`

/** The parts of what is at `key`, seen from outside: the single one by its whole way down. */
function within(key: string, parts: string): string {
  if (parts === '') return ''
  return isOne ? `"${parts.charAt(1)}${named(key)}/${parts.slice(2)}` : `".${named(key)}":{${parts}}`
}

/** Both objects, or both lists of one length: then they can differ in parts. */
function areAlike(before: unknown, after: unknown): boolean {
  if (Array.isArray(before)) return Array.isArray(after) && before.length === after.length
  return isRecord(before) && isRecord(after)
}

const PLAIN_NAME = /^[\w-]*$/

/** A name as a step of the way, within a string of JSON. */
const named = (key: string): string =>
  PLAIN_NAME.test(key) ? key : JSON.stringify(key.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1)

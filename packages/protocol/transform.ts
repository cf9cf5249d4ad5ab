/**
 * Making patches (see patch.ts). This is done for everyone who watches after every choice, mostly to find nothing: it
 * allocates only where something changed, and a patch is written as the text it will be sent as, in one go.
 */
import { isRecord, samePlain } from '@nassau/kernel'
import { endOf, HEAD, type Laid, LIST, layOn, RECORD } from './laid.ts'

/** How far what is laid has been read. */
let at = 0
/** Whether the parts that were found last are a single one: that is named by its whole way down. */
let isOne = false

type Fields = Record<string, unknown>

/** What must be done to `before` to get `after`, as text. */
export function diff(before: unknown, after: unknown): string {
  const parts = renew(layOn([], before), after)
  return parts === null ? `{"!":${JSON.stringify(after)}}` : `{${parts}}`
}

/**
 * Makes `data` into `after`, in place, and says how, as text; null if they were the same. What did not change is
 * neither copied nor named. Only the part `own`, which is laid flat, is changed within: every other part is taken over as
 * it is, and is never changed. So several can hold the same parts, and what is still the same thing is not looked into.
 */
export function transform(data: Fields, laid: Laid, after: Fields, own: string): string | null {
  let parts = ''
  for (const key in after) {
    const is = after[key]
    let inside: string | null
    if (key === own) inside = renew(laid, is)
    else {
      const was = data[key]
      if (was === is) continue
      data[key] = is
      if (samePlain(was, is)) continue
      inside = renew(layOn([], was), is)
    }
    parts = joined(parts, inside === null ? standing(key, is) : within(key, inside))
  }
  return parts === '' ? null : `{${parts}}`
}

/**
 * Makes what is laid into `after`, and says how: the parts of a patch, as text; '' if it was the same, null if the two
 * cannot differ in parts. That can records, and lists that keep their length or only grow at their end.
 */
export function renew(laid: Laid, after: unknown): string | null {
  at = 0
  if (laid[0] === after) return ''
  const parts = partsHere(laid, after)
  if (parts === null) laid.splice(0, laid.length, ...layOn([], after))
  return parts
}

/** Of what begins at `at`, which has moved behind it afterwards; unless it is null, then it is where it was. */
function partsHere(laid: Laid, after: unknown): string | null {
  const kind = laid[at]
  if (kind === LIST) return Array.isArray(after) ? partsOfList(laid, after) : null
  return kind === RECORD && isRecord(after) ? partsOfRecord(laid, after) : null
}

function partsOfList(laid: Laid, after: readonly unknown[]): string | null {
  const from = at
  const many = Number(laid[from + 1])
  // What has grown to twice as much, or more, is shorter said as a whole.
  if (after.length < many || (after.length > many && after.length >= many * 2)) return null
  at = from + HEAD
  let parts = ''
  let changed = 0
  for (let i = 0; i < many; i++) {
    if (laid[at] === after[i]) at++
    else {
      const part = partAt(laid, i, after[i])
      if (part === '') continue
      parts = joined(parts, part)
      changed++
    }
  }
  if (after.length > many) {
    // And so is what was changed besides.
    if (changed > 0) {
      at = from
      return null
    }
    changed = after.length - many
    laid[from + 1] = after.length
    for (let i = many; i < after.length; i++) {
      parts = joined(parts, standing(i, after[i]))
      put(laid, 0, after[i])
    }
  }
  isOne = changed === 1
  return parts
}

function partsOfRecord(laid: Laid, after: Record<string, unknown>): string {
  const from = at
  let left = Number(laid[from + 1])
  at = from + HEAD
  let parts = ''
  let changed = 0
  for (const key in after) {
    if (left-- === 0 || laid[at] !== key) return rekeyed(laid, from, parts, changed, after)
    at++
    const is = after[key]
    if (laid[at] === is) at++
    else {
      const part = partAt(laid, key, is)
      if (part === '') continue
      parts = joined(parts, part)
      changed++
    }
  }
  if (left > 0) return rekeyed(laid, from, parts, changed, after)
  isOne = changed === 1
  return parts
}

/** Fields have come or gone from where `at` is on, or changed places: what is left of the record is laid anew. */
function rekeyed(
  laid: Laid,
  from: number,
  before: string,
  changedBefore: number,
  after: Record<string, unknown>,
): string {
  const start = at
  const end = endOf(laid, from)
  const gone = new Map<string, Laid>()
  for (let place = start; place < end; ) {
    const to = endOf(laid, place + 1)
    gone.set(String(laid[place]), laid.slice(place + 1, to))
    place = to
  }
  const keys = Object.keys(after)
  const fresh: Laid = []
  let parts = before
  let changed = changedBefore
  for (const key of keys.slice(Number(laid[from + 1]) - gone.size)) {
    const was = gone.get(key)
    const is = after[key]
    gone.delete(key)
    const inside = was ? renew(was, is) : null
    const part = inside === null ? standing(key, is) : within(key, inside)
    parts = joined(parts, part)
    if (part !== '') changed++
    fresh.push(key)
    layOn(fresh, is)
  }
  for (const key of gone.keys()) parts = joined(parts, `"-${named(key)}":0`)
  laid[from + 1] = keys.length
  laid.splice(start, end - start, ...fresh)
  at = start + fresh.length
  isOne = changed + gone.size === 1
  return parts
}

/** How what begins at `at` differs, as a part of the patch of what it is in; it is what it shall be afterwards. */
function partAt(laid: Laid, key: string | number, is: unknown): string {
  const inside = partsHere(laid, is)
  if (inside !== null) return within(key, inside)
  put(laid, endOf(laid, at) - at, is)
  return standing(key, is)
}

/** Puts data at `at`, in place of so many places. */
function put(laid: Laid, places: number, is: unknown): void {
  if (places === 1 && (typeof is !== 'object' || is === null)) {
    laid[at++] = is
    return
  }
  const fresh = layOn([], is)
  laid.splice(at, places, ...fresh)
  at += fresh.length
}

const joined = (parts: string, part: string): string =>
  parts === '' || part === '' ? parts + part : `${parts},${part}`

const standing = (key: string | number, value: unknown): string =>
  `"=${named(key)}":${typeof value === 'number' ? value : JSON.stringify(value)}`

/** The parts of what is at `key`, seen from outside: the single one by its whole way down. */
function within(key: string | number, parts: string): string {
  if (parts === '') return ''
  return isOne ? `"${parts.charAt(1)}${named(key)}/${parts.slice(2)}` : `".${named(key)}":{${parts}}`
}

const PLAIN_NAME = /^[\w-]*$/

/** A name, or a place in a list, as a step of the way, within a string of JSON. */
const named = (key: string | number): string | number =>
  typeof key === 'number' || PLAIN_NAME.test(key)
    ? key
    : JSON.stringify(key.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1)

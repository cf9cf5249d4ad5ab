/**
 * Patches: how one piece of plain data became another. A patch is an object; the first character of a key
 * says what is done, the rest is a way down into the data, its steps divided by `/` (`~1` stands for a
 * slash in a name, `~0` for a tilde).
 *
 *   {"=seen/stack/0/seat": 1}       there now stands 1
 *   {"-seen/stack/0/got": 0}        there now stands nothing
 *   {".seen": {"=ask": null, …}}    in there, all of this
 *   {"!": {…}}                      everything is now this
 */
import { copyPlain, isRecord, samePlain } from '@nassau/kernel'

export type Patch = { [step: string]: unknown }

/** What must be done to `before` to get `after`; empty if nothing. */
export function diff(before: unknown, after: unknown): Patch {
  if (areAlike(before, after)) return transform(copyPlain(before), after) ?? {}
  return samePlain(before, after) ? {} : { '!': after }
}

/**
 * Makes `data` into `after`, in place, and says how; null if they were the same. What did not change is
 * neither copied nor named. Both must be objects, or lists of one length.
 */
export function transform(data: unknown, after: unknown): Patch | null {
  let patch: Patch | null = null
  const change = (sign: string, key: string, value: unknown): void => {
    patch ??= {}
    patch[`${sign}${key}`] = value
  }
  if (Array.isArray(data) && Array.isArray(after)) {
    for (let i = 0; i < after.length; i++) {
      const [was, is]: unknown[] = [data[i], after[i]]
      if (was === is) continue
      if (areAlike(was, is)) changeWithin(change, String(i), transform(was, is))
      else {
        data[i] = copyPlain(is)
        change('=', String(i), is)
      }
    }
  } else if (isRecord(data) && isRecord(after)) {
    for (const key in data)
      if (!Object.hasOwn(after, key)) {
        change('-', escaped(key), 0)
        delete data[key]
      }
    for (const key in after) {
      const [was, is] = [data[key], after[key]]
      if (was === is && Object.hasOwn(data, key)) continue
      if (areAlike(was, is)) changeWithin(change, key, transform(was, is))
      else {
        data[key] = copyPlain(is)
        change('=', escaped(key), is)
      }
    }
  }
  return patch
}

/** A single change is named by its whole way down. */
function changeWithin(
  change: (sign: string, key: string, value: unknown) => void,
  key: string,
  inner: Patch | null,
): void {
  if (!inner) return
  const [first = '', second] = Object.keys(inner)
  if (second !== undefined) change('.', escaped(key), inner)
  else change(first.charAt(0), `${escaped(key)}/${first.slice(1)}`, inner[first])
}

/** Both objects, or both lists of one length: then they can differ in parts. */
function areAlike(before: unknown, after: unknown): boolean {
  if (Array.isArray(before)) return Array.isArray(after) && before.length === after.length
  return isRecord(before) && isRecord(after)
}

/** The data after `patch`; what it was given stays as it was. A way that leads nowhere is a fault of the sender. */
export function applyPatch<T>(data: T, patch: Patch): T {
  const box = { data: copyPlain(data) }
  if ('!' in patch) set(box, ['data'], '=', patch['!'])
  else change(box.data, patch)
  return box.data
}

function change(data: unknown, patch: Patch): void {
  for (const [step, value] of Object.entries(patch)) {
    const keys = step.slice(1).split('/').map(unescaped)
    if (step.startsWith('.') && isRecord(value)) change(keys.reduce(inside, data), value)
    else set(data, keys, step.charAt(0), value)
  }
}

function set(data: unknown, keys: readonly string[], sign: string, value: unknown): void {
  const place = keys.slice(0, -1).reduce(inside, data)
  const last = keys.at(-1) ?? ''
  if (Array.isArray(place)) place[Number(last)] = copyPlain(value)
  else if (!isRecord(place) || last === '__proto__') throw new TypeError(`a patch leads nowhere: ${keys.join('/')}`)
  else if (sign === '-') delete place[last]
  else place[last] = copyPlain(value)
}

const inside = (place: unknown, key: string): unknown =>
  Array.isArray(place) ? place[Number(key)] : isRecord(place) && Object.hasOwn(place, key) ? place[key] : undefined

const escaped = (key: string): string => (/[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key)
const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')

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

import { isRecord, samePlain } from '@nassau/kernel'
import { copyPlain } from '@nassau/kernel/host'

export type Patch = { [step: string]: unknown }

/** What must be done to `before` to get `after`; empty if nothing. */
export function diff(before: unknown, after: unknown): Patch {
  if (areAlike(before, after)) return changeBetween(before, after) ?? {}
  return samePlain(before, after) ? {} : { '!': after }
}

/**
 * Makes `data` into `after`, in place, and says how; null if they were the same. What did not change is
 * neither copied nor named. Both must be objects, or lists of one length. This is done for everyone who
 * watches after every choice, mostly to find nothing: it allocates only where something changed.
 */
export function transform(data: unknown, after: unknown): Patch | null {
  if (Array.isArray(data)) return Array.isArray(after) ? transformList(data, after) : null
  return isRecord(data) && isRecord(after) ? transformRecord(data, after) : null
}

/**
 * The same for data of which only the part `own` is changed in place: every other part is taken over as it is, and is
 * never changed. So several can hold the same parts, and what is still the same thing is not looked into.
 */
export function transformParts<T extends object>(data: T, after: T, own: keyof T & string): Patch | null {
  let patch: Patch | null = null
  for (const key in after) {
    const was = data[key]
    const is = after[key]
    if (was === is) continue
    if (!areAlike(was, is)) {
      data[key] = key === own ? copyPlain(is) : is
      patch ??= {}
      patch[`=${escaped(key)}`] = is
      continue
    }
    const inner = key === own ? transform(was, is) : changeBetween(was, is)
    if (key !== own) data[key] = is
    if (inner) patch = addWithin(patch ?? {}, escaped(key), inner)
  }
  return patch
}

/** What must be done to `before` to get `after`, both of one kind; null if nothing. */
const changeBetween = (before: unknown, after: unknown): Patch | null =>
  samePlain(before, after) ? null : transform(copyPlain(before), after)

function transformList(data: unknown[], after: readonly unknown[]): Patch | null {
  let patch: Patch | null = null
  for (let i = 0; i < after.length; i++) {
    const was = data[i]
    const is = after[i]
    if (was === is) continue
    if (areAlike(was, is)) {
      const inner = transform(was, is)
      if (inner) patch = addWithin(patch ?? {}, String(i), inner)
    } else {
      data[i] = copyPlain(is)
      patch ??= {}
      patch[`=${i}`] = is
    }
  }
  return patch
}

function transformRecord(data: Record<string, unknown>, after: Record<string, unknown>): Patch | null {
  let patch: Patch | null = null
  let gone = Object.keys(data).length
  for (const key in after) {
    const was = data[key]
    const is = after[key]
    if (!isAbsent(was)) gone--
    if (was === is) continue
    if (areAlike(was, is)) {
      const inner = transform(was, is)
      if (inner) patch = addWithin(patch ?? {}, escaped(key), inner)
    } else {
      data[key] = copyPlain(is)
      patch ??= {}
      patch[`=${escaped(key)}`] = is
    }
  }
  if (gone === 0) return patch
  patch ??= {}
  for (const key of Object.keys(data))
    if (isAbsent(after[key])) {
      patch[`-${escaped(key)}`] = 0
      delete data[key]
    }
  return patch
}

/** Plain data holds no functions: one that is found is of those that every object has. */
const isAbsent = (value: unknown): boolean => value === undefined || typeof value === 'function'

/** A single change is named by its whole way down. */
function addWithin(patch: Patch, key: string, inner: Patch): Patch {
  const [first = '', second] = Object.keys(inner)
  if (second !== undefined) patch[`.${key}`] = inner
  else patch[`${first.charAt(0)}${key}/${first.slice(1)}`] = inner[first]
  return patch
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

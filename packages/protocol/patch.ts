/**
 * Patches: how one piece of plain data became another. A patch is an object; the first character of a key
 * says what is done, the rest is a way down into the data, its steps divided by `/` (`~1` stands for a
 * slash in a name, `~0` for a tilde).
 *
 *   {"=seen/stack/0/seat": 1}       there now stands 1; in a list, the place behind its last is a new one
 *   {"-seen/stack/0/got": 0}        there now stands nothing
 *   {".seen": {"=ask": null, …}}    in there, all of this
 *   {"!": {…}}                      everything is now this
 */

import { isRecord } from '@nassau/kernel'
import { copyPlain } from '@nassau/kernel/host'

export type Patch = { [step: string]: unknown }

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

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')

/**
 * Plain data laid out flat, for whoever keeps what was shown only to find what has changed since: one list instead of an
 * object for each part, so it is small, and it is read from front to back beside the data it is compared with.
 *
 *   {"a":[7,8],"b":null}      RECORD 2 "a" LIST 2 7 8 "b" null
 */
import { isRecord } from '@nassau/kernel'

export const LIST = Symbol('list')
export const RECORD = Symbol('record')
/** How many places a list or record takes before what is in it: what it is, and how much is in it. */
export const HEAD = 2

export type Laid = unknown[]

/** What is laid out takes as much room as it needs; what has been pushed together takes up to half as much again. */
export const lay = (data: unknown): Laid => layOn([], data).slice()

/** Lays data behind what is laid already. */
export function layOn(laid: Laid, data: unknown): Laid {
  if (Array.isArray(data)) {
    laid.push(LIST, data.length)
    for (let i = 0; i < data.length; i++) layOn(laid, data[i])
  } else if (isRecord(data)) {
    const head = laid.push(RECORD, 0) - 1
    let many = 0
    for (const key in data) {
      laid.push(key)
      layOn(laid, data[key])
      many++
    }
    laid[head] = many
  } else laid.push(data)
  return laid
}

/** The data again; it shares nothing with what it was laid from. */
export function raise(laid: Laid): unknown {
  const { data } = raiseAt(laid, 0)
  return data
}

function raiseAt(laid: Laid, from: number): { data: unknown; to: number } {
  const kind = laid[from]
  if (kind !== LIST && kind !== RECORD) return { data: kind, to: from + 1 }
  const fields: [string, unknown][] = []
  const list: unknown[] = []
  let to = from + HEAD
  for (let left = Number(laid[from + 1]); left > 0; left--) {
    const key = kind === RECORD ? String(laid[to++]) : null
    const inside = raiseAt(laid, to)
    if (key === null) list.push(inside.data)
    else fields.push([key, inside.data])
    to = inside.to
  }
  return { data: kind === LIST ? list : Object.fromEntries(fields), to }
}

/** Where what begins at `from` ends. */
export function endOf(laid: Laid, from: number): number {
  const kind = laid[from]
  let to = from + 1
  if (kind !== LIST && kind !== RECORD) return to
  to++
  for (let left = Number(laid[from + 1]); left > 0; left--) to = endOf(laid, kind === RECORD ? to + 1 : to)
  return to
}

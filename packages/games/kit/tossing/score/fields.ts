/** Reading the fields of a position: each is what it should be, or it is said what it should be. */
import { bad, good, isRecord, type Result, show } from '@nassau/kernel'

/** Stops the reading of a position: what is wrong, and what would be right. */
export class Unreadable extends Error {}

/** What is read, or the sentence that stopped it. */
export function reading<T>(read: () => T): Result<T> {
  try {
    return good(read())
  } catch (fault) {
    if (fault instanceof Unreadable) return bad(fault.message)
    throw fault
  }
}

/** A value with where it stands, such as `dice[2].face`. */
export type Field = { file: string; path: string; value: unknown }

/** What the field is, and what would be right. */
export function wrong({ file, path, value }: Field, expected: string): Unreadable {
  // JSON has no word for what is beyond its numbers: 1e999 reads as Infinity.
  const shown = typeof value === 'number' ? String(value) : show(value)
  return new Unreadable(`${file}: ${path} is ${value === undefined ? 'missing' : shown}; expected ${expected}`)
}

/** The fields of an object. Only `known` ones are allowed: a misspelt one would be left out in silence. */
export function fieldsOf<Name extends string>(
  field: Field,
  known: readonly Name[],
  expected: string,
): (name: Name) => Field {
  const { file, path, value } = field
  if (!isRecord(value)) throw wrong(field, expected)
  const names: readonly string[] = known
  const stranger = Object.keys(value).find(name => !names.includes(name))
  const prefix = path === TOP ? '' : `${path}.`
  if (stranger !== undefined)
    throw new Unreadable(`${file}: ${prefix}${stranger} is not known; ${path} has ${known.join(', ')}`)
  return name => ({ file, path: `${prefix}${name}`, value: Object.hasOwn(value, name) ? value[name] : undefined })
}

/** What the outermost object is called. */
export const TOP = 'the position'

export function listAt(field: Field, expected: string): Field[] {
  const { file, path, value } = field
  if (!Array.isArray(value)) throw wrong(field, expected)
  return value.map((item: unknown, i) => ({ file, path: `${path}[${i}]`, value: item }))
}

export function textAt(field: Field, expected: string): string {
  const { value } = field
  if (typeof value !== 'string' || value === '') throw wrong(field, expected)
  return value
}

export function numberAt(field: Field, expected: string, isRight: (n: number) => boolean = () => true): number {
  const { value } = field
  if (typeof value !== 'number' || !Number.isFinite(value) || !isRight(value)) throw wrong(field, expected)
  return value
}

export function wholeAt(field: Field, least: number, most: number, expected: string): number {
  return numberAt(field, expected, n => Number.isInteger(n) && n >= least && n <= most)
}

export function oneOfAt<Word extends string>(field: Field, words: readonly Word[], expected: string): Word {
  const found = words.find(word => word === field.value)
  if (found === undefined) throw wrong(field, expected)
  return found
}

/** What `read` makes of the field, or `otherwise` where it is absent. */
export const orElse = <T>(field: Field, otherwise: T, read: (field: Field) => T): T =>
  field.value === undefined ? otherwise : read(field)

/** Reading data from outside: checked against its schema, refused with the place that is wrong. */
import { badAt, good, type Result } from '@nassau/kernel'
import { en } from 'zod/locales'
import * as z from 'zod/mini'

// The small build of the schema library brings no sentences of its own.
z.config(en())

export const readEditionWith = <T>(schema: z.ZodMiniType<T>, data: unknown): Result<T> =>
  readWith('edition', schema, data)

/** Reads `what` by its schema. */
export function readWith<T>(what: string, schema: z.ZodMiniType<T>, data: unknown): Result<T> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return good(parsed.data)
  const [issue] = parsed.error.issues
  const path = (issue?.path ?? []).map(key => (typeof key === 'number' ? key : String(key)))
  return badAt(what, path, issue?.message ?? 'not as expected')
}

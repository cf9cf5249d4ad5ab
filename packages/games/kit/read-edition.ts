/** Reading an edition file: checked against its schema, refused with the place that is wrong. */
import { bad, good, type Result } from '@nassau/kernel'
import { en } from 'zod/locales'
import * as z from 'zod/mini'

// The small build of the schema library brings no sentences of its own.
z.config(en())

export function readEditionWith<T>(schema: z.ZodMiniType<T>, data: unknown): Result<T> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return good(parsed.data)
  const [issue] = parsed.error.issues
  return bad(`edition, at ${issue?.path.join('.') || 'the top level'}: ${issue?.message ?? 'not as expected'}`)
}

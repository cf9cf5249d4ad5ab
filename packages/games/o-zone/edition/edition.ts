/** The edition: measures of the table and the dice (OZ-6), as data that an owner of the box can change. */
import { bad, type Result } from '@nassau/kernel'
import * as z from 'zod/mini'
import { readEditionWith } from '../../kit/read-edition.ts'
import { TOSS_FIELDS } from '../../kit/tossing/edition.ts'
import { problemWith } from '../../kit/tossing/felt.ts'
import standard from './edition.json' with { type: 'json' }

const schema = z.strictObject({
  ...TOSS_FIELDS,
  /** OZ-2 */
  diceEach: z.int().check(z.gte(1), z.lte(10)),
  /** OZ-26 */
  goalScore: z.int().check(z.gte(1), z.lte(100_000)),
})
export type Edition = z.infer<typeof schema>

export function readEdition(data: unknown): Result<Edition> {
  const read = readEditionWith(schema, data)
  if (!read.ok) return read
  const problem = problemWith(read.value, 0, read.value.table.length / 2)
  return problem ? bad(`edition, ${problem}`) : read
}

export const EDITION: Edition = schema.parse(standard)

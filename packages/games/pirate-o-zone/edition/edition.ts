/** The edition: measures of the table, the ships and the league (PZ-2, PZ-3, PZ-34), as data that an owner of the box can change. */
import { bad, type Result } from '@nassau/kernel'
import * as z from 'zod/mini'
import { readEditionWith } from '../../kit/read-edition.ts'
import { TOSS_FIELDS, usualLine } from '../../kit/tossing/edition.ts'
import { problemWith } from '../../kit/tossing/felt.ts'
import standard from './edition.json' with { type: 'json' }

const schema = z.strictObject({
  ...TOSS_FIELDS,
  /** PZ-2 In mm. */
  league: z.number().check(z.gt(0), z.lte(2000)),
  /** PZ-1 */
  shipsEach: z.int().check(z.gte(1), z.lte(10)),
})
export type Edition = z.infer<typeof schema>

export function readEdition(data: unknown): Result<Edition> {
  const read = readEditionWith(schema, data)
  if (!read.ok) return read
  // PZ-5 The islands lie between the two foul lines.
  const half = read.value.table.length / 2
  const problem = problemWith(read.value, usualLine(read.value, 'near') - half, half - usualLine(read.value, 'far'))
  return problem ? bad(`edition, ${problem}`) : read
}

export const EDITION: Edition = schema.parse(standard)

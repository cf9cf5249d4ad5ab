/** The throw of the day: how everyone stands, and a throw of one's own. */
import * as z from 'zod/mini'
import { TOSSED } from '../throws/day-throws.ts'
import { answers, standing, thrown } from './answers.ts'
import type { Desk, TypedApp } from './app.ts'

const params = z.object({ game: z.enum(TOSSED) })
const aThrow = z.strictObject({
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  tries: z.int().check(z.minimum(0)),
  throw: z.array(z.int()).check(z.length(9)),
})

export function throwRoutes(app: TypedApp, { dayThrows }: Desk): void {
  app.get(
    '/api/throws/:game',
    { schema: { summary: 'The best throws of the day', params, response: answers(standing) } },
    ({ params, identity }) => dayThrows.standing(params.game, identity),
  )

  app.post(
    '/api/throws/:game',
    { schema: { summary: 'Throw at the table of the day', params, body: aThrow, response: answers(thrown) } },
    async ({ params: { game }, identity, body }) => {
      const came = await dayThrows.take(game, identity, body.day, body.tries, body.throw)
      return { ...came, standing: await dayThrows.standing(game, identity, body.day) }
    },
  )
}

/** The bots an account owns: programs that play with a token. */
import * as z from 'zod/mini'
import { Refused } from '../errors.ts'
import { nameFrom } from '../people/words.ts'
import { mustBeAccount } from './accounts.ts'
import { answers, answersNew, bots, newToken, ok } from './answers.ts'
import type { Desk, TypedApp } from './app.ts'

/** So many bots one account may own. */
const MOST_OWNED = 20

export function botRoutes(app: TypedApp, { people }: Desk): void {
  app.get('/api/bots', { schema: { summary: 'Your bots', response: answers(bots) } }, async ({ identity }) => ({
    bots: await people.accounts.botsOf(identity.persons),
  }))

  const newBot = z.strictObject({ name: z.string().check(z.maxLength(200)) })
  app.post(
    '/api/bots',
    { schema: { summary: 'A bot account; its token is told this once', body: newBot, response: answersNew(newToken) } },
    async (request, reply) => {
      const { person, persons } = mustBeAccount(request.identity)
      if ((await people.accounts.botsOf(persons)).length >= MOST_OWNED)
        throw new Refused('too-many', `an account owns ${MOST_OWNED} bots at most; revoke one first`)
      const bot = await people.accounts.addBot(person, nameFrom(request.body.name))
      reply.code(201)
      return bot
    },
  )

  const params = z.object({ bot: z.string() })
  app.delete(
    '/api/bots/:bot',
    { schema: { summary: 'Revoke a bot', params, response: answers(ok) } },
    async ({ identity, params }) => {
      if (!(await people.accounts.removeBot(identity.persons, params.bot)))
        throw new Refused('not-found', 'you have no such bot')
      return { ok: true }
    },
  )
}

/** What is one's own: all of it to take away, all of it gone, and a way back in. */
import * as z from 'zod/mini'
import { Refused } from '../errors.ts'
import { GUEST_COOKIE } from '../people/guests.ts'
import { headersOf } from '../people/identify.ts'
import { mustBeAccount, newAccount, pass } from './accounts.ts'
import { answers, answersNew, codes, codesLeft, ok } from './answers.ts'
import type { Desk, TypedApp } from './app.ts'

const SESSION_COOKIES = ['nassau.session_token', 'nassau.session_data', 'nassau.dont_remember']

export function ownDataRoutes(app: TypedApp, { people, quotas, ownData, recovery }: Desk): void {
  app.get('/api/me/data', { schema: { summary: 'All that is kept of you' } }, async ({ identity }, reply) => {
    await quotas.take('exports', identity.person)
    reply.header('content-disposition', 'attachment; filename="nassau-mine.json"')
    return ownData.of(identity)
  })
  app.delete(
    '/api/me',
    {
      schema: {
        summary: 'Delete yourself: chairs of yours stay empty, nothing else is kept',
        body: z.strictObject({ name: z.string().check(z.maxLength(200)) }),
        response: answers(ok),
      },
    },
    async ({ identity, body }, reply) => {
      if (identity.kind === 'bot') throw new Refused('not-allowed', 'a bot is revoked by its owner')
      if (body.name !== identity.name)
        throw new Refused('malformed', `to be sure: say the name you go by, which is ${identity.name}`)
      await ownData.erase(identity)
      for (const cookie of [GUEST_COOKIE, ...SESSION_COOKIES]) reply.clearCookie(cookie, { path: '/' })
      return { ok: true }
    },
  )
  app.get(
    '/api/me/recovery-codes',
    { schema: { summary: 'How many recovery codes are left', response: answers(codesLeft) } },
    async ({ identity }) => ({ left: await recovery.left(mustBeAccount(identity).account) }),
  )
  app.post(
    '/api/me/recovery-codes',
    { schema: { summary: 'New recovery codes, told this once', response: answersNew(codes) } },
    async ({ identity }, reply) => {
      const { account, person } = mustBeAccount(identity)
      await quotas.take('exports', person)
      const told = await recovery.renew(account)
      reply.code(201)
      return { codes: told }
    },
  )
  const lost = z.extend(newAccount, { code: z.string().check(z.maxLength(100)) })
  app.post(
    '/api/recover',
    { schema: { summary: 'A new password, by a recovery code; everywhere else is signed out', body: lost } },
    async (request, reply) => {
      await quotas.take('sign-ins', request.address)
      const { code, username, password } = request.body
      const account = await recovery.accountOf(code)
      if (account === null) throw new Refused('unknown', 'that code opens nothing, or was used before')
      const answered = await people.auth.newPassword(headersOf(request), account, username, password)
      if (!answered) throw new Refused('taken', 'that user name is another’s; use your own, or a new one')
      await recovery.use(code)
      return pass(answered, reply)
    },
  )
}

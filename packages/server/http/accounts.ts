/** Who one is: a guest with a name, an account, and the bots one owns. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Refused } from '../errors.ts'
import { GUEST_COOKIE } from '../people/guests.ts'
import { giveCookie, headersOf } from '../people/identify.ts'
import { answers, answersNew, bots, newToken, ok, person } from './answers.ts'
import type { Desk, TypedApp } from './app.ts'

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(32), z.regex(/^[\p{L}\p{N} '._-]+$/u))
const newAccount = z.strictObject({
  username: z.string().check(z.regex(/^\w{3,30}$/)),
  password: z.string().check(z.minLength(8), z.maxLength(128)),
})

export function accountRoutes(app: TypedApp, { people }: Desk): void {
  app.get('/api/me', { schema: { summary: 'Who you are', response: answers(person) } }, async ({ identity }) => ({
    person: identity.person,
    name: identity.name,
    kind: identity.kind,
  }))

  const rename = z.strictObject({ name })
  app.post(
    '/api/me',
    { schema: { summary: 'Go by another name, as a guest', body: rename, response: answers(person) } },
    async (request, reply) => {
      const { kind, person } = request.identity
      if (kind !== 'guest') throw new Refused('not-allowed', 'an account changes its name at /api/auth/update-user')
      giveCookie(people, request, reply, { person, name: request.body.name })
      return { person, name: request.body.name, kind }
    },
  )

  app.post(
    '/api/account',
    { schema: { summary: 'Open an account; what you played as a guest stays yours', body: newAccount } },
    async (request, reply) => {
      const { username, password } = request.body
      const { kind, person, name } = request.identity
      // Whoever signs in by another word still goes by the name they are known by at tables.
      const called = kind === 'guest' ? name : username
      const opened = await people.auth.signUp(headersOf(request), username, password, called)
      // At once, or a sign-in elsewhere could come first and the account would begin as someone else.
      if (opened.ok && kind === 'guest') {
        const { user }: { user: { id: string } } = JSON.parse(await opened.clone().text())
        await people.accounts.personsOf(user.id, person)
        reply.clearCookie(GUEST_COOKIE, { path: '/' })
      }
      return pass(opened, reply)
    },
  )

  botRoutes(app, people)

  // Signing in and out, passkeys, sessions listed and revoked.
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    schema: { hide: true },
    handler: async (request, reply) => pass(await people.auth.answer(asRequest(request)), reply),
  })
}

/** The bots an account owns. */
function botRoutes(app: TypedApp, people: Desk['people']): void {
  app.get('/api/bots', { schema: { summary: 'Your bots', response: answers(bots) } }, async ({ identity }) => ({
    bots: await people.accounts.botsOf(identity.persons),
  }))
  const newBot = z.strictObject({ name })
  app.post(
    '/api/bots',
    { schema: { summary: 'A bot account; its token is told this once', body: newBot, response: answersNew(newToken) } },
    async (request, reply) => {
      if (request.identity.kind !== 'account')
        throw new Refused('not-allowed', 'bots belong to an account; open one first')
      reply.code(201)
      return people.accounts.addBot(request.identity.person, request.body.name)
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

function asRequest(request: FastifyRequest): Request {
  const headers = headersOf(request)
  headers.delete('content-length')
  const hasBody = request.method !== 'GET' && request.body !== undefined && request.body !== null
  return new Request(new URL(request.url, `${request.protocol}://${request.host}`), {
    method: request.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(request.body) } : {}),
  })
}

/** The library's answer as ours. */
async function pass(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [header, value] of response.headers) if (header !== 'set-cookie') reply.header(header, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  const text = await response.text()
  if (response.status < 400) return reply.serializer((body: string) => body).send(text)
  const { message }: { message?: string } = text.startsWith('{') ? JSON.parse(text) : {}
  const code = response.status === 401 ? 'unknown' : response.status === 429 ? 'too-many' : 'malformed'
  return reply
    .serializer(JSON.stringify)
    .type('application/json')
    .send({ error: { code, says: message ?? 'that was refused' } })
}

/** Who one is: a guest with a name, or an account with its ways in and the places it is signed in at. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Refused } from '../errors.ts'
import { OPEN } from '../people/auth.ts'
import { GUEST_COOKIE } from '../people/guests.ts'
import { giveCookie, headersOf, type Identity } from '../people/identify.ts'
import { nameFrom } from '../people/words.ts'
import { AtLeisure } from '../threads/at-leisure.ts'
import { answers, ok, person, sessions } from './answers.ts'
import type { Desk, TypedApp } from './app.ts'

const name = z.string().check(z.maxLength(200))
const username = z.string().check(z.regex(/^\w{3,30}$/))
const password = z.string().check(z.minLength(8), z.maxLength(128))
export const newAccount = z.strictObject({ username, password })

/** A password takes a twentieth of a second of a core to check. */
const passwords = new AtLeisure()

/** An account that asks; guests and bots are told that they are none. */
export function mustBeAccount({
  account,
  session,
  ...identity
}: Identity): Identity & { account: string; session: string } {
  if (account === undefined || session === undefined)
    throw new Refused('not-allowed', 'that needs an account; open one first')
  return { ...identity, account, session }
}

export function accountRoutes(app: TypedApp, desk: Desk): void {
  const { people, quotas } = desk
  app.get('/api/me', { schema: { summary: 'Who you are', response: answers(person) } }, async ({ identity }) => ({
    person: identity.person,
    name: identity.name,
    kind: identity.kind,
  }))

  const rename = z.strictObject({ name })
  app.post(
    '/api/me',
    { schema: { summary: 'Go by another name', body: rename, response: answers(person) } },
    async (request, reply) => {
      const { kind, person, account } = request.identity
      if (kind === 'bot') throw new Refused('not-allowed', 'a bot goes by the name its owner gave it')
      const name = nameFrom(request.body.name)
      await quotas.take('names', person)
      if (account === undefined) giveCookie(people, request, reply, { person, name })
      else await people.auth.rename(account, name)
      return { person, name, kind }
    },
  )

  app.post(
    '/api/account',
    { schema: { summary: 'Open an account; what you played as a guest stays yours', body: newAccount } },
    async (request, reply) => {
      await quotas.take('accounts', request.address)
      const { username, password } = request.body
      const { kind, person, name } = request.identity
      // Whoever signs in by another word still goes by the name they are known by at tables.
      const called = kind === 'guest' ? name : nameFrom(username)
      const opened = await passwords.run(request.address, () =>
        people.auth.signUp(headersOf(request), username, password, called),
      )
      // At once, or a sign-in elsewhere could come first and the account would begin as someone else.
      if (opened.ok && kind === 'guest') {
        const { user }: { user: { id: string } } = JSON.parse(await opened.clone().text())
        await people.accounts.personsOf(user.id, person)
        reply.clearCookie(GUEST_COOKIE, { path: '/' })
      }
      return pass(opened, reply)
    },
  )
  sessionRoutes(app, people)
  authRoutes(app, desk)
}

/** Where an account is signed in. */
function sessionRoutes(app: TypedApp, { auth }: Desk['people']): void {
  app.get(
    '/api/sessions',
    { schema: { summary: 'Where you are signed in', response: answers(sessions) } },
    async ({ identity }) => {
      const { account, session } = mustBeAccount(identity)
      return { sessions: await auth.sessionsOf(account, session) }
    },
  )
  app.delete(
    '/api/sessions',
    { schema: { summary: 'Sign out everywhere else', response: answers(ok) } },
    async ({ identity }) => {
      const { account, session } = mustBeAccount(identity)
      return { ok: await auth.endSessions(account, { but: session }) }
    },
  )
  const params = z.object({ session: z.string() })
  app.delete(
    '/api/sessions/:session',
    { schema: { summary: 'Sign out at one place', params, response: answers(ok) } },
    async ({ identity, params: { session } }) => {
      if (!(await auth.endSessions(mustBeAccount(identity).account, { only: session })))
        throw new Refused('not-found', 'you are not signed in there')
      return { ok: true }
    },
  )
}

/** Signing in and out, and passkeys: the library's own, as far as they are open. */
function authRoutes(app: TypedApp, { people, quotas, tries }: Desk): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) =>
    pass(await people.auth.answer(asRequest(request)), reply)
  const signIn = z.strictObject({
    username: z.string().check(z.maxLength(64)),
    password: z.string().check(z.maxLength(128)),
  })
  app.post(
    '/api/auth/sign-in/username',
    { schema: { summary: 'Sign in with a password', body: signIn } },
    async (request, reply) => {
      const { address } = request
      const { username } = request.body
      await quotas.take('sign-ins', address)
      await quotas.take('tries-of-a-name', username.toLowerCase())
      await tries.mustWaitNoMore(username, address)
      const answered = await passwords.run(address, () => people.auth.answer(asRequest(request)))
      await (answered.ok ? tries.right(username, address) : tries.wrong(username, address))
      return pass(answered, reply)
    },
  )
  for (const [path, method] of Object.entries(OPEN)) {
    if (path === 'sign-in/username') continue
    const schema = { summary: `Signing in: ${path.replaceAll(/[/-]/g, ' ')}` }
    app.route({
      method,
      url: `/api/auth/${path}`,
      schema,
      preHandler:
        path.startsWith('sign-in') || path.includes('authenticat')
          ? ({ address }) => quotas.take('sign-ins', address)
          : [],
      handler: answer,
    })
  }
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
export async function pass(response: Response, reply: FastifyReply): Promise<FastifyReply> {
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

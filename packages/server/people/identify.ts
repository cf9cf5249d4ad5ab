/** Who sends a request: a bot with its token, an account with its session, or a guest with a cookie. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../errors.ts'
import type { Caller } from '../tables/decision.ts'
import type { Accounts } from './accounts.ts'
import type { Auth } from './auth.ts'
import { freshGuest, GUEST_COOKIE, type Guest, openGuest, sealGuest } from './guests.ts'

export type Identity = Caller & {
  kind: 'guest' | 'account' | 'bot'
  /** Of an account: itself, and the session it asks by. */
  account?: string
  session?: string
  /** A guest who has only just come. */
  isNew?: boolean
}

export type People = { auth: Auth; accounts: Accounts; key: string }

const SESSION_COOKIE = /nassau[.]session_token=/
const YEAR_S = 365 * 86_400

/** Who it is. Someone new gets a cookie with the answer. */
export async function identify(people: People, request: FastifyRequest, reply: FastifyReply | null): Promise<Identity> {
  const { authorization } = request.headers
  if (authorization !== undefined) return botWith(people, authorization)
  const guest = await guestOf(people, request)
  if (SESSION_COOKIE.test(request.headers.cookie ?? '')) {
    const session = await people.auth.sessionOf(headersOf(request))
    if (session) return accountFor(people, session, guest, reply)
  }
  const somebody = guest ?? freshGuest()
  if (!guest && reply) giveCookie(people, request, reply, somebody)
  return {
    kind: 'guest',
    person: somebody.person,
    persons: [somebody.person],
    name: somebody.name,
    isNew: guest === null,
  }
}

async function botWith({ accounts }: People, authorization: string): Promise<Identity> {
  const token = /^Bearer (\S{1,200})$/.exec(authorization)?.[1]
  const bot = token === undefined ? null : await accounts.botBehind(token)
  if (!bot) throw new Refused('unknown', 'that token is not one of ours, or it was revoked')
  return { kind: 'bot', person: bot.person, persons: [bot.person], name: bot.name, isBot: true }
}

async function guestOf({ accounts, key }: People, request: FastifyRequest): Promise<Guest | null> {
  const cookie = request.cookies[GUEST_COOKIE]
  const guest = cookie === undefined ? null : openGuest(cookie, key)
  return guest && !(await accounts.isClaimed(guest.person)) ? guest : null
}

async function accountFor(
  { accounts }: People,
  { account, session, name }: { account: string; name: string; session: string },
  guest: Guest | null,
  reply: FastifyReply | null,
): Promise<Identity> {
  const persons = await accounts.personsOf(account, guest?.person ?? null)
  // The guest is now part of the account; whoever uses this browser after signing out is someone else.
  if (guest) reply?.clearCookie(GUEST_COOKIE, { path: '/' })
  return { kind: 'account', person: persons[0] ?? '', persons, name, account, session }
}

export function giveCookie({ key }: People, request: FastifyRequest, reply: FastifyReply, guest: Guest): void {
  reply.setCookie(GUEST_COOKIE, sealGuest(guest, key), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR_S,
  })
}

export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return headers
}

/** A page of another site must not act in our visitors' name: what changes something comes from our own pages, or from a program. */
export function mustBeOurs(request: FastifyRequest): void {
  const { origin, host } = request.headers
  if (origin === undefined) return
  if (URL.canParse(origin) && new URL(origin).host === host) return
  throw new Refused('other-origin', 'this request comes from another site')
}

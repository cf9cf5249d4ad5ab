/**
 * Accounts, passwords, passkeys and sessions, by a library made for it; what else the house needs of it stands below.
 * The library is asked only what `OPEN` names: whatever else it could do over the wire is not to be had.
 */

import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { anonymous, username } from 'better-auth/plugins'
import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { Accounts } from './accounts.ts'
import { hashedToken, isHashed, withHashedSessions } from './hashed-sessions.ts'
import type { Passwords } from './passwords.ts'

/** What of the library is answered below /api/auth. */
export const OPEN = {
  'sign-in/username': 'POST',
  'sign-in/anonymous': 'POST',
  'sign-out': 'POST',
  'change-password': 'POST',
  'passkey/generate-register-options': 'GET',
  'passkey/verify-registration': 'POST',
  'passkey/generate-authenticate-options': 'GET',
  'passkey/verify-authentication': 'POST',
  'passkey/list-user-passkeys': 'GET',
  'passkey/delete-passkey': 'POST',
} as const

/** Somewhere an account is signed in. */
export type Session = { id: string; userAgent: string; created: number; isThis: boolean }

/** What the rest of the house needs of it. */
export type Auth = {
  /** Answers what is open below /api/auth. */
  answer(request: Request): Promise<Response>
  /** Opens an account with a password for someone who goes by `name`, and signs in: the answer has the session's cookie. */
  signUp(headers: Headers, username: string, password: string, name: string): Promise<Response>
  /** Whose session the cookies are of. */
  sessionOf(headers: Headers): Promise<{ account: string; name: string; session: string } | null>
  /** Everywhere an account is signed in, the latest first; `own`: the session that asks. */
  sessionsOf(account: string, own: string): Promise<Session[]>
  /** Ends a session of an account, all but one, or all. Whether there was any. */
  endSessions(account: string, which: { only: string } | { but: string | null }): Promise<boolean>
  rename(account: string, name: string): Promise<void>
  /** A new way in for an account: a user name, which it may not have had, and a password. Null if that name is another's. */
  newPassword(headers: Headers, account: string, username: string, password: string): Promise<Response | null>
  /** An account is no more: its passwords, passkeys and sessions neither. */
  remove(account: string): Promise<void>
  close(): Promise<void>
}

/** Accounts have no mail address; the library wants one. */
const addressOf = (username: string): string => `${username.toLowerCase()}@players.invalid`

/** A password counts as this kind of key. */
const CREDENTIAL = 'credential'

/** Where accounts are kept, and what this house makes of them. */
type Kept = {
  db: Kysely<Schema>
  type: 'sqlite' | 'postgres'
  secret: string
  origin: string | null
  accounts: Accounts
  passwords: Passwords
}

const libraryFor = ({ db, type, secret, origin, accounts, passwords }: Kept) =>
  betterAuth({
    database: withHashedSessions(kyselyAdapter(db, { type })),
    secret,
    basePath: '/api/auth',
    ...(origin === null ? {} : { baseURL: origin }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      password: { hash: word => passwords.hash(word), verify: tried => passwords.verify(tried) },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Tries are counted by the house, in production or not.
    rateLimit: { enabled: false },
    advanced: { cookiePrefix: 'nassau' },
    plugins: [
      username(),
      // A passkey needs a session to be added to: one signs in without a name first.
      anonymous({
        disableDeleteAnonymousUser: true,
        onLinkAccount: ({ anonymousUser, newUser }) => accounts.merge(anonymousUser.user.id, newUser.user.id),
      }),
      passkey({ rpName: 'Nassau' }),
    ],
  })
type Library = ReturnType<typeof libraryFor>

export async function openAuth(kept: Kept): Promise<Auth> {
  const { db, type } = kept
  const library = libraryFor(kept)
  await (await getMigrations({ ...library.options, database: { db, type } })).runMigrations()
  await hashOldTokens(db)
  const context = await library.$context
  const close = (): Promise<void> => kept.passwords.close()
  return { ...waysIn(library, context), ...sessionsIn(context), ...ownedBy(context), close }
}

type Context = Awaited<Library['$context']>

const waysIn = (
  { handler, api }: Library,
  { adapter, internalAdapter, password: hasher }: Context,
): Pick<Auth, 'answer' | 'signUp' | 'sessionOf' | 'newPassword'> => ({
  answer: request => handler(request),
  signUp: (headers, username, password, name) =>
    api.signUpEmail({ body: { email: addressOf(username), password, name, username }, headers, asResponse: true }),
  async sessionOf(headers) {
    const found = await api.getSession({ headers })
    return found && { account: found.user.id, name: found.user.name, session: found.session.id }
  },
  async newPassword(headers, account, wanted, password) {
    const username = wanted.toLowerCase()
    const where = [{ field: 'username', value: username }]
    const owner = await adapter.findOne<{ id: string }>({ model: 'user', where })
    if (owner && owner.id !== account) return null
    const hash = await hasher.hash(password)
    const keys = await internalAdapter.findAccounts(account)
    if (keys.some(({ providerId }) => providerId === CREDENTIAL)) await internalAdapter.updatePassword(account, hash)
    else
      await internalAdapter.linkAccount({ userId: account, providerId: CREDENTIAL, accountId: account, password: hash })
    if (!owner) await internalAdapter.updateUser(account, { username, email: addressOf(username), isAnonymous: false })
    await internalAdapter.deleteUserSessions(account)
    return api.signInUsername({ body: { username, password }, headers, asResponse: true })
  },
})

function sessionsIn({ adapter, internalAdapter }: Context): Pick<Auth, 'sessionsOf' | 'endSessions'> {
  const sessions = (account: string) => internalAdapter.listSessions(account, { onlyActiveSessions: true })
  return {
    async sessionsOf(account, own) {
      const found = (await sessions(account)).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      return found.map(({ id, userAgent, createdAt }) => ({
        id,
        userAgent: userAgent ?? '',
        created: createdAt.getTime(),
        isThis: id === own,
      }))
    },
    async endSessions(account, which) {
      const ended = (await sessions(account)).filter(({ id }) =>
        'only' in which ? id === which.only : id !== which.but,
      )
      for (const { id } of ended) await adapter.delete({ model: 'session', where: [{ field: 'id', value: id }] })
      return ended.length > 0
    },
  }
}

const ownedBy = ({ adapter, internalAdapter }: Context): Pick<Auth, 'rename' | 'remove'> => ({
  async rename(account, name) {
    await internalAdapter.updateUser(account, { name })
  },
  async remove(account) {
    await adapter.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: account }] })
    await internalAdapter.deleteUserSessions(account)
    await internalAdapter.deleteAccounts(account)
    await internalAdapter.deleteUser(account)
  },
})

/** Tokens were once kept as they are. */
async function hashOldTokens(db: Kysely<Schema>): Promise<void> {
  const rows = await db.selectFrom('session').select(['id', 'token']).execute()
  for (const { id, token } of rows)
    if (!isHashed(token))
      await db
        .updateTable('session')
        .set({ token: hashedToken(token) })
        .where('id', '=', id)
        .execute()
}

/** Accounts with a password or a passkey, by better-auth, in the same database. */
import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { anonymous, username } from 'better-auth/plugins'
import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { Accounts } from './accounts.ts'

/** What the rest of the house needs of it. */
export type Auth = {
  /** Answers everything below /api/auth. */
  answer(request: Request): Promise<Response>
  /** Opens an account with a password for someone who goes by `name`, and signs in: the answer has the session's cookie. */
  signUp(headers: Headers, username: string, password: string, name: string): Promise<Response>
  /** Whose session the cookies are of. */
  sessionOf(headers: Headers): Promise<{ account: string; name: string } | null>
}

/** Accounts have no mail address; the library wants one. */
const addressOf = (username: string): string => `${username.toLowerCase()}@players.invalid`

export async function openAuth(
  db: Kysely<Schema>,
  type: 'sqlite' | 'postgres',
  secret: string,
  origin: string | null,
  accounts: Accounts,
): Promise<Auth> {
  const auth = betterAuth({
    database: { db, type },
    secret,
    basePath: '/api/auth',
    ...(origin === null ? {} : { baseURL: origin }),
    emailAndPassword: { enabled: true, minPasswordLength: 8 },
    // An account is opened by /api/account, which makes up the address.
    disabledPaths: ['/sign-up/email', '/sign-in/email'],
    telemetry: { enabled: false },
    logger: { disabled: true },
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
  await (await getMigrations(auth.options)).runMigrations()
  return {
    answer: request => auth.handler(request),
    signUp: (headers, username, password, name) =>
      auth.api.signUpEmail({
        body: { email: addressOf(username), password, name, username },
        headers,
        asResponse: true,
      }),
    async sessionOf(headers) {
      const session = await auth.api.getSession({ headers })
      return session && { account: session.user.id, name: session.user.name }
    },
  }
}

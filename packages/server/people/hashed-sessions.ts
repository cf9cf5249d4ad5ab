/**
 * Sessions are kept by the hash of their token: whoever reads the database, or a copy of it, can sign in as nobody. The
 * library asks its adapter by the token itself; this stands between them.
 */
import { createHash } from 'node:crypto'
import type { DBAdapter, DBAdapterInstance } from 'better-auth'

const SESSION = 'session'
/** Marks what is a hash, so that a token is never one by itself. */
const MARK = 'h:'

export const hashedToken = (token: string): string => `${MARK}${createHash('sha256').update(token).digest('base64url')}`
export const isHashed = (token: string): boolean => token.startsWith(MARK)

type Adapter = DBAdapter
type Where = NonNullable<Parameters<Adapter['findMany']>[0]['where']>

const hiddenIn = (model: string, where: Where): Where =>
  model !== SESSION
    ? where
    : where.map(one => (one.field === 'token' ? { ...one, value: hiddenValue(one.value) } : one))

function hiddenValue(value: Where[number]['value']): Where[number]['value'] {
  if (typeof value === 'string') return hashedToken(value)
  return Array.isArray(value) ? value.map(one => hashedToken(String(one))) : value
}

/** The token that was asked by, where a session was: it goes on in the cookie. */
const askedBy = (model: string, where: Where): string | null => {
  const value = model === SESSION ? where.find(({ field }) => field === 'token')?.value : null
  return typeof value === 'string' ? value : null
}

function withToken<T>(found: T, token: string | null): T {
  if (token !== null && typeof found === 'object' && found !== null) Reflect.set(found, 'token', token)
  return found
}

export const withHashedSessions =
  (open: DBAdapterInstance): DBAdapterInstance =>
  options => {
    const adapter = open(options)
    return { ...adapter, ...hashing(adapter) }
  }

function hashing(adapter: Adapter): Partial<Adapter> {
  return {
    async create(asked) {
      const token = asked.model === SESSION ? Reflect.get(asked.data, 'token') : null
      if (typeof token !== 'string') return adapter.create(asked)
      return withToken(await adapter.create({ ...asked, data: { ...asked.data, token: hashedToken(token) } }), token)
    },
    async findOne<T>(asked: Parameters<Adapter['findOne']>[0]): Promise<T | null> {
      const { model, where } = asked
      return withToken(await adapter.findOne<T>({ ...asked, where: hiddenIn(model, where) }), askedBy(model, where))
    },
    findMany: asked =>
      adapter.findMany({ ...asked, ...(asked.where ? { where: hiddenIn(asked.model, asked.where) } : {}) }),
    async update<T>(asked: Parameters<Adapter['update']>[0]): Promise<T | null> {
      const { model, where } = asked
      return withToken(await adapter.update<T>({ ...asked, where: hiddenIn(model, where) }), askedBy(model, where))
    },
    updateMany: asked => adapter.updateMany({ ...asked, where: hiddenIn(asked.model, asked.where) }),
    delete: asked => adapter.delete({ ...asked, where: hiddenIn(asked.model, asked.where) }),
    deleteMany: asked => adapter.deleteMany({ ...asked, where: hiddenIn(asked.model, asked.where) }),
    transaction: work => adapter.transaction(inner => work({ ...inner, ...hashing({ ...adapter, ...inner }) })),
  }
}

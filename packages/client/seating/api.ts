/** The server over HTTP. Every answer that is not a good one becomes a `Trouble`. */
import { isRecord } from '@nassau/kernel'
import type { CreateMatch, MatchLine, Trouble } from '@nassau/protocol'

export class Unreachable extends Error {}

export class Refused extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super(trouble.says)
    this.trouble = trouble
  }
}

const isTrouble = (value: unknown): value is Trouble => isRecord(value) && typeof value.says === 'string'

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => null)
  if (!response) throw new Unreachable('the server cannot be reached')
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => null)
  if (isRecord(body) && isTrouble(body.error)) throw new Refused(body.error)
  throw new Unreachable(`the server answered ${response.status}`)
}

const post = (path: string, body: object): Promise<Response> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

export type Me = { person: string; name: string; username?: string | null }

export const api = {
  me: async (): Promise<Me> => (await ask('/api/me')).json(),
  rename: async (name: string): Promise<Me> => (await post('/api/me', { name })).json(),
  mine: async (): Promise<MatchLine[]> => (await (await ask('/api/matches?of=mine')).json()).matches,
  public: async (): Promise<MatchLine[]> => (await (await ask('/api/matches?of=public')).json()).matches,
  create: async (match: CreateMatch): Promise<{ match: string; links: string[] }> =>
    (await post('/api/matches', match)).json(),
  join: async (match: string, token: string): Promise<void> => {
    await post(`/api/matches/${match}/join`, { id: crypto.randomUUID(), token })
  },
  /** The links by which seats are taken; none unless one opened the table oneself. */
  links: async (match: string): Promise<readonly string[]> =>
    (await (await ask(`/api/matches/${match}`)).json()).links ?? [],
  why: async (match: string) => (await (await ask(`/api/matches/${match}/why`)).json()).denied,
  record: async (match: string): Promise<string> => (await ask(`/api/matches/${match}/record`)).text(),
}

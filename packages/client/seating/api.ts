/** The server over HTTP. Every answer that is not a good one becomes a `Trouble`. */
import type { CreateMatch, ErrorBody, MatchLine, Trouble } from '@nassau/protocol'

export class Unreachable extends Error {}

export class RequestRefused extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super(trouble.says)
    this.trouble = trouble
  }
}

const isRefusal = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object'

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => null)
  if (!response) throw new Unreachable('the server cannot be reached')
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => null)
  if (isRefusal(body)) throw new RequestRefused(body.error)
  throw new Unreachable(`the server answered ${response.status}`)
}

export const post = (path: string, body: object): Promise<Response> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

export type Me = { person: string; name: string; kind: 'guest' | 'account' | 'bot' }

/** How everyone stands at the table of the day. Distances are in mm. */
export type Standing = {
  day: string
  tries: number
  best: number | null
  rank: number | null
  of: number
  top: readonly { name: string; distance: number; isYou: boolean }[]
}

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
  standing: async (game: string): Promise<Standing> => (await ask(`/api/throws/${game}`)).json(),
  dayThrow: async (
    game: string,
    thrown: { day: string; tries: number; throw: readonly number[] },
  ): Promise<{ standing: Standing }> => (await post(`/api/throws/${game}`, thrown)).json(),
  record: async (match: string): Promise<string> => (await ask(`/api/matches/${match}/record`)).text(),
}

/** How the interface describes itself: every route has a name of its own, a group, and who may ask. */
import type { SwaggerOptions } from '@fastify/swagger'
import { PROTOCOL } from '@nassau/protocol'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

const ABOUT = {
  title: 'Nassau',
  version: String(PROTOCOL),
  description: 'Matches over HTTP; docs/protocol.md has the live channel and the rest.',
  license: { name: 'MIT', identifier: 'MIT' },
}

const GROUPS: Readonly<Record<string, string>> = {
  matches: 'Tables and what is done at them',
  people: 'Who you are, your sessions, your data',
  bots: 'Programs of yours',
  peace: 'Blocks and reports',
  keepers: 'For the keepers of the house',
  throws: 'The throw of the day',
}

/** Which group a path belongs to, by its first word. */
const GROUP_OF: Readonly<Record<string, string>> = {
  games: 'matches',
  matches: 'matches',
  bots: 'bots',
  blocks: 'peace',
  mutes: 'peace',
  reports: 'peace',
  keeper: 'keepers',
  throws: 'throws',
}

/** `GET /api/matches/:match/why` is `getMatchesMatchWhy`. */
function idOf(method: string, url: string): string {
  const words = url.replace('/api/', '').split(/[^a-zA-Z]+/)
  return [
    method.toLowerCase(),
    ...words.filter(Boolean).map(word => word.slice(0, 1).toUpperCase() + word.slice(1)),
  ].join('')
}

/** Anyone is somebody: a guest gets a cookie with the first answer. */
const SECURITY = [{ guest: [] }, { session: [] }, { token: [] }]
/** Signing in, and what needs nobody. */
const OPEN = [{}]

export const DESCRIPTION: SwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: ABOUT,
    servers: [{ url: '/', description: 'The house that answers this' }],
    tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: {
        guest: { type: 'apiKey', in: 'cookie', name: 'nassau', description: 'Set by the first answer' },
        session: { type: 'apiKey', in: 'cookie', name: 'nassau.session_token', description: 'Set by signing in' },
        token: { type: 'http', scheme: 'bearer', description: 'Of a bot' },
      },
    },
  },
  transform(route) {
    const { url, schema } = jsonSchemaTransform(route)
    if (schema.hide === true) return { url, schema }
    const { method } = route.route
    const [first = ''] = url.replace('/api/', '').split('/')
    const isSigningIn = url.startsWith('/api/auth/') || url === '/api/recover'
    const described = {
      tags: [GROUP_OF[first] ?? 'people'],
      operationId: idOf(String(method), url),
      security: isSigningIn || url === '/api/games' ? OPEN : SECURITY,
      response: {},
      ...schema,
    }
    return { url, schema: { ...described, response: withAnswers(described.response) } }
  },
}

/** Every route says what is answered when all is well, and when it is not. */
function withAnswers(response: unknown): unknown {
  const known = typeof response === 'object' && response !== null ? response : {}
  const described = Object.fromEntries(
    Object.entries(known).map(([status, schema]) => [
      status,
      { description: IN_WORDS[status] ?? 'An answer', ...Object(schema) },
    ]),
  )
  const isThere = Object.keys(described).some(status => status.startsWith('2'))
  return {
    ...(isThere ? {} : { 200: { description: 'Done' } }),
    ...described,
    ...('4xx' in described ? {} : { '4xx': { description: IN_WORDS['4xx'] } }),
  }
}

const IN_WORDS: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Made',
  409: 'The table has moved on, or stands otherwise',
  '4xx': 'Refused, and why',
  '5xx': 'A fault of ours; nothing was changed',
}

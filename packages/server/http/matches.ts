/** Matches over HTTP: everything that can be done on the live channel can be done here, one request each. */
import { levelsOf } from '@nassau/bots'
import { GAMES, manifestOf } from '@nassau/games'
import { ACTIONS, type Action, clientMessage, createMatch, matchId, type Verb } from '@nassau/protocol'
import * as z from 'zod/mini'
import { Refused } from '../errors.ts'
import type { MatchRow } from '../store/store.ts'
import { lineOf } from '../tables/scene.ts'
import { recordOf } from '../tables/stuck/record-of.ts'
import { seatOf } from '../tables/table.ts'
import { answers, answersDone, answersNew, created, denied, games, matches, table } from './answers.ts'
import type { Desk, TypedApp } from './app.ts'

const params = z.object({ match: matchId })
const MOST_LISTED = 100

export function matchRoutes(app: TypedApp, desk: Desk): void {
  const { tables, steward, blocks } = desk
  app.get('/api/games', { schema: { summary: 'The games there are', response: answers(games) } }, async () => ({
    games: listGames(),
  }))

  app.post(
    '/api/matches',
    { schema: { summary: 'Open a table', body: createMatch, response: answersNew(created) } },
    async (request, reply) => {
      const made = await steward.open(request.identity, request.address, request.body)
      reply.code(201)
      return made
    },
  )

  const lists = z.object({ of: z.optional(z.enum(['mine', 'public'])) })
  app.get(
    '/api/matches',
    { schema: { summary: 'List matches', querystring: lists, response: answers(matches) } },
    async ({ identity, query }) => {
      const { store } = tables.house
      const { persons } = identity
      const rows = query.of !== 'public' ? store.matchesOf(persons, MOST_LISTED) : store.publicMatches(MOST_LISTED)
      const apart = query.of === 'public' ? await blocks.apartFrom(persons) : new Set<string>()
      const lines = (await rows).filter(row => !isWith(row, apart)).map(row => lineOf(row, persons))
      // Whoever got up before a match began has nothing more to do with it.
      return {
        matches: lines.filter(({ seat, status }) => query.of === 'public' || seat !== null || status !== 'gathering'),
      }
    },
  )

  tableRoutes(app, desk)
  for (const verb of verbs) actionRoute(app, desk, verb)
}

/** Whether one of these sits at a match. */
function isWith({ people }: MatchRow, persons: ReadonlySet<string>): boolean {
  const sitting: (string | null)[] = persons.size === 0 ? [] : JSON.parse(people)
  return sitting.some(person => person !== null && persons.has(person))
}

/** Looking at one table. */
function tableRoutes(app: TypedApp, { tables, steward }: Desk): void {
  app.get(
    '/api/matches/:match',
    { schema: { summary: 'A table as you see it', params, response: answers(table) } },
    async request => {
      const live = await steward.find(request.identity, request.params.match)
      await steward.mayLookOn(request.identity, live)
      const table = await live.look(request.identity)
      const isHost = request.identity.persons.includes(live.table.opening.host)
      return isHost ? { ...table, links: tables.linksOf(live.table.id, live.table.opening) } : table
    },
  )

  app.get(
    '/api/matches/:match/why',
    { schema: { summary: 'What you are not offered, and why', params, response: answers(denied) } },
    async request => {
      const { table } = await steward.find(request.identity, request.params.match)
      const seat = seatOf(table, request.identity.persons)
      if (seat === null) throw new Refused('not-yours', 'you have no seat at this table')
      steward.mayAskWhy(request.identity)
      return { denied: table.referee && !table.result ? table.referee.why(seat) : [] }
    },
  )

  app.get(
    '/api/matches/:match/record',
    { schema: { summary: 'The record of a finished match', params } },
    async (request, reply) => {
      const live = await steward.find(request.identity, request.params.match)
      const table = await live.whole()
      const record = await recordOf(table, () => tables.house.store.read(table.id))
      reply.type('application/jsonl')
      reply.header('content-disposition', `attachment; filename="${table.opening.game}-${table.id}.jsonl"`)
      return record
    },
  )
}

const verbs: readonly Verb[] = [
  'join',
  'leave',
  'stir',
  'choose',
  'undo',
  'vote',
  'draw',
  'resign',
  'chat',
  'rematch',
  'seat-bot',
  'orders',
  'hold',
  'go-on',
  'stops',
  'close-chat',
  'remove',
  'close',
]

/** One route a verb. A stale choice is answered with the table as it is now. */
function actionRoute(app: TypedApp, { steward }: Desk, verb: Verb): void {
  const schema = { summary: `Do at a table: ${verb}`, params, body: ACTIONS[verb], response: answersDone }
  app.post(`/api/matches/:match/${verb}`, { schema }, async (request, reply) => {
    const { identity, address } = request
    const { match } = request.params
    const action = actionOf(verb, match, request.body)
    if (action.type === 'rematch') return { match: await steward.rematch(identity, address, match, action) }
    const live = await steward.find(identity, match)
    try {
      return { match, n: await steward.act(identity, address, live, action) }
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.trouble.code !== 'stale') throw fault
      reply.code(409)
      return { error: fault.trouble, table: await live.look(identity) }
    }
  })
}

/** The body was checked for its verb already; this gives it its name. */
function actionOf(type: Verb, match: string, body: object): Action {
  const message = clientMessage.parse({ type, match, ...body })
  if (message.type === 'hello' || message.type === 'watch' || message.type === 'unwatch')
    throw new Refused('malformed', 'that is said on the live channel only')
  return message
}

const listGames = () =>
  GAMES.map(listed => {
    const { id, title, version, seats, options, orders } = listed.game
    return {
      id,
      title,
      rules: version,
      seats,
      options,
      orders: (orders ?? []).map(({ id, says, isDefault }) => ({ id, says, isDefault })),
      bots: levelsOf(listed),
      isExample: manifestOf(id)?.isExample ?? false,
    }
  })

/** Peace among people: whom one wants nothing to do with, and what one reports. */
import { matchId } from '@nassau/protocol'
import * as z from 'zod/mini'
import { Refused } from '../errors.ts'
import type { Identity } from '../people/identify.ts'
import { lineFrom } from '../people/words.ts'
import { mustBeHost } from '../tables/hosting.ts'
import { chatFor, handleOf, seatOf, type Table } from '../tables/table.ts'
import { answers, answersNew, blocks, mutes, ok, reported, watchers } from './answers.ts'
import type { Desk, TypedApp } from './app.ts'

/** Somebody at a table: by their seat, or by what they are known by where they spoke. */
const somebody = {
  match: matchId,
  seat: z.optional(z.int().check(z.minimum(0))),
  from: z.optional(z.string().check(z.maxLength(64))),
}

type Somebody = { match: string; seat?: number | undefined; from?: string | undefined }
type Known = { person: string; from: string; name: string; table: Table }

/** The person that is meant, if they are, or have spoken, at a table that the caller may look at. */
async function knownAt({ steward }: Desk, who: Identity, { match, seat, from }: Somebody): Promise<Known> {
  const live = await steward.find(who, match)
  await live.look(who)
  const { table } = live
  const sat = seat === undefined ? undefined : table.seats[seat]
  const person = sat?.kind === 'person' ? sat.person : live.personBehind(from ?? '')
  if (person === null) throw new Refused('not-found', 'there is nobody like that at this table')
  if (who.persons.includes(person)) throw new Refused('not-allowed', 'that is you')
  const spoken = table.gallery.findLast(line => line.from === handleOf(person))
  const name = table.seats[seatOf(table, [person]) ?? -1]?.name ?? spoken?.name ?? 'someone who looked on'
  return { person, from: handleOf(person), name, table }
}

export function peaceRoutes(app: TypedApp, desk: Desk): void {
  app.get(
    '/api/blocks',
    { schema: { summary: 'Whom you have blocked', response: answers(blocks) } },
    async ({ identity }) => ({
      blocks: await desk.blocks.listOf(identity.persons),
    }),
  )
  app.post(
    '/api/blocks',
    {
      schema: {
        summary: 'Block somebody: no shared tables, and nothing of what they say',
        body: z.strictObject(somebody),
        response: answersNew(blocks),
      },
    },
    async ({ identity, body }, reply) => {
      const { person, from, name } = await knownAt(desk, identity, body)
      await desk.blocks.add(identity.person, { person, from, name }, desk.tables.house.now())
      const theirs = [...identity.persons, person]
      const lines = [...desk.connections].filter(({ caller }) => theirs.some(one => caller.persons.includes(one)))
      for (const line of lines) await line.keepApart()
      reply.code(201)
      return { blocks: await desk.blocks.listOf(identity.persons) }
    },
  )
  const params = z.object({ from: z.string().check(z.maxLength(64)) })
  app.delete(
    '/api/blocks/:from',
    { schema: { summary: 'Block somebody no more', params, response: answers(ok) } },
    async ({ identity, params }) => {
      if (!(await desk.blocks.lift(identity.persons, params.from)))
        throw new Refused('not-found', 'you have not blocked anybody like that')
      return { ok: true }
    },
  )
  muteRoutes(app, desk)
  reportRoute(app, desk)
  watcherRoute(app, desk)
}

/** Whose words are not shown: the pages of whoever asked for it hide them, wherever they are signed in. */
function muteRoutes(app: TypedApp, desk: Desk): void {
  const listed = async ({ persons }: Identity) => ({ mutes: await desk.mutes.listOf(persons) })
  app.get('/api/mutes', { schema: { summary: 'Whom you have muted', response: answers(mutes) } }, ({ identity }) =>
    listed(identity),
  )
  const body = z.strictObject(somebody)
  app.post(
    '/api/mutes',
    { schema: { summary: 'Mute somebody: their words are not shown to you', body, response: answersNew(mutes) } },
    async ({ identity, body }, reply) => {
      const { person, from, name } = await knownAt(desk, identity, body)
      await desk.mutes.add(identity.person, { person, from, name }, desk.tables.house.now())
      reply.code(201)
      return listed(identity)
    },
  )
  const params = z.object({ from: z.string().check(z.maxLength(64)) })
  app.delete(
    '/api/mutes/:from',
    { schema: { summary: 'Mute somebody no more', params, response: answers(ok) } },
    async ({ identity, params }) => {
      if (!(await desk.mutes.lift(identity.persons, params.from)))
        throw new Refused('not-found', 'you have not muted anybody like that')
      return { ok: true }
    },
  )
}

/** What keepers shall look at. */
function reportRoute(app: TypedApp, desk: Desk): void {
  const report = z.strictObject({ ...somebody, text: z.string().check(z.minLength(1), z.maxLength(1000)) })
  app.post(
    '/api/reports',
    {
      schema: {
        summary: 'Report somebody to the keepers; the last lines that were said go along',
        body: report,
        response: answersNew(reported),
      },
    },
    async ({ identity, body }, reply) => {
      await desk.quotas.take('reports', identity.person)
      const { person, name, table } = await knownAt(desk, identity, body)
      const id = await desk.reports.add({
        match: body.match,
        by: identity.person,
        byName: identity.name,
        against: person,
        againstName: name,
        text: lineFrom(body.text),
        // Keepers read all that was said there, also what those who play are not told.
        lines: chatFor(table, null).slice(-20),
        at: desk.tables.house.now(),
      })
      reply.code(201)
      return { report: id }
    },
  )
}

/** Whom the host could ask to leave. */
function watcherRoute(app: TypedApp, { steward }: Desk): void {
  const params = z.object({ match: matchId })
  app.get(
    '/api/matches/:match/watchers',
    { schema: { summary: 'Who looks on, for whoever opened the table', params, response: answers(watchers) } },
    async ({ identity, params: { match } }) => {
      const live = await steward.find(identity, match)
      mustBeHost(live.table, identity)
      const named = new Map((await live.onlookers()).map(({ person, name }) => [handleOf(person), name]))
      return { watchers: [...named].map(([from, name]) => ({ from, name })) }
    },
  )
}

/** What keepers do: reports, people, tables, bans, and the log of all of it. */
import { matchId } from '@nassau/protocol'
import * as z from 'zod/mini'
import { Refused } from '../errors.ts'
import type { Deed } from '../peace/audit.ts'
import { CLOSED_A_TABLE } from '../peace/closings.ts'
import type { Identity } from '../people/identify.ts'
import { lineFrom } from '../people/words.ts'
import { readAddress } from '../quotas/address.ts'
import { lineOf } from '../tables/scene.ts'
import { answers, answersNew, auditLines, bans, keeper, keepers, matches, ok, peopleFound, reports } from './answers.ts'
import type { Desk, TypedApp } from './app.ts'

const MOST = 100
const kept = { tags: ['keepers'] }
const DAY_MS = 86_400_000
const words = z.string().check(z.minLength(1), z.maxLength(500))

/** The user name of a keeper who asks; anybody else finds nothing here. */
async function mustKeep({ keepers }: Desk, { account }: Identity): Promise<string> {
  const name = account === undefined ? null : await keepers.nameOf(account)
  if (name === null) throw new Refused('not-allowed', 'that is for the keepers of this house')
  return name
}

export function keeperRoutes(app: TypedApp, desk: Desk): void {
  const written = (deed: Deed): Promise<void> => desk.audit.write(deed, desk.tables.house.now())

  app.get(
    '/api/keeper',
    { schema: { ...kept, summary: 'Whether you are a keeper', response: answers(keeper) } },
    async ({ identity }) => ({
      keeper: identity.account === undefined ? null : await desk.keepers.nameOf(identity.account),
    }),
  )
  app.get(
    '/api/keeper/reports',
    { schema: { ...kept, summary: 'What was reported, open ones first', response: answers(reports) } },
    async ({ identity }) => {
      await mustKeep(desk, identity)
      return { reports: await desk.reports.list(MOST) }
    },
  )
  const one = z.object({ id: z.string() })
  app.post(
    '/api/keeper/reports/:id',
    {
      schema: {
        ...kept,
        summary: 'Settle a report',
        params: one,
        body: z.strictObject({ outcome: words }),
        response: answers(ok),
      },
    },
    async ({ identity, params, body }) => {
      const who = await mustKeep(desk, identity)
      const outcome = lineFrom(body.outcome)
      if (!(await desk.reports.settle(params.id, outcome)))
        throw new Refused('not-found', 'there is no open report like that')
      await written({ who, what: 'settled a report', about: params.id, detail: outcome })
      return { ok: true }
    },
  )
  app.get(
    '/api/keeper/audit',
    { schema: { ...kept, summary: 'What keepers did, and whether the log is whole', response: answers(auditLines) } },
    async ({ identity }) => {
      await mustKeep(desk, identity)
      return { lines: await desk.audit.latest(MOST), firstWrong: await desk.audit.firstWrong() }
    },
  )
  banRoutes(app, desk, written)
  keepersRoutes(app, desk, written)
  tablesRoutes(app, desk, written)
  peopleRoutes(app, desk)
}

function banRoutes(app: TypedApp, desk: Desk, written: (deed: Deed) => Promise<void>): void {
  app.get(
    '/api/keeper/bans',
    { schema: { ...kept, summary: 'Who has to stay away', response: answers(bans) } },
    async ({ identity }) => {
      await mustKeep(desk, identity)
      return { bans: [...desk.bans.list()] }
    },
  )
  const ban = z.strictObject({
    person: z.optional(z.string().check(z.maxLength(64))),
    address: z.optional(z.string().check(z.maxLength(64))),
    name: words,
    reason: words,
    /** For how long; without it, for good. */
    days: z.optional(z.number().check(z.positive(), z.maximum(3650))),
  })
  app.post(
    '/api/keeper/bans',
    { schema: { ...kept, summary: 'Ask somebody to stay away', body: ban, response: answersNew(bans) } },
    async ({ identity, body, address: own }, reply) => {
      const who = await mustKeep(desk, identity)
      const { person = null, name, reason, days } = body
      const address = body.address === undefined ? null : addressIn(body.address)
      if (person === null && address === null) throw new Refused('malformed', 'a ban is of a person or of an address')
      if (person !== null && identity.persons.includes(person)) throw new Refused('not-allowed', 'that is you')
      if (address === own) throw new Refused('not-allowed', 'that is where you are yourself')
      const until = days === undefined ? null : desk.tables.house.now() + days * DAY_MS
      await desk.bans.add({ person, address, name, reason: lineFrom(reason), by: who, until })
      const detail = `${reason}${days === undefined ? '' : ` (${days} days)`}`
      await written({ who, what: 'banned', about: person ?? address ?? '', detail: `${name}: ${detail}` })
      reply.code(201)
      return { bans: [...desk.bans.list()] }
    },
  )
  app.delete(
    '/api/keeper/bans/:id',
    { schema: { ...kept, summary: 'Lift a ban', params: z.object({ id: z.string() }), response: answers(ok) } },
    async ({ identity, params: { id } }) => {
      const who = await mustKeep(desk, identity)
      const ban = desk.bans.list().find(one => one.id === id)
      if (!(await desk.bans.lift(id))) throw new Refused('not-found', 'there is no such ban')
      await written({ who, what: 'lifted a ban', about: ban?.person ?? ban?.address ?? id, detail: ban?.name ?? '' })
      return { ok: true }
    },
  )
}

function addressIn(words: string): string {
  const address = readAddress(words)
  if (!address.ok) throw new Refused('malformed', address.problem.says)
  return address.value
}

function keepersRoutes(app: TypedApp, desk: Desk, written: (deed: Deed) => Promise<void>): void {
  app.get(
    '/api/keeper/keepers',
    { schema: { ...kept, summary: 'Who the keepers are', response: answers(keepers) } },
    async ({ identity }) => {
      await mustKeep(desk, identity)
      return { keepers: await desk.keepers.list() }
    },
  )
  const named = z.strictObject({ username: z.string().check(z.maxLength(64)) })
  app.post(
    '/api/keeper/keepers',
    { schema: { ...kept, summary: 'Name another keeper', body: named, response: answers(ok) } },
    async ({ identity, body: { username } }) => {
      const who = await mustKeep(desk, identity)
      if (!(await desk.keepers.name(username, desk.tables.house.now())))
        throw new Refused('not-found', `there is no account ${username}`)
      await written({ who, what: 'named a keeper', about: username, detail: '' })
      return { ok: true }
    },
  )
  app.delete(
    '/api/keeper/keepers/:username',
    { schema: { ...kept, summary: 'Dismiss another keeper', params: named, response: answers(ok) } },
    async ({ identity, params: { username } }) => {
      const who = await mustKeep(desk, identity)
      // A slip would leave a house without one; the command line may do that, too.
      if (username.toLowerCase() === who) throw new Refused('not-allowed', 'that is you: another keeper may do that')
      if (!(await desk.keepers.dismiss(username))) throw new Refused('not-found', `${username} is no keeper`)
      await written({ who, what: 'dismissed a keeper', about: username, detail: '' })
      return { ok: true }
    },
  )
}

function tablesRoutes(app: TypedApp, desk: Desk, written: (deed: Deed) => Promise<void>): void {
  app.get(
    '/api/keeper/tables',
    { schema: { ...kept, summary: 'Tables that are not over', response: answers(matches) } },
    async ({ identity }) => {
      await mustKeep(desk, identity)
      return { matches: (await desk.tables.house.store.openMatches(MOST)).map(row => lineOf(row, identity.persons)) }
    },
  )
  app.post(
    '/api/keeper/tables/:match/close',
    {
      schema: {
        ...kept,
        summary: 'Close a table, whatever is played there',
        params: z.object({ match: matchId }),
        body: z.strictObject({ reason: words }),
        response: answers(ok),
      },
    },
    async ({ identity, params: { match }, body: { reason } }) => {
      const who = await mustKeep(desk, identity)
      const live = await desk.tables.find(match)
      await live.next(async () => {
        if (!live.table.result) await live.write({ entry: { kind: 'close' }, applied: null })
      })
      await written({ who, what: CLOSED_A_TABLE, about: match, detail: reason })
      return { ok: true }
    },
  )
}

function peopleRoutes(app: TypedApp, desk: Desk): void {
  const query = z.object({ name: z.string().check(z.minLength(1), z.maxLength(64)) })
  app.get(
    '/api/keeper/people',
    {
      schema: {
        ...kept,
        summary: 'People by what they are called',
        querystring: query,
        response: answers(peopleFound),
      },
    },
    async ({ identity, query: { name } }) => {
      await mustKeep(desk, identity)
      return { people: await desk.people.accounts.find(name, MOST) }
    },
  )
}

/** `nassau keeper`: what the keeper's room does, from the command line, while the server runs or not. */
import type { Command } from 'commander'
import { wrongUsage } from '../errors.ts'
import { whole } from '../setting.ts'
import { say } from '../text.ts'
import { atStore, dataOption } from './at-store.ts'

type Words = { data: string; reason?: string; days?: number; name?: string; address?: true }

const DAY_MS = 86_400_000

export function keeper(program: Command): void {
  const room = program
    .command('keeper')
    .summary('reports, people, bans, tables, and what keepers did')
    .description(
      'Look after people. A running server hears of it within seconds. DATABASE_URL names a PostgreSQL store.',
    )
  const deed = (words: string, says: string): Command => dataOption(room.command(words)).description(says)
  deed('reports', 'what was reported, open ones first').action(reports)
  deed('settle <report> <outcome>', 'write down what became of a report').action(settle)
  deed('people <name>', 'accounts and bots whose name begins like that').action(people)
  deed('bans', 'who has to stay away').action(bans)
  deed('ban <person>', 'ask a person, by their id, to stay away; or an address')
    .option('--address', 'it is an address')
    .requiredOption('--reason <words>', 'why; they are told')
    .option('--days <number>', 'for how long; for good if not given', whole(1))
    .option('--name <name>', 'what keepers know them by')
    .action(ban)
  deed('lift <ban>', 'lift a ban, by its id').action(lift)
  deed('tables', 'tables that are not over').action(tables)
  deed('close <match>', 'close a table, whatever is played there')
    .requiredOption('--reason <words>', 'why; it is written down')
    .action(close)
  deed('keepers', 'who the keepers are').action(keepers)
  deed('name <username>', 'make an account a keeper').action(name)
  deed('dismiss <username>', 'make a keeper an account like any other').action(dismiss)
  deed('audit', 'what keepers did, and whether the log is whole').action(audit)
}

/** Does something in the keeper's room of a store. */
async function inRoom(
  data: string,
  work: (room: Awaited<ReturnType<typeof openRoom>>) => Promise<void>,
): Promise<void> {
  await atStore(data, async place => {
    const room = await openRoom(place)
    try {
      await work(room)
    } finally {
      await room.close()
    }
  })
}
const openRoom = async (place: { folder: string; databaseUrl: string | null }) =>
  (await import('@nassau/server/keeping')).openRoom(place)

/** A moment, to the minute. */
const day = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')

const reports = ({ data }: Words): Promise<void> =>
  inRoom(data, async room => {
    for (const { id, at, match, byName, against, againstName, text, lines, outcome } of await room.reports.list(100)) {
      const end = outcome === null ? '' : `  [${outcome}]`
      say(`${id}  ${day(at)}  at ${match}, ${byName} about ${againstName} (${against}): ${text}${end}`)
      for (const line of lines) say(`    ${line.name}: ${line.text}`)
    }
  })

const people = (name: string, { data }: Words): Promise<void> =>
  inRoom(data, async room => {
    for (const { person, name: called, username, kind } of await room.people(name))
      say(`${person}  ${called}, ${username === null ? kind : `${kind} ${username}`}`)
  })

const settle = (report: string, outcome: string, { data }: Words): Promise<void> =>
  inRoom(data, async room => {
    if (!(await room.reports.settle(report, outcome))) throw wrongUsage(`there is no open report ${report}`)
    await room.write('settled a report', report, outcome)
  })

const bans = ({ data }: Words): Promise<void> =>
  inRoom(data, async room => {
    for (const { id, person, address, name, reason, until, by } of room.bans.list())
      say(
        `${id}  ${name} (${person ?? address}) until ${until === null ? 'for ever' : day(until)}: ${reason}, by ${by}`,
      )
  })

const ban = (whom: string, { data, reason = '', days, name = whom, address }: Words): Promise<void> =>
  inRoom(data, async room => {
    const until = days === undefined ? null : Date.now() + days * DAY_MS
    const banned = address ? { person: null, address: await addressIn(whom) } : { person: whom, address: null }
    const { id } = await room.bans.add({ ...banned, name, reason, by: room.who, until })
    await room.write('banned', whom, `${name}: ${reason}${days === undefined ? '' : ` (${days} days)`}`)
    say(id)
  })

async function addressIn(words: string): Promise<string> {
  const address = (await import('@nassau/server/keeping')).readAddress(words)
  if (!address.ok) throw wrongUsage(address.problem.says)
  return address.value
}

const lift = (id: string, { data }: Words): Promise<void> =>
  inRoom(data, async room => {
    if (!(await room.bans.lift(id))) throw wrongUsage(`there is no ban ${id}`)
    await room.write('lifted a ban', id, '')
  })

const tables = ({ data }: Words): Promise<void> =>
  inRoom(data, async room => {
    for (const { id, game, status, updated } of await room.tables()) say(`${id}  ${day(updated)}  ${game}, ${status}`)
  })

const close = (match: string, { data, reason = '' }: Words): Promise<void> =>
  inRoom(data, async room => {
    if (!(await room.closeTable(match, reason))) throw wrongUsage(`the match ${match} is over already`)
  })

const name = (username: string, { data }: Words): Promise<void> =>
  inRoom(data, async room => {
    if (!(await room.keepers.name(username, Date.now()))) throw wrongUsage(`there is no account ${username}`)
    await room.write('named a keeper', username, '')
  })

const keepers = ({ data }: Words): Promise<void> =>
  inRoom(data, async room => {
    for (const { username, since } of await room.keepers.list()) say(`${username}  since ${day(since)}`)
  })

const dismiss = (username: string, { data }: Words): Promise<void> =>
  inRoom(data, async room => {
    if (!(await room.keepers.dismiss(username))) throw wrongUsage(`${username} is no keeper`)
    await room.write('dismissed a keeper', username, '')
  })

const audit = ({ data }: Words): Promise<void> =>
  inRoom(data, async room => {
    for (const { at, who, what, about, detail } of (await room.audit.latest(1000)).toReversed())
      say(`${day(at)}  ${who} ${what} ${about}${detail === '' ? '' : `: ${detail}`}`)
    const wrong = await room.audit.firstWrong()
    say(wrong === null ? 'The log is whole.' : `Line ${wrong} is not as it was written!`)
    if (wrong !== null) process.exitCode = 1
  })

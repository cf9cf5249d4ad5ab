/** A finding of an attack on the server: what was done, what it did then, and how it is seen whether it still does. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '../../fixtures/client.ts'
import { type NodeKind, type NodeProcess, startNodeAs } from '../../fixtures/processes.ts'
import { QUOTAS } from '../../quotas/quotas.ts'
import { from } from '../address.ts'

/** What was seen, and whether that is as it should be. Null where this machine cannot show it. */
export type Seen = { saw: string; isMended: boolean } | null

export type Finding = { what: string; before: string; look: (place: Place) => Promise<Seen> }

/** A folder of its own, and servers in it: with generous quotas, or with the usual ones behind a proxy. */
export type Place = {
  folder: string
  start: (kind?: NodeKind) => Promise<NodeProcess>
  usual: () => Promise<NodeProcess>
}

export const seen = (saw: string, isMended: boolean): Seen => ({ saw, isMended })

export async function lookAt({ look }: Finding): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), 'nassau-finding-'))
  const started: NodeProcess[] = []
  const keep = async (starting: Promise<NodeProcess>): Promise<NodeProcess> => {
    const node = await starting
    started.push(node)
    return node
  }
  const place: Place = {
    folder,
    start: (kind = {}) => keep(startNodeAs(kind, folder)),
    usual: () => keep(startNodeAs({}, folder, '--usual-quotas')),
  }
  try {
    return await look(place)
  } finally {
    for (const node of started) await node.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How often each answer came. */
export function tally(answers: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1
  return counts
}
export const told = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([answer, many]) => `${many} × ${answer}`)
    .join(', ')

/** Somebody at an address of their own, as the proxy would say. */
export class Stranger extends Client {
  private readonly place: Record<string, string>

  constructor({ address }: NodeProcess, i: number) {
    super(address)
    this.place = from(40, i)
  }

  override request(...[method, path, body, headers]: Parameters<Client['request']>) {
    return super.request(method, path, body, { ...this.place, ...headers })
  }
}

/** The status of an answer; or that there was none. */
export const statusOf = (answer: Promise<{ status: number }>): Promise<string> =>
  answer.then(
    ({ status }) => String(status),
    () => 'cut off',
  )

/** So many, so many at a time. */
export async function many<T>(count: number, atOnce: number, one: (i: number) => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let i = 0; i < count; i += atOnce)
    all.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - i) }, (_, k) => one(i + k)))))
  return all
}

/** How the usual quota of requests answers more of them than it has: nobody gets more than it holds and gives back. */
export async function overQuota(one: (i: number) => Promise<string>): Promise<{ saw: string; isCounted: boolean }> {
  const { most, everyMs } = QUOTAS.requests
  const began = performance.now()
  const counts = tally(await many(most + 100, 20, one))
  const given = ((performance.now() - began) * most) / everyMs
  return { saw: told(counts), isCounted: (counts['200'] ?? 0) <= most + Math.ceil(given) }
}

export const PAIR = [{ kind: 'me' as const }, { kind: 'open' as const }]

/** Two people at a table of Pig, some choices on. */
export async function pairAt(
  node: NodeProcess,
  choices: number,
): Promise<{ match: string; hold: () => Promise<string>; people: Client[] }> {
  const people = [new Client(node.address), new Client(node.address)]
  const [anne, bart] = people
  if (!anne || !bart) throw new RangeError('there are two')
  const match = await anne.create({ game: 'pig', seats: PAIR, isPublic: true })
  await bart.act(match, 'join')
  const hold = async (): Promise<string> => {
    for (const person of people) {
      const { scene, n } = await person.look(match)
      if (scene.seen?.awaiting[0] === scene.seat)
        return statusOf(person.act(match, 'choose', { seen: n, choice: { do: 'hold' } }))
    }
    return 'nobody is asked'
  }
  for (let i = 0; i < choices; i++) await hold()
  return { match, hold, people }
}

/** What a storm rages over: servers as processes, and their store, to be looked into when it is over. */
import type { Chance } from '@nassau/kernel'
import { type NodeProcess, startNode } from '../fixtures/processes.ts'
import { PostgresStore } from '../store/postgres/postgres.ts'
import { SqliteStore } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'

export type Harbour = {
  /** Where a client may go now. */
  addressNow(rng: Chance): string
  /** Kills something and brings it back; says what it was. */
  strike(rng: Chance): Promise<string>
  /** Stops all servers the gentle way and opens what they kept. */
  calm(): Promise<Store>
  /** Ids of actions whose entries were taken away, as by a standby that was behind; and who wants to know of it. */
  takenAway?: ReadonlySet<string>
  onGoneBack?(match: string, hear: () => void): void
  /** What else must not be, such as a server that did not stop. */
  findings?: string[]
}

/** Something besides servers that can be struck: a database, a Redis. */
export type Strikable = { name: string; restart: () => Promise<void> }

/** How long a killed node of several stays away (ms). */
const AWAY_MS = 700

/** One process with its own file. */
export async function embedded(folder: string): Promise<Harbour> {
  let server = await startNode(folder)
  return {
    addressNow: () => server.address,
    async strike() {
      await server.end('SIGKILL')
      server = await startNode(folder)
      return 'the server was killed'
    },
    async calm() {
      await server.end('SIGTERM')
      return SqliteStore.open(folder)
    },
  }
}

/** So many processes behind one port, on one file. Every fourth strike is meant for the first of them, which takes all with it. */
export async function onCores(many: number, folder: string): Promise<Harbour> {
  const start = (): Promise<NodeProcess> => startNode(folder, `--processes=${many}`)
  let house = await start()
  let strikes = 0
  return {
    addressNow: () => house.address,
    async strike(rng) {
      if (++strikes % 4 !== 0) {
        house.harm({ kills: rng.below(many) })
        return 'a process was killed'
      }
      await house.end('SIGKILL')
      house = await start()
      return 'the first process was killed, and all with it'
    },
    async calm() {
      await house.end('SIGTERM')
      return SqliteStore.open(folder)
    },
  }
}

/** So many nodes that share a database. */
export async function scaledOut(
  many: number,
  databaseUrl: string,
  redisUrl: string,
  others: readonly Strikable[] = [],
): Promise<Harbour> {
  const start = (): Promise<NodeProcess> => startNode(databaseUrl, redisUrl)
  const nodes = await Promise.all(Array.from({ length: many }, start))
  let strikes = 0
  return {
    addressNow: rng => rng.pick(nodes).address,
    async strike(rng) {
      // Every fourth strike is meant for what stands behind the nodes, each in its turn.
      const other = ++strikes % 4 === 0 ? others[(strikes / 4 - 1) % others.length] : undefined
      if (other) {
        await other.restart()
        return `${other.name} was killed`
      }
      const at = rng.below(nodes.length)
      await nodes[at]?.end('SIGKILL')
      await new Promise(resolve => setTimeout(resolve, AWAY_MS))
      const again = await start()
      nodes[at] = again
      return `node ${at + 1} was killed`
    },
    async calm() {
      for (const node of nodes) await node.end('SIGTERM')
      return PostgresStore.open(databaseUrl)
    },
  }
}

/**
 * A harbour in which everything goes wrong that a house must survive besides being killed: a standby that was behind is
 * promoted, the program is upgraded across a version of every game's rules, the wall clock jumps by an hour and back, the
 * thread that writes dies, and the disk is full for ten seconds.
 *
 * What a standby that was behind takes away is lost by it and not by the house: an acknowledged choice may be missing
 * only if its entry was among those removed. Whatever is acknowledged after must be there, and every match must end.
 */
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Chance } from '@nassau/kernel'
import { type NodeProcess, startNodeAs } from '../fixtures/processes.ts'
import { openKept, type Place } from '../keeping/open-kept.ts'
import { PostgresStore } from '../store/postgres/postgres.ts'
import { SqliteStore } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { goBack } from './go-back.ts'
import type { Harbour } from './harbour.ts'

const HOUR_MS = 3_600_000
const FULL_MS = 10_000
/** A server that has not stopped after so long (ms) never will. */
const STOP_MS = 45_000
/** A killed node stays away for so long, and is killed so long after what came before (ms). */
const AWAY_MS = 500
const NOTICED_MS = 2000
/** So much (bytes) at a time a disk is filled with. */
const MOUTHFUL = 1024 * 1024

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

type Words = {
  /** How many nodes; and where they keep what they keep. */
  many: number
  place: Place
  redisUrl: string | null
  /** Whether the folder lies on a disk that may be filled. */
  isDiskOurs: boolean
}

class Trials implements Harbour {
  readonly takenAway = new Set<string>()
  readonly findings: string[] = []
  private readonly words: Words
  private readonly hearers = new Map<string, () => void>()
  private readonly upgraded = new Set<number>()
  private nodes: NodeProcess[] = []
  private ahead = 0
  private strikes = 0

  constructor(words: Words) {
    this.words = words
  }

  async open(): Promise<void> {
    this.nodes = await Promise.all(Array.from({ length: this.words.many }, (_, at) => this.start(at)))
  }

  onGoneBack(match: string, hear: () => void): void {
    this.hearers.set(match, hear)
  }

  addressNow(rng: Chance): string {
    return rng.pick(this.nodes).address
  }

  async strike(rng: Chance): Promise<string> {
    const at = rng.below(this.nodes.length)
    const trials = [
      () => this.promoteStandby(rng),
      () => this.upgrade(),
      () => this.turnClocks(),
      () => this.kill(at),
      () => this.turnClocks(),
      () => this.breakWriter(at),
      () => this.fillDisk(),
    ]
    return (await trials[this.strikes++ % trials.length]?.()) ?? 'nothing'
  }

  async calm(): Promise<Store> {
    for (const at of this.nodes.keys()) await this.stop(at)
    const { folder, databaseUrl } = this.words.place
    return databaseUrl === null ? SqliteStore.open(folder) : PostgresStore.open(databaseUrl)
  }

  private start(at: number): Promise<NodeProcess> {
    const { place, redisUrl } = this.words
    const where = place.databaseUrl === null ? [place.folder] : [place.databaseUrl, redisUrl ?? '']
    return startNodeAs({ isBefore: !this.upgraded.has(at), wall: this.ahead }, ...where)
  }

  private async stop(at: number): Promise<void> {
    const late = pause(STOP_MS).then(() => 'late')
    if ((await Promise.race([this.nodes[at]?.end('SIGTERM'), late])) !== 'late') return
    this.findings.push(`a server did not stop within ${STOP_MS / 1000} s`)
    await this.nodes[at]?.end('SIGKILL')
  }

  private async promoteStandby(rng: Chance): Promise<string> {
    const store = openKept(this.words.place, false)
    const { ids, matches } = await goBack(store, rng)
    await store.close()
    for (const id of ids) this.takenAway.add(id)
    for (const match of matches) this.hearers.get(match)?.()
    return `the store went back in ${matches.length} matches, ${ids.length} actions of people gone`
  }

  private async upgrade(): Promise<string> {
    for (const at of this.nodes.keys()) {
      if (this.upgraded.has(at)) continue
      await this.stop(at)
      this.upgraded.add(at)
      this.nodes[at] = await this.start(at)
    }
    return 'every node was upgraded to the newest rules, one after the other'
  }

  private async turnClocks(): Promise<string> {
    this.ahead = this.ahead === 0 ? HOUR_MS : 0
    for (const node of this.nodes) node.harm({ wall: this.ahead })
    return `the wall clock jumped ${this.ahead === 0 ? 'back' : 'ahead'} by an hour`
  }

  private async kill(at: number): Promise<string> {
    await pause(NOTICED_MS)
    await this.nodes[at]?.end('SIGKILL')
    await pause(AWAY_MS)
    this.nodes[at] = await this.start(at)
    return `node ${at + 1} was killed`
  }

  private async breakWriter(at: number): Promise<string> {
    if (this.words.place.databaseUrl !== null) return 'nothing: there is no thread that writes'
    this.nodes[at]?.harm({ breaks: 'writer' })
    return 'the thread that writes was ended'
  }

  private async fillDisk(): Promise<string> {
    if (!this.words.isDiskOurs) return 'nothing: there is no small disk to fill'
    const ballast = fill(this.words.place.folder)
    await pause(FULL_MS)
    rmSync(ballast)
    return 'the disk was full for ten seconds'
  }
}

/** Fills a disk to its last byte. */
function fill(folder: string): string {
  const ballast = join(folder, 'ballast')
  try {
    for (;;) appendFileSync(ballast, Buffer.alloc(MOUTHFUL))
  } catch {
    return ballast
  }
}

export async function trials(words: Words): Promise<Harbour> {
  const harbour = new Trials(words)
  await harbour.open()
  return harbour
}

/**
 * The processes of a house: started, counted, given their sockets, started again when they die, and ended. One that dies
 * again and again is left alone for a while; meanwhile the others serve its matches.
 */
import { type ChildProcess, fork } from 'node:child_process'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ServerBug } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { hashOf, matchIn } from './door.ts'
import { Line } from './line.ts'
import type { Roll } from './words.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
/** Whoever dies so often (in so many ms) rests for so long (ms). */
const MOST_DEATHS = 5
const DEATHS_MS = 60_000
const REST_MS = 60_000
/** A process that is asked how it is answers within so long (ms), or counts as silent. */
const ROLL_MS = 2000
/** So long (ms) after the drain a process may take to end. */
const END_MS = 30_000

type Member = {
  child: ChildProcess
  line: Line
  isReady: boolean
  gone: Promise<void>
  /** Sockets on their way to it, by number. */
  handed: Map<number, Socket>
}

export type Crewing = {
  settings: Settings
  /** A process is there, and its line; it is gone. */
  joined: (slot: number, line: Line) => void
  left: (slot: number, line: Line) => void
  fault: (where: string, fault: unknown) => void
}

export class Crew {
  private readonly around: Crewing
  private readonly wanted: number
  private readonly members = new Map<number, Member>()
  private readonly deaths = new Map<number, number[]>()
  private readonly resting = new Set<number>()
  /** Sockets that came while nobody was ready. */
  private waiting: { socket: Socket; head: Buffer }[] = []
  private turn = 0
  private sockets = 0
  private isClosing = false

  constructor(around: Crewing) {
    this.around = around
    this.wanted = around.settings.processes
  }

  /** The first alone: it makes what a new store lacks, and the others find it there. */
  async start(): Promise<void> {
    await this.launch(0)
    await Promise.all(Array.from({ length: this.wanted - 1 }, (_, i) => this.launch(i + 1)))
  }

  /** The process a match belongs to: one that is ready, the same as long as all are. */
  readonly ownerOf = (match: string): number | null => this.readyFrom(hashOf(match) % this.wanted)

  /** Gives a socket to the process its match belongs to, or else to the next in turn. */
  hand(socket: Socket, head: Buffer): void {
    const match = matchIn(head)
    const slot = match === null ? this.readyFrom(this.turn++ % this.wanted) : this.ownerOf(match)
    const member = slot === null ? undefined : this.members.get(slot)
    if (!member) return void this.waiting.push({ socket, head })
    // It stays open here until it has arrived there: of a process that dies meanwhile nobody else would close it, and
    // whoever is at its end shall come back.
    const number = this.sockets++
    member.handed.set(number, socket)
    member.child.send({ head, number }, socket, { keepOpen: true }, fault => {
      if (fault) letGo(member, number)
    })
  }

  /** In the order of their places. */
  get pids(): number[] {
    return Array.from({ length: this.wanted }, (_, slot) => this.members.get(slot)?.child.pid ?? []).flat()
  }

  async roll(): Promise<Roll> {
    const ready = [...this.members.values()].filter(({ isReady }) => isReady)
    const answers = await Promise.all(ready.map(({ line }) => inTime(line.ask('wellness', null))))
    const wellness = answers.filter(answer => answer !== null)
    const { wanted, resting } = this
    return { wanted, ready: ready.length, resting: resting.size, silent: ready.length - wellness.length, wellness }
  }

  /** What every process counts, of those that answer. */
  async counts(): Promise<object[][]> {
    const all = [...this.members.values()].map(({ line }) => inTime(line.ask('count', null)))
    return (await Promise.all(all)).filter(counts => counts !== null)
  }

  /** Each finishes what is under way; whoever does not in time is ended. */
  async close(): Promise<void> {
    this.isClosing = true
    for (const { socket } of this.waiting.splice(0)) socket.destroy()
    const all = [...this.members.values()]
    for (const { line } of all) line.say('close', null)
    const late = setTimeout(() => {
      for (const { child } of all) child.kill('SIGKILL')
    }, this.around.settings.drainMs + END_MS)
    await Promise.all(all.map(({ gone }) => gone))
    clearTimeout(late)
  }

  /** Resolves when it serves; rejects if it ended before. */
  private launch(slot: number): Promise<void> {
    const child = fork(CHILD, { serialization: 'advanced', stdio: ['inherit', 'inherit', 'inherit', 'ipc', 'pipe'] })
    const stream = child.stdio[4]
    if (!(stream instanceof Duplex)) throw new ServerBug('process-gone', { says: 'no line to a process' })
    const line = new Line(stream, thrown => this.around.fault('line', thrown))
    const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
    const gone = ended.then(() => this.lose(slot, member))
    const member: Member = { child, line, isReady: false, gone, handed: new Map() }
    this.members.set(slot, member)
    this.around.joined(slot, line)
    // What cannot be sent any more: its end says all there is to say.
    child.on('error', () => undefined)
    child.send(this.around.settings, () => undefined)
    return new Promise((resolve, reject) => {
      line.on('took', number => letGo(member, number))
      line.on('ready', () => {
        member.isReady = true
        for (const { socket, head } of this.waiting.splice(0)) this.hand(socket, head)
        resolve()
        return null
      })
      void member.gone.then(() => reject(new ServerBug('process-gone', { slot })))
    })
  }

  private lose(slot: number, member: Member): void {
    const { child, line, isReady } = member
    this.members.delete(slot)
    for (const number of member.handed.keys()) letGo(member, number)
    this.around.left(slot, line)
    if (this.isClosing) return
    const { exitCode, signalCode } = child
    this.around.fault('process', new ServerBug('process-gone', { slot, exitCode, signalCode }))
    if (!isReady && !this.deaths.has(slot)) return
    const now = performance.now()
    const deaths = [...(this.deaths.get(slot) ?? []).filter(died => now - died < DEATHS_MS), now]
    this.deaths.set(slot, deaths)
    const mustRest = deaths.length >= MOST_DEATHS
    if (mustRest) this.resting.add(slot)
    setTimeout(() => this.relaunch(slot), mustRest ? REST_MS : 0).unref()
  }

  private relaunch(slot: number): void {
    this.resting.delete(slot)
    if (this.isClosing) return
    // If it ends again, that is seen where it is lost.
    this.launch(slot).catch(() => undefined)
  }

  private readyFrom(first: number): number | null {
    for (let i = 0; i < this.wanted; i++) {
      const slot = (first + i) % this.wanted
      if (this.members.get(slot)?.isReady) return slot
    }
    return null
  }
}

/** Null if there is no answer in time, or never will be. */
const inTime = <T>(answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer.catch(() => null), sleep(ROLL_MS, null, { ref: false })])

/** A socket is no business of the first process any more. */
function letGo({ handed }: Member, number: number): null {
  handed.get(number)?.destroy()
  handed.delete(number)
  return null
}

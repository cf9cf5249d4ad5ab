/** Who competes: our server, and each server that is measured beside it. */
import { bareWire } from '../load/bare-wire.ts'
import { boardgameIoWire } from '../load/boardgame-io-wire.ts'
import { colyseusWire } from '../load/colyseus-wire.ts'
import { drive } from '../load/drive.ts'
import { connectAll } from '../load/line.ts'
import { nassauWire } from '../load/nassau-wire.ts'
import type { ServerProcess } from '../load/process.ts'
import { LoadTable } from '../load/table.ts'
import type { GameName, Wire } from '../load/wire.ts'

export type Contender = { name: string; file: string; wire: Wire }

export const OURS = 'nassau'
export const OTHERS = ['boardgame.io', 'colyseus', 'bare'] as const

export const CONTENDERS: readonly Contender[] = [
  { name: OURS, file: 'nassau.ts', wire: nassauWire },
  { name: 'boardgame.io', file: 'boardgame-io.ts', wire: boardgameIoWire },
  { name: 'colyseus', file: 'colyseus.ts', wire: colyseusWire },
  { name: 'bare', file: 'bare.ts', wire: bareWire },
]

/** How long and how often everything is measured. */
export type Effort = {
  repeats: number
  seconds: number
  /** Hears what is under way. */
  progress: (what: string) => void
}

/** So many tables are played at once. */
export const ACTIVE = 64
/** So long (seconds) everyone plays before it counts: in the first of them V8's compiling threads weigh more than most of what is to be measured. */
export const WARM_UP_S = 5
/** About how long a match of either game is at least. */
const CHOICES_A_MATCH = 50

/** Opens so many matches and takes every seat; `whenIdle` is called in between, when nobody is connected. */
export async function openTables(
  { wire }: Contender,
  { address }: ServerProcess,
  game: GameName,
  many: number,
  seed: number,
  whenIdle: () => Promise<void> = async () => undefined,
): Promise<LoadTable[]> {
  const opened = await wire.open(address, game, many)
  await whenIdle()
  const tables = opened.map((places, i) => new LoadTable(wire, places, seed + i))
  await connectAll(tables)
  return tables
}

/**
 * Plays until everyone has warmed up, with new matches for those that are over; `open` gives so many. Says how many
 * choices a second there were at last.
 */
export async function warmUp(pool: LoadTable[], open: (many: number) => Promise<LoadTable[]>): Promise<number> {
  const most = pool.length
  let left = WARM_UP_S
  for (;;) {
    const { choices, seconds } = await drive(pool, { inPlay: ACTIVE, atLeast: ACTIVE / 2, seconds: left })
    left -= seconds
    if (left <= 0) return choices / seconds
    pool.push(...(await open(most - pool.length)))
  }
}

/** A few matches that stay, so that what is loaded and kept once is not counted as memory of those that follow. */
export const EARLIEST = 16
export const EARLIEST_S = 0.5

export async function openEarliest(contender: Contender, server: ServerProcess, game: GameName): Promise<LoadTable[]> {
  const tables = await openTables(contender, server, game, EARLIEST, 0)
  await drive([...tables], { inPlay: EARLIEST, seconds: EARLIEST_S })
  return tables
}

/** So many matches are not used up by so many choices. */
export const matchesFor = (choices: number): number => ACTIVE + Math.ceil(choices / CHOICES_A_MATCH)

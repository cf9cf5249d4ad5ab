/** The house's clock, kept in its store as it goes. */
import { Clock, readKept } from './clock.ts'
import type { Store } from './store/store.ts'

/** What it is remembered by, and how often (ms); how often the wall clock is looked at, and from when on it has jumped (ms). */
const NAME = 'clock'
const EVERY_MS = 10_000
const LOOK_MS = 1000
const JUMP_MS = 500

export type HouseClock = { now(): number; close(): Promise<void> }

export async function openClock(store: Store, onFault: (fault: unknown) => void): Promise<HouseClock> {
  const clock = new Clock(readKept(await store.remembered(NAME)))
  let last = clock.kept
  const keep = (): Promise<void> => {
    last = clock.kept
    return store.remember(NAME, JSON.stringify(last)).catch(onFault)
  }
  const look = (): void => {
    const { house, wall } = clock.kept
    const hasJumped = Math.abs(house - wall - (last.house - last.wall)) > JUMP_MS
    if (hasJumped || house - last.house >= EVERY_MS) void keep()
  }
  const keeping = setInterval(look, LOOK_MS).unref()
  await keep()
  return {
    now: () => clock.now(),
    async close() {
      clearInterval(keeping)
      await keep()
    },
  }
}

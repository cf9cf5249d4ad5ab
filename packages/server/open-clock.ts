/** The house's clock, kept in its store as it goes. */
import { Clock, readKept } from './clock.ts'
import type { Store } from './store/store.ts'

/** What it is remembered by, and how often (ms): a jump of the wall clock shortly before the end may be missed. */
const NAME = 'clock'
const EVERY_MS = 10_000

export type HouseClock = { now(): number; close(): Promise<void> }

export async function openClock(store: Store, onFault: (fault: unknown) => void): Promise<HouseClock> {
  const clock = new Clock(readKept(await store.remembered(NAME)))
  const keep = (): Promise<void> => store.remember(NAME, JSON.stringify(clock.kept)).catch(onFault)
  const keeping = setInterval(() => void keep(), EVERY_MS).unref()
  await keep()
  return {
    now: () => clock.now(),
    async close() {
      clearInterval(keeping)
      await keep()
    },
  }
}

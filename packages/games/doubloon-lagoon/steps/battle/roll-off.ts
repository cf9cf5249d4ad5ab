/** Two dice against each other, level ones again (DL-32, DL-34). */
import type { LagoonCtx } from '../../rules.ts'

/** Ours and theirs, never level. */
export function rollOff({ rng }: Pick<LagoonCtx, 'rng'>): [ours: number, theirs: number] {
  for (;;) {
    const [ours, theirs] = [rng.die(), rng.die()]
    if (ours !== theirs) return [ours, theirs]
  }
}

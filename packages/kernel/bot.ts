/** A bot: something that chooses for a seat from what that seat sees, and from nothing else. */
import { sample } from './asks/ask.ts'
import type { Chance } from './chance.ts'
import { KernelBug } from './errors.ts'
import type { Projection } from './project.ts'
import type { Rules } from './rules.ts'

export interface Bot<R extends Rules = Rules> {
  /** The name used in commands and tables: swab, mate, captain. */
  readonly id: string
  /** The choice for the ask in `seen`, which the table waits for. */
  choose(seen: Projection<R>, rng: Chance, edition: R['edition']): unknown
  /** The choice for an aside, which nobody waits for; null to do nothing. */
  interject?(seen: Projection<R>, rng: Chance, edition: R['edition']): unknown
}

/** Plays legally and badly: any choice, each as likely. */
export const swab: Bot = {
  id: 'swab',
  choose(seen, rng) {
    if (!seen.ask) throw new KernelBug('bot-not-asked', { seat: seen.seat })
    return sample(seen.ask, rng)
  },
}

/** A bot: something that chooses for a seat from what that seat sees, and from nothing else. */
import { type Ask, type Seat, sample } from '../asks/ask.ts'
import type { Chance } from '../chance/chance.ts'
import { trust } from '../codec.ts'
import { KernelBug } from '../errors.ts'
import type { AskFor, Choice, FrameAt, Label, Rules } from '../rules.ts'
import type { Projection } from '../views/project.ts'

/** A guard: says when somebody has thought long enough, whatever is left to try. */
export type Guard = () => boolean

export interface Bot<R extends Rules = Rules> {
  /** The name used in commands and tables: swab, mate, captain. */
  readonly id: string
  /** The choice for the ask in `seen`, which the table waits for. Without a guard the same seed gives the same choice. */
  choose(seen: Projection<R>, rng: Chance, edition: R['edition'], isOut?: Guard): Choice<R>
  /** The same by a bot that looks at nothing but the ask: then nobody need work out what its seat sees. */
  chooseFrom?(ask: Ask, rng: Chance): Choice<R>
  /** The choice for an aside, which nobody waits for; null to do nothing. */
  interject?(seen: Projection<R>, rng: Chance, edition: R['edition'], isOut?: Guard): Choice<R> | null
}

/** A bot's moment: what its seat sees, is asked, and where. */
export type Asked<R extends Rules, L extends Label<R> = Label<R>> = {
  seat: Seat
  seen: Projection<R>
  /** The step that asks. */
  f: FrameAt<R, L>
  ask: AskFor<R['choices']['at'][L]> & { at: L }
  rng: Chance
  edition: R['edition']
}

/** What a bot chooses, by where it is asked. `More` is what it has worked out beforehand. */
export type Answers<R extends Rules, More extends unknown[] = []> = {
  readonly [L in Label<R>]: (asked: Asked<R, L>, ...more: More) => R['choices']['at'][L]
}

/** The choice of a bot that knows an answer for every place. */
export function answerBy<R extends Rules, More extends unknown[]>(
  answers: Answers<R, More>,
  seen: Projection<R>,
  rng: Chance,
  edition: R['edition'],
  ...more: More
): Choice<R> {
  const { seat, ask, stack } = seen
  const f = stack.at(-1)
  if (seat === null || !ask || !f) throw new KernelBug('bot-not-asked', { seat })
  const known = trust<Readonly<Record<string, (asked: object, ...rest: More) => Choice<R>>>>(answers)
  const answer = known[ask.at]
  if (!answer) throw new KernelBug('bot-without-answer', { at: ask.at })
  return answer({ seat, seen, f, ask, rng, edition }, ...more)
}

/** Plays legally and badly: any choice, each as likely. */
export const swab: Bot = {
  id: 'swab',
  choose(seen, rng) {
    if (!seen.ask) throw new KernelBug('bot-not-asked', { seat: seen.seat })
    return sample(seen.ask, rng)
  },
  chooseFrom: sample,
}

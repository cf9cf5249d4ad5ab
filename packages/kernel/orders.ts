/**
 * Standing orders: answers a seat has decided on beforehand, such as to pass where there is nothing to
 * play. They are no part of the match; only the answers they give are taken and recorded.
 */
import type { Game } from './game.ts'
import type { Choice, Rules } from './rules.ts'
import type { Projection } from './views/project.ts'

export type StandingOrder<R extends Rules = Rules> = {
  /** The name used in commands and settings. */
  readonly id: string
  /** What it does, for a list of switches. */
  readonly says: string
  /** Whether people sit down with it. */
  readonly isDefault: boolean
  /** The answer to the ask in `seen`; null if that is none of its business. */
  answer(seen: Projection<R>, edition: R['edition']): Choice<R> | null
}

/** Whether the table waits for the one who sees this: an ask without that is an aside. */
export const isAwaited = <R extends Rules>({ seat, ask, awaiting }: Projection<R>): boolean =>
  ask !== null && seat !== null && awaiting.includes(seat)

/** An answer that a standing order gives. */
export type Ordered<R extends Rules = Rules> = { by: string; choice: Choice<R> }

/** The first of these orders that has an answer, in the order the game declares them; null if none does. */
export function firstToAnswer<R extends Rules>(
  game: Game<R>,
  orders: readonly string[],
  seen: Projection<R>,
  edition: R['edition'],
): Ordered<R> | null {
  if (!game.orders || !isAwaited(seen)) return null
  for (const order of game.orders) {
    const answer = orders.includes(order.id) ? order.answer(seen, edition) : null
    if (answer !== null) return { by: order.id, choice: answer }
  }
  return null
}

/** What they answer; null if none does. */
export const answerByOrders = <R extends Rules>(...given: Parameters<typeof firstToAnswer<R>>): Choice<R> | null =>
  firstToAnswer(...given)?.choice ?? null

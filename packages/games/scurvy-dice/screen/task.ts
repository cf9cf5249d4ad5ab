/** What the seat is asked to do, as far as the screen draws it: dice in hand, a ship to build, cannons to aim, coins to take. */
import type { Seat } from '@nassau/kernel'
import type { Seen } from '@nassau/ui'
import type { ScurvyDice } from '../rules.ts'

type Ask = ScurvyDice['choices']['ask']
type AskAt<L extends Ask['at']> = Extract<Ask, { at: L }>

export type Task =
  | { kind: 'salvage'; ask: AskAt<'build.salvage'> }
  | { kind: 'tray'; ask: AskAt<'build.reroll' | 'build.encore'> }
  | { kind: 'arrange'; ask: AskAt<'build.arrange'> }
  | { kind: 'aim'; ask: AskAt<'cannons.aim'> }
  | { kind: 'snipe'; ask: AskAt<'cannons.parrots'>; target: Seat }
  | { kind: 'treasure'; ask: AskAt<'loot.take' | 'boarding.steal'> }
  | { kind: 'offer'; ask: AskAt<'negotiation.offer'> }
  | { kind: 'promise'; ask: AskAt<'negotiation.promise'> }
  | { kind: 'board'; targets: readonly Seat[] }
  /** Answered by the buttons any game has. */
  | { kind: 'other' }
  | { kind: 'none' }

export function taskOf({ ask, stack }: Seen<ScurvyDice>): Task {
  const top = stack.at(-1)
  switch (ask?.at) {
    case undefined:
      return { kind: 'none' }
    case 'build.salvage':
      return { kind: 'salvage', ask }
    case 'build.reroll':
    case 'build.encore':
      return { kind: 'tray', ask }
    case 'build.arrange':
      return { kind: 'arrange', ask }
    case 'cannons.aim':
      return { kind: 'aim', ask }
    case 'cannons.parrots':
      return top?.step === 'cannons' ? { kind: 'snipe', ask, target: top.target } : { kind: 'other' }
    case 'loot.take':
    case 'boarding.steal':
      return { kind: 'treasure', ask }
    case 'negotiation.offer':
      return { kind: 'offer', ask }
    case 'negotiation.promise':
      return { kind: 'promise', ask }
    case 'boarding.choose':
      return { kind: 'board', targets: ask.options.flatMap(({ board }) => (board === null ? [] : [board])) }
    default:
      return { kind: 'other' }
  }
}

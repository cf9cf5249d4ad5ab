/** What the seat is asked to do, as far as the table draws it: dice in hand, a ship to build, cannons to aim, coins to take. */
import type { AssignAsk, ListAsk, PickAsk, Seat } from '@nassau/kernel'
import { isRecord } from '@nassau/kernel'
import type { Seen } from '@nassau/ui'
import type { ScurvyDice } from '../rules.ts'

export type Task =
  | { kind: 'tray'; ask: PickAsk }
  | { kind: 'arrange'; ask: AssignAsk }
  | { kind: 'aim'; ask: AssignAsk }
  | { kind: 'treasure'; ask: PickAsk; from: 'island' | 'ship' }
  | { kind: 'offer'; ask: AssignAsk }
  | { kind: 'board'; ask: ListAsk; targets: readonly Seat[] }
  /** Answered by the buttons any game has. */
  | { kind: 'other' }
  | { kind: 'none' }

export function taskOf({ ask, stack }: Seen<ScurvyDice>): Task {
  const frame = stack.at(-1)
  if (!ask || !frame) return { kind: 'none' }
  const where = `${frame.step}.${frame.at}`
  if (ask.kind === 'pick') {
    if (frame.step === 'build') return { kind: 'tray', ask }
    if (where === 'loot.take') return { kind: 'treasure', ask, from: 'island' }
    if (where === 'boarding.steal') return { kind: 'treasure', ask, from: 'ship' }
  }
  if (ask.kind === 'assign') {
    if (where === 'build.arrange') return { kind: 'arrange', ask }
    if (where === 'cannons.aim') return { kind: 'aim', ask }
    if (where === 'negotiation.offer') return { kind: 'offer', ask }
  }
  if (ask.kind === 'list' && where === 'boarding.choose') return { kind: 'board', ask, targets: targetsIn(ask) }
  return { kind: 'other' }
}

const targetsIn = ({ options }: ListAsk): Seat[] =>
  options.flatMap(option => (isRecord(option) && typeof option.board === 'number' ? [option.board] : []))

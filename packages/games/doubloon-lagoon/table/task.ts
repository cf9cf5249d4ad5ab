/** What an ask means on the board: hexes to click, units to take, cards to play, and what is left as buttons. */
import { isRecord, type ListAsk, type PickAsk, type Seat } from '@nassau/kernel'
import type { Seen } from '@nassau/ui'
import { eventOf } from '../decks.ts'
import type { Edition } from '../edition.ts'
import type { DoubloonLagoon, LagoonFrame } from '../rules.ts'
import type { BattleFrame } from '../steps/battle.ts'
import type { LagoonView } from '../view.ts'

/** What an option is about. */
export type Meaning =
  | { kind: 'space'; space: number; verb: 'go' | 'port' | 'counter' | 'explore' }
  | { kind: 'unit'; unit: number; verb: 'take' | 'crew' | 'capture' }
  | { kind: 'embark'; ship: number }
  | { kind: 'give'; item: string; to: number }
  | { kind: 'break-off'; ship: number }
  | { kind: 'battle'; space: number; against: Seat }
  | { kind: 'board'; from: number; board: number }
  | { kind: 'pinch'; item: string; crew: number }
  | { kind: 'play'; card: string; on: number | null }
  | { kind: 'plain' }

export type Offer = { choice: unknown; means: Meaning }

export type Task =
  | { kind: 'list'; offers: readonly Offer[] }
  /** Cards to be thrown away. */
  | { kind: 'discard'; ask: PickAsk }
  /** Units to be named, or steps to be lost, each as the number of its crew. */
  | { kind: 'units'; ask: PickAsk; are: 'units' | 'steps' }
  /** Answered by the buttons any game has. */
  | { kind: 'other' }
  | { kind: 'none' }

const SPACE_KEYS = [
  ['to', 'go'],
  ['port', 'port'],
  ['counter', 'counter'],
  ['explore', 'explore'],
] as const

const UNIT_KEYS = [
  ['crew', 'crew'],
  ['capture', 'capture'],
  ['unit', 'take'],
] as const

export function meaningOf(option: unknown): Meaning {
  if (!isRecord(option)) return { kind: 'plain' }
  const { play, on, embark, give, unit, breakOff, battle, against, from, board, take, crew } = option
  if (typeof play === 'string') return { kind: 'play', card: play, on: typeof on === 'number' ? on : null }
  if (typeof embark === 'number') return { kind: 'embark', ship: embark }
  if (typeof give === 'string' && typeof unit === 'number') return { kind: 'give', item: give, to: unit }
  if (typeof breakOff === 'number') return { kind: 'break-off', ship: breakOff }
  if (typeof battle === 'number' && typeof against === 'number') return { kind: 'battle', space: battle, against }
  if (typeof from === 'number' && typeof board === 'number') return { kind: 'board', from, board }
  if (typeof take === 'string' && typeof crew === 'number') return { kind: 'pinch', item: take, crew }
  for (const [key, verb] of SPACE_KEYS) {
    const space = option[key]
    if (typeof space === 'number') return { kind: 'space', space, verb }
  }
  for (const [key, verb] of UNIT_KEYS) {
    const id = option[key]
    if (typeof id === 'number') return { kind: 'unit', unit: id, verb }
  }
  return { kind: 'plain' }
}

export const offersIn = ({ options }: ListAsk): Offer[] => options.map(choice => ({ choice, means: meaningOf(choice) }))

export function taskOf({ ask, stack }: Seen<DoubloonLagoon>): Task {
  const frame = stack.at(-1)
  if (!ask || !frame) return { kind: 'none' }
  if (ask.kind === 'list') return { kind: 'list', offers: offersIn(ask) }
  if (ask.kind !== 'pick') return { kind: 'other' }
  if (ask.from.every(token => typeof token === 'string')) return { kind: 'discard', ask }
  return { kind: 'units', ask, are: frame.step === 'losses' ? 'steps' : 'units' }
}

/** The hex an offer is about; null if it is about none. */
export function spaceOf(means: Meaning, view: Pick<LagoonView, 'units'>, edition: Edition): number | null {
  switch (means.kind) {
    case 'space':
    case 'battle':
      return means.space
    case 'unit':
      return view.units[means.unit]?.at ?? null
    case 'embark':
    case 'break-off':
      return view.units[means.ship]?.at ?? null
    case 'board':
      return view.units[means.from]?.at ?? null
    case 'play':
      if (means.on === null) return null
      return eventOf(edition, means.card).effect === 'merchantman' ? means.on : (view.units[means.on]?.at ?? null)
    default:
      return null
  }
}

/** Offers by the hex they are about. */
export function byHex(
  offers: readonly Offer[],
  view: Pick<LagoonView, 'units'>,
  edition: Edition,
): ReadonlyMap<number, readonly Offer[]> {
  const hexes = new Map<number, Offer[]>()
  for (const offer of offers) {
    const space = spaceOf(offer.means, view, edition)
    if (space !== null) hexes.set(space, [...(hexes.get(space) ?? []), offer])
  }
  return hexes
}

/** Putting the unit in hand back. */
export const isBack = ({ choice }: Offer): boolean => isRecord(choice) && choice.back === true

/** Ending a segment. */
export const isEnd = ({ choice }: Offer): boolean => isRecord(choice) && choice.end === true

/** The cards that can be played now. */
export const playable = (offers: readonly Offer[]): ReadonlySet<string> =>
  new Set(offers.flatMap(({ means }) => (means.kind === 'play' ? [means.card] : [])))

/** The unit in hand: about to move, to retreat, to be driven or to drift. */
export function unitInHand(frame: LagoonFrame | undefined): number | null {
  if (frame?.step === 'movement' && frame.at === 'act') return frame.unit
  if (frame?.step === 'retreat' && frame.at === 'choose') return frame.unit
  if (frame?.step === 'passage' && (frame.at === 'storm' || frame.at === 'raft')) return frame.on
  return null
}

/** The hex that what is asked is about; null if it is about none in particular. */
export function hexInQuestion(
  frame: LagoonFrame | undefined,
  offers: readonly Offer[],
  view: Pick<LagoonView, 'units'>,
): number | null {
  if (frame?.step === 'exploration' && frame.at === 'choose') {
    const explore = offers.find(({ means }) => means.kind === 'space')?.means
    return explore?.kind === 'space' ? explore.space : null
  }
  if (frame?.step === 'battle') return hexOfBattle(frame, offers, view)
  if (frame?.step === 'movement' && frame.at === 'gather') return frame.heaps[0]?.at ?? null
  return frame && 'hex' in frame && frame.hex >= 0 ? frame.hex : null
}

/** Where one could be fought; the hex that was named; or the one the two ships of a boarding share. */
function hexOfBattle(f: BattleFrame, offers: readonly Offer[], view: Pick<LagoonView, 'units'>): number | null {
  if (f.at === 'attackers' || f.at === 'targets') return f.hex
  if (f.at === 'hailed' || f.at === 'answer') return view.units[f.ours[0] ?? -1]?.at ?? null
  const fight = offers.find(({ means }) => means.kind === 'battle' || means.kind === 'board')?.means
  if (fight?.kind === 'battle') return fight.space
  return fight?.kind === 'board' ? (view.units[fight.from]?.at ?? null) : null
}

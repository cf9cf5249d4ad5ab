/** What an ask means on the board: hexes to click, units to take, cards to play, and what is left as buttons. */
import type { PickAsk, Seat } from '@nassau/kernel'
import type { Seen } from '@nassau/ui'
import { eventOf } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'
import type { DoubloonLagoon, LagoonFrame } from '../rules.ts'
import type { BattleFrame } from '../steps/battle/battle.ts'
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

type Ask = DoubloonLagoon['choices']['ask']
/** What a list of options offers. */
export type Listed = Extract<Ask, { kind: 'list' }>['options'][number]

export type Offer = { choice: Listed; means: Meaning }

export type Task =
  | { kind: 'list'; offers: readonly Offer[] }
  /** Cards to be thrown away. */
  | { kind: 'discard'; ask: Extract<Ask, { at: 'draw.discard' }> }
  /** Units to be named, or steps to be lost, each as the number of its crew. */
  | { kind: 'units'; ask: PickAsk<number>; are: 'units' | 'steps' }
  | { kind: 'none' }

export function meaningOf(option: Listed): Meaning {
  if ('play' in option) return { kind: 'play', card: option.play, on: 'on' in option ? option.on : null }
  if ('embark' in option) return { kind: 'embark', ship: option.embark }
  if ('give' in option) return { kind: 'give', item: option.give, to: option.unit }
  if ('breakOff' in option) return { kind: 'break-off', ship: option.breakOff }
  if ('battle' in option) return { kind: 'battle', space: option.battle, against: option.against }
  if ('from' in option) return { kind: 'board', from: option.from, board: option.board }
  if ('take' in option) return { kind: 'pinch', item: option.take, crew: option.crew }
  if ('to' in option) return { kind: 'space', space: option.to, verb: 'go' }
  if ('port' in option) return { kind: 'space', space: option.port, verb: 'port' }
  if ('counter' in option) return { kind: 'space', space: option.counter, verb: 'counter' }
  if ('explore' in option) return { kind: 'space', space: option.explore, verb: 'explore' }
  if ('unit' in option) return { kind: 'unit', unit: option.unit, verb: 'take' }
  if ('crew' in option && option.crew !== null) return { kind: 'unit', unit: option.crew, verb: 'crew' }
  if ('capture' in option && option.capture !== null) return { kind: 'unit', unit: option.capture, verb: 'capture' }
  return { kind: 'plain' }
}

export const offersIn = (options: readonly Listed[]): Offer[] =>
  options.map(choice => ({ choice, means: meaningOf(choice) }))

export function taskOf({ ask }: Seen<DoubloonLagoon>): Task {
  if (!ask) return { kind: 'none' }
  if (ask.kind === 'list') return { kind: 'list', offers: offersIn(ask.options) }
  if (ask.at === 'draw.discard') return { kind: 'discard', ask }
  return { kind: 'units', ask, are: ask.at === 'losses.choose' ? 'steps' : 'units' }
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
export const isBack = ({ choice }: Offer): boolean => 'back' in choice

/** Ending a segment. */
export const isEnd = ({ choice }: Offer): boolean => 'end' in choice

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

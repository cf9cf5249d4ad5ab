/** What the seat is asked, sorted by where it is answered: on the map, from the hand, or in the panel beside the board. */
import type { Seat } from '@nassau/kernel'
import { isWaitedFor, type ScreenProps, type Seen } from '@nassau/ui'
import { type AnyPlay, type CardPlay, isPlay } from '../cards/cards.ts'
import { dutchmanAfter } from '../cards/swing.ts'
import { type Chart, neighbour, type Space } from '../chart.ts'
import type { KingOfPirates } from '../rules.ts'
import type { Sailing } from '../steps/movement.ts'
import type { SeasView } from '../view.ts'
import { type Card, COLOURS, type Colour, type Middle } from '../words/names.ts'

type Ask = KingOfPirates['choices']['ask']
export type Choose = ScreenProps<KingOfPirates>['choose']

/** What the panel asks. Each kind stands for the ask of one phase, and names what it offers beside cards. */
export type Panel =
  | { kind: 'sign'; pirates: readonly string[] }
  | { kind: 'colour'; colours: readonly Colour[] }
  | { kind: 'captain'; pirates: readonly string[]; canKeep: boolean }
  | { kind: 'promote'; pirates: readonly string[] }
  | { kind: 'crew'; crews: readonly (readonly string[])[] }
  | { kind: 'discard'; ways: readonly (readonly Card[])[] }
  | { kind: 'buy'; parts: readonly Middle[] }
  | { kind: 'steal'; seats: readonly Seat[] }
  | { kind: 'target'; hasPrize: boolean; seats: readonly Seat[] }
  | { kind: 'dig'; canDig: boolean }
  | { kind: 'reroll'; at: 'combat.reroll' | 'combat.answer' }
  | { kind: 'sail' }
  /** A reaction window: a card, a scapegoat, or a pass. */
  | { kind: 'window'; about: Window; at: WindowLabel; scapegoats: readonly string[] }
  /** Cards may be played, and nobody waits for it. */
  | { kind: 'aside' }
  | { kind: 'none' }

export type Window = 'unrest' | 'mutiny' | 'attack' | 'result' | 'dig'
type WindowLabel = 'upkeep.mutinies' | 'mutiny.answers' | 'combat.declared' | 'combat.rolled' | 'dig.watch'

export type Task = {
  panel: Panel
  /** Where it is asked; null if nothing is. */
  at: Ask['at'] | null
  /** The cards that can be played now, each with every way to play it. */
  plays: ReadonlyMap<Card, readonly AnyPlay[]>
  /** The spaces that can be sailed to now, and the choice that does it. */
  ways: ReadonlyMap<Space, Sailing>
}

const NOTHING: Task = { panel: { kind: 'none' }, at: null, plays: new Map(), ways: new Map() }

export function taskOf(seen: Seen<KingOfPirates>, chart: Chart): Task {
  const { ask, view } = seen
  if (!ask) return NOTHING
  const { at } = ask
  return {
    at,
    panel: isWaitedFor(seen) ? panelOf(ask) : { kind: 'aside' },
    plays: playsIn(ask.options),
    ways: at === 'movement.sail' ? waysIn(ask.options, view, chart, ask.seat) : NOTHING.ways,
  }
}

function panelOf(ask: Ask): Panel {
  switch (ask.at) {
    case 'colours.pick':
      return { kind: 'colour', colours: valuesUnder('colour', ask.options).filter(colour => colour !== null) }
    case 'match.sign':
      return { kind: 'sign', pirates: valuesUnder('captain', ask.options) }
    case 'upkeep.steal':
      return { kind: 'steal', seats: valuesUnder('steal', ask.options).filter(seat => seat !== null) }
    case 'upkeep.discard':
      return { kind: 'discard', ways: valuesUnder('discard', ask.options) }
    case 'upkeep.mutinies':
      return { kind: 'window', about: 'unrest', at: ask.at, scapegoats: [] }
    case 'movement.sail':
      return { kind: 'sail' }
    case 'lair.buy':
      return { kind: 'buy', parts: valuesUnder('buy', ask.options).filter(part => part !== null) }
    case 'lair.captain':
      return {
        kind: 'captain',
        pirates: valuesUnder('captain', ask.options),
        canKeep: valuesUnder('keep', ask.options).length > 0,
      }
    case 'lair.crew':
      return { kind: 'crew', crews: valuesUnder('crew', ask.options) }
    case 'promotion.promote':
      return { kind: 'promote', pirates: valuesUnder('promote', ask.options) }
    case 'dig.spade':
      return { kind: 'dig', canDig: valuesUnder('dig', ask.options).includes(true) }
    case 'dig.watch':
      return { kind: 'window', about: 'dig', at: ask.at, scapegoats: [] }
    case 'combat.target': {
      const targets = valuesUnder('attack', ask.options)
      return {
        kind: 'target',
        hasPrize: targets.includes('prize'),
        seats: targets.filter(target => typeof target === 'number'),
      }
    }
    case 'combat.declared':
      return { kind: 'window', about: 'attack', at: ask.at, scapegoats: [] }
    case 'combat.rolled':
      return { kind: 'window', about: 'result', at: ask.at, scapegoats: [] }
    case 'combat.reroll':
    case 'combat.answer':
      return { kind: 'reroll', at: ask.at }
    case 'mutiny.answers':
      return { kind: 'window', about: 'mutiny', at: ask.at, scapegoats: valuesUnder('sacrifice', ask.options) }
  }
}

function playsIn(options: readonly object[]): Map<Card, AnyPlay[]> {
  const plays = new Map<Card, AnyPlay[]>()
  for (const option of options) if (isPlay(option)) plays.set(option.play, [...(plays.get(option.play) ?? []), option])
  return plays
}

function waysIn(
  options: readonly (Sailing | CardPlay)[],
  view: SeasView,
  chart: Chart,
  seat: Seat,
): Map<Space, Sailing> {
  const from = view.ships[seat]?.at ?? -1
  const ways = new Map<Space, Sailing>()
  for (const sail of valuesUnder('sail', options)) {
    const space = neighbour(chart, from, COLOURS.indexOf(sail))
    if (space !== null) ways.set(space, { sail })
  }
  return ways
}

/** Where the Dutchman can be steered with these plays; off the map more than one way may lead to the middle. */
export function steeringOf(plays: readonly AnyPlay[], view: SeasView, chart: Chart): Map<Space, CardPlay> {
  const ways = new Map<Space, CardPlay>()
  for (const play of plays)
    if (play.play === 'flying-dutchman') {
      const space = dutchmanAfter(view, chart, play.toward)
      if (!ways.has(space)) ways.set(space, play)
    }
  return ways
}

/** What a key can hold in one of these options. */
type ValueUnder<K extends string, O> = O extends { [Key in K]: infer V } ? V : never

/** Every value that options have under a key, each once. */
function valuesUnder<K extends string, O extends object>(key: K, options: readonly O[]): ValueUnder<K, O>[] {
  const has = (option: O): option is O & { [Key in K]: ValueUnder<K, O> } => key in option
  return [...new Set(options.filter(has).map(option => option[key]))]
}

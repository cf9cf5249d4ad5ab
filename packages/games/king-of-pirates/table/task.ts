/** What the seat is asked, sorted by where it is answered: on the map, from the hand, or in the panel beside the board. */
import type { ListAsk, PickAsk, Seat } from '@nassau/kernel'
import { isRecord, PASS, samePlain } from '@nassau/kernel'
import { isWaitedFor, type Seen } from '@nassau/ui'
import { type CardPlay, isPlay } from '../cards.ts'
import { type Chart, neighbour, type Space } from '../chart.ts'
import { CARDS, type Card, COLOURS, MIDDLES, type Middle } from '../names.ts'
import type { KingOfPirates, SeasFrame } from '../rules.ts'
import { dutchmanAfter } from '../swing.ts'
import type { SeasView } from '../view.ts'

/** What the panel asks. Each kind stands for the ask of one phase, and names what it offers beside cards. */
export type Panel =
  | { kind: 'sign'; pirates: readonly string[] }
  | { kind: 'captain' | 'promote'; pirates: readonly string[] }
  | { kind: 'crew'; ask: PickAsk }
  | { kind: 'buy'; parts: readonly Middle[] }
  | { kind: 'steal'; seats: readonly Seat[] }
  | { kind: 'target'; hasPrize: boolean; seats: readonly Seat[] }
  | { kind: 'dig'; canDig: boolean }
  | { kind: 'sail' | 'discard' | 'reroll' }
  /** A reaction window: a card, a scapegoat, or a pass. */
  | { kind: 'window'; about: Window; scapegoats: readonly string[] }
  /** Cards may be played, and nobody waits for it. */
  | { kind: 'aside' }
  /** Answered by the buttons any game has. */
  | { kind: 'other' }
  | { kind: 'none' }

export type Window = 'unrest' | 'mutiny' | 'attack' | 'result' | 'dig'

export type Task = {
  panel: Panel
  /** The cards that can be played now, each with every way to play it. */
  plays: ReadonlyMap<Card, readonly CardPlay[]>
  /** The cards that can be discarded now. */
  discards: ReadonlySet<Card>
  /** The spaces that can be sailed to now, and the choice that does it. */
  ways: ReadonlyMap<Space, object>
}

const NOTHING: Task = { panel: { kind: 'none' }, plays: new Map(), discards: new Set(), ways: new Map() }

export function taskOf(seen: Seen<KingOfPirates>, chart: Chart): Task {
  const { ask, view, stack } = seen
  const frame = stack.at(-1)
  if (!ask || !frame) return NOTHING
  if (ask.kind === 'pick')
    return { ...NOTHING, panel: frame.step === 'lair' ? { kind: 'crew', ask } : { kind: 'other' } }
  if (ask.kind !== 'list') return { ...NOTHING, panel: { kind: 'other' } }
  const plays = playsIn(ask)
  const panel: Panel = isWaitedFor(seen) ? panelOf(frame, ask) : { kind: 'aside' }
  return { panel, plays, discards: discardsIn(ask), ways: waysIn(ask, view, chart, ask.seat) }
}

function panelOf(frame: SeasFrame, ask: ListAsk): Panel {
  switch (`${frame.step}.${frame.at}`) {
    case 'match.sign':
      return { kind: 'sign', pirates: wordsUnder('captain', ask) }
    case 'upkeep.steal':
      return { kind: 'steal', seats: seatsUnder('steal', ask) }
    case 'upkeep.discard':
      return { kind: 'discard' }
    case 'upkeep.mutinies':
      return windowOf('unrest', ask)
    case 'movement.sail':
      return { kind: 'sail' }
    case 'lair.buy':
      return { kind: 'buy', parts: MIDDLES.filter(part => wordsUnder('buy', ask).includes(part)) }
    case 'lair.captain':
      return { kind: 'captain', pirates: wordsUnder('captain', ask) }
    case 'promotion.promote':
      return { kind: 'promote', pirates: wordsUnder('promote', ask) }
    case 'dig.spade':
      return { kind: 'dig', canDig: ask.options.some(option => samePlain(option, { dig: true })) }
    case 'dig.watch':
      return windowOf('dig', ask)
    case 'combat.target':
      return {
        kind: 'target',
        hasPrize: wordsUnder('attack', ask).includes('prize'),
        seats: seatsUnder('attack', ask),
      }
    case 'combat.declared':
      return windowOf('attack', ask)
    case 'combat.rolled':
      return windowOf('result', ask)
    case 'combat.reroll':
    case 'combat.answer':
      return { kind: 'reroll' }
    case 'mutiny.answers':
      return windowOf('mutiny', ask)
    default:
      return { kind: 'other' }
  }
}

/** A window without a pass is none that this table knows. */
const windowOf = (about: Window, ask: ListAsk): Panel =>
  ask.options.some(option => samePlain(option, PASS))
    ? { kind: 'window', about, scapegoats: wordsUnder('sacrifice', ask) }
    : { kind: 'other' }

function playsIn({ options }: ListAsk): Map<Card, CardPlay[]> {
  const plays = new Map<Card, CardPlay[]>()
  for (const option of options)
    if (isRecord(option) && isPlay(option)) plays.set(option.play, [...(plays.get(option.play) ?? []), option])
  return plays
}

const discardsIn = (ask: ListAsk): Set<Card> => {
  const words = wordsUnder('discard', ask)
  return new Set(CARDS.filter(card => words.includes(card)))
}

function waysIn(ask: ListAsk, view: SeasView, chart: Chart, seat: Seat): Map<Space, object> {
  const from = view.ships[seat]?.at ?? -1
  const ways = new Map<Space, object>()
  for (const sail of COLOURS.filter(colour => wordsUnder('sail', ask).includes(colour))) {
    const space = neighbour(chart, from, COLOURS.indexOf(sail))
    if (space !== null) ways.set(space, { sail })
  }
  return ways
}

/** Where the Dutchman can be steered with these plays; off the map more than one way may lead to the middle. */
export function steeringOf(plays: readonly CardPlay[], view: SeasView, chart: Chart): Map<Space, CardPlay> {
  const ways = new Map<Space, CardPlay>()
  for (const play of plays)
    if (play.play === 'flying-dutchman') {
      const space = dutchmanAfter(view, chart, play.toward)
      if (!ways.has(space)) ways.set(space, play)
    }
  return ways
}

/** Every word that options have under a key, each once. */
function wordsUnder(key: string, { options }: ListAsk): string[] {
  const words = options.flatMap(option => {
    const word = isRecord(option) ? option[key] : undefined
    return typeof word === 'string' ? [word] : []
  })
  return [...new Set(words)]
}

const seatsUnder = (key: string, { options }: ListAsk): Seat[] =>
  options.flatMap(option => {
    const seat = isRecord(option) ? option[key] : undefined
    return typeof seat === 'number' ? [seat] : []
  })

/** What can happen in the lagoon, and how the log tells it. Every event names the clause behind it. */
import type { LogLine, Seat } from '@nassau/kernel'
import { listed, plural } from '../kit/lists.ts'
import type { Tag } from './board.ts'
import type { Edition } from './edition.ts'
import { hexName } from './map.ts'
import { ENDINGS, type Ending } from './winning.ts'

type Passage = { unit: Tag; from: number; at: number; cost: number }

/** Every kind of event and what it carries. `at` is a hex, `name` a card as its edition calls it. */
type Happenings = {
  'rolled-for-first': { rolls: { seat: Seat; pips: number }[]; first: Seat | null }
  'port-chosen': { seat: Seat; at: number; sheet: number }
  'counter-placed': { seat: Seat; at: number }
  'counters-scattered': { at: number[] }
  turn: { seat: Seat; round: number }
  drew: { seat: Seat; card: string; name: string }
  'drew-unseen': { seat: Seat }
  trimmed: { seat: Seat; names: string[] }
  reshuffled: { cards: number }
  sailed: Passage
  walked: Passage
  landed: Passage
  embarked: { crew: Tag; ship: Tag }
  gave: { from: Tag; to: Tag; item: string; name: string }
  gathered: { crew: Tag; item: string; name: string }
  claimed: { crew: Tag; item: string; name: string }
  captured: { seat: Seat; ship: Tag }
  'broke-off': { ship: Tag; other: Tag; ours: number; theirs: number }
  battle: { attacker: Seat; defender: Seat; at: number; ours: Tag[]; theirs: Tag[] }
  'battle-rolled': {
    attacker: Seat
    defender: Seat | null
    /** Who rolls the defender's die. */
    roller: Seat
    dice: number[]
    ours: number
    theirs: number
  }
  'battle-result': {
    attacker: Seat
    defender: Seat | null
    difference: number
    steps: number
    retreat: number
    immobilized: boolean
  }
  'steps-lost': { crew: Tag; steps: number; left: number }
  healed: { seat: Seat; name: string; steps: number }
  immobilized: { units: Tag[] }
  retreated: { unit: Tag; at: number }
  cornered: { unit: Tag; steps: number }
  spoils: { unit: Tag; names: string[] }
  'boarding-called': { caller: Seat; ours: Tag; theirs: Tag }
  'boarding-rolled': { caller: Seat; other: Seat; dice: number[] }
  boarding: { attacker: Seat; defender: Seat; at: number; ours: Tag; theirs: Tag }
  sunk: { ship: Tag; at: number; names: string[] }
  explores: { seat: Seat; at: number; units: Tag[] }
  spied: { seat: Seat; card: string; name: string }
  'spied-unseen': { seat: Seat }
  'put-under': { seat: Seat }
  adventure: { seat: Seat; card: string; name: string; text: string }
  checked: { name: string; pips: number; isBad: boolean }
  struck: { ship: Tag; pips: number; isSinking: boolean }
  grew: { unit: Tag; strength: number }
  tunnelled: { units: Tag[]; at: number }
  cursed: { seat: Seat; names: string[] }
  played: { seat: Seat; card: string; name: string; on: Tag | null }
  belayed: { seat: Seat; card: string; name: string }
  stopped: { what: 'die' | 'draw' }
  'picked-pocket': { seat: Seat; from: Tag; to: Tag; item: string; name: string }
  driven: { seat: Seat; ship: Tag; at: number }
  rafted: { crew: Tag; at: number }
  merchantman: { ship: Tag; at: number }
  out: { seat: Seat }
  ended: { by: Ending; winners: Seat[]; scores: number[] }
}
type Kind = keyof Happenings
export type LagoonEvent = { [K in Kind]: { kind: K } & Happenings[K] }[Kind]

/** A seat's name, from its number. */
type Name = (seat: Seat) => string
/** A hex's name, from its number. */
type HexName = (space: number) => string
type Teller<K extends Kind> = { clause: string; say(event: Happenings[K], name: Name, hex: HexName): string }

/** `Anne's crew 2`, `Bart's ship 1`. */
export const unitInWords = ({ owner, kind, number }: Tag, name: Name): string => `${name(owner)}'s ${kind} ${number}`
const unitsInWords = (units: readonly Tag[], name: Name): string => listed(units.map(unit => unitInWords(unit, name)))
const islanders = 'the islanders or beasts'
const sideInWords = (seat: Seat | null, name: Name): string => (seat === null ? islanders : name(seat))

/** DL-24 A row of the matrix in words. */
function resultInWords({ steps, retreat, immobilized }: Happenings['battle-result']): string {
  const words = [
    steps > 0 ? `loses ${plural(steps, 'step')}` : '',
    retreat > 0 ? `retreats ${plural(retreat, 'hex', 'hexes')}` : '',
    immobilized ? 'is immobilized' : '',
  ].filter(word => word !== '')
  return words.length > 0 ? listed(words) : 'gets away unharmed'
}

const ENDING_WORDS: Record<Ending, string> = {
  treasure: "is home with Kreth's Treasure aboard and wins",
  points: 'is home with more than an equal share of all adventures and wins',
  'last-one': 'is the last captain left and wins',
  'treasure-sunk': "survive the loss of Kreth's Treasure: a draw",
  'most-points': 'has the most points and wins',
}

const TELLERS: { [K in Kind]: Teller<K> } = {
  'rolled-for-first': {
    clause: 'DL-7',
    say: ({ rolls, first }, name) =>
      `${listed(rolls.map(({ seat, pips }) => `${name(seat)} rolls ${pips}`))}: ${first === null ? 'level, again' : `${name(first)} goes first`}.`,
  },
  'port-chosen': {
    clause: 'DL-6',
    say: ({ seat, at, sheet }, name, hex) => `${name(seat)} makes port on sheet ${sheet}, ${hex(at)}.`,
  },
  'counter-placed': {
    clause: 'DL-8',
    say: ({ seat, at }, name, hex) => `${name(seat)} places a counter on ${hex(at)}.`,
  },
  'counters-scattered': {
    clause: 'DL-10',
    say: ({ at }) => `${plural(at.length, 'counter')} lie scattered at random.`,
  },
  turn: { clause: 'DL-11', say: ({ seat, round }, name) => `Round ${round}: ${name(seat)}'s turn.` },
  drew: { clause: 'DL-12', say: ({ seat, name: card }, name) => `${name(seat)} draws ${card}.` },
  'drew-unseen': { clause: 'DL-12', say: ({ seat }, name) => `${name(seat)} draws an event card.` },
  trimmed: { clause: 'DL-12', say: ({ seat, names }, name) => `${name(seat)} discards ${listed(names)}.` },
  reshuffled: {
    clause: 'DL-13',
    say: ({ cards }) => `${plural(cards, 'discard')} are shuffled into a new event deck.`,
  },
  sailed: { clause: 'DL-14', say: ({ unit, at }, name, hex) => `${unitInWords(unit, name)} sails to ${hex(at)}.` },
  walked: { clause: 'DL-16', say: ({ unit, at }, name, hex) => `${unitInWords(unit, name)} goes to ${hex(at)}.` },
  landed: {
    clause: 'DL-15',
    say: ({ unit, at }, name, hex) => `${unitInWords(unit, name)} disembarks and goes to ${hex(at)}.`,
  },
  embarked: {
    clause: 'DL-15',
    say: ({ crew, ship }, name) => `${unitInWords(crew, name)} embarks on ship ${ship.number}.`,
  },
  gave: {
    clause: 'DL-18',
    say: ({ from, to, name: item }, name) => `${unitInWords(from, name)} hands ${item} to ${to.kind} ${to.number}.`,
  },
  gathered: { clause: 'DL-31', say: ({ crew, name: item }, name) => `${unitInWords(crew, name)} picks up ${item}.` },
  claimed: { clause: 'DL-36', say: ({ crew, name: item }, name) => `${unitInWords(crew, name)} takes ${item}.` },
  captured: {
    clause: 'DL-19',
    say: ({ seat, ship }, name) => `${name(seat)} captures ${unitInWords(ship, name)}.`,
  },
  'broke-off': {
    clause: 'DL-34',
    say: ({ ship, other, ours, theirs }, name) =>
      `${unitInWords(ship, name)} tries to break off from ${unitInWords(other, name)}, ${ours} to ${theirs}: ${ours > theirs ? 'free' : 'still held'}.`,
  },
  battle: {
    clause: 'DL-21',
    say: ({ at, ours, theirs }, name) =>
      `Hex ${at}: ${unitsInWords(ours, name)} ${ours.length === 1 ? 'attacks' : 'attack'} ${unitsInWords(theirs, name)}.`,
  },
  'battle-rolled': {
    clause: 'DL-22',
    say: ({ attacker, defender, roller, dice, ours, theirs }, name) =>
      `${name(attacker)} rolls ${dice[0]} for ${ours} in all, ${name(roller)} ${dice[1]} for ${theirs}${defender === null ? `, on behalf of ${islanders}` : ''}.`,
  },
  'battle-result': {
    clause: 'DL-24',
    say: (event, name) => {
      const { attacker, defender, difference, immobilized } = event
      if (difference === 0) return immobilized ? 'Level: both sides are immobilized.' : 'Level: nothing happens.'
      const loser = sideInWords(difference < 0 ? attacker : defender, name)
      return `${difference > 0 ? '+' : '−'}${Math.abs(difference)}: ${loser} ${resultInWords(event)}.`
    },
  },
  'steps-lost': {
    clause: 'DL-26',
    say: ({ crew, steps, left }, name) =>
      `${unitInWords(crew, name)} loses ${plural(steps, 'step')} and ${left === 0 ? 'is eliminated' : `has ${left} left`}.`,
  },
  healed: {
    clause: 'DL-37',
    say: ({ seat, name: item, steps }, name) => `${name(seat)} opens ${item}: ${plural(steps, 'step')} saved.`,
  },
  immobilized: {
    clause: 'DL-20',
    say: ({ units }, name) => `${unitsInWords(units, name)} cannot move in the next movement segment.`,
  },
  retreated: {
    clause: 'DL-25',
    say: ({ unit, at }, name, hex) => `${unitInWords(unit, name)} retreats to ${hex(at)}.`,
  },
  cornered: {
    clause: 'DL-25',
    say: ({ unit, steps }, name) => `${unitInWords(unit, name)} cannot retreat: ${plural(steps, 'step')} lost instead.`,
  },
  spoils: {
    clause: 'DL-31',
    say: ({ unit, names }, name) => `${unitInWords(unit, name)} takes ${listed(names)} from the dead.`,
  },
  'boarding-called': {
    clause: 'DL-32',
    say: ({ caller, ours, theirs }, name) =>
      `${name(caller)} calls a boarding between ${unitInWords(ours, name)} and ${unitInWords(theirs, name)}.`,
  },
  'boarding-rolled': {
    clause: 'DL-32',
    say: ({ caller, other, dice: [first = 0, second = 0] }, name) =>
      `${name(other)} will not have it, ${second} to ${first}: ${first > second ? `${name(caller)} boards all the same` : 'no boarding'}.`,
  },
  boarding: {
    clause: 'DL-33',
    say: ({ ours, theirs }, name) => `${unitInWords(ours, name)} fights aboard ${unitInWords(theirs, name)}.`,
  },
  sunk: {
    clause: 'DL-47',
    say: ({ ship, at, names }, name, hex) =>
      `${unitInWords(ship, name)} goes down at ${hex(at)}${names.length > 0 ? `, and ${listed(names)} with it` : ''}.`,
  },
  explores: {
    clause: 'DL-35',
    say: ({ at, units }, name, hex) =>
      `${unitsInWords(units, name)} ${units.length === 1 ? 'explores' : 'explore'} ${hex(at)}.`,
  },
  spied: {
    clause: 'DL-37',
    say: ({ seat, name: card }, name) => `${name(seat)} sees that the next adventure is ${card}.`,
  },
  'spied-unseen': { clause: 'DL-37', say: ({ seat }, name) => `${name(seat)} looks at the next adventure.` },
  'put-under': { clause: 'DL-37', say: ({ seat }, name) => `${name(seat)} puts it under the deck.` },
  adventure: { clause: 'DL-35', say: ({ seat, name: card, text }, name) => `${name(seat)} turns up ${card}. ${text}` },
  checked: {
    clause: 'DL-37',
    say: ({ name: card, pips, isBad }) => `${card}: a ${pips}, ${isBad ? 'bad luck' : 'all is well'}.`,
  },
  grew: {
    clause: 'DL-27',
    say: ({ unit, strength }, name) => `${unitInWords(unit, name)} now has strength ${strength}.`,
  },
  tunnelled: {
    clause: 'DL-37',
    say: ({ units, at }, name, hex) =>
      `${unitsInWords(units, name)} ${units.length === 1 ? 'comes' : 'come'} out of the tunnel at ${hex(at)}.`,
  },
  cursed: {
    clause: 'DL-37',
    say: ({ seat, names }, name) =>
      `${name(seat)} throws away ${names.length > 0 ? listed(names) : 'nothing, having no card'}.`,
  },
  played: {
    clause: 'DL-38',
    say: ({ seat, name: card, on }, name) =>
      `${name(seat)} plays ${card}${on === null ? '' : ` on ${unitInWords(on, name)}`}.`,
  },
  belayed: { clause: 'DL-39', say: ({ seat, name: card }, name) => `${name(seat)}'s ${card} is cancelled.` },
  stopped: {
    clause: 'DL-39',
    say: ({ what }) => (what === 'die' ? 'No die is rolled: nothing happens.' : 'No card is drawn.'),
  },
  'picked-pocket': {
    clause: 'DL-40',
    say: ({ from, to, name: item }, name) => `${unitInWords(to, name)} steals ${item} from ${unitInWords(from, name)}.`,
  },
  driven: {
    clause: 'DL-40',
    say: ({ ship, at }, name, hex) => `The storm drives ${unitInWords(ship, name)} to ${hex(at)}.`,
  },
  struck: {
    clause: 'DL-40',
    say: ({ ship, pips, isSinking }, name) =>
      `${unitInWords(ship, name)} scrapes a reef, a ${pips}: ${isSinking ? 'it is holed' : 'no harm done'}.`,
  },
  rafted: {
    clause: 'DL-40',
    say: ({ crew, at }, name, hex) => `${unitInWords(crew, name)} drifts on a raft to ${hex(at)}.`,
  },
  merchantman: {
    clause: 'DL-40',
    say: ({ ship, at }, name, hex) => `A merchantman puts in at ${hex(at)}: it is ${unitInWords(ship, name)} now.`,
  },
  out: { clause: 'DL-44', say: ({ seat }, name) => `${name(seat)} has no crew left and is out.` },
  ended: {
    clause: 'DL-46',
    say: ({ by, winners, scores }, name) => {
      const points = `(points ${scores.join(', ')})`
      if (by === 'most-points' && winners.length > 1) return `${listed(winners.map(name))} are level: a draw ${points}.`
      return `${listed(winners.map(name))} ${ENDING_WORDS[by]} ${points}.`
    },
  },
}

/** Any teller, as one that takes any event: the table guarantees that kinds match. */
type AnyTeller = { clause: string; say(event: object, name: Name, hex: HexName): string }
const tellerOf = (kind: Kind): AnyTeller => TELLERS[kind]

export function say(event: LagoonEvent, names: readonly string[], edition: Edition): LogLine {
  const teller = tellerOf(event.kind)
  // A card's name may end a sentence by itself.
  const text = teller
    .say(
      event,
      seat => names[seat] ?? `seat ${seat}`,
      space => hexName(edition, space),
    )
    .replace('!.', '!')
  return { text, clause: event.kind === 'ended' ? ENDINGS[event.by] : teller.clause }
}

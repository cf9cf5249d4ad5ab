/** What can happen on the seas, and how the log tells it. Every event names the clause behind it. */
import type { LogLine, Seat } from '@nassau/kernel'
import { listed, plural, sum } from '../kit/lists.ts'
import { type Hand, handSize } from './board.ts'
import type { CardPlay } from './cards.ts'
import type { Space } from './chart.ts'
import type { Edition } from './edition.ts'
import { CARDS, type Card, type Colour, type Middle, type Nation } from './names.ts'
import type { Reroll } from './steps/combat.ts'
import { cardName, kindName, nationName, pirateName, placeName } from './words.ts'

/** Every kind of event and what it carries. */
type Happenings = {
  colours: { colours: Colour[] }
  'first-player': { seat: Seat }
  'pirates-dealt': { seat: Seat; pirates: string[] }
  'pirates-drawn': { seat: Seat; pirates: string[] }
  'signed-on': { seat: Seat; captain: string | null; crew: string[] }
  drew: { seat: Seat; cards: Card[] }
  'drew-unseen': { seat: Seat; cards: number }
  reshuffled: { deck: 'action' | 'pirate' | 'loot'; cards: number }
  turn: { seat: Seat; round: number }
  'pocket-picked': { seat: Seat; from: Seat; doubloons: number }
  discarded: { seat: Seat; card: Card }
  'dutchman-drifts': { toward: Colour; at: Space }
  haunted: { seat: Seat; cards: Hand; pirates: string[] }
  'sent-to-lair': { seat: Seat; lair: Colour; endsTurn: boolean }
  scurvy: { seat: Seat; isDropped: boolean; tokens: number }
  'rum-drunk': { seat: Seat; wanted: number; drunk: number; left: number }
  'mutiny-brews': { seat: Seat }
  mutiny: { seat: Seat; captain: string | null }
  scapegoat: { seat: Seat; pirate: string }
  keelhauled: { seat: Seat; spares: Seat }
  promoted: { seat: Seat; pirate: string }
  played: { seat: Seat; card: CardPlay }
  sailed: { seat: Seat; toward: Colour; at: Space }
  'tile-turned': { seat: Seat; at: Space; ship: string | null; nation: Nation | null }
  cured: { seat: Seat; tokens: number }
  bought: { seat: Seat; part: Middle; cost: number }
  stocked: { seat: Seat; rum: number; cannonballs: number }
  digs: { seat: Seat; at: Space }
  'dig-failed': { seat: Seat; at: Space }
  'dug-up': { seat: Seat; at: Space; maps: number; doubloons: number }
  attacks: { seat: Seat; against: Seat | null; prize: string | null; nation: Nation | null; at: Space }
  rolled: { seat: Seat; dice: number[] }
  'rolled-again': { seat: Seat; reroll: Reroll['reroll']; dice: number[]; left: number }
  'combat-ended': { seat: Seat }
  fought: {
    seat: Seat
    against: Seat | null
    prize: string | null
    attack: number
    defence: number
    isWon: boolean
  }
  plundered: { seat: Seat; prize: string; nation: Nation; loot: number[] }
  robbed: { seat: Seat; loser: Seat; loot: number[]; taken: number }
  won: { seats: Seat[]; doubloons: number }
}
type Kind = keyof Happenings
export type SeasEvent = { [K in Kind]: { kind: K } & Happenings[K] }[Kind]

/** A seat's name, from its number. */
type Name = (seat: Seat) => string
/** A pirate's name, from the id. */
type PirateName = (id: string) => string
type Teller<K extends Kind> = { clause: string; say(event: Happenings[K], name: Name, pirate: PirateName): string }

const all = (ids: readonly string[], pirate: PirateName): string =>
  ids.length === 0 ? 'nobody' : listed(ids.map(pirate))

const handInWords = (hand: Hand): string => {
  const kinds = CARDS.filter(card => hand[card] > 0)
  return kinds.length === 0 ? 'no card' : listed(kinds.map(card => `${hand[card]} × ${cardName(card)}`))
}

/** KP-48 to KP-58 A card's clause, and what playing it says. */
const PLAYED: Record<CardPlay['play'], string> = {
  ambush: 'KP-48',
  assault: 'KP-49',
  'citrus-fruits': 'KP-50',
  'flying-dutchman': 'KP-51',
  mercenaries: 'KP-52',
  scurvy: 'KP-53',
  tailwind: 'KP-54',
  assassination: 'KP-55',
  keelhauling: 'KP-56',
  mutiny: 'KP-57',
  soldiers: 'KP-58',
}

function playInWords(card: CardPlay, name: Name, pirate: PirateName): string {
  switch (card.play) {
    case 'mercenaries':
      return `hires mercenaries for the ${card.side === 'attack' ? 'attacker' : 'defender'}`
    case 'soldiers':
      return `sends soldiers to the ${nationName(card.nation)}`
    case 'flying-dutchman':
      return `steers the Flying Dutchman ${card.toward}`
    case 'scurvy':
      return `brings scurvy to ${name(card.on)}`
    case 'mutiny':
      return `stirs up a mutiny against ${name(card.on)}`
    case 'assassination':
      return `has ${pirate(card.pirate)} of ${name(card.on)} assassinated`
    case 'ambush':
      return 'springs an ambush'
    case 'assault':
      return 'leads an assault'
    case 'citrus-fruits':
      return 'hands out citrus fruits: no more scurvy'
    case 'tailwind':
      return 'catches a tailwind'
    case 'keelhauling':
      return 'has a mutineer keelhauled'
  }
}

const TELLERS: { [K in Kind]: Teller<K> } = {
  colours: {
    clause: 'KP-1',
    say: ({ colours }, name) =>
      `${listed(colours.map((colour, seat) => `${name(seat)} starts at the ${colour} lair`))}.`,
  },
  'first-player': { clause: 'KP-15', say: ({ seat }, name) => `${name(seat)} has the first turn.` },
  'pirates-dealt': {
    clause: 'KP-11',
    say: ({ seat, pirates: ids }, name, pirate) => `${name(seat)} may keep two of ${all(ids, pirate)}.`,
  },
  'pirates-drawn': {
    clause: 'KP-37',
    say: ({ seat, pirates: ids }, name, pirate) => `${name(seat)} may sign on ${all(ids, pirate)}.`,
  },
  'signed-on': {
    clause: 'KP-11',
    say: ({ seat, captain, crew }, name, pirate) =>
      `${name(seat)} sails under ${captain === null ? 'no captain' : `captain ${pirate(captain)}`}${crew.length > 0 ? ` with ${all(crew, pirate)}` : ''}.`,
  },
  drew: {
    clause: 'KP-25',
    say: ({ seat, cards }, name) =>
      `${name(seat)} draws ${cards.length === 0 ? 'nothing' : listed(cards.map(cardName))}.`,
  },
  'drew-unseen': {
    clause: 'KP-25',
    say: ({ seat, cards }, name) => `${name(seat)} draws ${plural(cards, 'card')}.`,
  },
  reshuffled: {
    clause: 'KP-17',
    say: ({ deck, cards }) => `The ${deck} deck is made anew from ${plural(cards, 'card')}.`,
  },
  turn: { clause: 'KP-15', say: ({ seat, round }, name) => `Round ${round}: ${name(seat)}'s turn.` },
  'pocket-picked': {
    clause: 'KP-31',
    say: ({ seat, from, doubloons }, name) => `${name(seat)} picks ${name(from)}'s pocket of ${doubloons}.`,
  },
  discarded: { clause: 'KP-25', say: ({ seat, card }, name) => `${name(seat)} discards ${cardName(card)}.` },
  'dutchman-drifts': {
    clause: 'KP-26',
    say: ({ toward, at }) => `The Flying Dutchman drifts ${toward}, to ${placeName(at)}.`,
  },
  haunted: {
    clause: 'KP-21',
    say: ({ seat, cards, pirates: ids }, name, pirate) =>
      `The Flying Dutchman is upon ${name(seat)} and takes the hand (${handSize(cards) === 0 ? 'empty' : handInWords(cards)}) and the crew (${all(ids, pirate)}).`,
  },
  'sent-to-lair': {
    clause: 'KP-70',
    say: ({ seat, lair, endsTurn }, name) =>
      `${name(seat)} is thrown back to the ${lair} lair${endsTurn ? '; the turn is over' : ''}.`,
  },
  scurvy: {
    clause: 'KP-22',
    say: ({ seat, isDropped, tokens }, name) =>
      isDropped ? `${name(seat)}'s crew shrugs off the scurvy.` : `${name(seat)} gets scurvy (${tokens} now).`,
  },
  'rum-drunk': {
    clause: 'KP-27',
    say: ({ seat, wanted, drunk, left }, name) =>
      drunk < wanted
        ? `${name(seat)}'s crew wants ${wanted} rum and finds ${drunk}.`
        : `${name(seat)}'s crew drinks ${wanted} rum; ${left} left.`,
  },
  'mutiny-brews': { clause: 'KP-18', say: ({ seat }, name) => `A mutiny brews aboard ${name(seat)}'s ship.` },
  mutiny: {
    clause: 'KP-18',
    say: ({ seat, captain }, name, pirate) =>
      captain === null
        ? `${name(seat)}'s ship is seized; there was no captain to lose.`
        : `Mutiny: ${name(seat)} loses captain ${pirate(captain)}.`,
  },
  scapegoat: {
    clause: 'KP-18',
    say: ({ seat, pirate: id }, name, pirate) => `${name(seat)} blames it all on ${pirate(id)}, and the mutiny is off.`,
  },
  keelhauled: {
    clause: 'KP-56',
    say: ({ seat, spares }, name) =>
      `${name(seat)} puts the mutiny against ${seat === spares ? 'their own captain' : name(spares)} down.`,
  },
  promoted: {
    clause: 'KP-19',
    say: ({ seat, pirate: id }, name, pirate) => `${pirate(id)} is ${name(seat)}'s captain now.`,
  },
  played: {
    // The clause of the card itself is put in by `say`.
    clause: 'KP-47',
    say: ({ seat, card }, name, pirate) => `${name(seat)} ${playInWords(card, name, pirate)}.`,
  },
  sailed: {
    clause: 'KP-32',
    say: ({ seat, toward, at }, name) => `${name(seat)} sails ${toward} to ${placeName(at)}.`,
  },
  'tile-turned': {
    clause: 'KP-33',
    say: ({ at, ship, nation }) =>
      ship === null
        ? `Nothing but water at ${placeName(at)}.`
        : `A ${nation === null ? '' : `${nationName(nation)} `}${kindName(ship)} at ${placeName(at)}!`,
  },
  cured: {
    clause: 'KP-37',
    say: ({ seat, tokens }, name) => `${name(seat)} is rid of ${plural(tokens, 'scurvy token')}.`,
  },
  bought: {
    clause: 'KP-10',
    say: ({ seat, part, cost }, name) => `${name(seat)} has a ${part.replace('-', ' ')} built in for ${cost}.`,
  },
  stocked: {
    clause: 'KP-37',
    say: ({ seat, rum, cannonballs }, name) =>
      `${name(seat)} takes stores aboard: ${rum} rum, ${plural(cannonballs, 'cannonball')}.`,
  },
  digs: { clause: 'KP-36', say: ({ seat, at }, name) => `${name(seat)} starts to dig at ${placeName(at)}.` },
  'dig-failed': {
    clause: 'KP-36',
    say: ({ seat, at }, name) => `${name(seat)} has too few clues left and finds nothing at ${placeName(at)}.`,
  },
  'dug-up': {
    clause: 'KP-36',
    say: ({ seat, maps, doubloons }, name) =>
      `${name(seat)} digs up ${doubloons} doubloons${maps === 0 ? ' without a map' : ` with ${plural(maps, 'map')}`}.`,
  },
  attacks: {
    clause: 'KP-39',
    say: ({ seat, against, prize, nation, at }, name) =>
      against === null
        ? `${name(seat)} attacks the ${nation === null ? '' : `${nationName(nation)} `}${kindName(prize ?? '')} at ${placeName(at)}.`
        : `${name(seat)} attacks ${name(against)}.`,
  },
  rolled: { clause: 'KP-40', say: ({ seat, dice }, name) => `${name(seat)} rolls ${dice.join(' and ')}.` },
  'rolled-again': {
    clause: 'KP-23',
    say: ({ seat, reroll, dice, left }, name) =>
      `${name(seat)} fires a cannonball and rolls ${reroll === 'both' ? 'both dice' : `the ${reroll} die`} again: ${dice.join(' and ')} (${left} left).`,
  },
  'combat-ended': { clause: 'KP-51', say: (_event, _name) => 'The combat is over before it was decided.' },
  fought: {
    clause: 'KP-44',
    say: ({ seat, against, prize, attack, defence, isWon }, name) =>
      `${name(seat)} ${attack}, ${against === null ? `the ${kindName(prize ?? '')}` : name(against)} ${defence}: ${isWon ? 'the attack succeeds' : 'the attack is beaten off'}.`,
  },
  plundered: {
    clause: 'KP-42',
    say: ({ seat, prize, nation, loot }, name) =>
      `${name(seat)} plunders the ${nationName(nation)} ${kindName(prize)}: ${loot.join(' + ')} = ${sum(loot)} doubloons.`,
  },
  robbed: {
    clause: 'KP-45',
    say: ({ seat, loser, loot, taken }, name) =>
      `${name(seat)} draws ${loot.join(' + ')} and takes ${taken} doubloons from ${name(loser)}.`,
  },
  won: {
    clause: 'KP-64',
    say: ({ seats, doubloons }, name) =>
      seats.length === 1
        ? `${name(seats[0] ?? 0)} has ${doubloons} doubloons and is King of Pirates.`
        : `${listed(seats.map(name))} share the crown with ${doubloons} doubloons each.`,
  },
}

/** Any teller, as one that takes any event: the table guarantees that kinds match. */
type AnyTeller = { clause: string; say(event: object, name: Name, pirate: PirateName): string }
const tellerOf = (kind: Kind): AnyTeller => TELLERS[kind]

export function say(event: SeasEvent, names: readonly string[], edition: Edition): LogLine {
  const teller = tellerOf(event.kind)
  const clause = event.kind === 'played' ? PLAYED[event.card.play] : teller.clause
  return {
    text: teller.say(
      event,
      seat => names[seat] ?? `seat ${seat}`,
      id => pirateName(id, edition),
    ),
    clause,
  }
}

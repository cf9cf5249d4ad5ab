/** How the log tells what happened. Every event names the clause behind it. */
import type { LogLine } from '@nassau/kernel'
import { i18n } from '#i18n'
import { capital, everyone, listed } from '../../kit/lists.ts'
import type { Hand } from '../board.ts'
import { CLAUSE_OF_CARD, type Name, type PirateName, playInWords } from '../cards/played.ts'
import type { Edition } from '../edition/edition.ts'
import type { Happenings, Kind, SeasEvent } from '../events.ts'
import { FIGHTS } from './fights.ts'
import { CARDS } from './names.ts'
import type { ClauseOf, Tellers } from './teller.ts'
import { cardName, partName, pirateName, placeName, prizeName, windName } from './words.ts'

const all = (ids: readonly string[], pirate: PirateName): string =>
  ids.length === 0 ? i18n._('nobody') : listed(ids.map(pirate))

const handInWords = (hand: Hand): string => {
  const kinds = CARDS.filter(card => hand[card] > 0)
  return kinds.length === 0 ? i18n._('empty') : listed(kinds.map(card => `${hand[card]} × ${cardName(card)}`))
}

function tellDraw({ seat, cards }: Happenings['drew'], name: Name): string {
  return cards.length === 0
    ? i18n._('{name, select, you {You draw} other {{name} draws}} nothing.', { name: name(seat) })
    : i18n._('{name, select, you {You draw} other {{name} draws}} {cards}.', {
        name: name(seat),
        cards: listed(cards.map(cardName)),
      })
}

function tellUnseenDraw({ seat, cards: n }: Happenings['drew-unseen'], name: Name): string {
  return i18n._('{name, select, you {You draw} other {{name} draws}} {n, plural, one {# card} other {# cards}}.', {
    name: name(seat),
    n,
  })
}

// Lairs, decks and dice are given by their ids, which are English words; other languages choose the form by them.
const TELLERS: Tellers<Kind> = {
  ...FIGHTS,
  colours: {
    clause: 'KP-1',
    say: ({ colours }, name) =>
      `${capital(listed(colours.map((colour, seat) => i18n._('{name, select, you {you start} other {{name} starts}} at the {colour} lair', { name: name(seat), colour }))))}.`,
  },
  'first-player': {
    clause: 'KP-15',
    say: ({ seat }, name) =>
      i18n._('{name, select, you {You have} other {{name} has}} the first turn.', { name: name(seat) }),
  },
  'pirates-dealt': {
    clause: 'KP-11',
    say: ({ seat, pirates: ids }, name, pirate) =>
      i18n._('{name, select, you {You may} other {{name} may}} keep two of {pirates}.', {
        name: name(seat),
        pirates: all(ids, pirate),
      }),
  },
  'pirates-drawn': {
    clause: 'KP-37',
    say: ({ seat, pirates: ids }, name, pirate) =>
      i18n._('{name, select, you {You may} other {{name} may}} sign on {pirates}.', {
        name: name(seat),
        pirates: all(ids, pirate),
      }),
  },
  'signed-on': {
    clause: ({ where }) => (where === 'lair' ? 'KP-37' : 'KP-11'),
    say({ seat, captain: id, crew }, name, pirate) {
      const captain = pirate(id)
      return crew.length === 0
        ? i18n._('{name, select, you {You sail} other {{name} sails}} under captain {captain}.', {
            name: name(seat),
            captain,
          })
        : i18n._('{name, select, you {You sail} other {{name} sails}} under captain {captain} with {crew}.', {
            name: name(seat),
            captain,
            crew: all(crew, pirate),
          })
    },
  },
  dealt: { clause: 'KP-13', say: tellDraw },
  'dealt-unseen': { clause: 'KP-13', say: tellUnseenDraw },
  'head-start': {
    clause: 'KP-8',
    say: ({ seat, doubloons }, name) =>
      i18n._(
        '{name, select, you {You do not sail first and begin} other {{name} does not sail first and begins}} with {doubloons} doubloons.',
        {
          name: name(seat),
          doubloons,
        },
      ),
  },
  drew: { clause: 'KP-25', say: tellDraw },
  'drew-unseen': { clause: 'KP-25', say: tellUnseenDraw },
  reshuffled: {
    clause: 'KP-17',
    say: ({ deck, cards: n }) =>
      i18n._('The {deck} deck is made anew from {n, plural, one {# card} other {# cards}}.', { deck, n }),
  },
  turn: {
    clause: 'KP-15',
    say: ({ seat, round }, name) =>
      i18n._("{name, select, you {Your} other {{name}'s}} turn in round {round}.", { round, name: name(seat) }),
  },
  'pocket-picked': {
    clause: 'KP-31',
    say: ({ seat, from, doubloons }, name) =>
      i18n._(
        "{name, select, you {You pick} other {{name} picks}} {target, select, you {your} other {{target}'s}} pocket of {doubloons}.",
        { name: name(seat), target: name(from), doubloons },
      ),
  },
  discarded: {
    clause: 'KP-25',
    say: ({ seat, cards }, name) =>
      i18n._('{name, select, you {You discard} other {{name} discards}} {cards}.', {
        name: name(seat),
        cards: listed(cards.map(cardName)),
      }),
  },
  'dutchman-drifts': {
    clause: 'KP-26',
    say: ({ toward, at }) =>
      i18n._('The Flying Dutchman drifts {toward}, to {place}.', { toward: windName(toward), place: placeName(at) }),
  },
  haunted: {
    clause: 'KP-21',
    say: ({ seat, cards, pirates: ids }, name, pirate) =>
      i18n._(
        'The Flying Dutchman is upon {name, select, you {you} other {{name}}} and takes {name, select, you {your} other {the}} hand ({cards}) and {name, select, you {your} other {the}} crew ({crew}).',
        {
          name: name(seat),
          cards: handInWords(cards),
          crew: all(ids, pirate),
        },
      ),
  },
  'sent-to-lair': {
    clause: ({ by }) => (by === 'mutiny' ? 'KP-18' : 'KP-21'),
    say: ({ seat, lair, endsTurn }, name) =>
      endsTurn
        ? i18n._(
            '{name, select, you {You are} other {{name} is}} thrown back to the {lair} lair; {name, select, you {your} other {the}} turn is over.',
            { name: name(seat), lair },
          )
        : i18n._('{name, select, you {You are} other {{name} is}} thrown back to the {lair} lair.', {
            name: name(seat),
            lair,
          }),
  },
  scurvy: {
    clause: 'KP-22',
    say({ seat, isDropped, tokens, by }, name) {
      if (isDropped)
        return i18n._("{name, select, you {Your} other {{name}'s}} crew shrugs off the scurvy.", { name: name(seat) })
      return by === 'die'
        ? i18n._(
            'The upkeep die shows scurvy, which no rum prevents: {name, select, you {you have} other {{name} has}} {tokens} now.',
            {
              name: name(seat),
              tokens,
            },
          )
        : i18n._('{name, select, you {You get} other {{name} gets}} scurvy ({tokens} now).', {
            name: name(seat),
            tokens,
          })
    },
  },
  'rum-drunk': {
    clause: 'KP-27',
    say: ({ seat, wanted, drunk, left }, name) =>
      drunk < wanted
        ? i18n._("{name, select, you {Your} other {{name}'s}} crew wants {wanted} rum and finds {drunk}.", {
            name: name(seat),
            wanted,
            drunk,
          })
        : i18n._("{name, select, you {Your} other {{name}'s}} crew drinks {wanted} rum; {left} left.", {
            name: name(seat),
            wanted,
            left,
          }),
  },
  'mutiny-brews': {
    clause: 'KP-18',
    say: ({ seat }, name) =>
      i18n._("A mutiny brews aboard {name, select, you {your} other {{name}'s}} ship.", { name: name(seat) }),
  },
  mutiny: {
    clause: 'KP-18',
    say: ({ seat, captain }, name, pirate) =>
      captain === null
        ? i18n._("{name, select, you {Your} other {{name}'s}} ship is seized; there was no captain to lose.", {
            name: name(seat),
          })
        : i18n._('Mutiny: {name, select, you {you lose} other {{name} loses}} captain {captain}.', {
            name: name(seat),
            captain: pirate(captain),
          }),
  },
  scapegoat: {
    clause: 'KP-18',
    say: ({ seat, pirate: id }, name, pirate) =>
      i18n._('{name, select, you {You blame} other {{name} blames}} it all on {pirate}, and the mutiny is off.', {
        name: name(seat),
        pirate: pirate(id),
      }),
  },
  promoted: {
    clause: 'KP-19',
    say: ({ seat, pirate: id }, name, pirate) =>
      i18n._("{pirate} is {name, select, you {your} other {{name}'s}} captain now.", {
        pirate: pirate(id),
        name: name(seat),
      }),
  },
  played: {
    clause: ({ card }) => CLAUSE_OF_CARD[card.play],
    say: ({ seat, card }, name, pirate) => playInWords(card, name(seat), name, pirate),
  },
  sailed: {
    clause: 'KP-32',
    say: ({ seat, toward, at }, name) =>
      i18n._('{name, select, you {You sail} other {{name} sails}} {toward} to {place}.', {
        name: name(seat),
        toward: windName(toward),
        place: placeName(at),
      }),
  },
  'tile-turned': {
    clause: 'KP-33',
    say: ({ at, ship, nation }) =>
      ship === null
        ? i18n._('Nothing but water at {place}.', { place: placeName(at) })
        : i18n._('A {prize} at {place}!', { prize: prizeName(ship, nation), place: placeName(at) }),
  },
  cured: {
    clause: 'KP-37',
    say: ({ seat, tokens: n }, name) =>
      i18n._(
        '{name, select, you {You are} other {{name} is}} rid of {n, plural, one {# scurvy token} other {# scurvy tokens}}.',
        { name: name(seat), n },
      ),
  },
  bought: {
    clause: 'KP-10',
    say: ({ seat, part, cost }, name) =>
      i18n._('{name, select, you {You have} other {{name} has}} a {part} built in for {cost}.', {
        name: name(seat),
        part: partName(part),
        cost,
      }),
  },
  stocked: {
    clause: 'KP-37',
    say: ({ seat, rum, cannonballs }, name) =>
      i18n._(
        '{name, select, you {You take} other {{name} takes}} stores aboard: {rum} rum, {cannonballs, plural, one {# cannonball} other {# cannonballs}}.',
        { name: name(seat), rum, cannonballs },
      ),
  },
  digs: {
    clause: 'KP-36',
    say: ({ seat, at }, name) =>
      i18n._('{name, select, you {You start} other {{name} starts}} to dig at {place}.', {
        name: name(seat),
        place: placeName(at),
      }),
  },
  'dig-failed': {
    clause: 'KP-36',
    say: ({ seat, at }, name) =>
      i18n._(
        '{name, select, you {You have too few clues left and find} other {{name} has too few clues left and finds}} nothing at {place}.',
        {
          name: name(seat),
          place: placeName(at),
        },
      ),
  },
  'dug-up': {
    clause: 'KP-36',
    say: ({ seat, maps, doubloons }, name) =>
      i18n._(
        '{name, select, you {You dig} other {{name} digs}} up {doubloons} doubloons {maps, plural, =0 {without a map} one {with # map} other {with # maps}}.',
        { name: name(seat), doubloons, maps },
      ),
  },
  won: {
    clause: 'KP-64',
    say: ({ seats, doubloons }, name) =>
      seats.length === 1
        ? i18n._(
            '{name, select, you {You have {doubloons} doubloons and are} other {{name} has {doubloons} doubloons and is}} King of Pirates.',
            { name: name(seats[0] ?? 0), doubloons },
          )
        : i18n._('{names} share the crown with {doubloons} doubloons each.', {
            names: everyone(seats.map(name)),
            doubloons,
          }),
  },
}

/** Any teller, as one that takes any event: the table guarantees that kinds match. */
type AnyTeller = { clause: string | ClauseOf<object>; say(event: object, name: Name, pirate: PirateName): string }
const tellerOf = (kind: Kind): AnyTeller => TELLERS[kind]

export function say(event: SeasEvent, names: readonly string[], edition: Edition): LogLine {
  const teller = tellerOf(event.kind)
  return {
    text: teller.say(
      event,
      seat => names[seat] ?? i18n._('seat {seat}', { seat }),
      id => pirateName(id, edition),
    ),
    clause: typeof teller.clause === 'string' ? teller.clause : teller.clause(event),
  }
}

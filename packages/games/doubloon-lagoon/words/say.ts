/** How the log tells what happened in the lagoon. Every line names the clause behind it. */
import type { LogLine } from '@nassau/kernel'
import { i18n } from '#i18n'
import { capital, everyone, listed } from '../../kit/lists.ts'
import { eventOf } from '../cards/decks.ts'
import { CLAUSE_OF_EFFECT } from '../cards/effects.ts'
import type { Edition } from '../edition/edition.ts'
import { hexName } from '../edition/map.ts'
import type { Draw, Kind, LagoonEvent } from '../events.ts'
import { ENDINGS } from '../winning.ts'
import { FIGHTS } from './fights.ts'
import { ENDING_WORDS } from './results.ts'
import { type ClauseOf, cardsInWords, type HexName, type Tellers, unitsInWords } from './teller.ts'
import { type Name, unitInWords } from './words.ts'

const clauseOfDraw = ({ by }: { by: Draw }): string => (by === 'segment' ? 'DL-12' : 'DL-37')

const TELLERS: Tellers<Kind> = {
  ...FIGHTS,
  'rolled-for-first': {
    clause: 'DL-7',
    say({ rolls: all, first }, name) {
      const rolls = listed(
        all.map(({ seat, pips }) =>
          i18n._('{name, select, you {you roll} other {{name} rolls}} {pips}', { name: name(seat), pips }),
        ),
      )
      return first === null
        ? i18n._('{rolls}: level, again.', { rolls })
        : i18n._('{rolls}: {name, select, you {you go} other {{name} goes}} first.', { rolls, name: name(first) })
    },
  },
  'port-chosen': {
    clause: 'DL-6',
    say: ({ seat, at, sheet }, name, hex) =>
      i18n._('{name, select, you {You make} other {{name} makes}} port on sheet {sheet}, {hex}.', {
        name: name(seat),
        sheet,
        hex: hex(at),
      }),
  },
  'counter-placed': {
    clause: 'DL-8',
    say: ({ seat, at }, name, hex) =>
      i18n._('{name, select, you {You place} other {{name} places}} a counter on {hex}.', {
        name: name(seat),
        hex: hex(at),
      }),
  },
  'counters-scattered': {
    clause: 'DL-10',
    say: ({ at }) =>
      i18n._('{n, plural, one {# counter lies} other {# counters lie}} scattered at random.', { n: at.length }),
  },
  turn: {
    clause: 'DL-11',
    say: ({ seat, round }, name) =>
      i18n._("Round {round}: {name, select, you {your} other {{name}'s}} turn.", { round, name: name(seat) }),
  },
  'head-wind': {
    clause: 'DL-7',
    say: ({ seat, hexes }, name) =>
      i18n._(
        'The wind is against {name, select, you {you} other {{name}}} in this first turn: a ship sails {hexes} hexes fewer.',
        {
          name: name(seat),
          hexes,
        },
      ),
  },
  drew: {
    clause: clauseOfDraw,
    say: ({ seat, name: card }, name) =>
      i18n._('{name, select, you {You draw} other {{name} draws}} {card}.', { name: name(seat), card: i18n._(card) }),
  },
  'drew-unseen': {
    clause: clauseOfDraw,
    say: ({ seat }, name) =>
      i18n._('{name, select, you {You draw} other {{name} draws}} an event card.', { name: name(seat) }),
  },
  trimmed: {
    clause: 'DL-12',
    say: ({ seat, names }, name) =>
      i18n._('{name, select, you {You discard} other {{name} discards}} {cards}.', {
        name: name(seat),
        cards: cardsInWords(names),
      }),
  },
  reshuffled: {
    clause: 'DL-13',
    say: ({ cards }) =>
      i18n._('{cards, plural, one {# discard is} other {# discards are}} shuffled into a new event deck.', { cards }),
  },
  sailed: {
    clause: 'DL-14',
    say: ({ unit, at }, name, hex) => i18n._('{ship} sails to {hex}.', { ship: unitInWords(unit, name), hex: hex(at) }),
  },
  walked: {
    clause: 'DL-16',
    say: ({ unit, at }, name, hex) => i18n._('{crew} goes to {hex}.', { crew: unitInWords(unit, name), hex: hex(at) }),
  },
  landed: {
    clause: 'DL-15',
    say: ({ unit, at }, name, hex) =>
      i18n._('{crew} disembarks and goes to {hex}.', { crew: unitInWords(unit, name), hex: hex(at) }),
  },
  embarked: {
    clause: ({ isHailed }) => (isHailed ? 'DL-40' : 'DL-15'),
    say: ({ crew, ship }, name) =>
      i18n._('{crew} embarks on {ship}.', { crew: unitInWords(crew, name), ship: unitInWords(ship, name) }),
  },
  gave: {
    clause: 'DL-18',
    say: ({ from, to, name: item }, name) =>
      i18n._('{unit} hands {item} to {other}.', {
        unit: unitInWords(from, name),
        item: i18n._(item),
        other: unitInWords(to, name),
      }),
  },
  gathered: {
    clause: 'DL-31',
    say: ({ crew, name: item }, name) =>
      i18n._('{crew} picks up {item}.', { crew: unitInWords(crew, name), item: i18n._(item) }),
  },
  claimed: {
    clause: 'DL-36',
    say: ({ crew, name: item }, name) =>
      i18n._('{crew} takes {item}.', { crew: unitInWords(crew, name), item: i18n._(item) }),
  },
  captured: {
    clause: ({ isBoarded }) => (isBoarded ? 'DL-29' : 'DL-19'),
    say: ({ seat, ship }, name) =>
      i18n._('{name, select, you {You capture} other {{name} captures}} {ship}.', {
        name: name(seat),
        ship: unitInWords(ship, name),
      }),
  },
  'broke-off': {
    clause: 'DL-34',
    say({ ship, other, ours, theirs }, name) {
      const roll = { ship: unitInWords(ship, name), other: unitInWords(other, name), ours, theirs }
      return ours > theirs
        ? i18n._('{ship} tries to break off and rolls {ours}, {other} rolls {theirs}: free.', roll)
        : i18n._('{ship} tries to break off and rolls {ours}, {other} rolls {theirs}: still held.', roll)
    },
  },
  explores: {
    clause: 'DL-35',
    say: ({ at, units }, name, hex) =>
      i18n._('{crews} {n, plural, one {explores} other {explore}} {hex}.', {
        crews: unitsInWords(units, name),
        n: units.length,
        hex: hex(at),
      }),
  },
  spied: {
    clause: 'DL-37',
    say: ({ seat, name: card }, name) =>
      i18n._('{name, select, you {You see} other {{name} sees}} that the next adventure is {card}.', {
        name: name(seat),
        card: i18n._(card),
      }),
  },
  'spied-unseen': {
    clause: 'DL-37',
    say: ({ seat }, name) =>
      i18n._('{name, select, you {You look} other {{name} looks}} at the next adventure.', { name: name(seat) }),
  },
  'put-under': {
    clause: 'DL-37',
    say: ({ seat }, name) =>
      i18n._('{name, select, you {You put} other {{name} puts}} it under the deck.', { name: name(seat) }),
  },
  adventure: {
    clause: 'DL-35',
    say: ({ seat, name: card, text }, name) =>
      i18n._('{name, select, you {You turn} other {{name} turns}} up {card}. {text}', {
        name: name(seat),
        card: i18n._(card),
        text: i18n._(text),
      }),
  },
  checked: {
    clause: 'DL-37',
    say: ({ name: card, pips, isBad }) =>
      isBad
        ? i18n._('{card}: a {pips}, bad luck.', { card: i18n._(card), pips })
        : i18n._('{card}: a {pips}, all is well.', { card: i18n._(card), pips }),
  },
  grew: {
    clause: 'DL-27',
    say: ({ unit, strength }, name) =>
      i18n._('{crew} now has strength {strength}.', { crew: unitInWords(unit, name), strength }),
  },
  tunnelled: {
    clause: 'DL-37',
    say: ({ units, at }, name, hex) =>
      i18n._('{crews} {n, plural, one {comes} other {come}} out of the tunnel at {hex}.', {
        crews: unitsInWords(units, name),
        n: units.length,
        hex: hex(at),
      }),
  },
  cursed: {
    clause: 'DL-37',
    say: ({ seat, names }, name) =>
      names.length > 0
        ? i18n._('{name, select, you {You throw} other {{name} throws}} away {cards}.', {
            name: name(seat),
            cards: cardsInWords(names),
          })
        : i18n._('{name, select, you {You throw} other {{name} throws}} away nothing, having no card.', {
            name: name(seat),
          }),
  },
  played: {
    clause: ({ card }, edition) => CLAUSE_OF_EFFECT[eventOf(edition, card).effect] ?? 'DL-38',
    say: ({ seat, name: card, on }, name) =>
      on === null
        ? i18n._('{name, select, you {You play} other {{name} plays}} {card}.', {
            name: name(seat),
            card: i18n._(card),
          })
        : i18n._('{name, select, you {You play} other {{name} plays}} {card} on {unit}.', {
            name: name(seat),
            card: i18n._(card),
            unit: unitInWords(on, name),
          }),
  },
  belayed: {
    clause: 'DL-39',
    say: ({ seat, name: card }, name) =>
      i18n._("{name, select, you {Your} other {{name}'s}} {card} is cancelled.", {
        name: name(seat),
        card: i18n._(card),
      }),
  },
  stopped: {
    clause: 'DL-39',
    say: ({ what }) => (what === 'die' ? i18n._('No die is rolled: nothing happens.') : i18n._('No card is drawn.')),
  },
  'picked-pocket': {
    clause: 'DL-40',
    say: ({ from, to, name: item }, name) =>
      i18n._('{crew} steals {item} from {victim}.', {
        crew: unitInWords(to, name),
        item: i18n._(item),
        victim: unitInWords(from, name),
      }),
  },
  driven: {
    clause: 'DL-40',
    say: ({ ship, at }, name, hex) =>
      i18n._('The storm drives {ship} to {hex}.', { ship: unitInWords(ship, name), hex: hex(at) }),
  },
  struck: {
    clause: 'DL-40',
    say: ({ ship, pips, isSinking }, name) =>
      isSinking
        ? i18n._('{ship} scrapes a reef, a {pips}: it is holed.', { ship: unitInWords(ship, name), pips })
        : i18n._('{ship} scrapes a reef, a {pips}: no harm done.', { ship: unitInWords(ship, name), pips }),
  },
  rafted: {
    clause: 'DL-40',
    say: ({ crew, at }, name, hex) =>
      i18n._('{crew} drifts on a raft to {hex}.', { crew: unitInWords(crew, name), hex: hex(at) }),
  },
  merchantman: {
    clause: 'DL-40',
    say: ({ ship, at }, name, hex) =>
      i18n._("A merchantman puts in at {hex}: it is {name, select, you {yours} other {{name}'s}} now.", {
        hex: hex(at),
        name: name(ship.owner),
      }),
  },
  out: {
    clause: 'DL-44',
    say: ({ seat }, name) =>
      i18n._('{name, select, you {You have no crew left and are} other {{name} has no crew left and is}} out.', {
        name: name(seat),
      }),
  },
  ended: {
    clause: ({ by }) => ENDINGS[by],
    say({ by, winners, scores }, name) {
      const points = listed(
        scores.map((score, seat) =>
          i18n._('{name, select, you {you} other {{name}}}: {score}', { name: name(seat), score }),
        ),
      )
      const end = { names: everyone(winners.map(name)), points }
      return (by === 'most-points' || by === 'points') && winners.length > 1
        ? i18n._('{names} are level: a draw (points: {points}).', end)
        : i18n._(ENDING_WORDS[by], end)
    },
  },
}

/** Any teller, as one that takes any event: the table guarantees that kinds match. */
type AnyTeller = { clause: string | ClauseOf<object>; say(event: object, name: Name, hex: HexName): string }
const tellerOf = (kind: Kind): AnyTeller => TELLERS[kind]

export function say(event: LagoonEvent, names: readonly string[], edition: Edition): LogLine {
  const teller = tellerOf(event.kind)
  // A card's name may end a sentence by itself.
  const text = teller
    .say(
      event,
      seat => names[seat] ?? i18n._('seat {seat}', { seat }),
      space => hexName(edition, space),
    )
    .replace('!.', '!')
  return {
    text: capital(text),
    clause: typeof teller.clause === 'string' ? teller.clause : teller.clause(event, edition),
  }
}

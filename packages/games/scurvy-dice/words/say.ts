/** How the log tells what happened at sea. Every line names the clause behind it. */
import type { LogLine } from '@nassau/kernel'
import { i18n } from '#i18n'
import { everyone, listed } from '../../kit/lists.ts'
import type { Power } from '../captains.ts'
import type { Kind, Phase, SeaEvent } from '../events.ts'
import { TALK_TELLERS } from './talk.ts'
import type { ClauseOf, Name, Tellers } from './teller.ts'
import { coinsInWords, counted, trayInWords } from './words.ts'

const POWERS_USED: Record<Power, string> = {
  'plunder-hits': /*i18n*/ "{name, select, you {Your} other {{name}'s}} captain carries off a die from every ship hit.",
  'parrot-sails': /*i18n*/ "{name, select, you {Your} other {{name}'s}} captain counts a parrot as a sail.",
  'first-blow': /*i18n*/ "{name, select, you {Your} other {{name}'s}} captain strikes the first blow.",
  'extra-reroll': /*i18n*/ "{name, select, you {Your} other {{name}'s}} captain takes one more re-roll.",
  'extra-hands': /*i18n*/ "{name, select, you {Your} other {{name}'s}} captain sends extra hands ashore.",
  rout: /*i18n*/ "{name, select, you {Your} other {{name}'s}} captain gives no quarter.",
  'hide-cache': /*i18n*/ "{name, select, you {Your} other {{name}'s}} captain hides the treasure set aside.",
  'ignore-scurvy': /*i18n*/ "{name, select, you {Your} other {{name}'s}} captain buys off the scurvy.",
}

const HEADINGS: Record<Phase, string> = {
  building: /*i18n*/ 'Ship building.',
  cannons: /*i18n*/ 'Cannons.',
  boarding: /*i18n*/ 'Boarding.',
  loot: /*i18n*/ 'Loot.',
  scoring: /*i18n*/ 'Home: the hunt is scored.',
}
const IDLE_HEADINGS: Partial<Record<Phase, string>> = {
  cannons: /*i18n*/ 'Cannons: no ship can fire.',
  boarding: /*i18n*/ 'Boarding: nobody can win anything by it.',
  loot: /*i18n*/ 'Loot: nobody can carry anything.',
}

const TELLERS: Tellers<Kind> = {
  ...TALK_TELLERS,
  phase: {
    clause: 'SD-9',
    say: ({ phase, isIdle }) => i18n._((isIdle ? IDLE_HEADINGS[phase] : undefined) ?? HEADINGS[phase]),
  },
  'captains-dealt': {
    clause: 'SD-43',
    say: ({ captains, skills }, name) =>
      i18n._('Captains: {captains}.', {
        captains: listed(
          captains.map((captain, seat) =>
            i18n._('{name, select, you {you sail} other {{name} sails}} under {captain} ({skill})', {
              name: name(seat),
              captain: i18n._(captain),
              skill: i18n._(skills[seat] ?? ''),
            }),
          ),
        ),
      }),
  },
  'first-dog': {
    clause: 'SD-6',
    say: ({ seat, at }, name) =>
      at > 0
        ? i18n._(
            '{name, select, you {You are} other {{name} is}} the first Scurvy Dog and {name, select, you {begin} other {begins}} on space {at}.',
            { name: name(seat), at },
          )
        : i18n._('{name, select, you {You are} other {{name} is}} the first Scurvy Dog.', { name: name(seat) }),
  },
  'new-dog': {
    clause: 'SD-6',
    say: ({ seat }, name) =>
      i18n._('{name, select, you {You take the lead and are} other {{name} takes the lead and is}} the Scurvy Dog.', {
        name: name(seat),
      }),
  },
  'treasure-rolled': {
    clause: 'SD-7',
    say: ({ hunt, by, coins, skulls }, name) =>
      i18n._(
        'Hunt {hunt}: {name, select, you {you roll} other {{name} rolls}} {coins} onto Parrot Island and {skulls, plural, one {# skull} other {# skulls}} onto Isla de la Muerta.',
        { hunt, name: name(by), coins: coinsInWords(coins), skulls },
      ),
  },
  'treasure-abandoned': {
    clause: 'SD-40',
    say: ({ coins }) => i18n._('The hunt has gone on too long: {coins} left behind.', { coins: coinsInWords(coins) }),
  },
  refit: {
    clause: 'SD-38',
    say: ({ left }) =>
      i18n._('{coins} still on Parrot Island: treasure is set aside and the ships refit.', {
        coins: coinsInWords(left),
      }),
  },
  'power-used': {
    clause: 'SD-44',
    say: ({ seat, power }, name) => i18n._(POWERS_USED[power], { name: name(seat) }),
  },
  'power-back': {
    clause: 'SD-44',
    say: ({ seat }, name) =>
      i18n._(
        "{name, select, you {You} other {{name}}} ended the hunt behind and {name, select, you {turn your} other {turns the}} captain's card up again.",
        { name: name(seat) },
      ),
  },
  rolled: {
    clause: ({ isRefit }) => (isRefit ? 'SD-39' : 'SD-10'),
    say: ({ seat, dice }, name) =>
      i18n._('{name, select, you {You roll} other {{name} rolls}} {dice}.', {
        name: name(seat),
        dice: trayInWords(dice),
      }),
  },
  rerolled: {
    clause: ({ isExtra }) => (isExtra ? 'SD-47' : 'SD-10'),
    say: ({ seat, from, dice }, name) =>
      i18n._(
        '{name, select, you {You re-roll} other {{name} re-rolls}} {n, plural, one {# die} other {# dice}}: {dice}.',
        {
          name: name(seat),
          n: from.length,
          dice: trayInWords(dice),
        },
      ),
  },
  built: {
    clause: 'SD-12',
    say: ({ seat, ship: { parrot, ...parts } }, name) => {
      const built = { name: name(seat), ...parts }
      return parrot > 0
        ? i18n._(
            '{name, select, you {You sail} other {{name} sails}} with {sails, plural, one {# sail} other {# sails}}, {hull} hull, {cannons, plural, one {# cannon} other {# cannons}}, {crew} crew and a parrot.',
            built,
          )
        : i18n._(
            '{name, select, you {You sail} other {{name} sails}} with {sails, plural, one {# sail} other {# sails}}, {hull} hull, {cannons, plural, one {# cannon} other {# cannons}} and {crew} crew.',
            built,
          )
    },
  },
  'tie-rolled': {
    clause: 'SD-20',
    say: ({ rolls, first }, name) =>
      i18n._('Equal speed: {rolls}; {name, select, you {you are} other {{name} is}} faster.', {
        rolls: listed(
          rolls.map(({ seat, icons }) =>
            i18n._(
              '{name, select, you {you roll} other {{name} rolls}} {icons, plural, one {# ship icon} other {# ship icons}}',
              { name: name(seat), icons },
            ),
          ),
        ),
        name: name(first),
      }),
  },
  'tie-drawn': {
    clause: 'SD-20',
    say: ({ among, first }, name) =>
      i18n._('{names} cannot be told apart; {name, select, you {you go} other {{name} goes}} first by lot.', {
        names: everyone(among.map(name)),
        name: name(first),
      }),
  },
  aimed: {
    clause: 'SD-15',
    say: ({ seat, shots, held }, name) => {
      const at = shots.flatMap((n, target) =>
        n > 0
          ? [
              i18n._(
                'at {target, select, you {you} other {{target}}} with {n, plural, one {# cannon} other {# cannons}}',
                { n, target: name(target) },
              ),
            ]
          : [],
      )
      if (at.length === 0)
        return i18n._('{name, select, you {You hold} other {{name} holds}} fire.', { name: name(seat) })
      return held > 0
        ? i18n._(
            '{name, select, you {You fire} other {{name} fires}} {shots} and {name, select, you {hold} other {holds}} {held}.',
            { name: name(seat), shots: listed(at), held },
          )
        : i18n._('{name, select, you {You fire} other {{name} fires}} {shots}.', {
            name: name(seat),
            shots: listed(at),
          })
    },
  },
  fired: {
    clause: 'SD-16',
    say: ({ target, icons, crew, cannons }, name) => {
      const lost = [crew > 0 ? counted(crew, 'crew') : '', cannons > 0 ? counted(cannons, 'cannons') : ''].filter(
        word => word !== '',
      )
      const shots = { target: name(target), icons: trayInWords(icons), lost: listed(lost) }
      return lost.length > 0
        ? i18n._('The shots at {target, select, you {you} other {{target}}} show {icons}: {lost} gone.', shots)
        : i18n._('The shots at {target, select, you {you} other {{target}}} show {icons}.', shots)
    },
  },
  'shot-away': {
    clause: 'SD-16',
    say: ({ target, parts }, name) =>
      i18n._('{name, select, you {You lose} other {{name} loses}} {parts}.', {
        name: name(target),
        parts: listed(parts.map(({ part, lost }) => counted(lost, part))),
      }),
  },
  'carried-off': {
    clause: 'SD-46',
    say: ({ seat, target, part }, name) =>
      i18n._(
        '{name, select, you {You carry} other {{name} carries}} off {part, select, sails {a sail} hull {a hull} cannons {a cannon} crew {a crew} parrot {a parrot} other {a wrecked die}} from {target, select, you {you} other {{target}}}.',
        { name: name(seat), part: part ?? 'wreck', target: name(target) },
      ),
  },
  'parrot-turned': {
    clause: 'SD-49',
    say: ({ seat, into }, name) =>
      i18n._(
        "{name, select, you {Your} other {{name}'s}} parrot turns into {into, select, crew {a crew} other {a cannon}}.",
        { name: name(seat), into },
      ),
  },
  chased: {
    clause: 'SD-23',
    say: ({ seat, target, icons, theirs, isCaught }, name) => {
      const chase = { name: name(seat), target: name(target), icons, theirs }
      return isCaught
        ? i18n._(
            '{name, select, you {You chase} other {{name} chases}} {target, select, you {you} other {{target}}} and {name, select, you {roll} other {rolls}} {icons, plural, one {# ship icon} other {# ship icons}} against {theirs}: grapples fly.',
            chase,
          )
        : i18n._(
            '{name, select, you {You chase} other {{name} chases}} {target, select, you {you} other {{target}}} and {name, select, you {roll} other {rolls}} {icons, plural, one {# ship icon} other {# ship icons}} against {theirs}: {target, select, you {you} other {they}} escape.',
            chase,
          )
    },
  },
  melee: {
    clause: 'SD-29',
    say: ({ round, sides, winner }, name) => {
      const totals = sides
        .map(({ seat, dice, points }) =>
          i18n._(
            '{name, select, you {you roll} other {{name} rolls}} {dice} for {points, plural, one {# point} other {# points}}',
            {
              name: name(seat),
              dice: trayInWords(dice),
              points,
            },
          ),
        )
        .join('; ')
      const losses = listed(
        sides
          .filter(({ lost }) => lost > 0)
          .map(({ seat, lost }) =>
            i18n._('{name, select, you {you lose} other {{name} loses}} {lost} crew', { name: name(seat), lost }),
          ),
      )
      return winner === null
        ? i18n._('Melee, round {round}: {totals}. A draw: {losses}.', { round, totals, losses })
        : i18n._('Melee, round {round}: {totals}. {name, select, you {You win} other {{name} wins}}: {losses}.', {
            round,
            totals,
            name: name(winner),
            losses,
          })
    },
  },
  withdrew: {
    clause: 'SD-25',
    say: ({ seat, target }, name) =>
      i18n._(
        '{name, select, you {You break} other {{name} breaks}} off from {target, select, you {you} other {{target}}}.',
        { name: name(seat), target: name(target) },
      ),
  },
  stolen: {
    clause: 'SD-26',
    say: ({ seat, target, coins }, name) =>
      i18n._(
        '{name, select, you {You steal} other {{name} steals}} {coins} from {target, select, you {you} other {{target}}}.',
        {
          name: name(seat),
          coins: coinsInWords(coins),
          target: name(target),
        },
      ),
  },
  looted: {
    clause: 'SD-30',
    say: ({ seat, coins }, name) =>
      i18n._('{name, select, you {You take} other {{name} takes}} {coins}.', {
        name: name(seat),
        coins: coinsInWords(coins),
      }),
  },
  scurvy: {
    clause: 'SD-37',
    say: ({ seats, each }, name) => {
      const names = everyone(seats.map(name))
      return seats.length === 1
        ? i18n._(
            'No crew left: {names, select, you {you get} other {{names} gets}} scurvy ({each, plural, one {# die} other {# dice}}).',
            { names, each },
          )
        : i18n._('No crew left: {names} get scurvy ({each, plural, one {# die} other {# dice}} each).', {
            names,
            each,
          })
    },
  },
  drifted: {
    clause: 'SD-37',
    say: ({ seat, spaces, at }, name) =>
      i18n._(
        '{name, select, you {You have no crew and drift} other {{name} has no crew and drifts}} back {spaces, plural, one {# space} other {# spaces}}, to {at}.',
        {
          name: name(seat),
          spaces,
          at,
        },
      ),
  },
  scored: {
    clause: 'SD-41',
    say: ({ seat, coins, scurvy, at }, name) => {
      const scored = { name: name(seat), coins, scurvy, at }
      return scurvy > 0
        ? i18n._(
            '{name, select, you {You bury} other {{name} buries}} {coins, plural, one {# coin} other {# coins}}, {name, select, you {lose} other {loses}} {scurvy} to scurvy and {name, select, you {stand} other {stands}} at {at}.',
            scored,
          )
        : i18n._(
            '{name, select, you {You bury} other {{name} buries}} {coins, plural, one {# coin} other {# coins}} and {name, select, you {stand} other {stands}} at {at}.',
            scored,
          )
    },
  },
  won: {
    clause: 'SD-42',
    say: ({ seat, at }, name) =>
      i18n._('{name, select, you {You win} other {{name} wins}}, standing at {at}.', { name: name(seat), at }),
  },
}

/** Any teller, as one that takes any event: the table guarantees that kinds match. */
type AnyTeller = { clause: string | ClauseOf<object>; say(event: object, name: Name): string }
const tellerOf = (kind: Kind): AnyTeller => TELLERS[kind]

export function say(event: SeaEvent, names: readonly string[]): LogLine {
  const teller = tellerOf(event.kind)
  return {
    text: teller.say(event, seat => names[seat] ?? i18n._('seat {seat}', { seat })),
    clause: typeof teller.clause === 'string' ? teller.clause : teller.clause(event),
  }
}

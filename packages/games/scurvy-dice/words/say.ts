/** How the log tells what happened at sea. Every line names the clause behind it. */
import type { LogLine, Seat } from '@nassau/kernel'
import { i18n } from '#i18n'
import { listed } from '../../kit/lists.ts'
import type { Power } from '../captains.ts'
import type { Happenings, Kind, SeaEvent } from '../events.ts'
import type { Stance } from '../steps/arrival.ts'
import type { ANSWERS, Share } from '../steps/negotiation.ts'
import { coinsInWords, counted, trayInWords } from './words.ts'

/** A seat's name, from its number. */
type Name = (seat: Seat) => string
type Teller<K extends Kind> = { clause: string; say(event: Happenings[K], name: Name): string }

const POWERS_USED: Record<Power, string> = {
  'plunder-hits': /*i18n*/ "{name}'s captain carries off a die from every ship hit.",
  'parrot-sails': /*i18n*/ "{name}'s captain counts parrots as sails.",
  'first-blow': /*i18n*/ "{name}'s captain strikes the first blow.",
  'extra-reroll': /*i18n*/ "{name}'s captain takes one more re-roll.",
  'extra-hands': /*i18n*/ "{name}'s captain sends extra hands ashore.",
  rout: /*i18n*/ "{name}'s captain gives no quarter.",
  'hide-cache': /*i18n*/ "{name}'s captain hides the treasure set aside.",
  'ignore-scurvy': /*i18n*/ "{name}'s captain buys off the scurvy.",
}

const STANCES_TAKEN: Record<Stance['do'], string> = {
  melee: /*i18n*/ '{name} draws steel',
  parley: /*i18n*/ '{name} lets the others go first',
  negotiate: /*i18n*/ '{name} offers to talk',
}
const ANSWERS_GIVEN: Record<(typeof ANSWERS)[number], string> = {
  accept: /*i18n*/ '{name} agrees.',
  refuse: /*i18n*/ '{name} refuses.',
  counter: /*i18n*/ '{name} will make another offer.',
  insist: /*i18n*/ '{name} insists on a fight.',
}

function splitInWords(coins: readonly number[], offer: readonly Share[], name: Name): string {
  const shares = new Map<Share, number[]>()
  coins.forEach((coin, i) => {
    const to = offer[i] ?? 'island'
    shares.set(to, [...(shares.get(to) ?? []), coin])
  })
  return listed(
    [...shares].map(([to, dice]) =>
      to === 'island'
        ? i18n._('{coins} stay on the island', { coins: dice.join(' + ') })
        : i18n._('{coins} for {name}', { coins: dice.join(' + '), name: name(to) }),
    ),
  )
}

const TELLERS: { [K in Kind]: Teller<K> } = {
  'captains-dealt': {
    clause: 'SD-43',
    say: ({ captains, skills }, name) =>
      i18n._('Captains: {captains}.', {
        captains: listed(
          captains.map((captain, seat) =>
            i18n._('{name} sails under {captain} ({skill})', {
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
    say: ({ seat }, name) => i18n._('{name} is the first Scurvy Dog.', { name: name(seat) }),
  },
  'new-dog': {
    clause: 'SD-6',
    say: ({ seat }, name) => i18n._('{name} takes the lead and is the Scurvy Dog.', { name: name(seat) }),
  },
  'treasure-rolled': {
    clause: 'SD-7',
    say: ({ hunt, by, coins, skulls }, name) =>
      i18n._(
        'Hunt {hunt}: {name} rolls {coins} onto Parrot Island and {skulls, plural, one {# skull} other {# skulls}} onto Isla de la Muerta.',
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
      i18n._("{name} ended the hunt behind and turns the captain's card up again.", { name: name(seat) }),
  },
  rolled: {
    clause: 'SD-10',
    say: ({ seat, dice }, name) => i18n._('{name} rolls {dice}.', { name: name(seat), dice: trayInWords(dice) }),
  },
  rerolled: {
    clause: 'SD-10',
    say: ({ seat, from, dice }, name) =>
      i18n._('{name} re-rolls {n, plural, one {# die} other {# dice}}: {dice}.', {
        name: name(seat),
        n: from.length,
        dice: trayInWords(dice),
      }),
  },
  built: {
    clause: 'SD-12',
    say: ({ seat, ship: { parrot, ...parts } }, name) => {
      const built = { name: name(seat), ...parts }
      return parrot > 0
        ? i18n._(
            '{name} sails with {sails, plural, one {# sail} other {# sails}}, {hull} hull, {cannons, plural, one {# cannon} other {# cannons}}, {crew} crew and a parrot.',
            built,
          )
        : i18n._(
            '{name} sails with {sails, plural, one {# sail} other {# sails}}, {hull} hull, {cannons, plural, one {# cannon} other {# cannons}} and {crew} crew.',
            built,
          )
    },
  },
  'tie-rolled': {
    clause: 'SD-20',
    say: ({ rolls, first }, name) =>
      i18n._('Equal speed: {rolls}; {name} is faster.', {
        rolls: listed(rolls.map(({ seat, icons }) => i18n._('{name} rolls {icons}', { name: name(seat), icons }))),
        name: name(first),
      }),
  },
  'tie-drawn': {
    clause: 'SD-20',
    say: ({ among, first }, name) =>
      i18n._('{names} cannot be told apart; {name} goes first by lot.', {
        names: listed(among.map(name)),
        name: name(first),
      }),
  },
  aimed: {
    clause: 'SD-15',
    say: ({ seat, shots, held }, name) => {
      const at = shots.flatMap((n, target) => (n > 0 ? [i18n._('{n} at {target}', { n, target: name(target) })] : []))
      if (at.length === 0) return i18n._('{name} holds fire.', { name: name(seat) })
      return held > 0
        ? i18n._('{name} fires {shots} and holds {held}.', { name: name(seat), shots: listed(at), held })
        : i18n._('{name} fires {shots}.', { name: name(seat), shots: listed(at) })
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
        ? i18n._('The shots at {target} show {icons}: {lost} gone.', shots)
        : i18n._('The shots at {target} show {icons}.', shots)
    },
  },
  'shot-away': {
    clause: 'SD-16',
    say: ({ target, parts }, name) =>
      i18n._('{name} loses {parts}.', {
        name: name(target),
        parts: listed(parts.map(({ part, lost }) => counted(lost, part))),
      }),
  },
  'carried-off': {
    clause: 'SD-46',
    say: ({ seat, target, part }, name) =>
      i18n._(
        '{name} carries off {part, select, sails {a sail} hull {a hull} cannons {a cannon} crew {a crew} parrot {a parrot} other {a wrecked die}} from {target}.',
        { name: name(seat), part: part ?? 'wreck', target: name(target) },
      ),
  },
  'parrot-turned': {
    clause: 'SD-49',
    say: ({ seat, into }, name) =>
      i18n._("{name}'s parrot turns into {into, select, crew {a crew} other {a cannon}}.", { name: name(seat), into }),
  },
  chased: {
    clause: 'SD-23',
    say: ({ seat, target, icons, theirs, isCaught }, name) => {
      const chase = { name: name(seat), target: name(target), icons, theirs }
      return isCaught
        ? i18n._('{name} chases {target}, {icons} to {theirs}: grapples fly.', chase)
        : i18n._('{name} chases {target}, {icons} to {theirs}: they escape.', chase)
    },
  },
  melee: {
    clause: 'SD-29',
    say: ({ round, sides, winner }, name) => {
      const totals = listed(sides.map(({ seat, points }) => `${name(seat)} ${points}`))
      const losses = listed(
        sides
          .filter(({ lost }) => lost > 0)
          .map(({ seat, lost }) => i18n._('{name} loses {lost} crew', { name: name(seat), lost })),
      )
      return winner === null
        ? i18n._('Melee, round {round}: {totals}. A draw: {losses}.', { round, totals, losses })
        : i18n._('Melee, round {round}: {totals}. {name} wins: {losses}.', {
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
      i18n._('{name} breaks off from {target}.', { name: name(seat), target: name(target) }),
  },
  stolen: {
    clause: 'SD-26',
    say: ({ seat, target, coins }, name) =>
      i18n._('{name} steals {coins} from {target}.', {
        name: name(seat),
        coins: coinsInWords(coins),
        target: name(target),
      }),
  },
  stances: {
    clause: 'SD-31',
    say: ({ stances }, name) =>
      i18n._('At the island together: {stances}.', {
        stances: listed(stances.map(({ seat, stance }) => i18n._(STANCES_TAKEN[stance], { name: name(seat) }))),
      }),
  },
  insisted: {
    clause: 'SD-33',
    say: ({ seat }, name) => i18n._('{name} is done talking and draws steel.', { name: name(seat) }),
  },
  offered: {
    clause: 'SD-33',
    say: ({ seat, coins, offer, promise }, name) => {
      const made = { name: name(seat), split: splitInWords(coins, offer, name) }
      if (promise === null) return i18n._('{name} offers: {split}.', made)
      return 'spare' in promise
        ? i18n._('{name} offers: {split}, promising to spare {target}.', { ...made, target: name(promise.spare) })
        : i18n._('{name} offers: {split}, promising to attack {target}.', { ...made, target: name(promise.attack) })
    },
  },
  answered: {
    clause: 'SD-33',
    say: ({ seat, answer }, name) => i18n._(ANSWERS_GIVEN[answer], { name: name(seat) }),
  },
  agreed: {
    clause: 'SD-33',
    say: ({ seats }, name) =>
      i18n._('{names} shake hands and share the treasure out.', { names: listed(seats.map(name)) }),
  },
  surrendered: {
    clause: 'SD-34',
    say: ({ seats }, name) =>
      i18n._('{names} {n, plural, one {surrenders} other {surrender}}.', {
        names: listed(seats.map(name)),
        n: seats.length,
      }),
  },
  judged: {
    clause: 'SD-35',
    say: ({ seat, victim, mercy, lost }, name) => {
      const judged = { name: name(seat), victim: name(victim), lost }
      return mercy
        ? i18n._('{name} shows {victim} mercy.', judged)
        : i18n._('{name} shows no mercy: {victim} loses {lost} crew.', judged)
    },
  },
  looted: {
    clause: 'SD-30',
    say: ({ seat, coins }, name) => i18n._('{name} takes {coins}.', { name: name(seat), coins: coinsInWords(coins) }),
  },
  scurvy: {
    clause: 'SD-37',
    say: ({ seats, each }, name) => {
      const names = listed(seats.map(name))
      return seats.length === 1
        ? i18n._('No crew left: {names} gets scurvy ({each, plural, one {# die} other {# dice}}).', { names, each })
        : i18n._('No crew left: {names} get scurvy ({each, plural, one {# die} other {# dice}} each).', {
            names,
            each,
          })
    },
  },
  drifted: {
    clause: 'SD-37',
    say: ({ seat, spaces, at }, name) =>
      i18n._('{name} has no crew and drifts back {spaces, plural, one {# space} other {# spaces}}, to {at}.', {
        name: name(seat),
        spaces,
        at,
      }),
  },
  scored: {
    clause: 'SD-41',
    say: ({ seat, coins, scurvy, at }, name) => {
      const scored = { name: name(seat), coins, scurvy, at }
      return scurvy > 0
        ? i18n._(
            '{name} buries {coins, plural, one {# coin} other {# coins}}, loses {scurvy} to scurvy and stands at {at}.',
            scored,
          )
        : i18n._('{name} buries {coins, plural, one {# coin} other {# coins}} and stands at {at}.', scored)
    },
  },
  won: {
    clause: 'SD-42',
    say: ({ seat, at }, name) => i18n._('{name} wins, standing at {at}.', { name: name(seat), at }),
  },
}

/** Any teller, as one that takes any event: the table guarantees that kinds match. */
type AnyTeller = { clause: string; say(event: object, name: Name): string }
const tellerOf = (kind: Kind): AnyTeller => TELLERS[kind]

export function say(event: SeaEvent, names: readonly string[]): LogLine {
  const teller = tellerOf(event.kind)
  return { text: teller.say(event, seat => names[seat] ?? i18n._('seat {seat}', { seat })), clause: teller.clause }
}

/** How the log tells battles and boardings, and what they cost. */
import { i18n } from '#i18n'
import { sufferingOf } from './results.ts'
import { cardsInWords, type Tellers, unitsInWords } from './teller.ts'
import { unitInWords } from './words.ts'

type Fighting =
  | 'battle'
  | 'battle-rolled'
  | 'battle-result'
  | 'steps-lost'
  | 'healed'
  | 'immobilized'
  | 'retreated'
  | 'cornered'
  | 'spoils'
  | 'boarding-called'
  | 'boarding-rolled'
  | 'boarding'
  | 'sunk'

export const FIGHTS: Tellers<Fighting> = {
  battle: {
    clause: 'DL-21',
    say: ({ at, ours, theirs }, name, hex) =>
      i18n._('{hex}: {ours} {n, plural, one {attacks} other {attack}} {theirs}.', {
        hex: hex(at),
        ours: unitsInWords(ours, name),
        n: ours.length,
        theirs: unitsInWords(theirs, name),
      }),
  },
  'battle-rolled': {
    clause: ({ defender }) => (defender === null ? 'DL-37' : 'DL-22'),
    say({ attacker, defender, roller, dice: [die = 0, otherDie = 0], ours, theirs }, name) {
      const roll = { name: name(attacker), die, ours, other: name(roller), otherDie, theirs }
      return defender === null
        ? i18n._(
            '{name, select, you {You roll {die} and have} other {{name} rolls {die} and has}} {ours} in all; {other, select, you {you roll} other {{other} rolls}} {otherDie} for the islanders or beasts, who have {theirs}.',
            roll,
          )
        : i18n._(
            '{name, select, you {You roll {die} and have} other {{name} rolls {die} and has}} {ours} in all; {other, select, you {you roll {otherDie} and have} other {{other} rolls {otherDie} and has}} {theirs}.',
            roll,
          )
    },
  },
  'battle-result': {
    clause: ({ defender }) => (defender === null ? 'DL-37' : 'DL-24'),
    say(event, name) {
      const { attacker, defender, difference: lead, immobilized, isDefeated } = event
      if (lead === 0)
        return immobilized ? i18n._('Level: both sides are immobilized.') : i18n._('Level: nothing happens.')
      const loser = lead < 0 ? attacker : defender
      const difference = `${lead > 0 ? '+' : '−'}${Math.abs(lead)}`
      if (loser !== null)
        return i18n._('{difference}: {name, select, you {you} other {{name}}} {result}.', {
          difference,
          name: name(loser),
          result: sufferingOf(event, name(loser)),
        })
      return isDefeated
        ? i18n._('{difference}: the islanders or beasts are defeated.', { difference })
        : i18n._('{difference}: the islanders or beasts hold their ground and are not defeated.', { difference })
    },
  },
  'steps-lost': {
    clause: 'DL-26',
    say({ crew, steps, left }, name) {
      const loss = { crew: unitInWords(crew, name), steps, left }
      return left === 0
        ? i18n._('{crew} loses {steps, plural, one {# step} other {# steps}} and is eliminated.', loss)
        : i18n._('{crew} loses {steps, plural, one {# step} other {# steps}} and has {left} left.', loss)
    },
  },
  healed: {
    clause: 'DL-37',
    say: ({ seat, name: item, steps }, name) =>
      i18n._(
        '{name, select, you {You open} other {{name} opens}} {item}: {steps, plural, one {# step} other {# steps}} saved.',
        {
          name: name(seat),
          item: i18n._(item),
          steps,
        },
      ),
  },
  immobilized: {
    clause: 'DL-20',
    say: ({ units }, name) =>
      i18n._('{units} cannot move in the next movement segment.', { units: unitsInWords(units, name) }),
  },
  retreated: {
    clause: 'DL-25',
    say: ({ unit, at }, name, hex) =>
      i18n._('{unit} retreats to {hex}.', { unit: unitInWords(unit, name), hex: hex(at) }),
  },
  cornered: {
    clause: 'DL-25',
    say: ({ unit, steps }, name) =>
      i18n._('{unit} cannot retreat: {steps, plural, one {# step} other {# steps}} lost instead.', {
        unit: unitInWords(unit, name),
        steps,
      }),
  },
  spoils: {
    clause: 'DL-31',
    say: ({ unit, names }, name) =>
      i18n._('{unit} takes {items} from the dead.', { unit: unitInWords(unit, name), items: cardsInWords(names) }),
  },
  'boarding-called': {
    clause: 'DL-32',
    say: ({ caller, ours, theirs }, name) =>
      i18n._('{name, select, you {You call} other {{name} calls}} a boarding between {ours} and {theirs}.', {
        name: name(caller),
        ours: unitInWords(ours, name),
        theirs: unitInWords(theirs, name),
      }),
  },
  'boarding-rolled': {
    clause: 'DL-32',
    say({ caller, other, dice: [first = 0, second = 0] }, name) {
      const roll = { name: name(other), second, first, caller: name(caller) }
      return first > second
        ? i18n._(
            '{name, select, you {You} other {{name}}} will not have it and {name, select, you {roll} other {rolls}} {second}, {caller, select, you {you roll} other {{caller} rolls}} {first}: the boarding begins all the same.',
            roll,
          )
        : i18n._(
            '{name, select, you {You} other {{name}}} will not have it and {name, select, you {roll} other {rolls}} {second}, {caller, select, you {you roll} other {{caller} rolls}} {first}: no boarding.',
            roll,
          )
    },
  },
  boarding: {
    clause: ({ isFurther }) => (isFurther ? 'DL-34' : 'DL-33'),
    say: ({ ours, theirs }, name) =>
      i18n._('{ours} fights aboard {theirs}.', { ours: unitInWords(ours, name), theirs: unitInWords(theirs, name) }),
  },
  sunk: {
    clause: ({ isScuttled }) => (isScuttled ? 'DL-29' : 'DL-47'),
    say({ ship, at, names }, name, hex) {
      const wreck = { ship: unitInWords(ship, name), hex: hex(at), items: cardsInWords(names) }
      return names.length > 0
        ? i18n._('{ship} goes down at {hex}, and {items} with it.', wreck)
        : i18n._('{ship} goes down at {hex}.', wreck)
    },
  },
}

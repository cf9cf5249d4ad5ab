/** How the log tells combat and what it brings. */
import { i18n } from '#i18n'
import { listed, sum } from '../../kit/lists.ts'
import type { Tellers } from './teller.ts'
import { placeName, prizeName, thePrize } from './words.ts'

const diceInWords = (dice: readonly number[]): string => listed(dice.map(String))

type Fighting = 'attacks' | 'rolled' | 'rolled-again' | 'combat-ended' | 'fought' | 'plundered' | 'robbed'

export const FIGHTS: Tellers<Fighting> = {
  attacks: {
    clause: 'KP-39',
    say: ({ seat, against, prize, nation, at }, name) =>
      against === null
        ? i18n._('{name, select, you {You attack} other {{name} attacks}} {prize} at {place}.', {
            name: name(seat),
            prize: thePrize(prize ?? '', nation),
            place: placeName(at),
          })
        : i18n._(
            '{name, select, you {You attack} other {{name} attacks}} {target, select, you {you} other {{target}}} at {place}.',
            {
              name: name(seat),
              target: name(against),
              place: placeName(at),
            },
          ),
  },
  rolled: {
    clause: ({ isDuel }) => (isDuel ? 'KP-44' : 'KP-40'),
    say: ({ seat, dice }, name) =>
      i18n._('{name, select, you {You roll} other {{name} rolls}} {dice}.', {
        name: name(seat),
        dice: diceInWords(dice),
      }),
  },
  'rolled-again': {
    clause: 'KP-23',
    say: ({ seat, reroll, dice, left }, name) =>
      reroll === 'both'
        ? i18n._(
            '{name, select, you {You fire a cannonball and roll} other {{name} fires a cannonball and rolls}} both dice again: {dice} ({left} left).',
            {
              name: name(seat),
              dice: diceInWords(dice),
              left,
            },
          )
        : i18n._(
            '{name, select, you {You fire a cannonball and roll} other {{name} fires a cannonball and rolls}} the {reroll} die again: {dice} ({left} left).',
            {
              name: name(seat),
              reroll,
              dice: diceInWords(dice),
              left,
            },
          ),
  },
  'combat-ended': { clause: 'KP-51', say: () => i18n._('The combat is over before it was decided.') },
  fought: {
    clause: ({ against }) => (against === null ? 'KP-40' : 'KP-44'),
    say({ seat, against, prize, attack, defence, isWon }, name) {
      const result = isWon ? i18n._('the attack succeeds') : i18n._('the attack is beaten off')
      const told = { name: name(seat), attack, defence, result }
      return against === null
        ? i18n._(
            '{name, select, you {You come} other {{name} comes}} to {attack} against {defence} of the {prize}: {result}.',
            {
              ...told,
              prize: prizeName(prize ?? '', null),
            },
          )
        : i18n._(
            '{name, select, you {You come} other {{name} comes}} to {attack} against {target, select, you {your {defence}} other {{defence} of {target}}}: {result}.',
            {
              ...told,
              target: name(against),
            },
          )
    },
  },
  plundered: {
    clause: 'KP-42',
    say: ({ seat, prize, nation, loot }, name) =>
      i18n._('{name, select, you {You plunder} other {{name} plunders}} {prize}: {loot} = {total} doubloons.', {
        name: name(seat),
        prize: thePrize(prize, nation),
        loot: loot.join(' + '),
        total: sum(loot),
      }),
  },
  robbed: {
    clause: 'KP-45',
    say: ({ seat, loser, loot, taken }, name) =>
      i18n._(
        '{name, select, you {You draw} other {{name} draws}} {loot} and {name, select, you {take} other {takes}} {taken} doubloons from {target, select, you {you} other {{target}}}.',
        {
          name: name(seat),
          loot: loot.join(' + '),
          taken,
          target: name(loser),
        },
      ),
  },
}

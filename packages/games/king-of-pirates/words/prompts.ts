/** The question behind each ask, in one plain sentence. */
import type { Prompts } from '@nassau/kernel'
import { i18n } from '#i18n'
import type { KingOfPirates } from '../rules.ts'

const cannonball = (): string => i18n._('Spend a cannonball to roll again?')

export const prompts: Prompts<KingOfPirates> = {
  'colours.pick': () => i18n._('Which colour do you sail under?'),
  'match.sign': () => i18n._('Which two pirates do you keep, and who is captain?'),

  'upkeep.steal': () => i18n._('Your pickpocket is ready: whose pocket?'),
  'upkeep.discard': () => i18n._('You will draw more than you can hold: which cards do you discard?'),
  'upkeep.mutinies': () => i18n._('Before the ship sails: will anyone start a mutiny?'),

  'movement.sail': () => i18n._('Sail a space, or stop here?'),

  'lair.buy': () => i18n._('Have a new part built into your ship?'),
  'lair.captain': () => i18n._('Who is captain from now on?'),
  'lair.crew': () => i18n._('Who else sails with you?'),

  'dig.spade': () => i18n._('Dig for the treasure?'),
  'dig.watch': () => i18n._('Someone digs for treasure. Do you play a card against it?'),

  'combat.target': () => i18n._('Attack someone here?'),
  'combat.declared': () => i18n._('An attack! Do you play a card before the dice are rolled?'),
  'combat.reroll': cannonball,
  'combat.answer': cannonball,
  'combat.rolled': () => i18n._('The dice are rolled. Play a card before it is decided?'),

  'mutiny.answers': (f, names) =>
    i18n._('A mutiny brews against {name, select, you {you} other {{name}}}. Do you answer?', {
      name: names[f.seat] ?? i18n._('someone'),
    }),
  'promotion.promote': () => i18n._('Your captain is gone. Who takes the cabin?'),
}

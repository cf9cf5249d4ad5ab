/** The question behind each ask, in one plain sentence. */
import { i18n } from '#i18n'
import type { SeasFrame } from './rules.ts'

export function prompt(f: SeasFrame, names: readonly string[]): string {
  switch (f.step) {
    case 'match':
      return i18n._('Which two pirates do you keep, and who is captain?')
    case 'upkeep':
      if (f.at === 'steal') return i18n._('Your pickpocket is ready: whose pocket?')
      if (f.at === 'discard') return i18n._('Too many cards for the draw to come: discard or play one.')
      return i18n._('Before the ship sails: will anyone start a mutiny?')
    case 'movement':
      return i18n._('Sail a space, or stop here?')
    case 'lair':
      if (f.at === 'buy') return i18n._('Have a new part built into your ship?')
      return f.at === 'captain' ? i18n._('Who is captain from now on?') : i18n._('Who else sails with you?')
    case 'dig':
      return f.at === 'spade' ? i18n._('Dig for the treasure?') : i18n._('Someone digs for treasure. Do you answer?')
    case 'combat':
      if (f.at === 'target') return i18n._('Attack someone here?')
      if (f.at === 'declared') return i18n._('An attack is declared. Do you play a card before the dice?')
      if (f.at === 'rolled') return i18n._('The dice are rolled. Do you play a card before the result stands?')
      return i18n._('Spend a cannonball to roll again?')
    case 'mutiny':
      return i18n._('A mutiny brews against {name}. Do you answer?', { name: names[f.seat] ?? i18n._('someone') })
    case 'promotion':
      return i18n._('Your captain is gone. Who takes the cabin?')
    default:
      return i18n._('Choose.')
  }
}

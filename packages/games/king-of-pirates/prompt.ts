/** The question behind each ask, in one plain sentence. */
import type { Seat } from '@nassau/kernel'
import type { SeasFrame } from './rules.ts'

export function prompt(f: SeasFrame, names: readonly string[]): string {
  const name = (seat: Seat): string => names[seat] ?? 'someone'
  switch (f.step) {
    case 'match':
      return 'Which two pirates do you keep, and who is captain?'
    case 'upkeep':
      if (f.at === 'steal') return 'Your pickpocket is ready: whose pocket?'
      if (f.at === 'discard') return 'Too many cards for the draw to come: discard or play one.'
      return 'Before the ship sails: will anyone start a mutiny?'
    case 'movement':
      return 'Sail a space, or stop here?'
    case 'lair':
      if (f.at === 'buy') return 'Have a new part built into your ship?'
      return f.at === 'captain' ? 'Who is captain from now on?' : 'Who else sails with you?'
    case 'dig':
      return f.at === 'spade' ? 'Dig for the treasure?' : 'Someone digs for treasure. Do you answer?'
    case 'combat':
      if (f.at === 'target') return 'Attack someone here?'
      if (f.at === 'declared') return 'An attack is declared. Do you play a card before the dice?'
      if (f.at === 'rolled') return 'The dice are rolled. Do you play a card before the result stands?'
      return 'Spend a cannonball to roll again?'
    case 'mutiny':
      return `A mutiny brews against ${name(f.seat)}. Do you answer?`
    case 'promotion':
      return 'Your captain is gone. Who takes the cabin?'
    default:
      return 'Choose.'
  }
}

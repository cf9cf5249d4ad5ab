/** The question behind each ask, in one plain sentence. */
import type { Seat } from '@nassau/kernel'
import { listed } from '../kit/lists.ts'
import type { SeaFrame } from './rules.ts'

export function prompt(f: SeaFrame, names: readonly string[]): string {
  const name = (seat: Seat | undefined): string => names[seat ?? -1] ?? 'someone'
  switch (`${f.step}.${f.at}`) {
    case 'build.salvage':
      return 'Which standing dice join the refit roll?'
    case 'build.reroll':
      return 'Which dice do you roll again? Once only.'
    case 'build.encore':
      return 'The Articles: which dice do you roll once more? None keeps the power.'
    case 'build.arrange':
      return 'Arrange your dice into a ship.'
    case 'build.hide':
      return 'Hidden Cove: hide the treasure you set aside?'
    case 'cannons.trophy':
      return 'Blood and Plunder: carry off a die from every ship you hit?'
    case 'loot.raid':
      return 'Shore Raid: send extra hands ashore?'
    case 'scurvy.purse':
    case 'scoring.purse':
      return "Gentleman's Purse: buy off the scurvy?"
  }
  switch (f.step) {
    case 'cannons':
      return f.at === 'aim'
        ? 'Aim each cannon at a ship, or hold it.'
        : f.at === 'ships'
          ? `What do your ${f.ships} ship icons take from ${name(f.target)}?`
          : f.at === 'parrots'
            ? `Choose ${f.parrots} of ${name(f.target)}'s dice to destroy.`
            : `Which die do you carry off from ${name(f.target)}?`
    case 'parrots':
      return `Before ${f.before}: turn your parrot for good, or keep it?`
    case 'boarding':
      return f.at === 'choose'
        ? 'Board a ship, or stay away?'
        : f.at === 'press'
          ? `Fight on against ${name(f.target)}, or withdraw?`
          : `What do you steal from ${name(f.target)}?`
    case 'loot':
      return 'Which treasure do you take?'
    case 'arrival':
      return `${listed(f.tied.map(name))} reach the island together: fight, let the others go first, or talk?`
    case 'negotiation':
      return f.at === 'floor'
        ? 'Make an offer, or insist on a fight?'
        : f.at === 'offer'
          ? 'Who gets which treasure?'
          : f.at === 'promise'
            ? 'Add a promise? Nothing enforces it.'
            : `${name(f.by)}'s offer is on the table. Your answer?`
    case 'brawl':
      return f.at === 'mercy'
        ? `${name(f.judged[0])} surrendered to you. Mercy?`
        : 'Fight the next round, or surrender?'
    default:
      return 'Choose.'
  }
}

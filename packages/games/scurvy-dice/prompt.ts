/** The question behind each ask, in one plain sentence. */
import type { Seat } from '@nassau/kernel'
import { i18n } from '#i18n'
import { listed } from '../kit/lists.ts'
import type { SeaFrame } from './rules.ts'

export function prompt(f: SeaFrame, names: readonly string[]): string {
  const name = (seat: Seat | undefined): string => names[seat ?? -1] ?? i18n._('someone')
  switch (`${f.step}.${f.at}`) {
    case 'build.salvage':
      return i18n._('Which standing dice join the refit roll?')
    case 'build.reroll':
      return i18n._('Which dice do you roll again? Once only.')
    case 'build.encore':
      return i18n._('The Articles: which dice do you roll once more? None keeps the power.')
    case 'build.arrange':
      return i18n._('Arrange your dice into a ship.')
    case 'build.hide':
      return i18n._('Hidden Cove: hide the treasure you set aside?')
    case 'cannons.trophy':
      return i18n._('Blood and Plunder: carry off a die from every ship you hit?')
    case 'loot.raid':
      return i18n._('Shore Raid: send extra hands ashore?')
    case 'scurvy.purse':
    case 'scoring.purse':
      return i18n._("Gentleman's Purse: buy off the scurvy?")
  }
  switch (f.step) {
    case 'cannons':
      return f.at === 'aim'
        ? i18n._('Aim each cannon at a ship, or hold it.')
        : f.at === 'ships'
          ? i18n._('What do your {n} ship icons take from {target}?', { n: f.ships, target: name(f.target) })
          : f.at === 'parrots'
            ? i18n._("Choose {n} of {target}'s dice to destroy.", { n: f.parrots, target: name(f.target) })
            : i18n._('Which die do you carry off from {target}?', { target: name(f.target) })
    case 'parrots':
      return f.before === 'boarding'
        ? i18n._('Before boarding: turn your parrot for good, or keep it?')
        : i18n._('Before loot: turn your parrot for good, or keep it?')
    case 'boarding':
      return f.at === 'choose'
        ? i18n._('Board a ship, or stay away?')
        : f.at === 'press'
          ? i18n._('Fight on against {target}, or withdraw?', { target: name(f.target) })
          : i18n._('What do you steal from {target}?', { target: name(f.target) })
    case 'loot':
      return i18n._('Which treasure do you take?')
    case 'arrival':
      return i18n._('{names} reach the island together: fight, let the others go first, or talk?', {
        names: listed(f.tied.map(name)),
      })
    case 'negotiation':
      return f.at === 'floor'
        ? i18n._('Make an offer, or insist on a fight?')
        : f.at === 'offer'
          ? i18n._('Who gets which treasure?')
          : f.at === 'promise'
            ? i18n._('Add a promise? Nothing enforces it.')
            : i18n._("{name}'s offer is on the table. Your answer?", { name: name(f.by) })
    case 'brawl':
      return f.at === 'mercy'
        ? i18n._('{name} surrendered to you. Mercy?', { name: name(f.judged[0]) })
        : i18n._('Fight the next round, or surrender?')
    default:
      return i18n._('Choose.')
  }
}

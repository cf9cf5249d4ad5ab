/** The question behind each ask, in one plain sentence. */
import type { Prompts, Seat } from '@nassau/kernel'
import { i18n } from '#i18n'
import { everyone } from '../../kit/lists.ts'
import type { ScurvyDice } from '../rules.ts'

const nameOf = (names: readonly string[], seat: Seat | undefined): string => names[seat ?? -1] ?? i18n._('someone')

const purse = (): string => i18n._("Gentleman's Purse: buy off the scurvy?")

export const prompts: Prompts<ScurvyDice> = {
  'build.hide': () => i18n._('Hidden Cove: hide the treasure you set aside?'),
  'build.salvage': () => i18n._('The dice you lost are rolled anew. Which others do you roll with them?'),
  'build.reroll': () => i18n._('Which dice do you roll again? You may do it once.'),
  'build.encore': () => i18n._('The Articles: which dice do you roll once more? None keeps the power.'),
  'build.arrange': () => i18n._('Arrange your dice into a ship.'),

  'cannons.aim': () => i18n._('Aim each cannon at a ship, or hold it.'),
  'cannons.ships': (f, names) =>
    i18n._('What {n, plural, one {does your ship icon} other {do your # ship icons}} take from {target}?', {
      n: f.ships,
      target: nameOf(names, f.target),
    }),
  'cannons.parrots': (f, names) =>
    i18n._("Choose {n} of {target}'s dice to destroy.", { n: f.parrots, target: nameOf(names, f.target) }),
  'cannons.trophy': () => i18n._('Blood and Plunder: carry off a die from every ship you hit?'),
  'cannons.haul': (f, names) =>
    i18n._('Which die do you carry off from {target}?', { target: nameOf(names, f.target) }),

  'parrots.turn': f =>
    f.before === 'boarding'
      ? i18n._('Before boarding: turn your parrot for good, or keep it?')
      : i18n._('Before loot: turn your parrot for good, or keep it?'),

  'boarding.choose': () => i18n._('Board a ship, or stay away?'),
  'boarding.press': (f, names) =>
    i18n._('Fight on against {target}, or withdraw?', { target: nameOf(names, f.target) }),
  'boarding.steal': (f, names) => i18n._('What do you steal from {target}?', { target: nameOf(names, f.target) }),

  'loot.raid': () => i18n._('Shore Raid: send extra hands ashore?'),
  'loot.take': () => i18n._('Which treasure do you take?'),

  'arrival.choose': (f, names) =>
    i18n._('{names} reach the island together: fight, let the others go first, or talk?', {
      names: everyone(f.tied.map(seat => nameOf(names, seat))),
    }),

  'negotiation.floor': () => i18n._('Do you want to make the offer? Among those who do, the lot decides.'),
  'negotiation.offer': () => i18n._('Who gets which treasure?'),
  'negotiation.promise': () => i18n._('What do you promise with it, and what do you ask for? Promises can be broken.'),
  'negotiation.answer': (f, names) =>
    i18n._("{name}'s offer is on the table. Your answer?", { name: nameOf(names, f.by) }),

  'brawl.stand': () => i18n._('Fight the next round, or surrender?'),
  'brawl.mercy': (f, names) => i18n._('{name} surrendered to you. Mercy?', { name: nameOf(names, f.judged[0]) }),

  'scurvy.purse': purse,
  'scoring.purse': purse,
}

/** The question behind each ask, in one plain sentence. */
import { type Prompts, type Seat, YOU } from '@nassau/kernel'
import { i18n } from '#i18n'
import { capital } from '../../kit/lists.ts'
import { unitNumbered } from '../board.ts'
import { hexName } from '../edition/map.ts'
import type { DoubloonLagoon } from '../rules.ts'
import type { Cancels } from '../steps/reaction.ts'
import { unitInWords } from './words.ts'

const REACTIONS: Readonly<Record<Cancels, string>> = {
  'cancel-card': /*i18n*/ 'A card has been played. Cancel it?',
  'cancel-die': /*i18n*/ 'A die is about to be rolled for a card. Stop it?',
  'cancel-draw': /*i18n*/ 'A card is about to be drawn. Stop it?',
}

const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? i18n._('someone')

/** A unit of the one who is asked: `your second crew`, `your captured ship`. */
const yours = (unit: number, owner: Seat, seats: number): string =>
  unitInWords({ unit, owner, ...unitNumbered(unit, seats) }, () => YOU)

export const prompts: Prompts<DoubloonLagoon> = {
  'match.port': () => i18n._('Choose your home port.'),
  'match.counter': () => i18n._('Place an adventure counter on an island.'),

  'draw.discard': () => i18n._('Which cards do you discard? Three are kept.'),

  'movement.choose': () => i18n._('Move a unit, play a card, or end your movement?'),
  'movement.act': (f, names) =>
    i18n._('Where does {unit} go, or what does it do?', { unit: yours(f.unit, f.seat, names.length) }),
  'movement.gather': (f, _names, edition) =>
    i18n._('Something lies on {hex}. Which crew takes it?', { hex: hexName(edition, f.heaps[0]?.at ?? 0) }),
  'capture.offer': () => i18n._('A ship without crew. Capture it?'),

  'battle.choose': () => i18n._('Fight a battle, call a boarding, play a card, or end your battles?'),
  'battle.attackers': (f, names) => i18n._('Which of your units attack {foe}?', { foe: nameOf(names, f.foe) }),
  'battle.targets': (f, names) => i18n._('Which units of {foe} do they attack?', { foe: nameOf(names, f.foe) }),
  'battle.hailed': (f, names) =>
    i18n._('{ship} lies beside a ship of {name}. Call a boarding?', {
      ship: capital(yours(f.theirs[0] ?? 0, f.foe, names.length)),
      name: nameOf(names, f.seat),
    }),
  'battle.answer': (f, names) => {
    const [[ship = 0], owner] = f.caller === f.seat ? [f.theirs, f.foe] : [f.ours, f.seat]
    return i18n._('{caller} wants to board {ship}. Agree, or roll for it?', {
      caller: nameOf(names, f.caller),
      ship: yours(ship, owner, names.length),
    })
  },

  'fight.before': () => i18n._('Play a battle card before the dice are rolled?'),
  'fight.after': () => i18n._('The dice are rolled. Play a card now?'),
  'aftermath.share': () => i18n._('Which unit takes what the dead have left?'),
  'aftermath.prize': () => i18n._('The ship is yours to take, scuttle or leave.'),
  'losses.surgeon': () => i18n._('Open the chest and save steps?'),
  'losses.choose': f =>
    i18n._('{steps, plural, one {Who loses the step?} other {Who loses the # steps?}}', { steps: f.steps }),
  'retreat.choose': (f, names) =>
    i18n._('Where does {unit} retreat? {left, plural, one {# space} other {# spaces}} to go.', {
      unit: yours(f.unit, f.seat, names.length),
      left: f.left,
    }),

  'exploration.choose': () => i18n._('Explore a hex, play a card, or end your turn?'),
  'exploration.name': () => i18n._('Which crews explore?'),
  'exploration.spy': () => i18n._('You have seen the next card. Put it under the deck and draw another?'),
  'adventure.claim': () => i18n._('Which crew carries the item? It can be left here.'),
  'adventure.recruit': () => i18n._('Which crew do the castaways join?'),
  'adventure.emerge': () => i18n._('Where does the tunnel come out?'),

  'card.pinch': () => i18n._('What do you steal, and who carries it?'),
  'passage.storm': () => i18n._('Where is the ship driven?'),
  'passage.raft': () => i18n._('Where does the raft land?'),
  'passage.muster': () => i18n._('Which crews embark at once?'),
  'moment.offer': () => i18n._('Nothing else to do in this part of the turn. Play a card?'),
  'reaction.offer': f => i18n._(REACTIONS[f.cancels]),
}

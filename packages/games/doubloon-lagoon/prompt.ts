/** The question behind each ask, in one plain sentence. */
import type { Seat } from '@nassau/kernel'
import { i18n } from '#i18n'
import { unitNumbered } from './board.ts'
import type { Edition } from './edition.ts'
import { hexName } from './map.ts'
import type { LagoonFrame } from './rules.ts'
import type { BattleFrame } from './steps/battle.ts'
import type { Cancels } from './steps/reaction.ts'

const REACTIONS: Readonly<Record<Cancels, string>> = {
  'cancel-card': /*i18n*/ 'A card has been played. Cancel it?',
  'cancel-die': /*i18n*/ 'A die is about to be rolled for a card. Stop it?',
  'cancel-draw': /*i18n*/ 'A card is about to be drawn. Stop it?',
}

export function prompt(f: LagoonFrame, names: readonly string[], edition: Edition): string {
  const name = (seat: Seat): string => names[seat] ?? i18n._('someone')
  switch (f.step) {
    case 'match':
      return f.at === 'port' ? i18n._('Choose your home port.') : i18n._('Place an adventure counter on an island.')
    case 'draw':
      return i18n._('Which cards do you discard? Three are kept.')
    case 'movement':
      return f.at === 'choose'
        ? i18n._('Move a unit, play a card, or end your movement?')
        : f.at === 'act'
          ? actPrompt(f.unit, names.length)
          : i18n._('Something lies on {hex}. Which crew takes it?', { hex: hexName(edition, f.heaps[0]?.at ?? 0) })
    case 'capture':
      return i18n._('A ship without crew. Capture it?')
    case 'battle':
      return battlePrompt(f, name, names.length)
    case 'fight':
      return f.at === 'before' ? i18n._('A battle card before the dice?') : i18n._('A card after the dice?')
    case 'aftermath':
      return f.at === 'share'
        ? i18n._('Which unit takes what the dead have left?')
        : i18n._('The ship is yours to take, scuttle or leave.')
    case 'losses':
      return f.at === 'surgeon'
        ? i18n._('Open the chest and save steps?')
        : i18n._('{steps, plural, one {Who loses the step?} other {Who loses the # steps?}}', { steps: f.steps })
    case 'retreat':
      return retreatPrompt(f.unit, names.length, f.left)
    case 'exploration':
      return f.at === 'choose'
        ? i18n._('Explore a hex, play a card, or end your turn?')
        : f.at === 'name'
          ? i18n._('Which crews explore?')
          : i18n._('You have seen the next card. Put it under the deck and draw another?')
    case 'adventure':
      return f.at === 'claim'
        ? i18n._('Which crew carries the item? It can be left here.')
        : f.at === 'recruit'
          ? i18n._('Which crew do the castaways join?')
          : i18n._('Where does the tunnel come out?')
    case 'card':
      return i18n._('What do you steal, and who carries it?')
    case 'passage':
      return f.at === 'storm'
        ? i18n._('Where is the ship driven?')
        : f.at === 'raft'
          ? i18n._('Where does the raft land?')
          : i18n._('Which crews embark at once?')
    case 'reaction':
      return i18n._(REACTIONS[f.cancels])
    default:
      return i18n._('Choose.')
  }
}

function actPrompt(unit: number, seats: number): string {
  const { kind, number } = unitNumbered(unit, seats)
  return kind === 'crew'
    ? i18n._('Where does your crew {number} go, or what does it do?', { number })
    : i18n._('Where does your ship {number} go, or what does it do?', { number })
}

function retreatPrompt(unit: number, seats: number, left: number): string {
  const { kind, number } = unitNumbered(unit, seats)
  return kind === 'crew'
    ? i18n._('Where does your crew {number} retreat? {left} to go.', { number, left })
    : i18n._('Where does your ship {number} retreat? {left} to go.', { number, left })
}

function battlePrompt(f: BattleFrame, name: (seat: Seat) => string, seats: number): string {
  const foe = name(f.foe)
  const numberOf = ([ship = 0]: readonly number[]): number => unitNumbered(ship, seats).number
  switch (f.at) {
    case 'choose':
      return i18n._('Fight a battle, call a boarding, play a card, or end your battles?')
    case 'attackers':
      return i18n._('Which of your units attack {foe}?', { foe })
    case 'targets':
      return i18n._('Which units of {foe} do they attack?', { foe })
    case 'hailed':
      return i18n._('Your ship {number} lies beside a ship of {name}. Call a boarding?', {
        number: numberOf(f.theirs),
        name: name(f.seat),
      })
    default:
      return i18n._('{caller} calls a boarding of your ship {number}. Agree, or roll for it?', {
        caller: name(f.caller),
        number: numberOf(f.caller === f.seat ? f.theirs : f.ours),
      })
  }
}

/** The question behind each ask, in one plain sentence. */
import type { Seat } from '@nassau/kernel'
import type { Edition } from './edition.ts'
import { hexName } from './map.ts'
import type { LagoonFrame } from './rules.ts'
import type { Cancels } from './steps/reaction.ts'

const REACTIONS: Record<Cancels, string> = {
  'cancel-card': 'A card has been played. Cancel it?',
  'cancel-die': 'A die is about to be rolled for a card. Stop it?',
  'cancel-draw': 'A card is about to be drawn. Stop it?',
}

export function prompt(f: LagoonFrame, names: readonly string[], edition: Edition): string {
  const name = (seat: Seat | undefined): string => names[seat ?? -1] ?? 'someone'
  switch (f.step) {
    case 'match':
      return f.at === 'port' ? 'Choose your home port.' : 'Place an adventure counter on an island.'
    case 'draw':
      return 'Which cards do you discard? Three are kept.'
    case 'movement':
      return f.at === 'choose'
        ? 'Move a unit, play a card, or end your movement?'
        : f.at === 'act'
          ? `Where does unit #${f.unit} go, or what does it do?`
          : `Something lies on ${hexName(edition, f.heaps[0]?.at ?? 0)}. Which crew takes it?`
    case 'capture':
      return 'A ship without crew. Capture it?'
    case 'battle':
      return battlePrompt(f.at, name(f.foe), name(f.caller))
    case 'fight':
      return f.at === 'before' ? 'A battle card before the dice?' : 'A card after the dice?'
    case 'aftermath':
      return f.at === 'share'
        ? 'Which unit takes what the dead have left?'
        : 'The ship is yours to take, scuttle or leave.'
    case 'losses':
      return f.at === 'surgeon'
        ? 'Open the chest and save steps?'
        : `Who loses ${f.steps === 1 ? 'the step' : `the ${f.steps} steps`}?`
    case 'retreat':
      return `Where does unit #${f.unit} retreat? ${f.left} to go.`
    case 'exploration':
      return f.at === 'choose'
        ? 'Explore a hex, play a card, or end your turn?'
        : f.at === 'name'
          ? 'Which crews explore?'
          : 'You have seen the next card. Put it under the deck and draw another?'
    case 'adventure':
      return f.at === 'claim'
        ? 'Which crew carries the item? It can be left here.'
        : f.at === 'recruit'
          ? 'Which crew do the castaways join?'
          : 'Where does the tunnel come out?'
    case 'card':
      return 'What do you steal, and who carries it?'
    case 'passage':
      return f.at === 'storm'
        ? 'Where is the ship driven?'
        : f.at === 'raft'
          ? 'Where does the raft land?'
          : 'Which crews embark at once?'
    case 'reaction':
      return REACTIONS[f.cancels]
    default:
      return 'Choose.'
  }
}

function battlePrompt(at: string, foe: string, caller: string): string {
  switch (at) {
    case 'choose':
      return 'Fight a battle, call a boarding, play a card, or end your battles?'
    case 'attackers':
      return `Which of your units attack ${foe}?`
    case 'targets':
      return `Which units of ${foe} do they attack?`
    case 'hailed':
      return 'Your ships lie side by side. Call a boarding?'
    default:
      return `${caller} calls a boarding. Agree, or roll for it?`
  }
}

/** What the buttons for offers say. */
import { adventureOf, eventOf } from '../../cards/decks.ts'
import type { Edition } from '../../edition/edition.ts'
import { hexName } from '../../edition/map.ts'
import type { LagoonFrame } from '../../rules.ts'
import type { PRIZES } from '../../steps/battle/aftermath.ts'
import type { LagoonView } from '../../view.ts'
import type { Listed, Offer } from '../task.ts'
import { type Speaker, unitWord } from '../words.ts'

export type Saying = {
  view: LagoonView
  edition: Edition
  speaker: Speaker
  frame: LagoonFrame | undefined
  /** The words any game has for a choice. */
  words: (choice: Listed) => string
}

const unitOf = ({ view, speaker }: Saying, id: number): string => {
  const unit = view.units[id]
  return unit ? unitWord(speaker, unit) : ''
}

export function offerWord(saying: Saying, { choice, means }: Offer): string {
  const { edition, speaker } = saying
  const { i18n, names } = speaker
  switch (means.kind) {
    case 'space':
      return spaceWord(saying, means.verb, hexName(edition, means.space))
    case 'unit':
      return means.verb === 'capture'
        ? i18n._('Capture {unit}', { unit: unitOf(saying, means.unit) })
        : unitOf(saying, means.unit)
    case 'embark':
      return i18n._('Embark on {unit}', { unit: unitOf(saying, means.ship) })
    case 'give':
      return i18n._('Hand {item} to {unit}', {
        item: i18n._(adventureOf(edition, means.item).name),
        unit: unitOf(saying, means.to),
      })
    case 'break-off':
      return i18n._('Break off from {unit}: roll', { unit: unitOf(saying, means.ship) })
    case 'battle':
      return i18n._('Attack {name} on {hex}', {
        name: names[means.against] ?? '',
        hex: hexName(edition, means.space),
      })
    case 'board':
      return i18n._('Board {theirs} from {ours}', {
        theirs: unitOf(saying, means.board),
        ours: unitOf(saying, means.from),
      })
    case 'pinch':
      return i18n._('{unit} takes {item}', {
        item: i18n._(adventureOf(edition, means.item).name),
        unit: unitOf(saying, means.crew),
      })
    case 'play':
      return playWord(saying, means.card, means.on)
    case 'plain':
      return plainWord(saying, choice)
  }
}

function spaceWord({ speaker: { i18n } }: Saying, verb: string, hex: string): string {
  if (verb === 'explore') return i18n._('Explore {hex}', { hex })
  if (verb === 'port') return i18n._('Home port {hex}', { hex })
  if (verb === 'counter') return i18n._('Counter on {hex}', { hex })
  return i18n._('Go to {hex}', { hex })
}

function playWord(saying: Saying, card: string, on: number | null): string {
  const { edition, speaker } = saying
  const { i18n } = speaker
  const { name: printed, effect } = eventOf(edition, card)
  const name = i18n._(printed)
  if (on === null) return i18n._('Play {name}', { name })
  const target = effect === 'merchantman' ? hexName(edition, on) : unitOf(saying, on)
  return i18n._('Play {name} on {target}', { name, target })
}

const PRIZE_WORDS: Readonly<Record<(typeof PRIZES)[number], string>> = {
  take: /*i18n*/ 'Take the ship',
  scuttle: /*i18n*/ 'Scuttle the ship',
  leave: /*i18n*/ 'Leave it adrift',
}

function plainWord({ frame, speaker: { i18n }, words }: Saying, choice: Listed): string {
  if ('end' in choice) return endWord(frame, i18n)
  if ('back' in choice) return i18n._('Put it back')
  if ('pass' in choice) return frame?.step === 'fight' ? i18n._('No card') : i18n._('Let it happen')
  if ('crew' in choice && choice.crew === null) return i18n._('Leave it here')
  if ('capture' in choice) return i18n._('Leave the ship')
  if ('heal' in choice) return choice.heal ? i18n._('Open the chest') : i18n._('Keep the chest')
  if ('under' in choice) return choice.under ? i18n._('Put it under the deck') : i18n._('Turn it up')
  if ('call' in choice) return choice.call ? i18n._('Call a boarding') : i18n._('Stay off')
  if ('agree' in choice) return choice.agree ? i18n._('Agree') : i18n._('Refuse and roll for it')
  return 'prize' in choice ? i18n._(PRIZE_WORDS[choice.prize]) : words(choice)
}

function endWord(frame: LagoonFrame | undefined, i18n: Speaker['i18n']): string {
  if (frame?.step === 'movement') return i18n._('End movement')
  if (frame?.step === 'battle') return i18n._('End battles')
  return i18n._('End the turn')
}

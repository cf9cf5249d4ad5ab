/** How the log tells of a card that is played. */
import type { Seat } from '@nassau/kernel'
import { i18n } from '#i18n'
import { windName } from '../words/words.ts'
import type { AnyPlay, CardPlay, Keelhauled } from './cards.ts'

/** A seat's name, from its number. */
export type Name = (seat: Seat) => string
/** A pirate's name, from the id. */
export type PirateName = (id: string) => string

/** KP-48 to KP-58 A card's clause. */
export const CLAUSE_OF_CARD: Record<AnyPlay['play'], string> = {
  ambush: 'KP-48',
  assault: 'KP-49',
  'citrus-fruits': 'KP-50',
  'flying-dutchman': 'KP-51',
  mercenaries: 'KP-52',
  scurvy: 'KP-53',
  tailwind: 'KP-54',
  assassination: 'KP-55',
  keelhauling: 'KP-56',
  mutiny: 'KP-57',
  soldiers: 'KP-58',
}

/** What playing a card says. */
export function playInWords(card: CardPlay | Keelhauled, name: string, nameOf: Name, pirate: PirateName): string {
  switch (card.play) {
    case 'mercenaries':
      return card.side === 'attack'
        ? i18n._('{name, select, you {You hire} other {{name} hires}} mercenaries for the attacker.', { name })
        : i18n._('{name, select, you {You hire} other {{name} hires}} mercenaries for the defender.', { name })
    case 'soldiers':
      return i18n._(
        '{name, select, you {You send} other {{name} sends}} soldiers to the {nation, select, british {British} french {French} other {Spanish}}.',
        { name, nation: card.nation },
      )
    case 'flying-dutchman':
      return i18n._('{name, select, you {You steer} other {{name} steers}} the Flying Dutchman {toward}.', {
        name,
        toward: windName(card.toward),
      })
    case 'scurvy':
      return i18n._(
        '{name, select, you {You bring} other {{name} brings}} scurvy to {target, select, you {you} other {{target}}}.',
        { name, target: nameOf(card.on) },
      )
    case 'mutiny':
      return i18n._(
        '{name, select, you {You stir} other {{name} stirs}} up a mutiny against {target, select, you {you} other {{target}}}.',
        { name, target: nameOf(card.on) },
      )
    case 'assassination':
      return i18n._(
        '{name, select, you {You have} other {{name} has}} {target, select, you {your {pirate}} other {{pirate} of {target}}} assassinated.',
        {
          name,
          pirate: pirate(card.pirate),
          target: nameOf(card.on),
        },
      )
    case 'ambush':
      return i18n._('{name, select, you {You spring} other {{name} springs}} an ambush.', { name })
    case 'assault':
      return i18n._('{name, select, you {You lead} other {{name} leads}} an assault.', { name })
    case 'citrus-fruits':
      return i18n._('{name, select, you {You hand} other {{name} hands}} out citrus fruits: no more scurvy.', { name })
    case 'tailwind':
      return i18n._('{name, select, you {You catch} other {{name} catches}} a tailwind.', { name })
    case 'keelhauling':
      return i18n._(
        '{name, select, you {You have} other {{name} has}} {target, select, you {one of your mutineers} other {a mutineer of {target}}} keelhauled, and the mutiny is off.',
        {
          name,
          target: nameOf(card.spares),
        },
      )
  }
}

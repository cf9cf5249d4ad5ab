/** How cards look: a picture, an ink and one short line for what each effect does. */
import type { I18n } from '@lingui/core'
import type { ComponentType, SVGProps } from 'react'
import Rum from '~icons/game-icons/brandy-bottle'
import Belay from '~icons/game-icons/cancel'
import Cannon from '~icons/game-icons/cannon'
import Cave from '~icons/game-icons/cave-entrance'
import Crab from '~icons/game-icons/crab'
import Pistols from '~icons/game-icons/crossed-pistols'
import Swords from '~icons/game-icons/crossed-swords'
import Merchantman from '~icons/game-icons/galleon'
import Gems from '~icons/game-icons/gems'
import Shot from '~icons/game-icons/gunshot'
import Pickpocket from '~icons/game-icons/hand-grip'
import Trap from '~icons/game-icons/hidden'
import Storm from '~icons/game-icons/lightning-storm'
import Machete from '~icons/game-icons/machete'
import FirstAid from '~icons/game-icons/medical-pack'
import Fever from '~icons/game-icons/medical-thermometer'
import Chest from '~icons/game-icons/open-chest'
import Treasure from '~icons/game-icons/open-treasure-chest'
import Castaway from '~icons/game-icons/person'
import Steady from '~icons/game-icons/perspective-dice-six-faces-one'
import Quicksand from '~icons/game-icons/quicksand'
import Raft from '~icons/game-icons/raft'
import Rally from '~icons/game-icons/rally-the-troops'
import Coil from '~icons/game-icons/rope-coil'
import Torn from '~icons/game-icons/scroll-unfurled'
import Reef from '~icons/game-icons/ship-wreck'
import Skeleton from '~icons/game-icons/skeleton'
import Halt from '~icons/game-icons/snail'
import Snake from '~icons/game-icons/snake'
import Totem from '~icons/game-icons/snake-totem'
import Spears from '~icons/game-icons/spears'
import Spyglass from '~icons/game-icons/spyglass'
import Letter from '~icons/game-icons/square-bottle'
import Idol from '~icons/game-icons/totem-mask'
import Chart from '~icons/game-icons/treasure-map'
import March from '~icons/game-icons/walking-boot'
import Wind from '~icons/game-icons/windy-stripes'
import type { Adventure, EventCard } from '../edition/edition.ts'

type Picture = ComponentType<SVGProps<SVGSVGElement>>

const EVENT_PICTURES: Readonly<Record<EventCard['effect'], Picture>> = {
  'ship-speed': Wind,
  becalm: Halt,
  'crew-speed': March,
  'battle-bonus': Swords,
  'late-bonus': Shot,
  ambush: Trap,
  rally: Rally,
  'cancel-card': Belay,
  storm: Storm,
  reef: Reef,
  raft: Raft,
  merchantman: Merchantman,
  pickpocket: Pickpocket,
  'cancel-die': Steady,
  'cancel-draw': Torn,
}

const ADVENTURE_PICTURES: Readonly<Record<Adventure['effect'], Picture>> = {
  treasure: Treasure,
  'battle-bonus': Swords,
  'boarding-bonus': Spears,
  'attack-bonus': Pistols,
  foresight: Spyglass,
  'cut-growth': Machete,
  climb: Coil,
  heal: FirstAid,
  riches: Gems,
  'fast-ship': Chart,
  'deck-gun': Cannon,
  recruit: Castaway,
  bog: Quicksand,
  fight: Crab,
  bite: Snake,
  fever: Fever,
  'second-wind': Rum,
  letters: Letter,
  curse: Totem,
  tunnel: Cave,
}

/** Cards that share an effect and not their picture. */
const OWN_PICTURES: Readonly<Record<string, Picture>> = {
  'jewelled-idol': Idol,
  'chest-of-doubloons': Chest,
  'ambush-in-the-palms': Spears,
  'skeleton-guard': Skeleton,
}

/** When a card can be played: in a movement segment, in a battle, in answer, at any time. */
type Timing = 'M' | 'B' | 'R' | 'A'

const TIMINGS: Readonly<Record<EventCard['effect'], Timing>> = {
  'ship-speed': 'M',
  becalm: 'M',
  'crew-speed': 'M',
  'battle-bonus': 'B',
  'late-bonus': 'B',
  ambush: 'B',
  rally: 'A',
  'cancel-card': 'R',
  storm: 'M',
  reef: 'M',
  raft: 'M',
  merchantman: 'M',
  pickpocket: 'A',
  'cancel-die': 'R',
  'cancel-draw': 'R',
}

const INKS: Readonly<Record<Timing, string>> = { M: '#2a6f80', B: '#8d2b27', R: '#7a5a14', A: '#2f6640' }

export function eventLook(i18n: I18n, { effect }: Pick<EventCard, 'effect'>) {
  const letter = TIMINGS[effect]
  const says = {
    M: i18n._('in a movement segment'),
    B: i18n._('in a battle'),
    R: i18n._('in answer'),
    A: i18n._('at any time'),
  }[letter]
  return { Picture: EVENT_PICTURES[effect], ink: INKS[letter], timing: { letter, says } }
}

const KIND_INKS: Readonly<Record<Adventure['type'], string>> = {
  item: '#7a5a14',
  encounter: '#2f6640',
  peril: '#8d2b27',
  fortune: '#2a6f80',
}

export const adventureLook = ({ id, effect, type }: Pick<Adventure, 'id' | 'effect' | 'type'>) => ({
  Picture: OWN_PICTURES[id] ?? ADVENTURE_PICTURES[effect],
  ink: KIND_INKS[type],
})

/** An event card in a line short enough for a hand of cards. */
export function briefly(i18n: I18n, { effect, amount }: Pick<EventCard, 'effect' | 'amount'>): string {
  switch (effect) {
    case 'ship-speed':
      return i18n._('+{amount} movement for your ship', { amount })
    case 'becalm':
      return i18n._('An enemy ship sails at most {amount, plural, one {# hex} other {# hexes}}', { amount })
    case 'crew-speed':
      return i18n._('+{amount} movement for a crew', { amount })
    case 'battle-bonus':
      return i18n._('+{amount} before the dice', { amount })
    case 'late-bonus':
      return i18n._('+{amount}, even after the dice', { amount })
    case 'ambush':
      return i18n._('Attacked: the attacker has {amount} less', { amount })
    case 'rally':
      return i18n._('A crew gains {amount, plural, one {# step} other {# steps}}', { amount })
    case 'cancel-card':
      return i18n._('Cancels a card just played')
    case 'storm':
      return i18n._('Drives a ship up to {amount, plural, one {# hex} other {# hexes}}', { amount })
    case 'reef':
      return i18n._('A ship by the shore sinks on 1 to {amount}', { amount })
    case 'raft':
      return i18n._('A crew crosses up to {amount, plural, one {# hex} other {# hexes}} of sea', { amount })
    case 'merchantman':
      return i18n._('A new ship, if you have none')
    case 'pickpocket':
      return i18n._('Steals an item in a crew’s hex')
    case 'cancel-die':
      return i18n._('Stops a die before it is rolled')
    case 'cancel-draw':
      return i18n._('Stops a card before it is drawn')
  }
}

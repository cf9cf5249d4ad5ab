/** What parts and faces are called, in the language that is set. */
import type { I18n } from '@lingui/core'
import type { Explanation } from '@nassau/ui'
import type { Part } from '../board.ts'
import type { Face } from '../edition/edition.ts'

export const partWord = (i18n: I18n, part: Part): string =>
  ({
    sails: i18n._('Sails'),
    hull: i18n._('Hull'),
    cannons: i18n._('Cannons'),
    crew: i18n._('Crew'),
    parrot: i18n._('Parrot'),
  })[part]

/** What each part is for. */
export const partRule = (i18n: I18n, part: Part): Explanation =>
  ({
    sails: { says: i18n._('Sails are a ship’s speed: whoever has most fires first.'), clause: 'SD-14' },
    hull: { says: i18n._('Hull is a ship’s hold: a treasure die for each hull die, and no more.'), clause: 'SD-11' },
    cannons: { says: i18n._('Cannons are a ship’s shots: each is pointed at a rival, or held.'), clause: 'SD-15' },
    crew: { says: i18n._('Crew fights, and carries treasure.'), clause: 'SD-11' },
    parrot: { says: i18n._('A parrot that is kept can become crew or a cannon later, for good.'), clause: 'SD-12' },
  })[part]

export const faceWord = (i18n: I18n, face: Face | 'plunder'): string =>
  ({
    ship: i18n._('ship'),
    cannon: i18n._('cannon'),
    crew: i18n._('crew'),
    parrot: i18n._('parrot'),
    plunder: i18n._('carried-off die'),
  })[face]

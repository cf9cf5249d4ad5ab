/** What parts and faces are called, in the language that is set. */
import type { I18n } from '@lingui/core'
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

export const faceWord = (i18n: I18n, face: Face | 'plunder'): string =>
  ({
    ship: i18n._('ship'),
    cannon: i18n._('cannon'),
    crew: i18n._('crew'),
    parrot: i18n._('parrot'),
    plunder: i18n._('carried-off die'),
  })[face]

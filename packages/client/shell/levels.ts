/** What the bots of the house are called. */
import type { I18n } from '@lingui/core'

const LEVELS: Readonly<Record<string, string>> = {
  mate: /*i18n*/ 'mate',
  captain: /*i18n*/ 'captain',
  'bold-captain': /*i18n*/ 'bold captain',
  'careful-captain': /*i18n*/ 'careful captain',
  swab: /*i18n*/ 'swab',
}

/** A bot of a game's own goes by the name it gave it. */
export function levelInWords(i18n: I18n, level: string): string {
  const known = LEVELS[level]
  return known === undefined ? level : i18n._(known)
}

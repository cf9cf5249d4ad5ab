/** What one choice brings that another does not, as players of the game count it. */
import type { I18n } from '@lingui/core'
import type { Reason } from '@nassau/bots/thinking'
import type { Measure } from '@nassau/kernel/bots'

/** From here on nobody counts in tenths. */
const MANY = 10

/** "two spaces more and a card less", to stand in a sentence. */
export const reasonsInWords = (i18n: I18n, reasons: readonly Reason[], measures: readonly Measure[]): string =>
  new Intl.ListFormat(i18n.locale).format(reasons.map(reason => inWords(i18n, reason, measures)))

function inWords(i18n: I18n, { measure, by }: Reason, measures: readonly Measure[]): string {
  const n = by < MANY ? Math.max(0.1, Math.round(by * 10) / 10) : Math.round(by)
  const says = measure === null ? undefined : measures[measure]?.says
  return says === undefined
    ? i18n._('{n, plural, one {# match more} other {# matches more}} in 100 won on the spot', { n })
    : i18n._(says, { n })
}

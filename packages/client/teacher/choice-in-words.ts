/** What could be chosen, in words: of a throw from where and how fast, anything else as it is said elsewhere. */
import type { I18n } from '@lingui/core'
import { type Speech, wordsFor } from '@nassau/games/words'
import { type Ask, isRecord } from '@nassau/kernel'

export function choiceInWords(i18n: I18n, ask: Ask, choice: unknown, speech: Speech): string {
  if (ask.kind !== 'throw' || !isRecord(choice) || !Array.isArray(choice.throw)) return wordsFor(ask, choice, speech)
  const numbers: unknown[] = choice.throw
  if (!ask.axes.some(({ name }) => name === 'vy')) return wordsFor(ask, choice, speech)
  const along = (axis: string): number => Number(numbers[ask.axes.findIndex(({ name }) => name === axis)] ?? 0)
  const metres = Math.hypot(along('vx'), along('vy'), along('vz')) / 1000
  const speed = metres.toLocaleString(i18n.locale, { maximumFractionDigits: 2 })
  const aside = Math.round(along('x') / 100)
  if (aside === 0) return i18n._('From the middle, at {speed} metres a second.', { speed })
  return aside < 0
    ? i18n._('From {away} cm left of the middle, at {speed} metres a second.', { away: -aside, speed })
    : i18n._('From {away} cm right of the middle, at {speed} metres a second.', { away: aside, speed })
}

/** Matches as the harbour shows them. */

import type { I18n } from '@lingui/core'
import { manifestOf } from '@nassau/games/manifests'
import type { MatchLine } from '@nassau/protocol'
import type { SavedMatch } from '../seating/local-table.ts'
import { namesWithBots } from '../shell/names-at.ts'
import type { MatchCardData, OpenTableData } from './harbour-data.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago, in words. */
export function ago(then: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const past = now - then
  if (past < HOUR) return words.format(-Math.floor(past / MINUTE), 'minute')
  return past < DAY ? words.format(-Math.floor(past / HOUR), 'hour') : words.format(-Math.floor(past / DAY), 'day')
}

const titleOf = (game: string): string => manifestOf(game)?.title ?? game

/** A match on this device; null when it is over. */
export function cardOfSaved(i18n: I18n, { id, setup, updated, state }: SavedMatch): MatchCardData | null {
  if (state.isOver) return null
  const isYourTurn = state.awaiting.some(seat => setup.sitters[seat]?.level === null)
  return {
    id,
    href: `/here/${id}`,
    game: setup.game,
    title: titleOf(setup.game),
    prompt: isYourTurn ? i18n._('You are to choose.') : i18n._('The bots are choosing.'),
    isYourTurn,
    when: ago(updated, Date.now(), i18n.locale),
    seats: setup.sitters.map(({ name }, seat) => ({ name, seat })),
    where: 'here',
  }
}

/** A match of the server, one's own or to be watched. */
export function cardOfLine(
  i18n: I18n,
  { match, game, seats, awaiting, seat, status, updated }: MatchLine,
): MatchCardData {
  const isYourTurn = status === 'playing' && seat !== null && awaiting.includes(seat)
  const names = namesWithBots({ seats })
  const others = awaiting.map(other => names[other] ?? '').join(', ')
  const prompt = isYourTurn
    ? i18n._('You are to choose.')
    : status === 'gathering'
      ? i18n._('Waiting for company.')
      : i18n._('{others} to choose.', { others })
  return {
    id: match,
    href: `/table/${match}`,
    game,
    title: titleOf(game),
    prompt,
    isYourTurn,
    when: ago(updated, Date.now(), i18n.locale),
    seats: seats.map(({ name }, seat) => ({ name: name && (names[seat] ?? name), seat })),
    where: 'online',
  }
}

export function openTable(i18n: I18n, { match, game, seats }: MatchLine): OpenTableData {
  const free = seats.filter(({ name }) => name === null).length
  const names = namesWithBots({ seats })
  const who = names.find((_, seat) => seats[seat]?.kind === 'person') ?? i18n._('Someone')
  return {
    id: match,
    href: `/table/${match}`,
    game,
    title: titleOf(game),
    seats: seats.map(({ name }, seat) => ({ name: name && (names[seat] ?? name) })),
    waiting: i18n._('{who} is waiting, {free, plural, one {# seat} other {# seats}} free', { who, free }),
  }
}

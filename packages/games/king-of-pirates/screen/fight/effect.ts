/** What a card would change in the combat in progress, in numbers, and whom that helps: to be read before it is played. */
import type { I18n } from '@lingui/core'
import type { Seat } from '@nassau/kernel'
import { type AnyPlay, isCardPlay } from '../../cards/cards.ts'
import { dutchmanAfter, swingOf } from '../../cards/swing.ts'
import type { Chart } from '../../chart.ts'
import { attackBonus, attackTotal, defenceBonus, defenceTotal } from '../../fighting/fight.ts'
import { chanceOf, duelChance } from '../../fighting/odds.ts'
import type { SeasView } from '../../view.ts'

export type Effect = {
  says: string
  /** Whether it makes a success of a failure, or the other way round, in favour of the one who plays it. */
  turnsItForMe: boolean
  /** How much it pulls the way that one wants. */
  helps: number
}

type Now = { i18n: I18n; view: SeasView; chart: Chart; seat: Seat }

/** Which way someone wants it to go: up for an attacker, down for all others; rivals are better kept poor. */
const wish = (view: SeasView, seat: Seat): 1 | -1 => (view.fight?.attacker === seat ? 1 : -1)

/** Null where there is no combat, or where the card is not about it. */
export function effectOf({ i18n, view, chart, seat }: Now, play: AnyPlay): Effect | null {
  const { fight } = view
  if (!fight || !isCardPlay(play)) return null
  if (play.play === 'flying-dutchman') {
    if (dutchmanAfter(view, chart, play.toward) !== fight.at) return null
    const isMine = wish(view, seat) > 0 || fight.defender === seat
    return { says: i18n._('the Dutchman ends this combat'), turnsItForMe: !isMine, helps: isMine ? -9 : 9 }
  }
  const swing = swingOf(view, chart, fight, seat, play)
  if (swing === 0) return null
  const by = `${swing > 0 ? '+' : '−'}${Math.abs(swing)}`
  const helps = swing * wish(view, seat)
  if (fight.attack.length === 0) return { says: oddsInWords(i18n, view, chart, swing, by), turnsItForMe: false, helps }
  const lead = attackTotal(view, chart, fight) - defenceTotal(view, chart, fight)
  const [is, will] = [lead >= 0, lead + swing >= 0]
  return { says: resultInWords(i18n, is, will, by), turnsItForMe: is !== will && helps > 0, helps }
}

function resultInWords(i18n: I18n, is: boolean, will: boolean, by: string): string {
  if (is === will)
    return will ? i18n._('{by}: the attack still succeeds', { by }) : i18n._('{by}: the attack still fails', { by })
  return will ? i18n._('{by}: the attack succeeds', { by }) : i18n._('{by}: the attack fails', { by })
}

/** Before the dice: how likely the attack is, and how likely it would be. */
function oddsInWords(i18n: I18n, view: SeasView, chart: Chart, swing: number, by: string): string {
  const { fight } = view
  if (!fight) return by
  const edge = attackBonus(view, chart, fight) - defenceBonus(view, chart, fight)
  const balls = view.ships[fight.attacker]?.cannonballs ?? 0
  const chance = (more: number): number =>
    Math.round(100 * (fight.prize ? chanceOf(fight.prize.defence - edge - more, balls) : duelChance(edge + more)))
  return i18n._('{by}: attack {now} → {after} in 100', { by, now: chance(0), after: chance(swing) })
}

/** Of all the ways to play a card the one that helps most; null if none is about this combat. */
export function bestEffect(now: Now, plays: readonly AnyPlay[]): Effect | null {
  let best: Effect | null = null
  for (const play of plays) {
    const effect = effectOf(now, play)
    if (effect && (best === null || effect.helps > best.helps)) best = effect
  }
  return best
}

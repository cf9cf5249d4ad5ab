/** Which of the offers is gold: what a careful captain would do. Where that is open, none is. */
import type { Seat } from '@nassau/kernel'
import { eventOf } from '../../cards/decks.ts'
import type { Edition } from '../../edition/edition.ts'
import type { LagoonFrame } from '../../rules.ts'
import { type Form, itemBonus, strengthOf } from '../../sailing/strength.ts'
import { attackersAt, targetsAt } from '../../sailing/targets.ts'
import type { LagoonView } from '../../view.ts'
import { changeBy } from '../fight/card-change.ts'
import { boutOf } from '../fight/odds.ts'
import type { Listed, Meaning, Offer } from '../task.ts'

type Situation = { view: LagoonView; edition: Edition; seat: Seat | null; frame: LagoonFrame | undefined }

export function isSensible(now: Situation, { choice, means }: Offer, among: readonly Offer[]): boolean {
  switch (means.kind) {
    case 'embark':
      return true
    case 'space':
      return means.verb === 'explore'
    case 'battle':
      return isStrongerAt(now, means)
    case 'board':
      return leadOf(now, [means.from], [means.board], 'boarding') >= 0
    case 'unit':
      return means.verb === 'capture' || (means.verb === 'crew' && among.filter(isCrew).length === 1)
    case 'play':
      return among.length === 1 && isWorthPlaying(now, means.card)
    case 'plain':
      return isPlainlySensible(now, choice, among)
    default:
      return false
  }
}

const isCrew = ({ means }: Offer): boolean => means.kind === 'unit' && means.verb === 'crew'

function isPlainlySensible(now: Situation, choice: Listed, among: readonly Offer[]): boolean {
  if ('heal' in choice) return choice.heal
  if ('prize' in choice) return choice.prize === 'take'
  if ('call' in choice) return choice.call === isStrongerAboard(now)
  if ('agree' in choice) return choice.agree === isStrongerAboard(now)
  return 'end' in choice && among.length === 1
}

/** How much more one side has than the other before the dice. */
function leadOf({ view, edition }: Situation, ours: readonly number[], theirs: readonly number[], form: Form): number {
  const side = (units: readonly number[], isAttacking: boolean): number =>
    strengthOf(view, units) + itemBonus(view, edition, units, { form, isAttacking })
  return side(ours, true) - side(theirs, false)
}

function isStrongerAt(now: Situation, { space, against }: Extract<Meaning, { kind: 'battle' }>): boolean {
  const ours = attackersAt(now.view, now.seat ?? -1, space, against)
  return leadOf(now, ours, targetsAt(now.view, against, space, ours), 'battle') >= 0
}

/** Of two ships side by side, whether one's own has the better of it. */
function isStrongerAboard(now: Situation): boolean {
  const { view, seat, frame } = now
  if (frame?.step !== 'battle') return false
  const ships = [...frame.ours, ...frame.theirs]
  const isOwn = (ship: number): boolean => view.units[ship]?.owner === seat
  return (
    leadOf(
      now,
      ships.filter(isOwn),
      ships.filter(ship => !isOwn(ship)),
      'boarding',
    ) >= 0
  )
}

/** In a fight a card is only worth it if it changes something. */
function isWorthPlaying({ view, edition, seat, frame }: Situation, card: string): boolean {
  if (frame?.step !== 'fight') return true
  const change = changeBy(boutOf(view, edition, frame), seat, eventOf(edition, card), edition)
  return change === null || change.isOfUse
}

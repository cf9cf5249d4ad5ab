/** Which cards are to the point in a reaction window: what a person would want to be asked about. */
import type { Seat } from '@nassau/kernel'
import { type Fight, shipOf } from '../board.ts'
import { type Chart, chartOf, pirateOf } from '../chart.ts'
import type { Edition } from '../edition/edition.ts'
import { attackTotal, defenceTotal } from '../fighting/fight.ts'
import type { SeasFrame } from '../rules.ts'
import type { SeasView } from '../view.ts'
import { type CardPlay, isCardPlay, isPlay } from './cards.ts'
import { dutchmanAfter, swingOf } from './swing.ts'

/** Whether `seat` holds something that matters to what is happening in `f`. */
export function isWorthAsking(
  view: SeasView,
  edition: Edition,
  f: SeasFrame,
  seat: Seat,
  options: readonly object[],
): boolean {
  const chart = chartOf(edition)
  const plays = options.filter(isCardPlay)
  switch (f.step) {
    case 'upkeep':
      return plays.some(({ play }) => play === 'mutiny')
    case 'mutiny':
      return f.seat === seat && options.some(option => 'sacrifice' in option || isKeelhauling(option))
    case 'dig':
      return seat !== view.turn && plays.some(play => spoilsDig(view, chart, f.space, play))
    case 'combat':
      return view.fight !== null && (f.at === 'declared' ? isFighting : couldTurn)(view, chart, view.fight, seat, plays)
    default:
      return true
  }
}

const isKeelhauling = (option: object): boolean => isPlay(option) && option.play === 'keelhauling'

/** The Dutchman onto the digger, or a clue gone. */
function spoilsDig(view: SeasView, chart: Chart, space: number, play: CardPlay): boolean {
  if (play.play === 'flying-dutchman') return dutchmanAfter(view, chart, play.toward) === space
  if (play.play !== 'assassination' || play.on !== view.turn) return false
  const { skill, captain } = pirateOf(chart, play.pirate)
  return skill === 'clue' || (captain === 'two-clues' && shipOf(view, play.on).captain === play.pirate)
}

/** Before the dice, only the fighters need to think: everyone else knows more after them. */
function isFighting(view: SeasView, chart: Chart, fight: Fight, seat: Seat, plays: readonly CardPlay[]): boolean {
  const ours = seat === fight.attacker ? 1 : seat === fight.defender ? -1 : 0
  return ours !== 0 && plays.some(play => swingOf(view, chart, fight, seat, play) * ours > 0)
}

/** After the dice: whether all one's cards together could turn the result, or the Dutchman could spoil it. */
function couldTurn(view: SeasView, chart: Chart, fight: Fight, seat: Seat, plays: readonly CardPlay[]): boolean {
  const margin = attackTotal(view, chart, fight) - defenceTotal(view, chart, fight)
  const winner = margin >= 0 ? fight.attacker : fight.defender
  if (winner === seat) return false
  const isHaunting = (play: CardPlay): boolean =>
    play.play === 'flying-dutchman' && dutchmanAfter(view, chart, play.toward) === fight.at
  if (margin >= 0 && seat !== fight.attacker && plays.some(isHaunting)) return true
  const hand = shipOf(view, seat).hand
  const best = new Map<string, number>()
  for (const play of plays) {
    const pull = swingOf(view, chart, fight, seat, play) * (margin >= 0 ? -1 : 1)
    best.set(play.play, Math.max(pull, best.get(play.play) ?? 0))
  }
  let pull = 0
  for (const { play } of plays.filter((one, i) => plays.findIndex(other => other.play === one.play) === i))
    pull += (best.get(play) ?? 0) * (hand?.[play] ?? 1)
  return margin >= 0 ? pull > margin : pull >= -margin
}

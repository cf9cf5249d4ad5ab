/** Which cards are to the point in a reaction window: what a person would want to be asked about. */
import type { Seat } from '@nassau/kernel'
import { type Fight, shipOf } from '../board.ts'
import { type Chart, chartOf, pirateOf } from '../chart.ts'
import type { Edition } from '../edition/edition.ts'
import type { SeasFrame } from '../rules.ts'
import type { SeasView } from '../view.ts'
import { type CardPlay, isCardPlay, isPlay } from './cards.ts'
import { mayCrown, ownPull, pullOfOthers, standingOf } from './pulls.ts'
import { dutchmanAfter } from './swing.ts'

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
      // Before the dice nobody loses by waiting: whatever could be played then can be played when they are known.
      return f.at !== 'declared' && view.fight !== null && couldTurn(view, edition, view.fight, seat, plays)
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

/**
 * After the dice: whether the Dutchman could spoil it, or one's cards could turn it. They need not do it alone: they are
 * worth asking about if what the others may well hold could do the rest, and if a match hangs on it, if it could at all.
 */
function couldTurn(view: SeasView, edition: Edition, fight: Fight, seat: Seat, plays: readonly CardPlay[]): boolean {
  const chart = chartOf(edition)
  const standing = standingOf(view, chart, fight)
  const { winner, way, short } = standing
  if (winner === seat) return false
  const isHaunting = (play: CardPlay): boolean =>
    play.play === 'flying-dutchman' && dutchmanAfter(view, chart, play.toward) === fight.at
  if (winner === fight.attacker && plays.some(isHaunting)) return true
  const own = ownPull(view, chart, fight, seat, plays, way)
  if (own === 0 || own >= short) return own > 0
  const { most, likely } = pullOfOthers(view, edition, fight, seat, standing)
  const isDecisive = winner !== null && mayCrown(view, edition, fight, winner)
  return own + (isDecisive ? most : likely) >= short
}

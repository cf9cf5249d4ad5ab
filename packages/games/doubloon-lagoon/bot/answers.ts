/** When the mate cancels a card, a die or a draw (DL-39, DL-48). */
import { PASS, type Pass } from '@nassau/kernel'
import { unitOf } from '../board.ts'
import { eventOf } from '../cards/decks.ts'
import type { LagoonFrame } from '../rules.ts'
import type { CardFrame } from '../steps/card.ts'
import type { ReactionFrame } from '../steps/reaction.ts'
import { withCard } from './battle.ts'
import { itemWorth } from './items.ts'
import { type Sight, shipUnder } from './sight.ts'

/** What must be at stake for a cancel. */
const WORTH_A_CANCEL = 1.5

/** The answer in a window: the top of the stack is the window, below it what may be cancelled. */
export function answer(
  now: Sight,
  stack: readonly LagoonFrame[],
  f: ReactionFrame,
  options: readonly ({ play: string } | Pass)[],
): { play: string } | Pass {
  const cancel = options.find(option => 'play' in option)
  if (cancel === undefined) return PASS
  const stake = stakeBelow(now, stack, stack.length - 1)
  return -stake >= (f.cancels === 'cancel-card' ? WORTH_A_CANCEL : 0.3) ? cancel : PASS
}

/** What is good for us about what this window could cancel. */
function stakeBelow(now: Sight, stack: readonly LagoonFrame[], window: number): number {
  const below = stack[window - 1]
  switch (below?.step) {
    case 'card':
      return cardStake(now, stack, window - 1, below)
    case 'reef':
      return onOwnShip(now, below.ship, -3, isQuarrysShip(now, below.ship) ? 3 : 0)
    case 'adventure':
      return below.seat === now.seat ? -0.6 : 0.1
    case 'exploration':
      return below.seat === now.seat ? 1 : drawStake(now)
    case 'supply':
      return below.seat === now.seat ? 1 : -0.2
    default:
      return 0
  }
}

/** A draw by someone else might turn up the treasure: the fewer cards are left, the likelier. */
function drawStake({ view, holder, quarry }: Sight): number {
  if (holder !== null || quarry !== null || view.adventures.at(-1)?.isEarly) return 0
  return -4 / Math.max(1, view.adventures.length)
}

const onOwnShip = ({ view, seat }: Sight, ship: number, ours: number, theirs: number): number =>
  unitOf(view, ship).owner === seat ? ours : theirs

const isQuarrysShip = ({ view, quarry }: Sight, ship: number): boolean =>
  quarry !== null && shipUnder(view, quarry) === ship

/** What is good for us about a card that has been played. */
function cardStake(now: Sight, stack: readonly LagoonFrame[], i: number, f: CardFrame): number {
  const { view, edition, seat } = now
  const { effect } = eventOf(edition, f.card)
  const target = f.on === null || effect === 'merchantman' ? undefined : view.units[f.on]
  const isOurs = f.by === seat
  const isWeighty = f.on !== null && (f.on === now.holder || f.on === now.quarry || isPrizeShip(now, f.on))
  switch (effect) {
    case 'cancel-card':
    case 'cancel-die':
    case 'cancel-draw':
      return -stakeBelow(now, stack, i - 1)
    case 'battle-bonus':
    case 'late-bonus':
    case 'ambush':
      return battleStake(now, stack[i - 1], f)
    case 'ship-speed':
      return (isOurs ? 1 : -1) * (isWeighty ? 3 : 0.3)
    case 'becalm':
    case 'storm':
      if (isOurs) return isWeighty ? 2.5 : 0.5
      return target?.owner === seat ? (isWeighty ? -3 : -0.5) : 0
    case 'reef':
      return f.on === null ? 0 : onOwnShip(now, f.on, isWeighty ? -5 : -2, isOurs ? 2 : 0)
    case 'pickpocket':
      return (
        (isOurs ? 1 : target?.owner === seat ? -1 : 0) *
        Math.max(0, ...(target?.items ?? []).map(item => itemWorth(now, item)))
      )
    case 'raft':
    case 'merchantman':
      return isOurs ? 2 : now.quarry !== null && view.units[now.quarry]?.owner === f.by ? -3 : 0
    default:
      return isOurs ? 0.5 : -0.3
  }
}

const isPrizeShip = ({ view, holder, quarry }: Sight, ship: number): boolean =>
  (holder !== null && shipUnder(view, holder) === ship) || (quarry !== null && shipUnder(view, quarry) === ship)

/** What a battle card changes for us, if it is our battle. */
function battleStake(now: Sight, fight: LagoonFrame | undefined, { by, card }: CardFrame): number {
  if (fight?.step !== 'fight') return 0
  const { attacker, defender } = fight
  if (attacker !== now.seat && defender !== now.seat) return 0
  const change = withCard(now, fight, by === attacker ? 0 : 1, card)
  return by === now.seat ? change : -change
}

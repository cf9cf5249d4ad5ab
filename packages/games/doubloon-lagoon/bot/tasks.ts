/** What there is to do on land: counters, items, ships for the taking, an enemy to be struck down. */
import { manned } from '../board.ts'
import { treasureOf } from '../cards/decks.ts'
import { strengthOf } from '../sailing/strength.ts'
import { itemWorth } from './items.ts'
import { forceAt, type Sight, shipUnder, type Task } from './sight.ts'
import { FAR, turnsFor } from './ways.ts'

/** What a counter is worth once the treasure is out: items and cards are still to be had. */
const IDLE_COUNTER = 0.25
/** What it is worth to reach a quarry ashore with odds that are even, and a ship for the taking. */
const QUARRY = 4
const EMPTY_SHIP = 1.2
/** While the treasure cannot come up: what a counter is worth that nobody else can reach for so many turns, and how that grows by the round. */
const SAFE = 0.1
const IMPATIENCE = 0.05
const OURS_BY = 2

/** Looked for when first wanted: many a choice has nothing to do with it. */
export function tasksOf(sight: Sight): readonly Task[] {
  sight.tasks ??= findTasks(sight)
  return sight.tasks
}

function findTasks(sight: Sight): Task[] {
  const { view, edition, map } = sight
  const treasure = treasureOf(edition)
  const isOut = sight.holder !== null || sight.quarry !== null || view.ground.some(({ item }) => item === treasure)
  const tasks: Task[] = []
  // DL-37 As long as the upper part of the deck lasts, others may as well turn it up: our own shore can wait.
  const isEarly = !sight.isByPoints && view.adventures.at(-1)?.isEarly === true
  for (const hex of view.counters) {
    const worth = isOut && !sight.isByPoints ? IDLE_COUNTER : isEarly ? urgency(sight, hex) : 1
    tasks.push(taskAt(sight, hex, worth, standingAt(sight, hex)))
  }
  for (const { at, item } of view.ground) tasks.push(taskAt(sight, at, itemWorth(sight, item), standingAt(sight, at)))
  for (let ship = 0; ship < view.units.length; ship++) {
    const unit = view.units[ship]
    if (unit?.kind !== 'ship' || unit.at === null) continue
    const worth = shipWorth(sight, ship)
    if (worth > 0) tasks.push(taskAt(sight, unit.at, worth, null))
  }
  const quarry = sight.quarry === null ? undefined : view.units[sight.quarry]
  if (sight.quarry !== null && quarry && quarry.at !== null && !map.isSea[quarry.at])
    tasks.push(taskAt(sight, quarry.at, QUARRY * odds(sight, sight.quarry, quarry.at), null))
  return tasks
}

const taskAt = ({ ways }: Sight, hex: number, worth: number, taker: number | null): Task => ({
  hex,
  worth,
  taker,
  walk: ways.walk(hex),
  onFoot: ways.onFoot(hex),
  byShip: ways.byShip(hex),
})

/** What others could explore about as soon as we comes first; what is ours as long as we like can wait. */
function urgency({ view, seat, ways }: Sight, hex: number): number {
  const [walk, land] = [ways.walk(hex), ways.land(hex)]
  let [ours, theirs] = [FAR, FAR]
  for (const { kind, owner, at, aboard } of view.units) {
    if (kind === 'ship' || at === null) continue
    const turns = aboard === null ? turnsFor(walk[at] ?? FAR) : (land[at] ?? FAR)
    if (owner === seat) ours = Math.min(ours, turns)
    else theirs = Math.min(theirs, turns)
  }
  return theirs - ours >= OURS_BY ? Math.min(1, SAFE + IMPATIENCE * view.round) : 1
}

/** What it is worth to come to an enemy's ship: to take it if it is empty, to storm it if we have none. */
function shipWorth(sight: Sight, ship: number): number {
  const { view, seat, quarry } = sight
  const { owner, at } = view.units[ship] ?? { owner: seat, at: null }
  if (owner === seat || at === null) return 0
  const isNeeded = sight.ships.length === 0
  if (manned(view, ship) > 0) return isNeeded ? 2 * odds(sight, ship, at) : 0
  if (quarry !== null && view.units[quarry]?.owner === owner) return 5
  return isNeeded ? 3 : view.isOut[owner] ? EMPTY_SHIP / 2 : EMPTY_SHIP
}

/** How good it looks to attack a unit with all who can be there this turn: 1 if well, little if badly. */
function odds(sight: Sight, unit: number, at: number): number {
  const { view } = sight
  const own = sight.crews.map(id => view.units[id]?.strength ?? 0)
  const force = Math.max(0, ...own, forceAt(sight, sight.seat, at))
  const edge = force - strengthOf(view, [shipUnder(view, unit) ?? unit])
  return Math.min(1.2, Math.max(0.15, 0.6 + 0.15 * edge + 0.5 * sight.boldness))
}

const standingAt = ({ view, ashore }: Sight, hex: number): number | null =>
  ashore.find(id => view.units[id]?.at === hex) ?? null

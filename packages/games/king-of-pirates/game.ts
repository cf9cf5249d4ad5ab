/** King of Pirates: plunder, dig and rob your way to 10,000 doubloons, while everyone holds cards for your turn. */
import { type Game, type Setup, unanswered } from '@nassau/kernel'
import { noCards, type Seas, type Ship } from './board.ts'
import { unasked } from './cards/unasked.ts'
import { chartOf } from './chart.ts'
import { EDITION, readEdition } from './edition/edition.ts'
import { explanations } from './explanations/index.ts'
import { FACTS } from './facts.ts'
import { orders } from './orders.ts'
import type { KingOfPirates } from './rules.ts'
import { colours } from './steps/colours.ts'
import { combat } from './steps/combat.ts'
import { dig } from './steps/dig.ts'
import { lair } from './steps/lair.ts'
import { match } from './steps/match.ts'
import { movement } from './steps/movement.ts'
import { mutiny, promotion } from './steps/mutiny.ts'
import { turn } from './steps/turn.ts'
import { upkeep } from './steps/upkeep.ts'
import { determinize, view } from './view.ts'
import { draw } from './words/draw.ts'
import { COLOURS } from './words/names.ts'
import { prompts } from './words/prompts.ts'
import { say } from './words/say.ts'

/** KP-1 Which of the six corners the lot gives, as far apart as the number of ships allows. */
const CORNERS: Readonly<Record<number, readonly number[]>> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
}

/** KP-8, KP-9 A ship before its crew comes aboard. */
export const newShip = (colour: number, at: number): Ship => ({
  colour,
  at,
  doubloons: 0,
  rum: 0,
  cannonballs: 0,
  scurvy: 0,
  middles: [],
  captain: null,
  crew: [],
  drawn: [],
  hand: noCards(),
  lost: null,
  assaults: 0,
  ambushes: 0,
  income: { ships: 0, cities: 0, strongholds: 0, treasures: 0, players: 0, pockets: 0 },
})

function layOut({ edition, options, seats, rng }: Setup<KingOfPirates>): Seas {
  const chart = chartOf(edition)
  // The corners are given in order from one drawn by lot, so that no seat has the better waters.
  const turned = rng.below(COLOURS.length)
  const ships = (CORNERS[seats] ?? []).map(corner => {
    const colour = (corner + turned) % COLOURS.length
    return newShip(colour, chart.corners[colour] ?? 0)
  })
  const tiles = chart.field.hexes.map((): number | null => null)
  const tileStates = chart.field.hexes.map((): 'down' | 'gone' => 'gone')
  for (const { tiles: fronts, spaces } of chart.sets) {
    const shuffled = rng.shuffle([...fronts])
    spaces.forEach((space, i) => {
      tiles[space] = shuffled[i] ?? 0
      tileStates[space] = 'down'
    })
  }
  return {
    ships,
    dutchman: chart.centre, // KP-14
    tiles,
    tileStates,
    dug: [],
    actionDeck: rng.shuffle([...chart.actionCards]),
    actionDiscards: noCards(),
    pirateDeck: rng.shuffle(edition.pirates.map(({ id }) => id)),
    pirateDiscards: [],
    lootDeck: rng.shuffle([...chart.lootCards]),
    lootDiscards: [],
    sails: options['fair-winds'] ? edition.ship.fairWindSails : edition.ship.sails,
    first: 0,
    turn: 0,
    round: 1,
    phase: 'upkeep',
    isTurnOver: false,
    isMoored: false,
    tailwinds: 0,
    soldiers: { british: 0, french: 0, spanish: 0 },
    fight: null,
  }
}

const { id, title, law, seats } = FACTS

export const kingOfPirates: Game<KingOfPirates> = {
  id,
  title,
  version: 3,
  law,
  seats,
  longest: 100_000,
  options: {
    'fair-winds': { says: /*i18n*/ 'start with two sails, for a shorter game', values: [false, true] },
  },
  edition: EDITION,
  readEdition,
  setup: setup => ({
    board: layOut(setup),
    frame: { step: 'match', at: 'open', sealed: unanswered(setup.seats) },
  }),
  steps: { match, colours, turn, upkeep, movement, lair, dig, combat, mutiny, promotion },
  explanations,
  view: (seas, seat) => view(seas, seat),
  determinize,
  orders,
  unasked,
  draw,
  say,
  prompts,
}

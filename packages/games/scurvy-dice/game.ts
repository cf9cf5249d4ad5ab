/** Scurvy Dice: roll ten dice into a ship, shoot, board, and race to Parrot Island for treasure. */
import type { Game } from '@nassau/kernel'
import { SHIP_DICE, type Ship } from './board.ts'
import { EDITION, readEdition } from './edition/edition.ts'
import { explanations } from './explanations/index.ts'
import { FACTS } from './facts.ts'
import type { ScurvyDice } from './rules.ts'
import { arrival } from './steps/arrival.ts'
import { build } from './steps/build.ts'
import { boarding } from './steps/fighting/boarding.ts'
import { brawl } from './steps/fighting/brawl.ts'
import { cannons } from './steps/fighting/cannons.ts'
import { scurvy } from './steps/fighting/scurvy.ts'
import { fleet, hunt, voyage } from './steps/hunt.ts'
import { loot } from './steps/loot.ts'
import { duel, match } from './steps/match.ts'
import { negotiation } from './steps/negotiation.ts'
import { parrots } from './steps/parrots.ts'
import { scoring } from './steps/scoring.ts'
import { determinize, view } from './view.ts'
import { draw } from './words/draw.ts'
import { prompts } from './words/prompts.ts'
import { say } from './words/say.ts'

/** SD-2 A ship before the first hunt: ten dice in hand, the token at the start. */
export const newShip = (): Ship => ({
  sails: 0,
  hull: 0,
  cannons: 0,
  crew: 0,
  parrot: 0,
  wreck: SHIP_DICE,
  plunder: 0,
  hold: [],
  cache: [],
  scurvy: 0,
  at: 0,
  from: 0,
  captain: null,
  isReady: false,
  isHidden: false,
  isImmune: false,
  broken: 0,
})

const { id, title, law, seats } = FACTS

export const scurvyDice: Game<ScurvyDice> = {
  id,
  title,
  version: 2,
  law,
  seats,
  longest: 100_000,
  options: {
    short: { says: /*i18n*/ 'play to the black spot instead of the X', values: [false, true] },
    captains: { says: /*i18n*/ 'deal everyone a legendary captain', values: [false, true] },
    'dangerous-waters': {
      says: /*i18n*/ 'ships without crew drift back instead of taking scurvy dice',
      values: [false, true],
    },
  },
  edition: EDITION,
  readEdition,
  // SD-5 The short game ends at the black spot, the full one at the X.
  setup: ({ edition, options, seats }) => ({
    board: {
      ships: Array.from({ length: seats }, newShip),
      dog: 0,
      first: 0,
      hunt: 0,
      loots: 0,
      goal: options.short ? edition.track.blackSpot : edition.track.x,
      island: [],
      muerta: 0,
      vows: [],
    },
    frame: { step: 'match', at: 'open' },
  }),
  steps: {
    match,
    hunt,
    fleet,
    voyage,
    build,
    cannons,
    parrots,
    boarding,
    loot,
    arrival,
    negotiation,
    brawl,
    scurvy,
    scoring,
    duel,
  },
  explanations,
  view: (sea, _seat, edition) => view(sea, edition),
  determinize,
  draw,
  say,
  prompts,
}

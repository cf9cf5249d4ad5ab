/** Doubloon Lagoon: land crews, explore the islands, fight for Kreth's Treasure and race it home. */
import type { Game, Seat } from '@nassau/kernel'
import { CREWS, type Lagoon, newCrew, newShip } from './board.ts'
import { unasked } from './cards/unasked.ts'
import { EDITION, readEdition } from './edition/edition.ts'
import { explanations } from './explanations/index.ts'
import { FACTS } from './facts.ts'
import { orders } from './orders.ts'
import { readBoard } from './position.ts'
import type { DoubloonLagoon } from './rules.ts'
import { adventure } from './steps/adventure.ts'
import { aftermath } from './steps/battle/aftermath.ts'
import { battle } from './steps/battle/battle.ts'
import { capture } from './steps/battle/capture.ts'
import { fight } from './steps/battle/fight.ts'
import { losses } from './steps/battle/losses.ts'
import { retreat } from './steps/battle/retreat.ts'
import { card } from './steps/card.ts'
import { draw, supply } from './steps/draw.ts'
import { exploration } from './steps/exploration.ts'
import { match } from './steps/match.ts'
import { moment } from './steps/moment.ts'
import { movement } from './steps/movement.ts'
import { passage } from './steps/passage.ts'
import { reaction } from './steps/reaction.ts'
import { reef } from './steps/reef.ts'
import { turn } from './steps/turn.ts'
import { determinize, view } from './view.ts'
import { draw as drawLagoon } from './words/draw.ts'
import { prompts } from './words/prompts.ts'
import { say } from './words/say.ts'

/** DL-5 A lagoon before anyone has chosen a port: a ship and three crews for each seat, all off the map. */
export function newLagoon(seats: number): Lagoon {
  const everyone: Seat[] = Array.from({ length: seats }, (_, seat) => seat)
  return {
    units: [
      ...everyone.flatMap(seat => Array.from({ length: CREWS }, (_, i) => newCrew(seat, i + 1))),
      ...everyone.map(seat => newShip(seat, seat + 1)),
    ],
    homes: everyone.map(() => null),
    counters: [],
    ground: [],
    hands: everyone.map(() => []),
    deck: [],
    discards: [],
    adventures: [],
    kept: everyone.map(() => []),
    lost: [],
    explored: everyone.map(() => []),
    played: everyone.map(() => []),
    ending: null,
    boardings: [],
    isOut: everyone.map(() => false),
    first: 0,
    turn: 0,
    segment: null,
    round: 1,
  }
}

const { id, title, law, seats } = FACTS

export const doubloonLagoon: Game<DoubloonLagoon> = {
  id,
  title,
  version: 4,
  law,
  seats,
  longest: 200_000,
  options: {
    points: {
      says: /*i18n*/ 'win by adventure points and a ship at home instead of by the treasure',
      values: [false, true],
    },
    'quick-start': { says: /*i18n*/ 'scatter the adventure counters at random', values: [false, true] },
    'buried-deep': {
      says: /*i18n*/ 'keep the treasure out of the upper part of the adventure deck',
      values: [false, true],
    },
  },
  edition: EDITION,
  readEdition,
  readBoard,
  setup: ({ seats }) => ({ board: newLagoon(seats), frame: { step: 'match', at: 'open', seat: 0 } }),
  steps: {
    match,
    turn,
    draw,
    supply,
    movement,
    capture,
    battle,
    fight,
    aftermath,
    losses,
    retreat,
    exploration,
    adventure,
    card,
    passage,
    reef,
    reaction,
    moment,
  },
  explanations,
  view,
  determinize,
  draw: drawLagoon,
  say,
  prompts,
  orders,
  unasked,
}

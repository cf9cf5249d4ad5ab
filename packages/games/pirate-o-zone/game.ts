/** Pirate O-Zone: two crews toss ships at three islands, fire a cannonball, sink what they can and count who controls each. */
import type { Game } from '@nassau/kernel'
import { loadPhysics } from '@nassau/tossing'
import { i18n } from '#i18n'
import { explanations } from '../kit/tossing/explanations/index.ts'
import { newTossBoard, TOSS_OPTIONS } from '../kit/tossing/setup.ts'
import { arrange } from '../kit/tossing/steps/arrange.ts'
import { muster } from '../kit/tossing/steps/muster.ts'
import { opening } from '../kit/tossing/steps/opening.ts'
import { toss } from '../kit/tossing/steps/toss.ts'
import { tosses } from '../kit/tossing/steps/tosses.ts'
import { showTossBoard } from '../kit/tossing/view.ts'
import { drawFelt, drawTeams } from '../kit/tossing/words/draw.ts'
import { tossPrompts } from '../kit/tossing/words/prompts.ts'
import { EDITION, readEdition } from './edition/edition.ts'
import { say } from './events.ts'
import { FACTS } from './facts.ts'
import type { PirateOZone } from './rules.ts'
import { cannons } from './steps/cannons.ts'
import { MOST_ROUNDS, match } from './steps/match.ts'
import { round } from './steps/round.ts'
import { sinking } from './steps/sinking.ts'

/** Choices before the first round, at most, and in a round: tosses, gunners, cannonballs taken back, ties. */
const OPENING_CHOICES = 10
const CHOICES_A_ROUND = 50

/** Arranging is as in Classic O-Zone, under this game's own clauses. */
const islands = {
  ...arrange,
  choose: { ...arrange.choose, clause: 'PZ-3' },
  line: { ...arrange.line, clause: 'PZ-4' },
  place: { ...arrange.place, clause: 'PZ-5' },
}

const { id, title, law, seats } = FACTS

export const pirateOZone: Game<PirateOZone> = {
  id,
  title,
  version: 3,
  law,
  standsOn: ['OZ'],
  seats,
  longest: OPENING_CHOICES + MOST_ROUNDS * CHOICES_A_ROUND,
  options: TOSS_OPTIONS,
  edition: EDITION,
  readEdition,
  prepare: loadPhysics,
  setup: ({ options, seats }) => ({
    board: newTossBoard(seats, options, true),
    frame: { step: 'match', at: 'open' },
  }),
  steps: { match, opening, arrange: islands, muster, round, tosses, toss, cannons, sinking },
  explanations,
  view: showTossBoard,
  determinize: showTossBoard,
  draw: (view, names, edition) => `${drawFelt(view, edition.table)}\n${drawTeams(view, names)}`,
  say,
  prompts: {
    ...tossPrompts,
    'match.ends': () => i18n._('Which end of the table is yours?'),
    'cannons.name': () => i18n._('Who is your gunner this round?'),
    'cannons.again': () => i18n._('Take the cannonball back and toss again?'),
    'sinking.choose': () => i18n._('These ships are equally strong: which goes down first?'),
  },
}

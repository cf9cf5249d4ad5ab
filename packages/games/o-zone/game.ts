/** Classic O-Zone: two teams toss dice down a table at three targets; the first to 100 points wins. */
import type { Game } from '@nassau/kernel'
import { loadPhysics } from '@nassau/tossing'
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
import type { OZone } from './rules.ts'
import { MOST_ROUNDS, match } from './steps/match.ts'
import { round } from './steps/round.ts'

/** Choices before the first round, at most: an arrangement of one's own, and two orders of play. */
const OPENING_CHOICES = 8

const { id, title, law, seats } = FACTS

export const oZone: Game<OZone> = {
  id,
  title,
  version: 3,
  law,
  seats,
  longest: OPENING_CHOICES + MOST_ROUNDS * 20,
  options: TOSS_OPTIONS,
  edition: EDITION,
  readEdition,
  prepare: loadPhysics,
  setup: ({ options, seats }) => ({
    board: newTossBoard(seats, options, false),
    frame: { step: 'match', at: 'open' },
  }),
  steps: { match, opening, arrange, muster, round, tosses, toss },
  explanations,
  view: showTossBoard,
  determinize: showTossBoard,
  draw: (view, names, edition) => `${drawFelt(view, edition.table)}\n${drawTeams(view, names)}`,
  say,
  prompts: tossPrompts,
}

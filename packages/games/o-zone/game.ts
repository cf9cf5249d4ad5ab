/** Classic O-Zone: two teams toss dice down a table at three targets; the first to 100 points wins. */
import type { Game } from '@nassau/kernel'
import { loadTable } from '@nassau/table'
import { arrange } from '../kit/tossing/arrange.ts'
import { drawTable, drawTeams } from '../kit/tossing/draw.ts'
import { muster } from '../kit/tossing/muster.ts'
import { opening } from '../kit/tossing/opening.ts'
import { tossPrompt } from '../kit/tossing/prompt.ts'
import { newTossBoard, TOSS_OPTIONS } from '../kit/tossing/setup.ts'
import { toss } from '../kit/tossing/toss.ts'
import { tosses } from '../kit/tossing/tosses.ts'
import { showTossBoard } from '../kit/tossing/view.ts'
import { EDITION, readEdition } from './edition.ts'
import { say } from './events.ts'
import type { OZone } from './rules.ts'
import { MOST_ROUNDS, match } from './steps/match.ts'
import { round } from './steps/round.ts'

/** Choices before the first round, at most: an arrangement of one's own, and two orders of play. */
const OPENING_CHOICES = 8

export const oZone: Game<OZone> = {
  id: 'o-zone',
  title: 'Classic O-Zone',
  version: 2,
  law: 'OZ',
  seats: { min: 2, max: 10, usual: 2 },
  longest: OPENING_CHOICES + MOST_ROUNDS * 20,
  options: TOSS_OPTIONS,
  edition: EDITION,
  readEdition,
  prepare: loadTable,
  setup: ({ options, seats }) => ({
    board: newTossBoard(seats, options, false),
    frame: { step: 'match', at: 'open' },
  }),
  steps: { match, opening, arrange, muster, round, tosses, toss },
  view: showTossBoard,
  determinize: showTossBoard,
  draw: (view, names, edition) => `${drawTable(view, edition.table)}\n${drawTeams(view, names)}`,
  say,
  prompt: (frame, names) => (frame.step === 'match' || frame.step === 'round' ? '' : tossPrompt(frame, names)),
}

/** Pirate O-Zone: two crews toss ships at three islands, fire a cannonball, sink what they can and count who controls each. */
import type { Game } from '@nassau/kernel'
import { loadTable } from '@nassau/table'
import { i18n } from '#i18n'
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

export const pirateOZone: Game<PirateOZone> = {
  id: 'pirate-o-zone',
  title: 'Pirate O-Zone',
  version: 2,
  law: 'PZ',
  standsOn: ['OZ'],
  seats: { min: 2, max: 10, usual: 2 },
  longest: OPENING_CHOICES + MOST_ROUNDS * CHOICES_A_ROUND,
  options: TOSS_OPTIONS,
  edition: EDITION,
  readEdition,
  prepare: loadTable,
  setup: ({ options, seats }) => ({
    board: newTossBoard(seats, options, true),
    frame: { step: 'match', at: 'open' },
  }),
  steps: { match, opening, arrange: islands, muster, round, tosses, toss, cannons, sinking },
  view: showTossBoard,
  determinize: showTossBoard,
  draw: (view, names, edition) => `${drawTable(view, edition.table)}\n${drawTeams(view, names)}`,
  say,
  prompt(frame, names) {
    switch (frame.step) {
      case 'match':
        return i18n._('Which end of the table is yours?')
      case 'cannons':
        return frame.at === 'name'
          ? i18n._('Who is your gunner this round?')
          : i18n._('Take the cannonball back and toss again?')
      case 'sinking':
        return i18n._('These ships are equally strong: which goes down first?')
      case 'round':
        return ''
      default:
        return tossPrompt(frame, names)
    }
  },
}

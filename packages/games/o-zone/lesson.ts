/** The first round: the line, a fair toss, all three bonuses, and how they are counted. */
import { secretFrom } from '@nassau/kernel/host'
import { TOSS_HINT, tossesOf } from '../kit/tossing/practice/lesson-toss.ts'
import type { Lesson } from '../lesson.ts'
import { EDITION } from './edition/edition.ts'
import type { OZone } from './rules.ts'

/** Anne tosses for Black as the learner does, Grace is White. */
const [ANNE, GRACE] = [1, 2]
const toss = tossesOf(EDITION)

export const lesson: Lesson<OZone> = {
  game: 'o-zone',
  title: /*i18n*/ 'The first round',
  options: { black: 2, surrogate: false },
  names: ['Wren', 'Anne', 'Grace'],
  secret: secretFrom('o-zone lesson 22'),
  farewell:
    /*i18n*/ 'That was a round. The table is cleared, and whoever leads tosses first. It goes on until a team has 100 points and more than the other. For a steadier hand there is the practice range: as many throws as you like.',
  steps: [
    {
      seat: 0,
      at: 'arrange.choose',
      choice: { arrange: 'usual' },
      says: /*i18n*/ 'A long table, three targets near its far end. You and Anne are Black and toss in turn; Grace is White. First the targets are laid out: take the usual arrangement.',
      hint: /*i18n*/ 'Press “Arrange: usual”.',
    },
    { seat: 0, at: 'muster.order', choice: { assign: [1, 2] } },
    {
      seat: 0,
      says: /*i18n*/ 'Each team rolled a die. Grace’s was higher, so White begins. Look at the foul line: a die must touch the table before it, and then roll on. One that flies past it or only slides is a foul.',
    },
    {
      seat: 0,
      says: /*i18n*/ 'A die that comes to rest on a target, if only just, is lifted off and set aside: 10 points at the end of the round, the zone bonus. Watch Grace: she has an eye on the target to the right.',
    },
    toss(GRACE, 170, 562),
    {
      seat: 0,
      free: 'throw',
      says: /*i18n*/ 'She hit it. Now you! Flick the die up the table, or set the sliders and press Toss. Three quarters of the power are a good start.',
      hint: TOSS_HINT,
    },
    {
      seat: 0,
      says: /*i18n*/ 'No foul! The face on top is what a die is worth, and that is always luck. Where it stops is skill: too hard, and it falls off the table and is out. Later dice may push it away or turn it over. Now Grace, then Anne.',
      saysAfterFoul:
        /*i18n*/ 'A foul: the die is gone for this round, and every other die it moved costs your team 4 points. Mostly the die flew too high: with less loft it comes down before the line. Now Grace, then Anne.',
    },
    toss(GRACE, -150, 520),
    toss(ANNE, 20, 610),
    {
      seat: 0,
      says: /*i18n*/ 'Dice beside a target count as well. When the round is over, the die nearest to each target, centre to centre, earns its value and the number on the target, 3 or 6. That is the near bonus, once for each target.',
    },
    toss(GRACE, 60, 640),
    {
      seat: 0,
      free: 'throw',
      says: /*i18n*/ 'Your second die. Try for the target at the back, worth 6, or knock away a white die that lies too well.',
      hint: TOSS_HINT,
    },
    toss(GRACE, 190, 540),
    toss(ANNE, -170, 600),
    {
      seat: 0,
      says: /*i18n*/ 'One more bonus: the die nearest to the far edge earns twice its value. But whatever falls off the table is out. Grace tosses her last die, then the last one of the round is yours.',
    },
    {
      seat: 0,
      says: /*i18n*/ 'Then the round is counted, one thing after the other: dice set aside, the edge, each target. Every time you see which die is nearest, how far it is and what it earns. If two are too close to call, the higher value wins.',
    },
    toss(GRACE, -40, 700),
    {
      seat: 0,
      free: 'throw',
      says: /*i18n*/ 'The last die of the round. Make it count!',
      hint: TOSS_HINT,
    },
  ],
}

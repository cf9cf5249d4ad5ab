/** The first round: an end of the table, ships, leagues, a gunner, the cannonball, and who holds an island. */
import { secretFrom } from '@nassau/kernel/host'
import { TOSS_HINT, tossesOf } from '../kit/tossing/practice/lesson-toss.ts'
import type { Lesson } from '../lesson.ts'
import { EDITION } from './edition/edition.ts'
import type { PirateOZone } from './rules.ts'

/** Anne tosses for Black as the learner does, Grace is White. */
const [ANNE, GRACE] = [1, 2]
const toss = tossesOf(EDITION)

export const lesson: Lesson<PirateOZone> = {
  game: 'pirate-o-zone',
  title: /*i18n*/ 'The first broadside',
  options: { black: 2, surrogate: false },
  names: ['Wren', 'Anne', 'Grace'],
  secret: secretFrom('pirate lesson 0'),
  farewell:
    /*i18n*/ 'That was a round. Now the teams change ends and all ships are back; whoever has more doubloons tosses first. After four rounds most doubloons win. For a steadier hand there is the practice range.',
  steps: [
    {
      seat: 0,
      at: 'arrange.choose',
      choice: { arrange: 'usual' },
      says: /*i18n*/ 'Three islands in the middle of the table: two worth 300 doubloons, Treasure Island worth 500. You and Anne are Black and toss in turn; Grace is White. Take the usual arrangement.',
      hint: /*i18n*/ 'Press “Arrange: usual”.',
    },
    { seat: 0, at: 'muster.order', choice: { assign: [1, 2] } },
    {
      seat: 0,
      at: 'match.ends',
      choice: { end: 'near' },
      says: /*i18n*/ 'Each team rolled a die, and yours was higher: you choose your end of the table and toss first. Grace gets the other end. Each end has a foul line of its own. Take the near end.',
      hint: /*i18n*/ 'Press “End: near”.',
    },
    {
      seat: 0,
      free: 'throw',
      says: /*i18n*/ 'Your dice are ships. Flick one at the islands, or press Toss: half the power is about enough. It must touch the table before the foul line, and roll.',
      hint: TOSS_HINT,
    },
    {
      seat: 0,
      says: /*i18n*/ 'No foul! The ring around each island is one league wide. A ship that touches an island gives its team 2 control there, a ship within the league 1, even if only part of it is inside. Now Grace, then Anne.',
      saysAfterFoul:
        /*i18n*/ 'A foul: the ship is gone for this round, and every other one it moved costs 100 doubloons. Less loft helps. The ring around each island is one league wide. A ship that touches an island gives 2 control there, a ship within the league 1.',
    },
    toss(GRACE, 0, -10),
    toss(ANNE, -190, -20),
    {
      seat: 0,
      says: /*i18n*/ 'Whoever has more control of an island gets its doubloons. One ship may count at two islands, if both are within a league. Ships stay where they stop; later ones may push them about.',
    },
    toss(GRACE, -190, -30),
    {
      seat: 0,
      free: 'throw',
      says: /*i18n*/ 'Your second ship. Go where a little control is missing, or push one of Grace’s ships away from an island: that is allowed.',
      hint: TOSS_HINT,
    },
    toss(GRACE, 190, -15),
    toss(ANNE, 30, 10),
    toss(GRACE, 60, 0),
    {
      seat: 0,
      free: 'throw',
      says: /*i18n*/ 'Your last ship. Ships farther than a league from every island are taken off before anything is counted, so stay close.',
      hint: TOSS_HINT,
    },
    {
      seat: 0,
      says: /*i18n*/ 'Once all ships are out, the cannons fire. The number on a cannonball, 1 to 12, is its strength, doubled if it touches an island; so it is with ships. It threatens enemy ships within one league of it.',
    },
    toss(GRACE, 170, -40),
    {
      seat: 0,
      at: 'cannons.name',
      choice: { gunner: 0 },
      says: /*i18n*/ 'Time for the cannons. Each team names one of its players to fire its cannonball, the die with twelve sides. Name yourself.',
      hint: /*i18n*/ 'Press “Gunner: Wren”.',
    },
    {
      seat: 0,
      free: 'throw',
      says: /*i18n*/ 'Toss the cannonball among Grace’s ships, as you would toss a ship. It may push anything about.',
      hint: TOSS_HINT,
    },
    {
      seat: 0,
      free: 'list',
      isOnlyIfAsked: true,
      says: /*i18n*/ 'You may take the cannonball back and fire again, three times in all. What it moved stays moved. But after a foul, or when it leaves the table, it is lost. Is it strong, and close to white ships? Then keep it.',
    },
    {
      seat: 0,
      free: 'throw',
      isOnlyIfAsked: true,
      says: /*i18n*/ 'Again, then: into the midst of the white ships.',
      hint: TOSS_HINT,
    },
    {
      seat: 0,
      free: 'list',
      isOnlyIfAsked: true,
      says: /*i18n*/ 'Keep it where it lies, or try a third and last time?',
    },
    { seat: 0, free: 'throw', isOnlyIfAsked: true, says: /*i18n*/ 'The last shot.', hint: TOSS_HINT },
    {
      seat: 0,
      says: /*i18n*/ 'Now Grace fires. Then each cannonball sinks enemy ships in its league, the strongest first, until the next would be more than its strength; what comes after that one is safe. You will see it step by step.',
    },
    {
      seat: 0,
      says: /*i18n*/ 'Last the islands. More control wins. Level? Then more dice touching it. Still level? Then the higher total of values, those touching doubled. And if even that is level, each team takes half.',
    },
    toss(GRACE, 0, 0),
    { seat: GRACE, at: 'cannons.again', choice: { again: false }, isOnlyIfAsked: true },
    {
      seat: 0,
      free: 'list',
      isOnlyIfAsked: true,
      says: /*i18n*/ 'Some of Grace’s ships are equally strong, and your cannonball cannot sink them all: you choose which goes down.',
    },
    { seat: GRACE, free: 'list', isOnlyIfAsked: true },
  ],
}

/** What the ending of a match tells of Pirate O-Zone. */
import { i18n } from '#i18n'
import { tossStory } from '../kit/tossing/story.ts'
import { type Story, winnersOf } from '../story.ts'
import type { PirateOZone } from './rules.ts'

export const story: Story<PirateOZone> = {
  ...tossStory,
  counts: /*i18n*/ 'Doubloons',
  how(won) {
    const { who, lead } = winnersOf(won)
    const said = { who, lead, rounds: won.board.round, doubloons: Math.max(...won.scores) }
    return lead > 0
      ? i18n._(
          '{who} took {doubloons, plural, one {a doubloon} other {# doubloons}} from the islands in {rounds, plural, one {one round} other {# rounds}}, {lead} more than the others.',
          said,
        )
      : i18n._('{who} share the islands: level after {rounds} rounds.', said)
  },
}

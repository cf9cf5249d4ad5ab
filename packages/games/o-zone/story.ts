/** What the ending of a match tells of Classic O-Zone. */
import { i18n } from '#i18n'
import { tossStory } from '../kit/tossing/story.ts'
import { type Story, winnersOf } from '../story.ts'
import type { OZone } from './rules.ts'

export const story: Story<OZone> = {
  ...tossStory,
  counts: /*i18n*/ 'Points',
  goal: (_board, { goalScore }) => goalScore,
  how(won) {
    const { who, lead } = winnersOf(won)
    const said = { who, lead, rounds: won.board.round, points: Math.max(...won.scores) }
    return lead > 0
      ? i18n._(
          '{who}: {points} points in {rounds, plural, one {one round} other {# rounds}}, {lead, plural, one {a point} other {# points}} ahead.',
          said,
        )
      : i18n._('{who} are level at {points} after {rounds} rounds.', said)
  },
}

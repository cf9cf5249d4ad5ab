/** What the endings of both tossing games tell alike: points after every round, and tosses that came close. */
import { i18n } from '#i18n'
import type { Story } from '../../story.ts'
import { crewOf, TEAMS, type TossBoard } from './board.ts'
import type { Tossing } from './rules.ts'
import { teamInWords } from './words/words.ts'

/** A die that lies so near a goal, in mm, was meant for it. */
const NEAR = 60
/** A toss that ends so far off, in mm, is worth nothing. */
const FAR = 200

/** The score of each seat's team. */
function race({ crews }: TossBoard): number[] {
  const scores: number[] = []
  for (const { seats, score } of crews) for (const seat of seats) scores[seat] = score
  return scores
}

export const tossStory: Omit<Story<Tossing>, 'counts' | 'goal' | 'how'> = {
  race,
  side(board, winners) {
    const [team, ...level] = TEAMS.filter(one => crewOf(board, one).seats.some(seat => winners.includes(seat)))
    return team === undefined || level.length > 0 ? null : teamInWords(team)
  },
  moment(event) {
    // A foul is nobody's moment, however near its die came to rest.
    if (event.kind === 'foul') return { seat: event.seat, worth: -1 }
    if (event.kind !== 'tossed' || event.near === null || event.near.gap > FAR) return null
    return { seat: event.seat, worth: FAR - event.near.gap }
  },
  great: FAR - NEAR,
  thing: event => (event.kind === 'tossed' && event.near && event.near.gap <= NEAR ? event.near.goal : null),
  sayThing: (thing, times) =>
    i18n._('{goal}: {times, plural, one {one toss} other {# tosses}} came to rest by it.', {
      goal: i18n._(thing),
      times,
    }),
}

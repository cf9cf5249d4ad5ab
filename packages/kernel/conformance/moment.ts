/** A match between two choices, as checks look at it. */
import { type Chance, ScriptedChance } from '../chance/chance.ts'
import { assertPlain } from '../plain.ts'
import { Play } from '../play.ts'
import type { Referee } from '../records/referee.ts'

/** The referee, the match as text, and the match read back from that. */
export type Moment = { referee: Referee; rng: Chance; text: string; again: Play }
export type Check = (moment: Moment) => string | null

/** The moment a match has come to, which must be plain. */
export function momentOf(referee: Referee, rng: Chance): Moment {
  const { game, edition, match } = referee
  assertPlain(match)
  const text = JSON.stringify(match)
  return { referee, rng, text, again: new Play(game, edition, JSON.parse(text), new ScriptedChance([])) }
}

/** Playing again what stands: from a match's beginning, with what chance and long computations gave then. */
import { type Chance, RecordedChance, ScriptedChance } from '../chance/chance.ts'
import { Work } from '../chance/work.ts'
import { copyPlain } from '../codec.ts'
import type { Game, Match } from '../game.ts'
import { type Heard, Play, setUp } from '../play.ts'
import type { Rules } from '../rules.ts'
import { SETUP, type StandingChoice } from './standing.ts'

/** The match in play, what chance says to it and what it says. */
export type Live<R extends Rules> = { play: Play<R>; rng: RecordedChance; works: Work; heard: Heard[] }

/** What a match begins from, whoever sits there. */
export type Beginning<R extends Rules> = {
  edition: R['edition']
  options: R['options']
  seats: number
  from: Match<R> | null
}

/** The match before its first choice. */
export function enter<R extends Rules>(
  game: Game<R>,
  { edition, options, seats, from }: Beginning<R>,
  source: Chance,
  worked: readonly unknown[],
): Live<R> {
  const rng = new RecordedChance(source)
  const works = new Work(worked)
  const heard: Heard[] = []
  const match = from ? copyPlain(from) : setUp(game, edition, options, seats, rng)
  const play = new Play(game, edition, match, rng, said => heard.push(said), works)
  return { play, rng, works, heard }
}

/** The match after `entries`, the setup first. `rest`: results of long computations that come after them. */
export function enact<R extends Rules>(
  game: Game<R>,
  beginning: Beginning<R>,
  entries: readonly Pick<StandingChoice, 'seat' | 'choice' | 'chance' | 'worked'>[],
  rest: readonly unknown[] = [],
): Live<R> {
  const said = new ScriptedChance(entries.flatMap(entry => entry.chance))
  const live = enter(game, beginning, said, [...entries.flatMap(entry => entry.worked), ...rest])
  for (const { seat, choice } of entries) if (seat !== SETUP) live.play.take(seat, copyPlain(choice))
  live.rng.takeSaid()
  live.works.takeResults()
  live.heard.length = 0
  return live
}

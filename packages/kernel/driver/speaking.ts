/**
 * A fair chance to speak: what may be played unasked is worth nothing if the table runs on before anybody could say
 * "wait!". So the table pauses before it goes on past a moment at which a person may play something unasked.
 *
 *   choice ─▶ beat ──────────────── its time is over ─▶ bots' asides, then the next answer
 *              │  ▲
 *        hold, │  │ played, went on, or ran out of patience
 *      a stop  ▼  │
 *             waiting for that seat
 *
 * Whether there is a beat is worked out from what anyone may know, so that neither a pause nor its absence tells of a
 * hand: `moment` and `isHere` are handed what those see who only look on.
 */
import type { Seat } from '../asks/ask.ts'
import type { Game } from '../game.ts'
import type { Play } from '../play.ts'
import type { Rules } from '../rules.ts'
import { type Projection, project } from '../views/project.ts'
import type { Player } from './driver.ts'

/** How good a moment is to play something unasked: none, one of many in passing, or one of its own. */
export type Moment = 'none' | 'passing' | 'full'

/** Where a seat wants to be waited for. */
export type Stop<R extends Rules = Rules> = {
  /** The name used in commands and settings. */
  readonly id: string
  /** Where that is, for a list of switches. */
  readonly says: string
  /** Whether people sit down with it where no beat gives them time to speak. */
  readonly isDefault: boolean
  /** Whether this is such a moment for `seat`. `seen` is what anyone may see. */
  isHere(seen: Projection<R>, seat: Seat, edition: R['edition']): boolean
}

/** What a game says about things its players may do unasked. */
export type Unasked<R extends Rules = Rules> = {
  /** How good a moment this is for `seat`. `seen` is what anyone may see. */
  moment(seen: Projection<R>, seat: Seat, edition: R['edition']): Moment
  readonly stops: readonly Stop<R>[]
  /** Whether something the owner of `seen` may do unasked could matter here: said to them alone. */
  isWorthSaying(seen: Projection<R>, edition: R['edition']): boolean
}

/** A beat under way: who holds the table, and who has let it go on. */
export type Beat = { holding: readonly Seat[]; past: readonly Seat[] }

export const NEW_BEAT: Beat = { holding: [], past: [] }

/** The table pauses. */
export type Pause = {
  kind: 'beat'
  moment: Exclude<Moment, 'none'>
  /** Who may say something, as far as anyone knows. */
  speakers: readonly Seat[]
  /** Whom the table waits for: they hold it, or wanted to be waited for here. */
  waiting: readonly Seat[]
}

/** A stop of every game whose players may do something unasked. */
export const ANYWHERE: Stop = {
  id: 'anywhere',
  says: 'wherever you may play something unasked',
  isDefault: false,
  isHere: () => true,
}

/** The stops of a game: none where nobody may do anything unasked. */
export const stopsOf = <R extends Rules>(game: Game<R>): readonly Stop<R>[] =>
  game.unasked ? [...game.unasked.stops, ANYWHERE] : []

/** The pause that is due at this beat; null if nobody could say anything. */
export function pauseAt<R extends Rules>(play: Play<R>, beat: Beat, players: readonly Player[]): Pause | null {
  const { unasked } = play.game
  // A window is a question put to everyone: nobody needs to speak unasked.
  if (!unasked || play.isWindow || !players.some(({ kind }) => kind === 'person')) return null
  const { edition } = play
  const seen = project(play, null)
  const [speakers, waiting]: [Seat[], Seat[]] = [[], []]
  let isFull = false
  players.forEach((player, seat) => {
    if (player.kind !== 'person' || seen.awaiting.includes(seat)) return
    const moment = unasked.moment(seen, seat, edition)
    if (moment === 'none') return
    speakers.push(seat)
    isFull ||= moment === 'full'
    const isStopped = !beat.past.includes(seat) && isStopFor(play.game, player.stops, seen, seat, edition)
    if (isStopped || beat.holding.includes(seat)) waiting.push(seat)
  })
  return speakers.length === 0 ? null : { kind: 'beat', moment: isFull ? 'full' : 'passing', speakers, waiting }
}

const isStopFor = <R extends Rules>(
  game: Game<R>,
  stops: readonly string[],
  seen: Projection<R>,
  seat: Seat,
  edition: R['edition'],
): boolean =>
  stops.length > 0 && stopsOf(game).some(stop => stops.includes(stop.id) && stop.isHere(seen, seat, edition))

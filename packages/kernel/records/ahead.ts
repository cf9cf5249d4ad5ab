/**
 * Working ahead: what takes long about a choice, as plain data that can go to another thread and come back. A referee
 * says what there is to work out, these work it out, and the referee takes the result for that very moment only.
 *
 *   referee.rehearsal ─▶ rehearse ─▶ referee.rehearsed ─▶ referee.apply, without the long computations
 *   referee.weighing ──▶ weigh ────▶ referee.weighed ───▶ referee.undo, with the information line known
 */
import type { Seat } from '../asks/ask.ts'
import { SealedChance } from '../chance/sealed.ts'
import { Work } from '../chance/work.ts'
import { trust } from '../codec.ts'
import { KernelBug } from '../errors.ts'
import type { Game, Match } from '../game.ts'
import { Play } from '../play.ts'
import type { Rules } from '../rules.ts'
import { taught } from '../views/information.ts'
import { enact } from './enact.ts'
import { type ChoiceLine, type Header, isChoice, isUndo, type Line, type StartLine } from './record.ts'
import { SETUP } from './standing.ts'

/** Which match and which moment of it. */
type Moment = { game: string; rules: number; hash: string }

/** A choice that was accepted, and all that its long computations come from: dice to come are in it. */
export type Rehearsal<R extends Rules = Rules> = Moment & {
  /** The edition's data, unless it is the game's own. */
  edition: R['edition'] | null
  match: Match<R>
  /** What the dice follow from, and how much of them is used. */
  seed: string
  used: number
  seat: Seat
  choice: unknown
}

/** Choices of which it is not known yet whether they lie on the information line, by their place, latest first. */
export type Weighing = Moment & { lines: readonly string[]; places: readonly number[] }

/** What the long computations of a choice give. The rehearsal is used up. */
export function rehearse<R extends Rules>(
  game: Game<R>,
  { edition, match, seed, used, seat, choice }: Rehearsal<R>,
): readonly unknown[] {
  const works = new Work()
  const rng = new SealedChance('', '', seed)
  rng.seek(used)
  new Play(game, edition ?? game.edition, match, rng, null, works).take(seat, choice)
  return works.takeResults()
}

/** Whether each of these choices taught anyone something, up to the first that did: nobody asks beyond. */
export function weigh<R extends Rules>(game: Game<R>, { lines, places }: Weighing): boolean[] {
  const { header, standing } = readBack(lines)
  const { options, seats, from, edition } = header
  const beginning = {
    edition: edition.data === null ? game.edition : trust<R['edition']>(edition.data),
    options: trust<R['options']>(options),
    seats: seats.length,
    from: trust<Match<R> | null>(from),
  }
  const telling: boolean[] = []
  for (const place of places) {
    const entry = standing[place]
    if (!entry) throw new KernelBug('no-such-entry', { index: place })
    telling.push(taught(enact(game, beginning, standing.slice(0, place)).play, entry.seat, entry.choice))
    if (telling.at(-1)) break
  }
  return telling
}

/** The choices that stand after all undoing, the setup first, from a referee's own lines. */
function readBack(lines: readonly string[]) {
  const [first, second, ...rest] = lines.map(text => trust<Line>(JSON.parse(text)))
  const start = trust<StartLine>(second)
  const standing = [entryOf({ ...start, seat: SETUP, choice: null })]
  for (const line of rest) {
    if (isChoice(line)) standing.push(entryOf(line))
    if (isUndo(line)) standing.length -= line.undo
  }
  return { header: trust<Header>(first), standing }
}

const entryOf = ({ seat, choice, chance, worked = [] }: ChoiceLine) => ({ seat, choice, chance, worked })

/**
 * What is imagined could be so. A look-alike is a whole match: anyone else sees the same open things in it, the game's
 * own reading of positions takes it, it has as many of everything, and it can be played on. And over a whole match, the
 * truth is among what is imagined: a hidden thing that is never guessed right, however often, is not drawn from what it
 * could be.
 */
import { accept, sample } from '../asks/ask.ts'
import { type Chance, FastChance } from '../chance/chance.ts'
import { copyPlain } from '../codec.ts'
import type { Match } from '../game.ts'
import { assertPlain, isRecord, samePlain, show } from '../plain.ts'
import { Play } from '../play.ts'
import { determinize, project } from '../views/project.ts'
import { drawAny } from './choose.ts'
import { type Conserved, miscounted } from './conserved.ts'
import { named, type Viewer, viewersOf } from './look-alike.ts'
import type { Moment } from './moment.ts'

/** How far a look-alike is played on. */
const PLAYED_ON = 4
/** How many hidden things are guessed at a time. */
const GUESSES = 6
/** Guesses, for each value a thing was seen to have, after which none being right is no accident. */
const PATIENCE = 25

/** By where things lie, places in lists not told apart: guesses made, right ones, and the values there were. */
type Guesses = Map<string, { made: number; right: number; values: Set<string> }>

/** What is gathered over a match about what is imagined in it. */
export type Imagined = { guesses: Guesses; conserved: Conserved }

export function checkImagined({ referee, rng, again }: Moment, { guesses, conserved }: Imagined): string | null {
  const { game, edition, match } = referee
  const viewer = rng.pick(viewersOf(match))
  const seen = project(again, viewer)
  const other = determinize(game, seen, rng, edition)
  // Where everything lies open there is nothing to imagine.
  if (samePlain(other.board, match.board) && samePlain(other.stack, match.stack)) return null
  const whose = `what is imagined for ${named(viewer)}`
  const [open, imagined] = [match, other].map(({ board }) => JSON.stringify(game.view(board, null, edition)))
  if (open !== imagined) return `${whose} is not what lies open: ${imagined}`
  const read = game.readBoard?.(copyPlain(other.board), edition, match.seats)
  if (read && !read.ok) return `${whose} is no position of the game: ${read.problem.says}`
  const amiss = miscounted(conserved, match.board, other.board)
  if (amiss) return `${whose} has not as many of everything: ${amiss}`
  const odd = guess(referee.open, viewer, [other, determinize(game, seen, rng, edition)], guesses, rng)
  if (odd) return `${whose} is never so: ${odd}`
  const broken = playOn(new Play(game, edition, other, new FastChance(rng.below(1e9))), rng)
  return broken === null ? null : `${whose} cannot be played on: ${broken}`
}

/** Plays on at random; says what breaks. */
function playOn(play: Play, rng: Chance): string | null {
  try {
    for (let i = 0; i < PLAYED_ON && !play.isOver; i++) {
      const ask = drawAny(play, rng)
      const choice = accept(ask, sample(ask, rng))
      if (choice === undefined) return `seat ${ask.seat} is asked, but nothing can be chosen`
      play.take(ask.seat, choice)
    }
    assertPlain(play.match)
    return null
  } catch (fault) {
    return String(fault)
  }
}

/** Guesses hidden things. Which ones is told by a second look-alike, so that the first is not judged by itself. */
function guess(
  { game, edition, board }: Play,
  viewer: Viewer,
  [first, second]: readonly [Match, Match],
  guesses: Guesses,
  rng: Chance,
): string | null {
  const seen = JSON.stringify(game.view(board, viewer, edition))
  for (let i = 0; i < GUESSES; i++) {
    const path = whereDifferent(board, second.board, rng)
    if (path === null) return null
    const changed = copyPlain(board)
    put(changed, path, at(second.board, path))
    // Such as one card more in a hand: what it is may be hidden, that it is there is not.
    if (JSON.stringify(game.view(changed, viewer, edition)) !== seen) continue
    const odd = note(guesses, path, at(board, path), at(first.board, path))
    if (odd) return odd
  }
  return null
}

function note(guesses: Guesses, path: Path, truth: unknown, guessed: unknown): string | null {
  const where = path.map(key => (typeof key === 'number' ? '[]' : `.${key}`)).join('')
  const tally = guesses.get(where) ?? { made: 0, right: 0, values: new Set() }
  guesses.set(where, tally)
  tally.made++
  if (samePlain(truth, guessed)) tally.right++
  for (const value of [truth, guessed]) tally.values.add(JSON.stringify(value) ?? 'nothing')
  if (tally.right > 0 || tally.made < PATIENCE * tally.values.size) return null
  return `$${where} is ${show(truth)} and is taken for ${show(guessed)}, or as wrong, ${tally.made} times`
}

type Path = readonly (string | number)[]

/** The way to one of the innermost places where two boards differ; null if they do not, or not in one place. */
function whereDifferent(a: unknown, b: unknown, rng: Chance): Path | null {
  const path: (string | number)[] = []
  for (let [one, other] = [a, b]; ; one = at(one, path.slice(-1)), other = at(other, path.slice(-1))) {
    const keys = keysOf(one)
    if (keys === null || !samePlain(keys, keysOf(other))) return path.length > 0 ? path : null
    const different = keys.filter(key => !samePlain(at(one, [key]), at(other, [key])))
    if (different.length === 0) return null
    path.push(rng.pick(different))
  }
}

const keysOf = (value: unknown): (string | number)[] | null =>
  Array.isArray(value) ? [...value.keys()] : isRecord(value) ? Object.keys(value).sort() : null

const at = (value: unknown, path: Path): unknown => path.reduce((inner, key) => Object(inner)[key], value)

function put(value: object, path: Path, thing: unknown): void {
  const last = path.at(-1)
  if (last !== undefined) Object(at(value, path.slice(0, -1)))[last] = copyPlain(thing)
}

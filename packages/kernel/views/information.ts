/**
 * The information line: the last moment when chance was used or some seat learned something. The
 * kernel finds it by itself. A choice taught a seat something if the seat could not have foreseen
 * what it sees now: in some match that looked the same to it before, the same choice would have been
 * impossible, needed chance, or looked different afterwards.
 */
import { accept, type Seat } from '../asks/ask.ts'
import { FastChance, NoChance, RecordedChance } from '../chance/chance.ts'
import { copyPlain } from '../codec.ts'
import { KernelBug } from '../errors.ts'
import type { Game } from '../game.ts'
import { Play } from '../play.ts'
import type { Rules } from '../rules.ts'
import { imagine, type Projection, project } from './project.ts'

/** How many look-alike matches are tried for each seat: what was less than nine tenths sure is not missed. */
const LOOK_ALIKES = 64

/** Whether `choice`, which used no chance, taught anyone something when taken in `before`. */
export function taught<R extends Rules>(before: Play<R>, seat: Seat, choice: unknown): boolean {
  const after = new Play(before.game, before.edition, copyPlain(before.match), new NoChance())
  after.take(seat, copyPlain(choice))
  const viewers = [null, ...Array.from({ length: before.match.seats }, (_, viewer) => viewer)]
  return viewers.some(viewer => {
    const seen = project(before, viewer)
    const sees = JSON.stringify(project(after, viewer))
    for (let i = 0; i < LOOK_ALIKES; i++) {
      const drawn = new RecordedChance(new FastChance(before.match.seq, i))
      const lookAlike = imagine(before.game, seen, drawn, before.edition)
      if (afterwards(lookAlike, seat, choice, viewer) !== sees) return true
      // Where nothing is hidden nothing is drawn, and every look-alike is this one.
      if (drawn.takeSaid().length === 0) return false
    }
    return false
  })
}

/** How many look-alikes are tried to tell beforehand: a page asks often, and errs by a word at worst. */
const FORESEEN = 12

/**
 * Whether a choice would use chance, or show its chooser what they cannot foresee. Told from what they see alone, so
 * that it can be said before they choose.
 */
export function reveals<R extends Rules>(
  game: Game<R>,
  seen: Projection<R>,
  choice: unknown,
  edition: R['edition'],
): boolean {
  const { seat } = seen
  if (seat === null) return false
  let first: string | null = null
  for (let i = 0; i < FORESEEN; i++) {
    const drawn = new RecordedChance(new FastChance(i))
    const sees = afterwards(imagine(game, seen, drawn, edition), seat, choice, seat)
    if (sees === null || (first !== null && sees !== first)) return true
    if (drawn.takeSaid().length === 0) return false
    first = sees
  }
  return false
}

/** What `viewer` sees after the same choice in a look-alike match; null if it cannot be made there. */
function afterwards<R extends Rules>(play: Play<R>, seat: Seat, choice: unknown, viewer: Seat | null): string | null {
  const ask = play.askOf(seat)
  const accepted = ask && accept(ask, choice)
  if (accepted === undefined) return null
  try {
    play.take(seat, copyPlain(accepted))
  } catch (fault) {
    if (fault instanceof KernelBug && fault.code === 'chance-used') return null
    throw fault
  }
  return JSON.stringify(project(play, viewer))
}

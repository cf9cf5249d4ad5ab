/** The worker a record is read in: played again once, then shown at any moment through anyone's eyes. */
import { type LoadedGame, loadGame } from '@nassau/games/manifests'
import type { AnyEvent, Game, Match, Projection, Result, Seat } from '@nassau/kernel'
import { project, type Referee, replay, resume, rulesIn, verify } from '@nassau/kernel/host'
import { expose } from 'comlink'
import { RaceNotes, type Seals, sealsOf, type Tale, taleOf } from '../ending/tale.ts'
import { loadMatch } from '../seating/saved.ts'

/** What a record is about. */
export type Summary = {
  game: string
  rules: number
  names: readonly string[]
  options: Match['options']
  edition: object | null
  commitment: string
  /** How many choices stand. */
  length: number
  /** The numbers of the choices that begin a turn: someone else than before chooses. */
  turns: readonly number[]
  outcome: Match['outcome']
  /** Whether it is over, by its rules or otherwise: then nothing in it is secret any more. */
  isOver: boolean
  /** The one person who played it at this device; null if there were several, or others. */
  you: Seat | null
}

/** One moment of it: after so many choices, as `viewer` sees it. */
export type Moment = { at: number; seen: Projection; fresh: readonly AnyEvent[]; log: readonly AnyEvent[] }

export type Verdict = { isGood: true; choices: number } | { isGood: false; says: string; line: number | null }

let referee: Referee | null = null
let record = ''
let you: Seat | null = null
let listed: LoadedGame | null = null
let notes: RaceNotes | null = null

const theRecord = (): Referee => {
  if (!referee) throw new Error('no record was opened here')
  return referee
}

/** The game a record says it is of, loaded; its first line is the header. */
async function gameOf(text: string) {
  const [first = ''] = text.split('\n', 1)
  const header: unknown = JSON.parse(first)
  const id = typeof header === 'object' && header !== null && 'game' in header ? String(header.game) : ''
  // Of rules that nobody kept those of today say what is wrong.
  const loaded = (await loadGame(id, rulesIn(first))) ?? (await loadGame(id))
  if (!loaded) throw new Error(`this is no record of a game played here${id && `: "${id}"`}`)
  await loaded.game.prepare?.()
  return loaded
}

/** Begins to read a record of this game. */
function begin(loaded: LoadedGame): () => Result<Game> {
  listed = loaded
  notes = loaded.story ? new RaceNotes(loaded.story) : null
  return () => ({ ok: true, value: loaded.game })
}

const noteRace = (played: Referee): void => notes?.note(played, played.standing().length)

const desk = {
  async openText(text: string): Promise<Summary> {
    const loaded = await gameOf(text).catch(() => {
      throw new Error('this is not a record: its first line is no header')
    })
    const read = replay(begin(loaded), text, noteRace)
    if (!read.ok) throw new Error(read.problem.says)
    referee = read.value.referee
    record = text
    return summary()
  },

  /** A match on this device, over or not. */
  async openSaved(id: string): Promise<Summary> {
    const saved = await loadMatch(id)
    if (!saved) throw new Error('this match is not on this device')
    const text = saved.lines.join('\n')
    const read = resume(begin(await gameOf(text)), saved.lines, saved.setup.secret, noteRace)
    if (!read.ok) throw new Error(read.problem.says)
    referee = read.value
    record = saved.state.isOver ? referee.close() : ''
    const [only = null, another] = saved.setup.sitters.flatMap(({ level }, seat) => (level === null ? [seat] : []))
    you = another === undefined ? only : null
    return summary()
  },

  show(at: number, viewer: Seat | null): Moment {
    const play = theRecord()
    const seen = project(play.at(at), viewer)
    const told = play.log(viewer).filter(({ seq }) => seq <= at)
    return {
      at,
      seen,
      fresh: told.filter(({ seq }) => seq === at).map(({ event }) => event),
      log: told.map(({ event }) => event),
    }
  },

  /** Plays all of it again from the revealed secret, physics included, and compares every byte. */
  async verify(): Promise<Verdict> {
    if (record === '') return { isGood: false, says: 'a match can be verified when it is over', line: null }
    const { game } = await gameOf(record)
    const checked = verify(() => ({ ok: true, value: game }), record)
    return checked.ok
      ? { isGood: true, choices: checked.value.choices }
      : { isGood: false, says: checked.problem.says, line: checked.problem.line }
  },

  /** The whole of it as an ending tells it; null if the game tells none. */
  tale: (): Tale | null => (listed?.story && notes ? taleOf(theRecord(), listed.story, notes.marks) : null),

  /** How its dice were sealed and opened; null while it is not over. */
  seals(): Seals | null {
    const closing: { secret?: string } = record === '' ? {} : JSON.parse(record.trimEnd().split('\n').at(-1) ?? '{}')
    return closing.secret === undefined ? null : sealsOf(theRecord().header, closing.secret)
  },

  /** The match as it was after `at` choices, to play on from. */
  matchAt: (at: number): Match => theRecord().at(at).match,
  text: () => record,
}

function summary(): Summary {
  const { header, match } = theRecord()
  const choosers = theRecord()
    .standing()
    .map(({ seat }) => seat)
  return {
    game: header.game,
    rules: header.rules,
    names: header.seats,
    options: header.options,
    edition: header.edition.data,
    commitment: header.commitment,
    length: choosers.length,
    turns: choosers.flatMap((seat, i) => (seat === choosers[i - 1] ? [] : [i])),
    outcome: match.outcome,
    isOver: record !== '',
    you,
  }
}

export type ReplayDesk = typeof desk

expose(desk)

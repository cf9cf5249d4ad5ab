/**
 * The worker a table on this device runs in: rules and bots never hold up the page. Captains think in another one like it,
 * so that rules come over the wire once.
 */
import { type LoadedGame, loadGame } from '@nassau/games/manifests'
import type { Seat } from '@nassau/kernel'
import { rulesIn } from '@nassau/kernel/host'
import { expose, proxy } from 'comlink'
import { type Teacher, teacherIn } from '../teacher/teacher.ts'
import { type LocalSetup, LocalTable, type Tell, type Think } from './local-table.ts'
import { loadMatch, saveMatch } from './saved.ts'
import type { Done, SeatAction } from './seating.ts'
import { newSecret } from './secret.ts'

/** Between two saves at least so long, in ms. */
const SAVE_EVERY = 400

let table: LocalTable | null = null
/** Whether a save is due already. */
let isSaving = false

let teacher: Teacher | null = null

/** Captains think in a worker of their own: meanwhile the table hears whoever sits at it. */
const thinkOf =
  (game: string): Think =>
  async thought => {
    teacher ??= teacherIn(new Worker(location.href, { type: 'module' }))
    return (await teacher.desk).choose(game, thought)
  }

const theTable = (): LocalTable => {
  if (!table) throw new Error('no table was opened here')
  return table
}

/** A game, in the version of its rules that a saved match was begun under. */
async function listedOf(game: string, lines: readonly string[]) {
  const listed = await loadGame(game, rulesIn(lines[0]))
  if (!listed) throw new Error(`this device no longer has the rules of this match of "${game}"`)
  await listed.game.prepare?.()
  return listed
}

/** So many secrets are tried at most. */
const TRIES = 40

/** With a secret by which the person here begins, where that was wished for: nobody else has a stake in those dice. */
function withTheFirstTurn(listed: LoadedGame, setup: LocalSetup): LocalSetup {
  if (!setup.spared?.youBegin) return setup
  for (let i = 0; i < TRIES; i++) {
    const tried = { ...setup, secret: newSecret() }
    const trial = new LocalTable(listed, tried, [], () => undefined)
    trial.doChores()
    if (trial.asksAPerson) return tried
  }
  return setup
}

const desk = {
  /** Opens a match: a new one from its setup, or a saved one by its id alone. */
  async open(id: string, given: LocalSetup | null, tell: Tell) {
    const saved = await loadMatch(id)
    const wanted = saved?.setup ?? given
    if (!wanted) throw new Error('this match is not on this device')
    const listed = await listedOf(wanted.game, saved?.lines ?? [])
    const setup = saved ? wanted : withTheFirstTurn(listed, wanted)
    const save = (): void => {
      isSaving = false
      const { lines, state } = theTable()
      void saveMatch({ id, setup, lines: [...lines], updated: Date.now(), state })
    }
    const tellAndSave: Tell = (tellings, goesOn) => {
      if (!isSaving) setTimeout(save, SAVE_EVERY)
      isSaving = true
      return tell(tellings, goesOn)
    }
    const { lines = [], state } = saved ?? {}
    table = new LocalTable(listed, setup, lines, tellAndSave, state?.resigned, thinkOf(setup.game))
    table.doChores()
    table.begin()
    save()
    return setup
  },
  act: (seat: Seat, deed: SeatAction): Promise<Done> => theTable().act(seat, deed),
  why: (seat: Seat) => theTable().why(seat),
  record: () => theTable().record(),
}

/** What a captain does in a worker of its own. */
const teacherDesk = async () => proxy((await import('../teacher/teacher-desk.ts')).desk)

export type LocalDesk = typeof desk
export type LocalWorker = LocalDesk & { teacher: typeof teacherDesk }

expose({ ...desk, teacher: teacherDesk } satisfies LocalWorker)

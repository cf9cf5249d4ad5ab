/** The worker a table on this device runs in: rules and bots never hold up the page. */
import { loadGame } from '@nassau/games/manifests'
import type { Seat } from '@nassau/kernel'
import { expose } from 'comlink'
import { type LocalSetup, LocalTable, type Tell } from './local-table.ts'
import { loadMatch, saveMatch } from './saved.ts'
import type { Done, SeatAction } from './seating.ts'

/** Between two saves at least so long, in ms. */
const SAVE_EVERY = 400

let table: LocalTable | null = null
/** Whether a save is due already. */
let isSaving = false

const theTable = (): LocalTable => {
  if (!table) throw new Error('no table was opened here')
  return table
}

async function listedOf(game: string) {
  const listed = await loadGame(game)
  if (!listed) throw new Error(`there is no game "${game}"`)
  await listed.game.prepare?.()
  return listed
}

const desk = {
  /** Opens a match: a new one from its setup, or a saved one by its id alone. */
  async open(id: string, given: LocalSetup | null, tell: Tell) {
    const saved = await loadMatch(id)
    const setup = saved?.setup ?? given
    if (!setup) throw new Error('this match is not on this device')
    const listed = await listedOf(setup.game)
    const save = (): void => {
      isSaving = false
      const { lines, state } = theTable()
      void saveMatch({ id, setup, lines: [...lines], updated: Date.now(), state })
    }
    table = new LocalTable(listed, setup, saved?.lines ?? [], (tellings, goesOn) => {
      if (!isSaving) setTimeout(save, SAVE_EVERY)
      isSaving = true
      return tell(tellings, goesOn)
    })
    table.begin()
    save()
    return setup
  },
  act: (seat: Seat, deed: SeatAction): Promise<Done> => theTable().act(seat, deed),
  why: (seat: Seat) => theTable().why(seat),
  record: () => theTable().record(),
}

export type LocalDesk = typeof desk

expose(desk)

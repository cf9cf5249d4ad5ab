/** The worker practice is worked out in: physics never holds up the page. */

import { openRange, type Range, steadyThrow, type Try, tryThrow } from '@nassau/games/kit/tossing/practice'
import { loadGame } from '@nassau/games/manifests'
import { expose } from 'comlink'

let range: Range | null = null

const theRange = (): Range => {
  if (!range) throw new Error('no range was opened here')
  return range
}

const desk = {
  /** `word`: null for the usual table, a date for that day's. */
  async open(id: string, word: string | null): Promise<Range> {
    const loaded = await loadGame(id)
    if (!loaded) throw new Error(`there is no game "${id}"`)
    const { game } = loaded
    await game.prepare?.()
    range = openRange(game, word)
    return range
  },
  toss: (numbers: readonly number[], seed: number): Try => tryThrow(theRange(), numbers, seed),
  steady: (seed: number): Try => steadyThrow(theRange(), seed),
}

export type PracticeDesk = typeof desk

expose(desk)

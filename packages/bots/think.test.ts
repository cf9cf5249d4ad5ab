import { findGame, type LoadedGame } from '@nassau/games'
import { isRecord, type Projection, type Seat } from '@nassau/kernel'
import { determinize, FastChance } from '@nassau/kernel/bots'
import { Play, project, readOptions, seatsAsked, setUp } from '@nassau/kernel/host'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { think } from './think.ts'

// The clock stands still but for what a test lets pass: real time says nothing here.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

const SEATS = 3

function listedAs(id: string): LoadedGame {
  const found = findGame(id)
  if (!found.ok) throw new Error(found.problem.says)
  return found.value
}

const plays = ({ ask }: Projection): number =>
  ask?.kind === 'list' ? ask.options.filter(option => isRecord(option) && 'play' in option).length : 0

/** Whether a window is open to this seat: it may let it go by. */
const isAsked = ({ ask }: Projection): boolean =>
  ask?.kind === 'list' && ask.options.some(option => isRecord(option) && option.pass === true)

type Moment = { holding: Projection; empty: Projection }

/** One open window, seen by a seat that could play something there, and by the same seat with a hand that has nothing for it. */
function aWindow({ game, bots }: LoadedGame): Moment {
  const options = readOptions(game, [])
  if (!options.ok) throw new Error(options.problem.says)
  for (let seed = 0; seed < 20; seed++) {
    const rng = new FastChance(seed)
    const play = new Play(game, game.edition, setUp(game, game.edition, options.value, SEATS, rng), rng)
    for (let taken = 0; taken < 400 && !play.isOver; taken++) {
      const [seat = 0] = seatsAsked(play)
      const seen = project(play, seat)
      const found = isAsked(seen) ? handsIn(play, seat) : null
      if (found) return found
      play.take(seat, bots[0]?.choose(seen, rng, play.edition))
    }
  }
  throw new Error('no such window')
}

/** The seat's moment with other hands, as somebody who only looks on could imagine them; null if they are all alike. */
function handsIn({ game, edition, match }: Play, seat: Seat): Moment | null {
  const open = project(new Play(game, edition, match, new FastChance(0)), null)
  const seens = [1, 2, 3, 4, 5, 6, 7, 8].map(seed =>
    project(new Play(game, edition, determinize(game, open, new FastChance(seed), edition), new FastChance(0)), seat),
  )
  const holding = seens.find(seen => isAsked(seen) && plays(seen) > 0)
  const empty = seens.find(seen => isAsked(seen) && plays(seen) === 0)
  return holding && empty ? { holding, empty } : null
}

test.each(['king-of-pirates', 'doubloon-lagoon'])(
  '%s: in a window every captain answers after the same time, whether it holds a card or not',
  async id => {
    const listed = listedAs(id)
    const { holding, empty } = aWindow(listed)
    for (const level of ['captain', 'bold-captain', 'careful-captain']) {
      const answered: string[] = []
      const ask = async (name: string, seen: Projection): Promise<void> => {
        const thought = { level, seen, isAside: false, edition: listed.game.edition, seed: 7 }
        const chosen = await think(listed, thought)
        expect(chosen.ok).toBe(true)
        answered.push(name)
      }
      const asked = [ask('holding', holding), ask('empty', empty)]
      await vi.advanceTimersByTimeAsync(199)
      expect(answered).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect(answered.toSorted()).toEqual(['empty', 'holding'])
      await Promise.all(asked)
    }
  },
)

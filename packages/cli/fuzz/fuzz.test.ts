import { GAMES } from '@nassau/games'
import { beforeAll, expect, test } from 'vitest'
import { everyOption, everySeats, settingOf } from './plan.ts'
import { fuzzChunk } from './worker.ts'

/** So many matches of every game, and the deep checks at one step in so many: a minute for all of them. */
const MATCHES = 8
const EVERY = 12

/** The one never changes; the other does from run to run, so that what one run overlooks another may find. */
const ALWAYS = 1718
const TODAY = Date.now()

beforeAll(() => console.log(`fuzzed with the seeds ${ALWAYS} and ${TODAY}`))

for (const { game } of GAMES)
  for (const seed of [ALWAYS, TODAY])
    test(`${game.title} stands ${MATCHES} fuzzed matches: nassau fuzz ${game.id} --matches ${MATCHES} --every ${EVERY} --seed ${seed}`, async () => {
      const [seats, options] = [everySeats(game), everyOption(game)]
      const plan = { game: game.id, matches: MATCHES, seed, seats, options, every: EVERY }
      const { found, choices } = await fuzzChunk({ plan, first: 0, count: MATCHES })
      expect(found.map(({ index, finding }) => ({ index, ...finding }))).toEqual([])
      expect(choices).toBeGreaterThan(MATCHES)
      expect(settingOf(plan, 0)).not.toEqual(settingOf(plan, 1))
    })

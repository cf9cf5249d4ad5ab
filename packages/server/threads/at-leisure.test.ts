import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AtLeisure } from './at-leisure.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const TAKES_MS = 100

test('while others wait it rests twice as long as it worked; whoever comes alone begins at once', async () => {
  const leisure = new AtLeisure()
  const began: string[] = []
  const work = (whose: string) =>
    leisure.run(whose, async () => {
      began.push(whose)
      await new Promise(resolve => setTimeout(resolve, TAKES_MS))
    })
  const all = Promise.all([work('flooder'), work('flooder'), work('anne')])
  await vi.advanceTimersByTimeAsync(TAKES_MS)
  expect(began).toEqual(['flooder'])
  await vi.advanceTimersByTimeAsync(2 * TAKES_MS)
  expect(began).toEqual(['flooder', 'flooder'])
  await vi.advanceTimersByTimeAsync(3 * TAKES_MS)
  expect(began).toEqual(['flooder', 'flooder', 'anne'])
  await vi.advanceTimersByTimeAsync(TAKES_MS)
  await all
  const alone = work('bart')
  await vi.advanceTimersByTimeAsync(0)
  expect(began.at(-1)).toBe('bart')
  await vi.advanceTimersByTimeAsync(TAKES_MS)
  await alone
})

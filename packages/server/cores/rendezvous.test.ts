import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Rendezvous } from './rendezvous.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function meeting() {
  const rendezvous = new Rendezvous<string>()
  rendezvous.took(3)
  const gone: string[] = []
  const meet = async (who: string): Promise<void> => {
    void rendezvous.meet(who).then(() => gone.push(who))
    await Promise.resolve()
    await Promise.resolve()
  }
  return { rendezvous, gone, meet }
}

test('who writes alone waits for nobody', async () => {
  const { gone, meet } = meeting()
  await meet('anne')
  await meet('anne')
  expect(gone).toEqual(['anne', 'anne'])
})

test('of two who are busy the first waits for the second, and both go together', async () => {
  const { gone, meet } = meeting()
  await meet('anne')
  await meet('bart')
  expect(gone).toEqual(['anne'])
  await meet('anne')
  expect(gone).toEqual(['anne', 'bart', 'anne'])
})

test('nobody is waited for longer than a commit takes, nor if they have written nothing for a while, nor if they are gone', async () => {
  const { rendezvous, gone, meet } = meeting()
  await meet('anne')
  await meet('bart')
  await vi.advanceTimersByTimeAsync(2)
  expect(gone).toEqual(['anne'])
  await vi.advanceTimersByTimeAsync(1)
  expect(gone).toEqual(['anne', 'bart'])
  await vi.advanceTimersByTimeAsync(18)
  await meet('bart')
  expect(gone).toEqual(['anne', 'bart', 'bart'])
  await meet('anne')
  expect(gone).toHaveLength(3)
  rendezvous.leave('bart')
  await meet('anne')
  expect(gone).toHaveLength(5)
})

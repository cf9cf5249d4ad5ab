import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('whoever asks for much waits behind those who ask for little', async () => {
  const turns = new Turns(1)
  await turns.take('flooder')
  const came: string[] = []
  const waiting = ['flooder', 'flooder', 'flooder', 'anne', 'flooder', 'bart'].map(whose =>
    turns.take(whose).then(() => came.push(whose)),
  )
  expect(turns.length).toBe(6)
  for (const _ of waiting) {
    turns.giveBack()
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(came).toEqual(['flooder', 'anne', 'bart', 'flooder', 'flooder', 'flooder'])
  expect(turns.length).toBe(0)
  turns.giveBack()
  await turns.take('calico')
})

import { hashText } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { THOUSAND, throwMany } from './fixtures/thousand.ts'
import { loadPhysics } from './physics/world.ts'

test('OZ-30 a thousand tosses have the same fingerprints in a browser as everywhere else', async () => {
  await loadPhysics()
  expect(hashText(throwMany(1000, 7).join())).toBe(THOUSAND)
})

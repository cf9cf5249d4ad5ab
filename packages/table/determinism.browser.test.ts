import { hashText } from '@nassau/kernel'
import { expect, test } from 'vitest'
import { THOUSAND, throwMany } from './fixtures/thousand.ts'
import { loadTable } from './world.ts'

test('OZ-30 a thousand tosses have the same fingerprints in a browser as everywhere else', async () => {
  await loadTable()
  expect(hashText(throwMany(1000, 7).join())).toBe(THOUSAND)
})

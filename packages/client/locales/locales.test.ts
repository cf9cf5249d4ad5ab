import { expect, test } from 'vitest'
import { checkCatalogues } from './catalogues.ts'

test('every text in the code has its translation and no other text has one: `npm run words`', async () => {
  expect(await checkCatalogues()).toEqual([])
})

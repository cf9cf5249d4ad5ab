/** A match that cannot be played here any more, in a real browser: what is wrong is said, and there is a way to end it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { quotasTimes, type Server, serve } from '@nassau/server'
import { expect, test } from 'vitest'
import { CLIENT } from '../packages/cli/build-client.ts'
import { expectAccessible, expectNoFaults, newPerson, withBrowser } from './kit/kit.ts'

withBrowser()

const addressOf = ({ address }: Server): string => address.replace('127.0.0.1', 'localhost')

test('a match whose rules are gone says so; who sits there gives it up and leaves', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nassau-aground-'))
  const open = () => serve({ folder, port: 0, pages: CLIENT, quotas: quotasTimes(1000), logLevel: 'silent' })
  const before = await open()
  const anne = await newPerson()
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const data = { id: 'aground', game: 'pig', seats, isPublic: true }
  const { match } = await (await anne.page.request.post(`${addressOf(before)}/api/matches`, { data })).json()
  const bart = await newPerson()
  await bart.page.request.post(`${addressOf(before)}/api/matches/${match}/join`, { data: { id: 'bart' } })
  await before.close()
  const database = new DatabaseSync(join(folder, 'nassau.db'))
  database.exec(`UPDATE match_entries SET body = replace(body, '"rules":1', '"rules":99')`)
  database.close()

  const after = await open()
  await anne.page.goto(`${addressOf(after)}/table/${match}`)
  await anne.page.getByRole('heading', { name: 'Run aground' }).waitFor()
  await anne.page.getByText(/rules version 99 of pig; this house plays version 1/).waitFor()
  await expectAccessible(anne)
  await anne.page.getByRole('button', { name: 'Give up' }).click()
  await expect.poll(() => anne.page.getByRole('button', { name: 'Give up' }).count()).toBe(0)
  const { scene } = await (await bart.page.request.get(`${addressOf(after)}/api/matches/${match}`)).json()
  expect(scene).toMatchObject({ status: 'over', result: { how: 'resigned', winners: [1] } })

  const onlooker = await newPerson()
  await onlooker.page.goto(`${addressOf(after)}/table/${match}`)
  await onlooker.page.getByRole('heading', { name: 'Run aground' }).waitFor()
  expect(await onlooker.page.getByRole('button', { name: 'Give up' }).count()).toBe(0)
  await anne.page.getByRole('link', { name: 'Back to the harbour' }).click()
  await anne.page.getByRole('heading', { name: 'Nassau' }).first().waitFor()
  for (const someone of [anne, onlooker]) expectNoFaults(someone)
  await after.close()
  rmSync(folder, { recursive: true })
})

/** What keepers do, and that it is written down. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { Client } from '../fixtures/client.ts'
import { accountAt, backAt, houseWithKeeper, namedAt, tableOf } from '../fixtures/company.ts'
import { openServer } from '../fixtures/house.ts'

test('keepers settle reports, ban with reason and end, close tables; all of it is written down and stays so', async () => {
  let house = await openServer()
  const keeper = await accountAt(house, 'harbourmaster')
  expect((await keeper.get('/api/keeper/reports')).status).toBe(403)
  house = await house.restart({ keeper: 'HarbourMaster' })
  const master = backAt(house, keeper)
  expect((await master.get('/api/keeper')).body).toEqual({ keeper: 'harbourmaster' })

  const [anne, rogue] = [await namedAt(house, 'Anne'), await namedAt(house, 'Rogue')]
  const match = await tableOf(anne)
  await rogue.act(match, 'join')
  await rogue.act(match, 'chat', { text: 'something foul' })
  const reported = await anne.post('/api/reports', { match, seat: 1, text: 'foul language' })
  expect(reported.status).toBe(201)
  const { body: list } = await master.get('/api/keeper/reports')
  const [report] = Object(list.reports)
  expect(report).toMatchObject({
    againstName: 'Rogue',
    text: 'foul language',
    outcome: null,
    lines: [{ text: 'something foul', seat: 1 }],
  })

  await rogue.connect()
  const shownOut = new Promise(resolve => rogue.socket?.once('close', resolve))
  const ban = { person: report.against, name: 'Rogue', reason: 'foul language', days: 7 }
  expect((await anne.post('/api/keeper/bans', ban)).status).toBe(403)
  expect((await master.post('/api/keeper/bans', ban)).status).toBe(201)
  expect(await shownOut).toBe(4400)
  expect((await rogue.get('/api/me')).body.error).toMatchObject({
    code: 'banned',
    says: expect.stringMatching(/stay away until .*: foul language/),
  })
  expect((await rogue.get('/api/me/data')).body).toMatchObject({ name: 'Rogue' })
  expect((await rogue.request('DELETE', '/api/me', { name: 'nobody' })).body.error).toMatchObject({ code: 'malformed' })
  expect((await anne.get('/api/me')).status).toBe(200)
  expect((await master.post(`/api/keeper/reports/${report.id}`, { outcome: 'banned for a week' })).status).toBe(200)
  expect((await master.post(`/api/keeper/reports/${report.id}`, { outcome: 'again' })).status).toBe(404)
  expect((await master.post(`/api/keeper/tables/${match}/close`, { reason: 'spoilt' })).status).toBe(200)
  expect((await anne.look(match)).scene.result).toMatchObject({ how: 'closed' })
  const { body: bans } = await master.get('/api/keeper/bans')
  const [{ id }] = Object(bans.bans)
  expect((await master.request('DELETE', `/api/keeper/bans/${id}`)).status).toBe(200)
  expect((await rogue.get('/api/me')).status).toBe(200)

  const { body: log } = await master.get('/api/keeper/audit')
  expect(Object(log.lines).map(({ who, what }: { who: string; what: string }) => `${who} ${what}`)).toEqual([
    'harbourmaster lifted a ban',
    'harbourmaster closed a table',
    'harbourmaster settled a report',
    'harbourmaster banned',
    'whoever started the house named a keeper',
  ])
  expect(log.firstWrong).toBeNull()
  const database = new DatabaseSync(join(house.folder, 'nassau.db'))
  expect(() => database.exec("UPDATE audit SET who = 'nobody'")).toThrow('only added to')
  expect(() => database.exec('DELETE FROM audit')).toThrow('only added to')
  database.exec("DROP TRIGGER audit_no_update; UPDATE audit SET detail = 'nothing happened' WHERE seq = 2")
  database.close()
  expect((await master.get('/api/keeper/audit')).body.firstWrong).toBe(2)
  await house.destroy()
})

test('whoever deletes themselves is gone from what keepers were told, too', async () => {
  const { house, boss } = await houseWithKeeper()
  const [anne, rogue] = [await namedAt(house, 'Anne'), await namedAt(house, 'Rogue')]
  const match = await tableOf(anne)
  await rogue.act(match, 'join')
  await rogue.act(match, 'chat', { text: 'something foul' })
  await anne.act(match, 'chat', { text: 'I say!' })
  await anne.post('/api/reports', { match, seat: 1, text: 'foul language' })
  expect((await rogue.request('DELETE', '/api/me', { name: 'Rogue' })).status).toBe(200)
  const { text } = await boss.get('/api/keeper/reports')
  expect(text).toContain('I say!')
  expect(text).not.toMatch(/Rogue|something foul/)
  await house.destroy()
})

test('an address can be asked to stay away, and a ban ends by itself', async () => {
  const { house, boss } = await houseWithKeeper({ proxies: 1 })
  const from = (address: string) =>
    new Client(house.address).request('GET', '/api/me', undefined, { 'x-forwarded-for': address })
  await boss.post('/api/keeper/bans', { address: '203.0.113.5', name: 'a flooder', reason: 'floods', days: 1 / 86_400 })
  expect((await from('203.0.113.5')).body.error).toMatchObject({ code: 'banned' })
  expect((await from('203.0.113.6')).status).toBe(200)
  await expect.poll(async () => (await from('203.0.113.5')).status, { timeout: 5000 }).toBe(200)
  await boss.post('/api/keeper/bans', { address: '2001:db8::7', name: 'a network', reason: 'floods' })
  expect((await from('2001:db8::8')).body.error).toMatchObject({ code: 'banned' })
  const nonsense = await boss.post('/api/keeper/bans', { address: 'next door', name: 'somebody', reason: 'floods' })
  expect(nonsense.body.error).toMatchObject({ code: 'malformed', says: expect.stringContaining('203.0.113.5') })
  const network = await boss.post('/api/keeper/bans', { address: '203.0.113.5/64', name: 'a lot', reason: 'floods' })
  expect(network.body.error).toMatchObject({ code: 'malformed' })
  const own = await boss.post('/api/keeper/bans', { address: '127.0.0.1', name: 'myself', reason: 'a slip' })
  expect(own.body.error).toMatchObject({ code: 'not-allowed' })
  await house.destroy()
})

test('keepers see who they are and dismiss one another, but nobody dismisses themselves', async () => {
  const { house, boss } = await houseWithKeeper()
  const mate = await accountAt(house, 'mate')
  const names = async (): Promise<string[]> => {
    const { body } = await boss.get('/api/keeper/keepers')
    return Object(body.keepers).map(({ username }: { username: string }) => username)
  }
  expect((await mate.get('/api/keeper/keepers')).status).toBe(403)
  await boss.post('/api/keeper/keepers', { username: 'mate' })
  expect(await names()).toEqual(['harbourmaster', 'mate'])
  expect((await boss.request('DELETE', '/api/keeper/keepers/HarbourMaster')).status).toBe(403)
  expect((await boss.request('DELETE', '/api/keeper/keepers/nobody')).status).toBe(404)
  expect((await boss.request('DELETE', '/api/keeper/keepers/mate')).status).toBe(200)
  expect(await names()).toEqual(['harbourmaster'])
  expect((await mate.get('/api/keeper/reports')).status).toBe(403)
  const { body: log } = await boss.get('/api/keeper/audit')
  expect(Object(log.lines)[0]).toMatchObject({ who: 'harbourmaster', what: 'dismissed a keeper', about: 'mate' })
  await house.destroy()
})

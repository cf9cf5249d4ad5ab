import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@nassau/server'
import { afterAll, expect, test } from 'vitest'
import { nassau, scratch } from '../test-kit.ts'

const folder = scratch()
const data = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true }))

test('a store is checked, forecast, backed up, restored and archived from the command line', async () => {
  const server = await serve({ folder: data, port: 0, logLevel: 'silent' })
  const beside = nassau(['check', '--deep', '--data', data])
  expect(beside).toMatchObject({ code: 0, err: '' })
  expect(beside.out).toContain('0 matches, 0 of them played again to their end, nothing wrong')
  expect(nassau(['upgrade', '--dry-run', '--data', data]).out).toContain('0 running matches, 0 go on')
  const made = nassau(['backup', '--data', data, '--to', join(folder, 'backups')])
  expect(made.out).toMatch(/0 matches, 0 entries, \d+ bytes, made .*, opened and counted/)
  await server.close()
  const [path = ''] = made.out.split(':')
  expect(nassau(['backup', '--verify', path]).code).toBe(0)
  const into = join(folder, 'into')
  expect(nassau(['restore', path, '--data', into]).out).toContain('Restored 0 matches')
  expect(existsSync(join(into, 'nassau.db'))).toBe(true)
  const archived = nassau(['archive', '--data', into, '--to', join(folder, 'archive')])
  expect(archived.out).toBe('0 matches with 0 entries moved to 0 files\n')
}, 60_000)

test('people are looked after from the command line, and all of it is written down', async () => {
  const own = join(folder, 'peace')
  const server = await serve({ folder: own, port: 0, logLevel: 'silent' })
  const keeper = (...words: string[]) => nassau(['keeper', ...words, '--data', own])
  const made = keeper('ban', 'grogue', '--reason', 'spoils matches', '--days', '7', '--name', 'Rogue')
  expect(made).toMatchObject({ code: 0, err: '' })
  expect(keeper('bans').out).toMatch(/Rogue \(grogue\) until .*: spoils matches, by the command line/)
  expect(keeper('lift', made.out.trim()).code).toBe(0)
  expect(keeper('bans').out).toBe('')
  expect(keeper('ban', '203.0.113.5', '--address', '--reason', 'floods').code).toBe(0)
  expect(keeper('bans').out).toMatch(/203\.0\.113\.5 \(203\.0\.113\.5\) until for ever: floods/)
  expect(keeper('ban', 'next door', '--address', '--reason', 'floods')).toMatchObject({
    code: 2,
    err: expect.stringContaining('"next door" is no address; 203.0.113.5'),
  })
  expect(keeper('reports').out).toBe('')
  expect(keeper('keepers').out).toBe('')
  expect(keeper('people', 'Anne').out).toBe('')
  expect(keeper('name', 'nobody')).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no account nobody'),
  })
  const { out } = keeper('audit')
  expect(out).toMatch(
    /banned grogue: Rogue: spoils matches \(7 days\)\n.*lifted a ban .*\n.*banned 203.*\nThe log is whole\.\n$/,
  )
  await server.close()
}, 60_000)

test('a table is closed from the command line under a running house: who sits there is told, and it is written down', async () => {
  const own = join(folder, 'closing')
  const server = await serve({ folder: own, port: 0, logLevel: 'silent' })
  const ask = (path: string, more: RequestInit = {}) => fetch(`${server.address}${path}`, more)
  const me = await ask('/api/me')
  const headers = { cookie: me.headers.getSetCookie()[0]?.split(';')[0] ?? '', 'content-type': 'application/json' }
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const wanted = { method: 'POST', headers, body: JSON.stringify({ id: 'one', game: 'pig', seats, isPublic: true }) }
  const { match } = JSON.parse(await (await ask('/api/matches', wanted)).text())
  const live = await server.tables?.find(match)
  const heard: string[] = []
  const hear = (text: string) => void heard.push(text)
  await live?.watch({ caller: { person: 'x', persons: ['x'], name: 'X' }, send: hear, tell: hear })

  const keeper = (...words: string[]) => nassau(['keeper', ...words, '--data', own])
  expect(keeper('tables').out).toMatch(new RegExp(`^${match}  .*  pig, gathering\n$`))
  expect(keeper('close', match, '--reason', 'foul words')).toMatchObject({ code: 0, err: '' })
  expect(keeper('tables').out).toBe('')
  expect(keeper('audit').out).toContain(`the command line closed a table ${match}: foul words`)
  await expect.poll(() => heard.join(), { timeout: 20_000 }).toContain('"how":"closed"')
  expect(live?.table.result).toMatchObject({ how: 'closed' })

  expect(keeper('close', match, '--reason', 'again')).toMatchObject({
    code: 2,
    err: expect.stringContaining('is over already'),
  })
  expect(keeper('close', 'nosuchmatch1', '--reason', 'it')).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no match'),
  })
  await server.close()
}, 90_000)

test.each([
  [['check', '--data', join(folder, 'nowhere')], 'there is no store at'],
  [['upgrade', '--data', folder], '`--dry-run` says what that will do'],
  [['restore', folder, '--data', folder], 'holds no backup'],
  [['archive', '--older', 'long', '--data', folder], '"long" is no time'],
  [['archive', '--verify', join(folder, 'nowhere')], 'there is no archive at'],
  [['serve', '--check', 'twice'], 'quick'],
])('%j says in a sentence what is wrong', (words, says) => {
  const { code, err } = nassau(words)
  expect(code).toBe(2)
  expect(err).toContain(says)
  expect(err).not.toContain('    at ')
})

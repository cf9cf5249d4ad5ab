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

import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nassau } from '../test-kit.ts'

const HOUSE = join(import.meta.dirname, '../../..')
const DEPLOY = join(HOUSE, 'deploy')
const units = readdirSync(DEPLOY)
const compose = readFileSync(join(HOUSE, 'compose.yaml'), 'utf8')

/** Every flag that follows a command of ours in a text. */
function flagsOf(text: string, command: string): string[] {
  const line = text.split('\n').find(line => line.includes('nassau.ts') && line.includes(command)) ?? ''
  return line.match(/--[a-z-]+/g) ?? []
}

test.each([
  ['compose.yaml', compose, 'serve'],
  ...units.map(unit => [unit, readFileSync(join(DEPLOY, unit), 'utf8'), unit.includes('backup') ? 'backup' : 'serve']),
])('%s calls commands with flags they have', (_name = '', text = '', command = '') => {
  const { out } = nassau([command, '--help'])
  for (const flag of flagsOf(text, command)) expect(out).toContain(flag)
})

test('in compose.yaml what is named is there', () => {
  const services = [...compose.matchAll(/^ {2}([a-z0-9-]+):/gm)].map(([, name]) => name)
  for (const [, named = ''] of compose.matchAll(/(?:depends_on: \[|reverse_proxy )([^\]{\n]+)/g))
    for (const name of named.split(/[,\s]+/).filter(Boolean)) expect(services).toContain(name.replace(/:\d+$/, ''))
  expect(compose).toContain('stop_grace_period: 45s')
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd)('systemd finds nothing wrong with the units', () => {
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...units.map(unit => join(DEPLOY, unit))], {
    encoding: 'utf8',
  })
  // Where the house will stand is nothing yet.
  const said = stderr
    .split('\n')
    .filter(line => line !== '' && line.includes('nassau') && !line.includes('is not executable'))
  expect(said).toEqual([])
})

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HOUSE = join(import.meta.dirname, '../..')
const DOOR = join(HOUSE, 'packages/cli/nassau.js')
const SENTENCE =
  /^Nassau needs Node 26\.10 or later, and this is v\d+\.\d+\.\d+\. The right one comes with `npm ci`: [^\n]+\n$/

const run = (node: string, ...words: string[]) => spawnSync(node, words, { cwd: HOUSE, encoding: 'utf8' })

const pretending = (version: string): string =>
  `--import=data:text/javascript,Object.defineProperty(process,'version',{value:'${version}'})`

test.each(['v20.20.2', 'v22.5.0', 'v26.9.3'])('under Node %s one sentence says what to do', version => {
  const { status, stdout, stderr } = run(process.execPath, pretending(version), DOOR, 'law')
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(SENTENCE)
})

test.each(['v26.10.0', 'v27.0.0'])('Node %s is good enough', version => {
  expect(run(process.execPath, pretending(version), DOOR, '--help').status).toBe(0)
})

const SYSTEM = '/usr/bin/node'
const isOld = existsSync(SYSTEM) && Number(/^v(\d+)/.exec(run(SYSTEM, '--version').stdout)?.[1]) < 26

test.skipIf(!isOld).each([DOOR, join(HOUSE, 'node_modules/vitest/vitest.mjs')])(
  'the old Node of this machine says so for %s',
  tool => {
    const { status, stderr } = run(SYSTEM, tool, 'list', 'node-version')
    expect(status).toBe(1)
    expect(stderr).toMatch(SENTENCE)
  },
)

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { hashPassword, verifyPassword } from '@better-auth/utils/password'
import { afterAll, expect, test } from 'vitest'
import { Passwords } from './passwords.ts'

const faults: unknown[] = []
const passwords = new Passwords(fault => faults.push(fault))
afterAll(() => passwords.close())

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** What Linux says of a process: after its name, whose end is the last bracket. */
const statOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/.*\) . /s, '')
    .split(' ')
    .map(Number)

test('passwords hashed before are still right, and those hashed here are right anywhere', async () => {
  const said = 'Ｆｕｌｌ width, ﬁne'
  expect(await passwords.verify({ hash: await hashPassword(said), password: said })).toBe(true)
  const hash = await passwords.hash(said)
  expect(await verifyPassword(hash, said)).toBe(true)
  expect(await passwords.verify({ hash, password: 'another' })).toBe(false)
  expect(await passwords.verify({ hash: hash.replace(/.$/, ''), password: said })).toBe(false)
  expect(faults).toEqual([])
})

test('they are hashed in a process that lets all others go first and keeps the memory it took', async () => {
  await passwords.hash('long enough for it')
  const { pid = 0 } = passwords
  expect(getPriority(pid)).toBe(19)
  if (process.platform !== 'linux') return
  // By the kernel's numbers 5 is SCHED_IDLE; without `chrt` least priority has to do.
  if (!spawnSync('chrt', ['-V']).error) expect(statOf(pid)[37]).toBe(5)
  const faulted = () => statOf(pid)[6] ?? 0
  const before = faulted()
  await passwords.hash('long enough for it')
  // The hash takes 32 MB, which are 8192 pages.
  expect(faulted() - before).toBeLessThan(4000)
  expect(faults).toEqual([])
})

test('whoever ends the house may send its signal to that process too: what is under way is still done', async () => {
  await passwords.hash('long enough for it')
  const { pid = 0 } = passwords
  const many = [1, 2, 3].map(() => passwords.hash('long enough for it'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid, signal)
  for (const hash of await Promise.all(many)) expect(await verifyPassword(hash, 'long enough for it')).toBe(true)
  expect(passwords.pid).toBe(pid)
  expect(faults).toEqual([])
})

test('when that process dies the password is hashed all the same, and the next one in a new process', async () => {
  await passwords.hash('long enough for it')
  const { pid = 0 } = passwords
  const hash = passwords.hash('long enough for it')
  process.kill(pid, 'SIGKILL')
  expect(await verifyPassword(await hash, 'long enough for it')).toBe(true)
  await passwords.hash('long enough for it')
  expect(passwords.pid).not.toBe(pid)
  faults.splice(0)
})

test('with the house its process is gone, and passwords asked of it then are hashed all the same', async () => {
  const closed = new Passwords(fault => faults.push(fault))
  const last = closed.hash('long enough for it')
  await closed.hash('long enough for it')
  const { pid = 0 } = closed
  await closed.close()
  expect(isRunning(pid)).toBe(false)
  const hash = await closed.hash('long enough for it')
  expect(await closed.verify({ hash, password: 'long enough for it' })).toBe(true)
  expect(await closed.verify({ hash: await last, password: 'another' })).toBe(false)
  expect(faults).toEqual([])
})

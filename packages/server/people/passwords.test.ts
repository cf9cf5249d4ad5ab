import { hashPassword, verifyPassword } from '@better-auth/utils/password'
import { afterAll, expect, test } from 'vitest'
import { Passwords } from './passwords.ts'

const faults: unknown[] = []
const passwords = new Passwords(fault => faults.push(fault))
afterAll(() => passwords.close())

test('passwords hashed before are still right, and those hashed here are right anywhere', async () => {
  const said = 'Ｆｕｌｌ width, ﬁne'
  expect(await passwords.verify({ hash: await hashPassword(said), password: said })).toBe(true)
  const hash = await passwords.hash(said)
  expect(await verifyPassword(hash, said)).toBe(true)
  expect(await passwords.verify({ hash, password: 'another' })).toBe(false)
  expect(await passwords.verify({ hash: hash.replace(/.$/, ''), password: said })).toBe(false)
  expect(faults).toEqual([])
})

test('without their thread passwords are hashed all the same', async () => {
  const closed = new Passwords(fault => faults.push(fault))
  await closed.close()
  const hash = await closed.hash('long enough for it')
  expect(await closed.verify({ hash, password: 'long enough for it' })).toBe(true)
  expect(await closed.verify({ hash, password: 'another' })).toBe(false)
})

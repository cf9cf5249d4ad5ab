import * as fc from 'fast-check'
import { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { Refused } from '../errors.ts'
import { areThere, REDIS } from '../store/fixtures/services.ts'
import { addressOf } from './address.ts'
import { MemoryMeter, RedisMeter } from './meter.ts'
import { QUOTAS, Quotas, quotasTimes } from './quotas.ts'

const QUOTA = { most: 3, everyMs: 3000, says: 'things' }

test('so many at once, then one by one as they come back', () => {
  const meter = new MemoryMeter()
  const take = (now: number) => meter.takeNow('anne', QUOTA, 1, now)
  expect([take(0), take(0), take(0)]).toEqual([0, 0, 0])
  expect(take(0)).toBe(1000)
  expect(take(400)).toBe(600)
  expect(take(1000)).toBe(0)
  expect(take(1001)).toBe(999)
  expect(meter.takeNow('bart', QUOTA, 3, 1001)).toBe(0)
  expect(meter.takeNow('calico', QUOTA, 4, 1001)).toBeGreaterThan(0)
  expect([take(99_000), take(99_000), take(99_000)]).toEqual([0, 0, 0])
  expect(take(99_000)).toBe(1000)
})

test('in no stretch of time are there more than a full measure and what came back in it', () => {
  const asked = fc.array(fc.nat({ max: 2000 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(asked, gaps => {
      const meter = new MemoryMeter()
      const taken: number[] = []
      let now = 0
      for (const gap of gaps) {
        now += gap
        if (meter.takeNow('anne', QUOTA, 1, now) === 0) taken.push(now)
      }
      for (const from of taken)
        for (const to of taken) {
          const within = taken.filter(at => at >= from && at <= to).length
          if (to >= from) expect(within).toBeLessThanOrEqual(QUOTA.most + (to - from) / 1000 + 1e-6)
        }
    }),
  )
})

test('whoever has had enough is told of what, how many there are, and when there is more', async () => {
  const quotas = new Quotas(quotasTimes(1, { chat: { most: 2, everyMs: 60_000, says: 'lines of chat' } }))
  await quotas.take('chat', 'anne')
  quotas.takeHere('chat', 'anne')
  const refused = await quotas.take('chat', 'anne').catch((fault: unknown) => fault)
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({
    trouble: {
      code: 'too-many',
      says: '2 lines of chat in 60 seconds are enough; again in 30 seconds',
      quota: { what: 'chat', most: 2, everyMs: 60_000, againMs: expect.any(Number) },
    },
  })
  await quotas.take('chat', 'bart')
})

test.runIf(await areThere(REDIS))('nodes that share a Redis count together, by its clock', async () => {
  const redis = new Redis(REDIS)
  const name = `test-${process.pid}-${Date.now()}`
  const [one, other] = [new RedisMeter(redis, name), new RedisMeter(redis, name)]
  // Slow enough that nothing comes back while the test runs.
  const quota = { most: 3, everyMs: 3_600_000, says: 'things' }
  await redis.ping()
  expect([await one.take('a', quota, 2), await other.take('a', quota, 1)]).toEqual([0, 0])
  const wait = await one.take('a', quota, 1)
  expect(wait).toBeGreaterThan(1_190_000)
  expect(wait).toBeLessThanOrEqual(1_200_000)
  redis.disconnect()
  expect(await one.take('a', quota, 1)).toBe(0)
})

test('a factor makes everything larger, and nothing vanish', () => {
  for (const [what, { most }] of Object.entries(quotasTimes(10)))
    expect([what, most]).toEqual([what, Reflect.get(QUOTAS, what).most * 10])
  for (const { most } of Object.values(quotasTimes(1e-6))) expect(most).toBe(1)
})

test('an address counts as its owner has it: one of the old kind, a network of the new', () => {
  expect(addressOf('203.0.113.9')).toBe('203.0.113.9')
  expect(addressOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(addressOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64')
  expect(addressOf('2001:0db8:0001:0002:bbbb:0:0:7')).toBe('2001:db8:1:2::/64')
  expect(addressOf('2001:db8::7')).toBe('2001:db8:0:0::/64')
  expect(addressOf('::1')).toBe('0:0:0:0::/64')
  expect(addressOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

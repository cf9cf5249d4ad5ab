import { createCipheriv, createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chiSquared } from '../fixtures/chi-squared.ts'
import { commitmentTo, hashText, isSecret, SealedChance, secretFrom } from './sealed.ts'

const SECRET = secretFrom('Davy Jones')
const BOUND = '{"table":"Żółty Wiatr"}'

/** The first `n` words of the stream, by the platform's own cryptography. */
function oracle(secret: string, bound: string, n: number): number[] {
  const seed = createHmac('sha256', Buffer.from(secret, 'hex')).update(bound, 'utf8').digest()
  // Here the block counter is the first four bytes of what OpenSSL calls the initial vector.
  const bytes = createCipheriv('chacha20', seed, Buffer.alloc(16)).update(Buffer.alloc(4 * n))
  return Array.from({ length: n }, (_, i) => bytes.readUInt32LE(4 * i))
}

const numbers = (rng: SealedChance, n: number): number[] => Array.from({ length: n }, () => rng.below(2 ** 32))

test('the stream is ChaCha20 under the HMAC of the bound text, word by word, over many blocks', () => {
  expect(numbers(new SealedChance(SECRET, BOUND), 500)).toEqual(oracle(SECRET, BOUND, 500))
})

test('the commitment is the SHA-256 of the secret', () => {
  expect(commitmentTo(SECRET)).toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'))
  expect(hashText(BOUND)).toBe(createHash('sha256').update(BOUND, 'utf8').digest('hex'))
})

test('equal secrets bound to equal texts give equal dice', () => {
  expect(numbers(new SealedChance(SECRET, BOUND), 100)).toEqual(numbers(new SealedChance(SECRET, BOUND), 100))
})

test('another secret or another bound text gives other dice', () => {
  const dice = numbers(new SealedChance(SECRET, BOUND), 4)
  expect(numbers(new SealedChance(SECRET, `${BOUND} `), 4)).not.toEqual(dice)
  expect(numbers(new SealedChance(secretFrom('Davy Jones.'), BOUND), 4)).not.toEqual(dice)
})

test('going back to a place gives the same numbers again, wherever the borders of the blocks are', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(300), fc.nat(140), (place, farther, n) => {
      const rng = new SealedChance(SECRET, BOUND)
      numbers(rng, place)
      expect(rng.tell()).toBe(place)
      const first = numbers(rng, n)
      numbers(rng, farther)
      rng.seek(place)
      expect(rng.tell()).toBe(place)
      expect(numbers(rng, n)).toEqual(first)
    }),
    {
      seed: 7,
      examples: [
        [64, 0, 1],
        [63, 1, 2],
        [128, 64, 65],
        [0, 0, 64],
      ],
    },
  )
})

test('going on to a place skips what lies between', () => {
  const rng = new SealedChance(SECRET, BOUND)
  rng.seek(130)
  expect(numbers(rng, 5)).toEqual(oracle(SECRET, BOUND, 135).slice(130))
})

test('words that would make some values likelier are passed over', () => {
  const n = 3_000_000_000
  const rng = new SealedChance(SECRET, BOUND)
  const fair = oracle(SECRET, BOUND, 400).filter(word => word < n)
  expect(fair.length).toBeLessThan(320)
  expect(Array.from(fair, () => rng.below(n))).toEqual(fair)
})

test('each face of a sealed die is as likely as any other', () => {
  const rng = new SealedChance(SECRET, BOUND)
  expect(
    chiSquared(
      Array.from({ length: 30_000 }, () => rng.die()),
      6,
    ),
  ).toBeLessThan(20.5)
})

test('one of one is no question, and still uses the stream', () => {
  const rng = new SealedChance(SECRET, BOUND)
  expect([rng.below(1), rng.tell()]).toEqual([0, 1])
})

test.each([0, -1, 2.5, Number.NaN, 2 ** 32 + 1])(
  'a number below %f is asked for by a fault, and not searched for ever',
  n => {
    expect(() => new SealedChance(SECRET, BOUND).below(n)).toThrow('no-such-chance')
  },
)

test('a secret is 64 hexadecimal digits, and the same word gives the same', () => {
  expect(isSecret(SECRET)).toBe(true)
  expect(secretFrom('Davy Jones')).toBe(SECRET)
  for (const odd of [
    '',
    'f'.repeat(63),
    'f'.repeat(65),
    'F'.repeat(64),
    'g'.repeat(64),
    `${'f'.repeat(64)}\n`,
    7,
    null,
  ])
    expect(isSecret(odd)).toBe(false)
})

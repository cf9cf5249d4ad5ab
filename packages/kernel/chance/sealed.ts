/**
 * Sealed chance for live matches: a ChaCha20 stream that nobody can foretell, and a proof after the
 * end that nobody steered it.
 *
 *   secret ──sha256──▶ commitment, published before the first choice
 *   secret + header (with every seat's entropy) ──hmac──▶ seed ──ChaCha20──▶ dice
 *   after the end: secret revealed; anyone derives the same dice
 */
import { chacha20 } from '@noble/ciphers/chacha.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { sha256Hex } from '#sha256'
import { KernelBug } from '../errors.ts'
import { Chance } from './chance.ts'

/** 32 bytes as 64 hexadecimal digits: what is kept secret until the end. */
export type Secret = string

/** SHA-256 of a text, in hexadecimal. */
export const hashText = (text: string): string => sha256Hex(text)

/** What the house publishes before the first choice. */
export const commitmentTo = (secret: Secret): string => bytesToHex(sha256(hexToBytes(secret)))

/** A secret made from a word, for matches that shall be repeatable. */
export const secretFrom = (word: string): Secret => hashText(`nassau secret ${word}`)

export const isSecret = (value: unknown): value is Secret => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

/** What all dice of a match follow from. */
export const seedOf = (secret: Secret, bound: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(bound)))

const NONCE = new Uint8Array(12)
const BLOCKS_AT_ONCE = 4
const BYTES_A_BLOCK = 64
const ZEROS = new Uint8Array(BLOCKS_AT_ONCE * BYTES_A_BLOCK)
const WORDS_AT_ONCE = ZEROS.length / 4
const TWO_TO_32 = 4294967296

export class SealedChance extends Chance {
  /** As text, which is smaller to keep: it is wanted once in a while. */
  private readonly seed: string
  private readonly words = new DataView(new ArrayBuffer(ZEROS.length))
  /** How many 32-bit words of the stream have been used. */
  private used = 0

  /** `bound` is the record's header: another table, option or entropy gives other dice. */
  constructor(secret: Secret, bound: string, seed = seedOf(secret, bound)) {
    super()
    this.seed = seed
  }

  /** What all of it follows from: with it and a place, whoever has it knows all dice to come. */
  get origin(): string {
    return this.seed
  }

  // Rejection keeps every value exactly as likely as every other.
  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > TWO_TO_32) throw new KernelBug('no-such-chance', { n })
    const limit = TWO_TO_32 - (TWO_TO_32 % n)
    for (;;) {
      const word = this.nextWord()
      if (word < limit) return word % n
    }
  }

  /** The place in the stream, to come back to with `seek`. */
  tell(): number {
    return this.used
  }

  /** Goes back (or on) to a place in the stream. */
  seek(used: number): void {
    this.used = used
    if (used % WORDS_AT_ONCE !== 0) this.fill()
  }

  private fill(): void {
    const block = Math.floor(this.used / WORDS_AT_ONCE) * BLOCKS_AT_ONCE
    chacha20(hexToBytes(this.seed), NONCE, ZEROS, new Uint8Array(this.words.buffer), block)
  }

  private nextWord(): number {
    const at = this.used % WORDS_AT_ONCE
    if (at === 0) this.fill()
    this.used++
    return this.words.getUint32(at * 4, true)
  }
}

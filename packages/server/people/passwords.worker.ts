/** What a thread for passwords does: the same as the library, at once and in the background. */
import { scryptSync } from 'node:crypto'
import { stepBack } from '../threads/step-back.ts'

stepBack()

export type Derivation = { password: string; salt: string }

const COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
const KEY_BYTES = 64

export const derive = ({ password, salt }: Derivation): string =>
  scryptSync(password.normalize('NFKC'), salt, KEY_BYTES, COST).toString('hex')

/** What the process for passwords does: the same as the library, while nobody else wants the core. See side-process.ts. */
import { scryptSync } from 'node:crypto'
import { standAside } from '../threads/step-back.ts'

export type Derivation = { password: string; salt: string }

const COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
const KEY_BYTES = 64

standAside()
// Whoever ends the house may send its signal to all that belongs to it; what is under way is still to be done.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
process.on('message', ({ password, salt }: Derivation) => {
  const key = scryptSync(password.normalize('NFKC'), salt, KEY_BYTES, COST).toString('hex')
  if (process.connected) process.send?.(key)
})

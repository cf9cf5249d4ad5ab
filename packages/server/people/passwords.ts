/**
 * Passwords take a twentieth of a second of a core and 32 MB to hash, on purpose. It is done in a process that lets all
 * others go first: whoever guesses passwords slows down other guessers, and nobody who plays.
 */
import { randomBytes } from 'node:crypto'
import { hashPassword, verifyPassword } from '@better-auth/utils/password'
import { SideProcess } from '../threads/side-process.ts'
import type { Derivation } from './passwords.process.ts'

/** One that is not hashed after so long (ms) is hashed without the process. */
const BUDGET_MS = 20_000

export class Passwords {
  private readonly side: SideProcess

  constructor(onFault: (fault: unknown) => void) {
    this.side = new SideProcess(new URL('./passwords.process.ts', import.meta.url), onFault, BUDGET_MS)
  }

  /** Of the process, while there is one. */
  get pid(): number | undefined {
    return this.side.pid
  }

  /** Written as the library writes it: `salt:key`. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16).toString('hex')
    const key = await this.derive({ password, salt })
    return key === null ? hashPassword(password) : `${salt}:${key}`
  }

  async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
    const [salt = '', wanted] = hash.split(':')
    const key = await this.derive({ password, salt })
    return key === null ? verifyPassword(hash, password) : key === wanted
  }

  close(): Promise<void> {
    return this.side.close()
  }

  private async derive(derivation: Derivation): Promise<string | null> {
    const key = await this.side.run(derivation)
    return typeof key === 'string' ? key : null
  }
}

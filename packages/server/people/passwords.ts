/**
 * Passwords take a tenth of a second of a core to hash, on purpose. It is done in a thread that lets all others go
 * first: whoever guesses passwords slows down other guessers, and nobody who plays.
 */
import { randomBytes } from 'node:crypto'
import { hashPassword, verifyPassword } from '@better-auth/utils/password'
import { Threads } from '../threads/threads.ts'
import type { Derivation } from './passwords.worker.ts'

/** One that is not hashed after so long (ms) is hashed without the thread. */
const BUDGET_MS = 20_000

export class Passwords {
  private readonly threads: Threads

  constructor(onFault: (fault: unknown) => void) {
    this.threads = new Threads(new URL('./passwords.worker.ts', import.meta.url), onFault, { budgetMs: BUDGET_MS })
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
    return this.threads.close()
  }

  private async derive(derivation: Derivation): Promise<string | null> {
    const came = await this.threads.run('derive', derivation, '')
    return came.ok && typeof came.value === 'string' ? came.value : null
  }
}

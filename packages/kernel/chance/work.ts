/**
 * Work: long, pure computations inside rules, such as the physics of a throw. What came out is kept
 * in the record, so that undo and replay need not do it again; verifying does.
 */
import { copyPlain, trust } from '../codec.ts'

const NONE: readonly unknown[] = []

export class Work {
  /** Results known beforehand, in order. */
  private known: unknown[]
  private results: unknown[] = []

  constructor(known: readonly unknown[] = []) {
    this.known = [...known]
  }

  /** The next known result, or else what `compute` gives. Chance must be drawn outside of it. */
  do<T>(compute: () => T): T {
    const result = this.known.length > 0 ? trust<T>(copyPlain(this.known.shift())) : compute()
    this.results.push(copyPlain(result))
    return result
  }

  /** Known results that were not asked for yet. */
  rest(): readonly unknown[] {
    return this.known
  }

  /** Does something with `results` known beforehand; whatever of them was not asked for is not known after it. */
  knowing(results: readonly unknown[], what: () => void): void {
    if (results.length === 0) return what()
    const behind = this.known.length
    this.known.unshift(...results)
    try {
      what()
    } finally {
      this.known.splice(0, Math.max(0, this.known.length - behind))
    }
  }

  /** The results since the last call. */
  takeResults(): readonly unknown[] {
    const { results } = this
    if (results.length === 0) return NONE
    this.results = []
    return results
  }
}

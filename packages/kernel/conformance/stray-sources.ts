/**
 * Rules have one source of chance and no clock. While a match is checked, whoever asks another source is noted by name:
 * what comes of it would show much later, as a match that cannot be taken back or replayed.
 */

/** The first stray source that was used. */
export type Stray = { check: string; says: string }

export type Watch = { readonly seen: Stray | null; end(): void }

const CLOCK = 'uses-clock'
const RANDOM = 'uses-math-random'

/** Watches the sources until it is ended; they go on working. */
export function watchSources(): Watch {
  let seen: Stray | null = null
  const note = (check: string, name: string): void => {
    const instead = check === CLOCK ? 'a match has no clock' : 'chance comes from ctx.rng alone'
    seen ??= { check, says: `the game uses ${name}: ${instead}` }
  }
  const RealDate = globalThis.Date
  globalThis.Date = new Proxy(RealDate, {
    get: (date, key, receiver) => {
      if (key === 'now') note(CLOCK, 'Date.now')
      return Reflect.get(date, key, receiver)
    },
    construct: (date, given, target) => {
      if (given.length === 0) note(CLOCK, 'new Date()')
      return Reflect.construct(date, given, target)
    },
    apply: date => {
      note(CLOCK, 'Date()')
      return date()
    },
  })
  const unwrap = [
    wrap(globalThis.performance, 'now', () => note(CLOCK, 'performance.now')),
    wrap(globalThis.Math, 'random', () => note(RANDOM, 'Math.random')),
    wrap(globalThis.crypto, 'getRandomValues', () => note(RANDOM, 'crypto.getRandomValues')),
    wrap(globalThis.crypto, 'randomUUID', () => note(RANDOM, 'crypto.randomUUID')),
  ]
  return {
    get seen() {
      return seen
    },
    end() {
      globalThis.Date = RealDate
      for (const restore of unwrap) restore()
    },
  }
}

/** Has a method tell that it is called; returns how to put things back. */
function wrap(owner: object, key: string, tell: () => void): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, key)
  const method: unknown = Reflect.get(owner, key)
  if (typeof method !== 'function') return () => {}
  const value = (...given: unknown[]): unknown => {
    tell()
    return Reflect.apply(method, owner, given)
  }
  Object.defineProperty(owner, key, { value, configurable: true, writable: true })
  return () => {
    if (own) Object.defineProperty(owner, key, own)
    else Reflect.deleteProperty(owner, key)
  }
}

/**
 * The three kinds of failure. A seat's mistake is a `Refusal`, returned. Trouble with the outside
 * world (a file, an edition, a record) is a `Problem` inside a `Result`. A fault of ours is thrown.
 */

/** Why a choice was not taken. Nothing changed. */
export type Refusal = {
  refused: RefusalCode
  /** The clause of the law that stands in the way, where one does. */
  clause: string | null
  /** One sentence: what was wrong and what would be right. */
  because: string
}

const REFUSALS = {
  over: 'the match is over',
  'no-such-seat': 'that seat is not at this table',
  'not-asked': 'that seat is not asked anything now',
  stale: 'the match has moved on since that choice was made',
  'not-offered': 'that choice is not offered',
  'needs-vote': 'taking that back needs the agreement of the table',
  'nothing-to-undo': 'there is no choice to take back',
} as const
export type RefusalCode = keyof typeof REFUSALS

/** A refusal with its stock sentence, or a better one. */
export const refuse = (refused: RefusalCode, because?: string, clause: string | null = null): Refusal => ({
  refused,
  clause,
  because: because ?? REFUSALS[refused],
})

export const isRefusal = (value: object): value is Refusal => 'refused' in value

/** Something from outside that cannot be used, said for a person. */
export type Problem = {
  /** What was wrong and what would be right. */
  says: string
  /** The line of the file it stands on, counted from 1, where there is one. */
  line: number | null
  /** Where in plain data it is: the keys and places that lead there. */
  path?: Path
}

export type Path = readonly (string | number)[]

export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem }

export const good = <T>(value: T): Result<T> => ({ ok: true, value })
export const bad = (says: string, line: number | null = null): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { says, line },
})

/** What is wrong somewhere in plain data: in an edition, say, at `tiles.ships`. */
export const badAt = (what: string, path: Path, says: string): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { says: `${what}, at ${path.join('.') || 'the top level'}: ${says}`, line: null, path },
})

/** A fault in our own code, with a code to search for and the facts at hand. */
export class Bug extends Error {
  readonly code: string
  readonly facts: object

  constructor(code: string, facts: object = {}) {
    super(`${code} ${JSON.stringify(facts)}`)
    this.name = new.target.name
    this.code = code
    this.facts = facts
  }
}

/** The kernel was used, or behaved, in a way it must not. */
export class KernelBug extends Bug {}

/** A game's rules did something rules must not do. */
export class RulesBug extends Bug {}

/** Every way a request can fail: one shape, one list of codes, and the HTTP status of each. */

export const STATUS = {
  malformed: 400,
  'other-protocol': 400,
  unknown: 401,
  'not-yours': 403,
  'not-allowed': 403,
  'other-origin': 403,
  banned: 403,
  'not-found': 404,
  'no-such-seat': 404,
  'not-asked': 409,
  stale: 409,
  over: 409,
  'not-over': 409,
  'not-started': 409,
  started: 409,
  'needs-vote': 409,
  'nothing-to-undo': 409,
  'window-open': 409,
  'vote-open': 409,
  'no-vote': 409,
  taken: 409,
  'other-rules': 409,
  damaged: 409,
  'too-large': 413,
  'not-offered': 422,
  'too-many': 429,
  fault: 500,
  'try-again': 503,
} as const

export type ErrorCode = keyof typeof STATUS

/** Enough of something: what is counted, how many there are in which time (ms), and when there is one again (ms from now). */
export type QuotaTold = { what: string; most: number; everyMs: number; againMs: number }

/** What went wrong, said for a person; the clause of the law that stands in the way, or what there was too much of. */
export type Trouble = { code: ErrorCode; says: string; clause?: string; quota?: QuotaTold }

/** The body of every answer that is not a good one. */
export type ErrorBody = { error: Trouble }

export const trouble = (code: ErrorCode, says: string, clause?: string | null): Trouble => ({
  code,
  says,
  ...(clause ? { clause } : {}),
})

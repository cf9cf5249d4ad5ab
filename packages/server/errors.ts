/** How things go wrong in this room: a trouble that is answered, or a fault of ours. */
import { Bug, type Refusal } from '@nassau/kernel/host'
import { type ErrorCode, type Trouble, trouble } from '@nassau/protocol'

/**
 * A fault of ours. `migration-failed`, `entry-does-not-fit`, `log-does-not-replay`, `store-failed`, `bot-refused`,
 * `order-refused`, `takes-too-long`, `match-is-damaged`, `no-such-rules`, `process-gone`.
 */
export class ServerBug extends Bug {}

/** What this server was to stand on cannot carry it, said for whoever runs it. */
export class Unfit extends Error {
  override readonly name = 'Unfit'
}

/** Ends a request with an answer that says what was wrong. */
export class Refused extends Error {
  readonly trouble: Trouble

  constructor(code: ErrorCode, says: string, clause?: string | null, quota?: Trouble['quota']) {
    // A refusal is an answer: where in the code it was given is nobody's business, and costs more than the rest of it.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(says)
    Error.stackTraceLimit = stackTraceLimit
    this.name = 'Refused'
    this.trouble = { ...trouble(code, says, clause), ...(quota ? { quota } : {}) }
  }
}

/** Another node has written first: whoever wanted to write decides again on what the table is now. */
export class Late extends Refused {
  constructor() {
    super('stale', 'the match has moved on since that choice was made')
  }
}

/** A referee's refusal as an answer. The kernel's sentence about a stale choice has a number in it that not everyone may know. */
export const troubleOf = ({ refused, because, clause }: Refusal): Trouble =>
  trouble(refused, refused === 'stale' ? 'the match has moved on since that choice was made' : because, clause)

/** How a command ends when it does not end well: a sentence and an exit code. */
import type { Problem, Result } from '@nassau/kernel'

export const EXIT = {
  good: 0,
  /** A finding, a refusal, something incomplete. */
  finding: 1,
  /** Words the command line does not know, files that are not there or not what they should be. */
  usage: 2,
} as const

/** Ends the command. The sentence goes to standard error. */
export class Stop extends Error {
  readonly exitCode: number

  constructor(exitCode: number, says: string) {
    super(says)
    this.name = 'Stop'
    this.exitCode = exitCode
  }
}

export const wrongUsage = (says: string): Stop => new Stop(EXIT.usage, says)

/** The value, or the end of the command with what stood in its way. */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw wrongUsage(result.problem.says)
  return result.value
}

/** A problem with the place it is at, as compilers write it. */
export const located = (file: string, { says, line }: Problem): string =>
  line === null ? `${file}: ${says}` : `${file}:${line}: ${says}`

/** What a person may say to a benchmark, and the sentence they get for anything else. */

/** Ends the program: a person asked for something it does not have. */
export function reject(says: string): never {
  process.stderr.write(`${says}. Try --help.\n`)
  process.exit(2)
}

/** What `parse` makes of the words; a word it does not know is refused. */
export function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (fault) {
    const [sentence = 'These options cannot be read'] = fault instanceof Error ? fault.message.split('. ') : []
    return reject(sentence)
  }
}

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

export function readNumber(flag: string, text: string, least: number, most: number): number {
  const n = numberIn(text)
  return n >= least && n <= most ? n : reject(`${flag} takes a number from ${least} to ${most}, not "${text}"`)
}

export function readWhole(flag: string, text: string, least: number, most: number): number {
  const n = numberIn(text)
  if (Number.isInteger(n) && n >= least && n <= most) return n
  return reject(`${flag} takes a whole number from ${least} to ${most}, not "${text}"`)
}

/** One of these, or all if nothing was said. */
export function readNames<T extends string>(flag: string, text: string | undefined, all: readonly T[]): readonly T[] {
  const chosen = all.filter(name => text === undefined || name === text)
  return chosen.length > 0 ? chosen : reject(`${flag} takes one of ${all.join(', ')}, not "${text}"`)
}

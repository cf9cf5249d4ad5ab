/** So many throws of a day count. */
export const DAY_TRIES = 3

/** The day as everyone has it, wherever they are: `2026-11-15`. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

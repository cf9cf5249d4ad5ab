/** The day as everyone has it, wherever they are: `2026-11-15`. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

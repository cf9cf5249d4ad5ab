/** The captains there are, and what each dares: nothing beyond what is best on average, more than that, or less. */
export const TEMPERS = { captain: 0, 'bold-captain': 1, 'careful-captain': -1 } as const

export type Temper = keyof typeof TEMPERS

export const isTemper = (level: string): level is Temper => Object.hasOwn(TEMPERS, level)

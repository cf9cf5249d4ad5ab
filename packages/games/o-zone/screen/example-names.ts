/** The examples of the rulebook, in its order. */
export const EXAMPLES = ['foul-line', 'tie', 'round'] as const

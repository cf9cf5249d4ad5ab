/** The examples of the rulebook, in its order. */
export const EXAMPLES = ['sinking', 'control', 'values'] as const

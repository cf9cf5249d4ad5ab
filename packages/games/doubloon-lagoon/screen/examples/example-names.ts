/** The examples of the rulebook, in its order. */
export const EXAMPLES = ['landing', 'odds', 'stack', 'boarding', 'adventure'] as const

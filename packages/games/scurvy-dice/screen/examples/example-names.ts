/** The examples of the rulebook, in its order. */
export const EXAMPLES = ['faces', 'ship', 'fire', 'chase', 'melee', 'scoring'] as const

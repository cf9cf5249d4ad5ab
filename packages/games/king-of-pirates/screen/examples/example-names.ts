/** The examples of the rulebook, in its order. */
export const EXAMPLES = ['upkeep', 'reach', 'dig', 'lair', 'combat', 'loot'] as const

/** What might be expected and is not offered, and why: a file for each step that says something. */
import { combat } from './combat.ts'
import { dig } from './dig.ts'
import { lair } from './lair.ts'
import { movement } from './movement.ts'
import { upkeep } from './upkeep.ts'

export const explanations = { ...combat, ...dig, ...lair, ...movement, ...upkeep }

/** What might be expected and is not offered, and why: a file for each step that says something. */

import { boarding } from './boarding.ts'
import { brawl } from './brawl.ts'
import { build } from './build.ts'
import { cannons } from './cannons.ts'
import { loot } from './loot.ts'
import { negotiation } from './negotiation.ts'
import { parrots } from './parrots.ts'

export const explanations = { ...build, ...loot, ...negotiation, ...parrots, ...boarding, ...brawl, ...cannons }

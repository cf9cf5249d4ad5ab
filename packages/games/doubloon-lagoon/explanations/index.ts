/** What might be expected and is not offered, and why: a file for each step that says something. */

import { battle } from './battle.ts'
import { match } from './match.ts'
import { movement } from './movement.ts'
import { retreat } from './retreat.ts'

export const explanations = { ...match, ...movement, ...battle, ...retreat }

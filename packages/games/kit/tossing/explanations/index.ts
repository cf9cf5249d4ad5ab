/** What might be expected and is not offered, and why: a file for each step that says something. */
import { toss } from './toss.ts'

export const explanations = { ...toss }

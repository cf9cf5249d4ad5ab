/**
 * Brief lines: most of what is said on one are news, and one's own action is answered within the news it made.
 *
 *   {"type":"news","match":"M","n":3,…} {"type":"done","id":"c1",…}     in full
 *   {"news":"M","n":3,…,"done":"c1"}                                    in brief
 */
import type { ServerMessage } from './messages.ts'

const IN_FULL = '{"type":"news","match":'
const IN_BRIEF = '{"news":'

/** A message as it is said on a brief line. */
export const inBrief = (text: string): string =>
  text.startsWith(IN_FULL) ? `${IN_BRIEF}${text.slice(IN_FULL.length)}` : text

/**
 * News as a line says them, from what all who hear the same hear: the match and everything after it, up to the last
 * bracket. `done`: the action that is answered with them, on a brief line.
 */
export const newsOn = (isBrief: boolean, told: string, done?: string): string =>
  `${isBrief ? IN_BRIEF : IN_FULL}${told}${isBrief && done !== undefined ? `,"done":"${done}"}` : '}'}`

/** What was said on a line, brief or not. */
export function readSaid(text: string): ServerMessage {
  const full = text.startsWith(IN_BRIEF) ? `${IN_FULL}${text.slice(IN_BRIEF.length)}` : text
  return JSON.parse(full)
}

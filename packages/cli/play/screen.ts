/** What a person at the terminal gets to see, as text. */

import { type Speech, tokenInWords, wordsFor } from '@nassau/games'
import type { Ask, AssignAsk, Game, Outcome, PickAsk, Projection, Token } from '@nassau/kernel'
import { isAwaited, type LogEvent, promptOf } from '@nassau/kernel/host'
import { bold, columns, cyan, dim, flow, green, indent } from '../text.ts'
import { examplePick, isListed, listed } from './answer.ts'
import { exampleAssignment, lettersOf } from './assignment.ts'
import { throwInWords } from './throwing.ts'

/** More options than this stand side by side. */
const ONE_COLUMN = 12

export function logLine(game: Game, { event }: LogEvent, names: readonly string[], edition: object): string {
  const { text, clause } = game.say(event, names, edition)
  return flow(`${text} ${dim(`(${clause})`)}`)
}

export const board = (game: Game, seen: Projection, names: readonly string[], edition: object): string =>
  indent(game.draw(seen.view, names, edition))

/** The question and everything that may be answered. */
export function question(game: Game, seen: Projection, ask: Ask, speech: Speech): string {
  const { names, edition } = speech
  const frame = seen.stack.at(-1)
  const isPuzzling = speech.seatKeys === null && hasNumbers(ask)
  const legend = isPuzzling ? [dim(`seats: ${names.map((name, seat) => `${seat} ${name}`).join(', ')}`)] : []
  const asked = frame ? promptOf(game, frame, names, edition) : ''
  const heading = isAwaited(seen) ? asked : `${names[ask.seat]}, unasked you may (Enter: nothing):`
  return [bold(heading), indent([...legend, answers(ask, speech)].join('\n'))].join('\n')
}

/** Numbers among the options may be seats; then it helps to know who sits where. */
function hasNumbers(ask: Ask): boolean {
  if (ask.kind === 'list') return ask.options.some(hasNumber)
  return ask.kind === 'assign' && ask.groups.some(group => group.to.some(hasNumber))
}

const hasNumber = (thing: unknown): boolean =>
  typeof thing === 'number' || (typeof thing === 'object' && thing !== null && Object.values(thing).some(hasNumber))

function answers(ask: Ask, speech: Speech): string {
  if (isListed(ask)) return numbered(listed(ask).map(choice => wordsFor(ask, choice, speech)))
  if (ask.kind === 'pick') return thingsToPick(ask, speech)
  if (ask.kind === 'throw') return throwInWords(ask)
  return ask.kind === 'assign' ? groupsToPlace(ask, speech) : ''
}

function numbered(lines: readonly string[]): string {
  const width = String(lines.length).length
  const cells = lines.map((line, i) => `${cyan(String(i + 1).padStart(width))}  ${line}`)
  return cells.length > ONE_COLUMN ? columns(cells) : cells.join('\n')
}

function thingsToPick(ask: PickAsk, speech: Speech): string {
  const { from, min, max } = ask
  const row = from.map((thing, i) => `${cyan(String(i + 1))} ${tokenInWords(thing, 'pick', speech)}`).join('   ')
  const size = min === max ? `${min}` : `${min} to ${max}`
  const short = [max >= from.length ? '`all`' : '', min === 0 ? '`none`' : ''].filter(Boolean)
  return `${row}\n${dim(`Pick ${size}: numbers such as ${[`\`${examplePick(ask)}\``, ...short].join(', ')}`)}`
}

function groupsToPlace(ask: AssignAsk, speech: Speech): string {
  const letters = lettersOf(ask)
  const place = (token: Token): string => tokenInWords(token, 'assign', speech)
  const width = Math.max(...ask.groups.map(group => `${group.count} × ${group.thing}`.length))
  const rows = ask.groups.map(group => {
    const places = group.to.map(token => `${cyan(letters.get(token) ?? '')} ${place(token)}`)
    return `${`${group.count} × ${group.thing}`.padEnd(width)}   ${places.join('   ')}`
  })
  const limits = ask.limits.map(limit =>
    limit.least > 0
      ? `${place(limit.place)} takes ${limit.least} to ${limit.most}`
      : `${place(limit.place)} takes at most ${limit.most}`,
  )
  const how = `Say how many go where, such as \`${exampleAssignment(ask)}\``
  return [...rows, limits.join(', '), dim(how)].filter(line => line !== '').join('\n')
}

/** How it came out. */
export function result({ winners, scores }: Outcome, names: readonly string[]): string {
  const won = winners.map(seat => names[seat] ?? '')
  const how = won.length === 1 ? `${won[0]} wins` : `${won.join(' and ')} share the win`
  const standing = scores.map((score, seat) => `${names[seat]} ${score}`)
  return `${green(bold(won.length === 0 ? 'Nobody wins' : how))}${dim(` (${standing.join(', ')})`)}`
}

/** The seats with their numbers, people in bold. */
export const seatList = (names: readonly string[], isPerson: (seat: number) => boolean): string =>
  names.map((name, seat) => `${dim(String(seat))} ${isPerson(seat) ? bold(name) : name}`).join('   ')

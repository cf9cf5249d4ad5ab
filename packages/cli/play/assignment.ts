/**
 * Assignments as they are typed: for each group of things, where they go.
 *
 *   sails 3 hull 2; crew 2        places with numbers, groups apart by ;
 *   sails 3 hull; crew            a place without a number takes the rest
 *   aaabb; dd                     the places' letters, one a thing
 *
 * A group with only one place to go need not be typed.
 */
import { type AssignAsk, bad, type Group, good, type Result, type Token, tally } from '@nassau/kernel'
import { FastChance, sample } from '@nassau/kernel/bots'

/** A letter for every place, in the order of the group with most of them. */
export function lettersOf(ask: AssignAsk): Map<Token, string> {
  const groups = ask.groups.toSorted((a, b) => b.to.length - a.to.length)
  const places = [...new Set(groups.flatMap(group => [...group.to]))]
  return new Map(places.map((place, i) => [place, String.fromCharCode(97 + i)]))
}

/** Any legal answer will do as an example, if it is always the same. */
const EXAMPLE_SEED = 1

/** How one legal answer is typed. */
export function exampleAssignment(ask: AssignAsk): string {
  const places = placesOf(sample(ask, new FastChance(EXAMPLE_SEED)))
  let at = 0
  const groups = ask.groups.map(group => {
    const here = places.slice(at, at + group.count)
    at += group.count
    return { group, typed: [...tally(here)].map(([place, n]) => `${nameOf(ask, place)} ${n}`).join(' ') }
  })
  return groups
    .filter(({ group }) => group.to.length > 1)
    .map(({ typed }) => typed)
    .join('; ')
}

const placesOf = (choice: unknown): Token[] =>
  typeof choice === 'object' && choice !== null && 'assign' in choice && Array.isArray(choice.assign)
    ? choice.assign
    : []

/** A place that is a number goes by its letter, or it could be taken for a count. */
const nameOf = (ask: AssignAsk, place: Token): Token =>
  typeof place === 'number' ? (lettersOf(ask).get(place) ?? place) : place

export function readAssignment(ask: AssignAsk, text: string): Result<unknown> {
  const open = ask.groups.filter(group => group.to.length > 1)
  const parts = text === '' ? [] : text.split(';').map(part => part.trim())
  const wanted = `such as \`${exampleAssignment(ask)}\``
  if (parts.length !== open.length)
    return bad(`say where each of the ${open.length} groups goes, with \`;\` between them, ${wanted}`)
  const assign: Token[] = []
  for (const group of ask.groups) {
    const part = group.to.length > 1 ? (parts.shift() ?? '') : ''
    const placed = group.to.length > 1 ? readGroup(ask, group, part) : good(allTo(group))
    if (!placed.ok) return bad(`${placed.problem.says}; ${wanted}`)
    assign.push(...placed.value)
  }
  const broken = ask.limits.find(({ place, least, most }) => {
    const there = assign.filter(other => other === place).length
    return there < least || there > most
  })
  return broken ? bad(`${broken.place} takes ${broken.least} to ${broken.most} of them; ${wanted}`) : good({ assign })
}

const allTo = (group: Group): Token[] => new Array<Token>(group.count).fill(group.to[0] ?? '')

/** One mention of a place, and how many it takes; null: not said. */
type Mention = { place: Token; n: number | null }

function readGroup(ask: AssignAsk, group: Group, part: string): Result<Token[]> {
  const mentions: Mention[] = []
  for (const word of part
    .replace(/[:=×,]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)) {
    const last = mentions.at(-1)
    if (/^\d+$/.test(word)) {
      if (!last || last.n !== null) return bad(`"${word}" follows no place in "${part}"`)
      last.n = Number(word)
      continue
    }
    const places = placesNamed(ask, group, word)
    if (places.length === 0) {
      // `parrot: crew 2` may begin with the name of the group itself.
      if (word === String(group.thing) && mentions.length === 0) continue
      return bad(`"${word}" is no place for ${group.thing}; there are ${group.to.join(', ')}`)
    }
    mentions.push(...places.map(place => ({ place, n: null })))
  }
  return spread(group, mentions)
}

/** The places a word means: one by its name, or one for each of its letters. */
function placesNamed(ask: AssignAsk, group: Group, word: string): Token[] {
  const named = group.to.find(place => String(place).toLowerCase() === word)
  if (named !== undefined) return [named]
  const letters = lettersOf(ask)
  const places = Array.from(word).flatMap(letter => group.to.filter(place => letters.get(place) === letter))
  return places.length === word.length ? places : []
}

function spread(group: Group, mentions: readonly Mention[]): Result<Token[]> {
  const said = mentions.reduce((sum, { n }) => sum + (n ?? 0), 0)
  if (said > group.count) return bad(`there are ${group.count} × ${group.thing}; ${said} were placed`)
  const unsaid = mentions.filter(({ n }) => n === null)
  const rest = unsaid.length === 1 ? group.count - said : 1
  const placed = mentions.flatMap(({ place, n }) => new Array<Token>(n ?? rest).fill(place))
  return placed.length === group.count
    ? good(placed)
    : bad(`there are ${group.count} × ${group.thing}; ${placed.length} were placed`)
}

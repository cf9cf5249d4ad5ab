/** What a person typed, read as a choice. What is typed need not be legal: the referee decides. */

import { type Speech, wordsFor } from '@nassau/games'
import { type Ask, bad, good, type PickAsk, type Result, type Token } from '@nassau/kernel'
import { choicesOf, count } from '@nassau/kernel/bots'
import { readAssignment } from './assignment.ts'
import { type Aim, readThrow } from './throwing.ts'

/** Up to so many choices are simply listed and numbered. */
const FEW = 12

/** Whether every choice is listed with a number of its own. */
export const isListed = (ask: Ask): boolean => ask.kind === 'list' || (ask.kind !== 'throw' && count(ask) <= FEW)

/** The choices of an ask that lists them. */
export const listed = (ask: Ask): unknown[] => [...choicesOf(ask)]

export function readAnswer(ask: Ask, typed: string, speech: Speech, aim: Aim = () => null): Result<unknown> {
  const text = typed.trim().toLowerCase()
  if (isListed(ask)) return readListed(ask, text, speech)
  if (ask.kind === 'pick') return readPick(ask, text)
  if (ask.kind === 'throw') return readThrow(ask, text, aim)
  return ask.kind === 'assign' ? readAssignment(ask, text) : readListed(ask, text, speech)
}

/** A number, or words that only one choice has: all of them, their beginning, or that of any word (`usual` of `arrange: usual`). */
function readListed(ask: Ask, text: string, speech: Speech): Result<unknown> {
  const choices = listed(ask)
  const [only] = choices
  const wanted = `type a number from 1 to ${choices.length}`
  if (text === '') return choices.length === 1 ? good(only) : bad(wanted)
  if (/^\d+$/.test(text)) {
    const number = Number(text)
    return number >= 1 && number <= choices.length ? good(choices[number - 1]) : bad(`there is no ${number}: ${wanted}`)
  }
  const inWords = choices.map(choice => ({ choice, says: wordsFor(ask, choice, speech).toLowerCase() }))
  const exact = inWords.filter(({ says }) => says === text)
  const begun = inWords.filter(({ says }) => says.startsWith(text))
  const within = inWords.filter(({ says }) => says.includes(` ${text}`))
  const found = exact.length > 0 ? exact : begun.length > 0 ? begun : within
  const [first] = found
  if (first && found.length === 1) return good(first.choice)
  return bad(found.length > 1 ? `"${text}" could mean ${found.length} things: ${wanted}` : `"${text}"? ${wanted}`)
}

/** `1 3 4` by place in the row, `crew crew` by name, `all` or `none`. */
function readPick(ask: PickAsk, text: string): Result<unknown> {
  const { from, min, max } = ask
  const wanted = `pick ${min === max ? min : `${min} to ${max}`} of them, such as \`${examplePick(ask)}\``
  if (text === '') return bad(wanted)
  const taken = text === 'all' ? from.map((_, i) => i) : []
  if (text !== 'all' && text !== 'none') {
    for (const word of text.split(/[\s,]+/)) {
      const index = /^\d+$/.test(word) ? Number(word) - 1 : indexOf(from, word, taken)
      if (from[index] === undefined) return bad(`there is no "${word}" left: ${wanted}`)
      if (taken.includes(index)) return bad(`${word} was named twice: ${wanted}`)
      taken.push(index)
    }
  }
  if (taken.length < min || taken.length > max) return bad(`that is ${taken.length}: ${wanted}`)
  return good({ pick: from.filter((_, i) => taken.includes(i)) })
}

/** The first of `from` called `word` that is not taken yet. */
const indexOf = (from: readonly Token[], word: string, taken: readonly number[]): number =>
  from.findIndex((thing, i) => String(thing).toLowerCase() === word && !taken.includes(i))

/** A pick that would be legal. */
export function examplePick({ from, min, max }: PickAsk): string {
  const size = Math.max(min, Math.min(2, max))
  return from
    .slice(0, size)
    .map((_, i) => i + 1)
    .join(' ')
}

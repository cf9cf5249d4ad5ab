/**
 * What there is so many of, such as the cards of a deck: a word that every deal has equally often on the board, and the
 * match always, whoever holds it. A board that is imagined has it as often, or cards were made up or forgotten.
 */
import { type Chance, FastChance } from '../chance/chance.ts'
import { isRecord } from '../plain.ts'
import { setUp } from '../play.ts'
import type { Referee } from '../records/referee.ts'

/** How many other deals a word's number is compared with. */
const DEALS = 16
/** After so many boards imagined, more wrong than right ones are no accident, as a rare thing drawn by lot would be. */
const ENOUGH = 12

/** By word: how many there are, how often that was compared, and how often it was otherwise. */
export type Conserved = Map<string, { n: number; compared: number; wrong: number }>

/** The words that every deal of this table has equally often. */
export function conservedIn({ game, edition, header }: Referee, rng: Chance): Conserved {
  const deal = (): Map<string, number> => {
    const chance = new FastChance(rng.below(1e9))
    return wordsOn(setUp(game, edition, header.options, header.seats.length, chance).board)
  }
  const first = deal()
  const others = Array.from({ length: DEALS - 1 }, deal)
  const same = [...first].filter(([word, n]) => others.every(words => words.get(word) === n))
  return new Map(same.map(([word, n]) => [word, { n, compared: 0, wrong: 0 }]))
}

/** Compares an imagined board; says of what there are too many or too few. */
export function miscounted(conserved: Conserved, board: object, imagined: object): string | null {
  const [here, there] = [wordsOn(board), wordsOn(imagined)]
  for (const [word, tally] of conserved) {
    const { n } = tally
    if ((here.get(word) ?? 0) !== n) {
      conserved.delete(word)
      continue
    }
    const found = there.get(word) ?? 0
    tally.compared++
    if (found !== n) tally.wrong++
    if (tally.compared >= ENOUGH && 2 * tally.wrong > tally.compared && found !== n)
      return `there is "${word}" ${n} times, and ${found} times in it`
  }
  return null
}

/** How often each word is on a board: as itself, or as the name of a number of it. */
function wordsOn(value: unknown, words = new Map<string, number>()): Map<string, number> {
  const add = (word: string, n: number): unknown => words.set(word, (words.get(word) ?? 0) + n)
  if (typeof value === 'string') add(value, 1)
  else if (Array.isArray(value)) for (const item of value) wordsOn(item, words)
  else if (isRecord(value))
    for (const [key, item] of Object.entries(value)) {
      if (typeof item === 'number') add(key, item)
      else wordsOn(item, words)
    }
  return words
}

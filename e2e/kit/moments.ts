/** For tests in a real browser: moments of seeded matches at which someone is asked, to be opened as matches on that device. */
import { findGame, type LoadedGame } from '@nassau/games'
import { toldTo } from '@nassau/games/names'
import { type AnyFrame, type Ask, isRecord, type Match, type Seat } from '@nassau/kernel'
import { drawAsk, FastChance, swab } from '@nassau/kernel/bots'
import { accept, answerByOrders, copyPlain, Play, project, promptOf, seatsAsked, setUp } from '@nassau/kernel/host'

/** Someone is asked something, and no standing order answers for them. */
export type Moment = {
  game: string
  /** The step and the phase that ask. */
  question: string
  /** What the page has to ask. */
  prompt: string
  seat: Seat
  /** All who are asked at that moment: whoever comes first may take it from the others, so none of them is a bot. */
  asked: readonly Seat[]
  names: readonly string[]
  ask: Ask
  match: Match
}

const NAMES = ['Wren', 'Grace', 'Ines', 'Tom', 'Calico', 'Moll']
/** So many matches are searched at most: all that is ever asked is found in far fewer. */
const MATCHES = 150

const nameOf = ({ step, at }: AnyFrame): string => `${step}.${at}`

export function gameOf(id: string): LoadedGame {
  const found = findGame(id)
  if (!found.ok) throw new Error(found.problem.says)
  return found.value
}

/** Every question a game can ask. */
export const questionsOf = ({ game }: LoadedGame): string[] =>
  Object.entries(game.steps).flatMap(([step, phases]) =>
    Object.entries(phases).flatMap(([at, phase]) => ('ask' in phase ? [nameOf({ step, at })] : [])),
  )

/** The asks of one match after another; each is copied only if it is wanted. */
export function* momentsOf(listed: LoadedGame, isWanted: (question: string, ask: Ask) => boolean): Generator<Moment> {
  for (let index = 0; index < MATCHES; index++) yield* momentsIn(listed, index, isWanted)
}

/** In a match at every number of seats, with every set of options: by swabs, by mates, or by both in turn. */
function* momentsIn(
  { game, bots, saysYou }: LoadedGame,
  index: number,
  isWanted: (question: string, ask: Ask) => boolean,
) {
  const { min, max } = game.seats
  const seats = min + (index % (max - min + 1))
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, { values }], i) => [name, values[(index >> i) % values.length] ?? false]),
  )
  const names = NAMES.slice(0, seats)
  const orders = (game.orders ?? []).filter(({ isDefault }) => isDefault).map(({ id }) => id)
  const mate = bots[0] ?? swab
  const dice = new FastChance(index)
  const mind = new FastChance(index, 1)
  const play = new Play(game, game.edition, setUp(game, game.edition, options, seats, dice), dice)
  while (!play.isOver) {
    const ask = drawAsk(play, mind)
    const { seat } = ask
    const seen = project(play, seat)
    const frame = seen.stack.at(-1)
    if (!frame) return
    const question = nameOf(frame)
    const asked = seatsAsked(play)
    // Of several people at one screen the first is shown the table.
    const isFirst = asked.every(other => other >= seat)
    if (isFirst && isWanted(question, ask) && answerByOrders(game, orders, seen, game.edition) === null)
      yield {
        game: game.id,
        question,
        // Whoever is asked alone is spoken to; several at one screen are named.
        prompt: promptOf(game, frame, saysYou && asked.length < 2 ? toldTo(seat, names) : names, game.edition),
        seat,
        asked,
        names,
        ask,
        match: copyPlain(play.match),
      }
    const bot = mind.below(2) < index % 3 ? mate : swab
    play.take(seat, accept(ask, bot.choose(seen, mind, game.edition)))
  }
}

/** What sort of answer a choice is: which key it has and, where that is one of a few words, which word. */
export function sortOf(choice: unknown): string {
  const [first] = isRecord(choice) ? Object.entries(choice) : []
  if (!first) return 'nothing'
  const [key, value] = first
  const isNamed = typeof value === 'boolean' || value === null || (typeof value === 'string' && WORDED.has(key))
  return isNamed ? `${key} ${value}` : key
}

/** Keys whose words are rules of their own; other words are names of people, things or directions. */
const WORDED: ReadonlySet<string> = new Set('answer attack buy discard do play prize reroll say turn'.split(' '))

/** The sorts of answers an ask has. */
export const sortsIn = (ask: Ask): Set<string> => new Set(ask.kind === 'list' ? ask.options.map(sortOf) : [ask.kind])

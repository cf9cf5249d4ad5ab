/** Matches between mates, stopped where there is something to see: the first seat is yours. */
import type { Facts, Position } from '@nassau/games'
import { answerByOrders, secretFrom } from '@nassau/kernel/host'
import type { Kept } from '../../e2e/kit/kept.ts'
import { gameOf } from '../../e2e/kit/moments.ts'
import { playedOut, playMatch, type Turn } from '../../e2e/kit/records.ts'

const NAMES = ['Wren', 'Grace', 'Ines', 'Tom', 'Calico', 'Moll']
/** So many matches are looked through for one moment. */
const MATCHES = 20

/** Leads to nothing more: the match is over after it. */
export const THE_END = 'the end'

/** A position of a game with as many seats as are usual. */
export type Wanted = Position & { game: Facts }

/** What a game has to show, the best first. */
export function positionsOf(game: Facts): Wanted[] {
  const { positions = [] } = gameOf(game.id)
  return positions.map(position => ({ ...position, game }))
}

/** The one that shows it best. */
export function bestOf(game: Facts): Wanted {
  const [best] = positionsOf(game)
  if (!best) throw new Error(`${game.title} names no position`)
  return best
}

const namesFor = ({ seats }: Facts): string[] => NAMES.slice(0, seats.usual)

const found = new Map<string, Promise<Kept>>()

/** Each is looked for once, however many pictures are taken of it. */
function once(key: string, find: () => Promise<Kept>): Promise<Kept> {
  const kept = found.get(key) ?? find()
  found.set(key, kept)
  return kept
}

const keptOf = (game: string, word: string, { referee, asked }: Pick<Turn, 'referee' | 'asked'>): Kept => ({
  game,
  options: referee.header.options,
  names: referee.header.seats,
  people: [...new Set([0, ...asked])],
  secret: secretFrom(word),
  from: null,
  lines: [...referee.lines],
  awaiting: [...asked],
})

/** Whether you are asked what is wanted, and no standing order answers for you. */
function isAsked({ referee, seat, seen }: Turn, { question, after = 0 }: Wanted): boolean {
  const { game, edition, match } = referee
  const frame = seen.stack.at(-1)
  if (seat !== 0 || match.seq < after || !`${frame?.step}.${frame?.at}`.startsWith(question)) return false
  const orders = (game.orders ?? []).filter(({ isDefault }) => isDefault).map(({ id }) => id)
  return answerByOrders(game, orders, seen, edition) === null
}

/** Such a moment in this match; null if there is none. */
async function momentIn(word: string, wanted: Wanted): Promise<Kept | null> {
  const { game, leadsTo } = wanted
  let last: Kept | null = null
  for await (const turn of playMatch(game.id, namesFor(game), word)) {
    if (last && (leadsTo === undefined || turn.told.some(({ kind }) => kind === leadsTo))) return last
    // What others do in between does not matter.
    if (turn.seat === 0) last = isAsked(turn, wanted) ? keptOf(game.id, word, turn) : null
  }
  return leadsTo === THE_END ? last : null
}

export const matchAt = (wanted: Wanted): Promise<Kept> =>
  once(JSON.stringify(wanted), async () => {
    const { id, title } = wanted.game
    for (let i = 0; i < MATCHES; i++) {
      const moment = await momentIn(`${id} ${i}`, wanted)
      if (moment) return moment
    }
    throw new Error(`${title} never asks ${wanted.question} as it is wanted`)
  })

/** A whole match. */
export const finished = (game: Facts): Promise<Kept> =>
  once(game.id, async () => {
    const word = `${game.id} 0`
    return keptOf(game.id, word, { referee: await playedOut(game.id, namesFor(game), word), asked: [] })
  })

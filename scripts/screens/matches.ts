/** Matches between mates, stopped where there is something to see: the first seat is yours. */
import { answerByOrders, secretFrom } from '@nassau/kernel'
import type { Kept } from '../../e2e/kept.ts'
import { playedOut, playMatch, type Turn } from '../../e2e/records.ts'

const NAMES = ['Wren', 'Grace', 'Ines', 'Tom']
/** So many matches are looked through for one moment. */
const MATCHES = 20

/** A moment at which you are asked. */
export type Wanted = {
  game: string
  seats: number
  /** How the step and the phase that ask are called, or how that begins. */
  question: string
  /** So many choices were made before, at least. */
  after?: number
  /** What is told when you have chosen. */
  leadsTo?: string
}

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
  const { game, seats, leadsTo } = wanted
  let last: Kept | null = null
  for await (const turn of playMatch(game, NAMES.slice(0, seats), word)) {
    if (last && (leadsTo === undefined || turn.told.some(({ kind }) => kind === leadsTo))) return last
    last = isAsked(turn, wanted) ? keptOf(game, word, turn) : null
  }
  return null
}

export const matchAt = (wanted: Wanted): Promise<Kept> =>
  once(JSON.stringify(wanted), async () => {
    for (let i = 0; i < MATCHES; i++) {
      const moment = await momentIn(`${wanted.game} ${i}`, wanted)
      if (moment) return moment
    }
    throw new Error(`${wanted.game} never asks ${wanted.question} as it is wanted`)
  })

/** A whole match. */
export const finished = (game: string, seats: number): Promise<Kept> =>
  once(`${game} ${seats}`, async () => {
    const word = `${game} 0`
    return keptOf(game, word, { referee: await playedOut(game, NAMES.slice(0, seats), word), asked: [] })
  })

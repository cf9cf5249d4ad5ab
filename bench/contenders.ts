/**
 * Who competes: for each game Nassau's kernel, boardgame.io's bare reducer, and the same rules
 * written by hand for speed alone, which is the practical limit.
 */
import { findRules, manifestOf, SHELF } from '@nassau/games'
import { pig } from '@nassau/games/pig'
import type { Game, Match } from '@nassau/kernel'
import { drawAsk, FastChance, playOut, sample } from '@nassau/kernel/bots'
import { cutlass, SEATS } from '@nassau/kernel/fixtures/cutlass'
import { accept, copyPlain, Play, readOptions, setUp } from '@nassau/kernel/host'
import type { Contender } from './measure.ts'
import type { BoardgameIo } from './peers/boardgame-io.ts'
import { boardgameIoCutlass } from './peers/boardgame-io-cutlass.ts'
import { boardgameIoPig } from './peers/boardgame-io-pig.ts'
import { copyCutlassByHand, playCutlassByHand } from './peers/by-hand-cutlass.ts'
import { copyPigByHand, playPigByHand } from './peers/by-hand-pig.ts'

export const OURS = 'nassau'
export const PEER = 'boardgame.io'
export const LIMIT = 'by hand'

/** One game at one number of seats. */
export type Field = {
  game: string
  seats: number
  /** Each call plays a whole match and returns how many decisions it took. */
  players: Contender[]
  /** Each call copies the state of a match in the middle. */
  copiers: Contender[]
  /** That state's length as JSON, by contender. */
  bytes: Record<string, number>
}

/** The two that others play as well, and every game of ours whose matches take no physics. */
export const GAMES: readonly string[] = [
  'pig',
  'cutlass',
  ...SHELF.filter(({ isTossed }) => !isTossed).map(({ id }) => id),
]

const SEED = 1720

/** How many decisions are about half a match. */
const PIG_MIDDLE = 40
const CUTLASS_MIDDLE = 50
const REGISTERED_MIDDLE = 90

/** A game is measured with its fewest seats, and with two more as long as it has them. */
function seatsOf(name: string): number[] {
  const { min, max } = manifestOf(name)?.seats ?? { min: 0, max: 0 }
  return Array.from({ length: Math.floor((max - min) / 2) + 1 }, (_, i) => min + 2 * i)
}

/** The contenders of one game; an empty list if the registry does not have it. */
export function fieldsOf(name: string): Field[] {
  if (name === 'pig') return [pigField()]
  if (name === 'cutlass') return [cutlassField()]
  const found = findRules(name)
  if (!found.ok) return []
  const { value: game } = found
  return seatsOf(name).map(seats => {
    const match = middleOf(game, seats, REGISTERED_MIDDLE)
    return {
      game: name,
      seats,
      players: [ours(game, seats)],
      copiers: copiersOf(match),
      bytes: { [OURS]: JSON.stringify(match).length },
    }
  })
}

function pigField(): Field {
  const rng = new FastChance(SEED)
  const match = middleOf(pig, 2, PIG_MIDDLE)
  const { pig: byHand } = playPigByHand(new FastChance(SEED), PIG_MIDDLE)
  const { state } = boardgameIoPig.play(new FastChance(SEED), PIG_MIDDLE)
  return {
    game: 'pig',
    seats: 2,
    players: [ours(pig, 2), theirs(boardgameIoPig), { name: LIMIT, once: () => playPigByHand(rng).decisions }],
    copiers: [
      ...copiersOf(match),
      copier(PEER, () => boardgameIoPig.copy(state)),
      copier(LIMIT, () => copyPigByHand(byHand)),
    ],
    bytes: bytesOf(match, state, byHand),
  }
}

function cutlassField(): Field {
  const rng = new FastChance(SEED)
  const match = middleOf(cutlass, SEATS, CUTLASS_MIDDLE)
  const { game: byHand } = playCutlassByHand(new FastChance(SEED), CUTLASS_MIDDLE)
  const { state } = boardgameIoCutlass.play(new FastChance(SEED), CUTLASS_MIDDLE)
  return {
    game: 'cutlass',
    seats: SEATS,
    players: [
      ours(cutlass, SEATS),
      theirs(boardgameIoCutlass),
      { name: LIMIT, once: () => playCutlassByHand(rng).decisions },
    ],
    copiers: [
      ...copiersOf(match),
      copier(PEER, () => boardgameIoCutlass.copy(state)),
      copier(LIMIT, () => copyCutlassByHand(byHand)),
    ],
    bytes: bytesOf(match, state, byHand),
  }
}

function begin(game: Game, seats: number, rng: FastChance): Play {
  const options = readOptions(game, [])
  if (!options.ok) throw new Error(options.problem.says)
  return new Play(game, game.edition, setUp(game, game.edition, options.value, seats, rng), rng)
}

function ours(game: Game, seats: number): Contender {
  const rng = new FastChance(SEED)
  return { name: OURS, once: () => playOut(begin(game, seats, rng), rng) }
}

function theirs(peer: BoardgameIo): Contender {
  const rng = new FastChance(SEED)
  return { name: PEER, once: () => peer.play(rng).decisions }
}

/** A match after so many random decisions, or at its end if that comes first. */
function middleOf(game: Game, seats: number, decisions: number): Match {
  const rng = new FastChance(SEED)
  const play = begin(game, seats, rng)
  for (let taken = 0; taken < decisions && !play.isOver; taken++) {
    const ask = drawAsk(play, rng)
    play.take(ask.seat, accept(ask, sample(ask, rng)))
  }
  return play.match
}

/** The last copy made, kept so that no compiler may leave the copying out. */
const kept: { copy: object } = { copy: {} }

const copier = (name: string, copy: () => object): Contender => ({
  name,
  once() {
    kept.copy = copy()
    return 1
  },
})

/** Our match, copied our way and, for reference, in the platform's two. */
const copiersOf = (match: Match): Contender[] => [
  copier(OURS, () => copyPlain(match)),
  copier('structuredClone', () => structuredClone(match)),
  copier('JSON', () => JSON.parse(JSON.stringify(match))),
]

const bytesOf = (match: object, state: object, byHand: object): Record<string, number> => ({
  [OURS]: JSON.stringify(match).length,
  [PEER]: JSON.stringify(state).length,
  [LIMIT]: JSON.stringify(byHand).length,
})

/**
 * The test kit of the tossing games: a match at any frame, with what the table says of each toss given
 * beforehand, so that rules are tested from poses and without physics.
 */
import {
  type Ask,
  accept,
  allAsks,
  type Bot,
  FastChance,
  type Game,
  oneOf,
  Play,
  project,
  RulesBug,
  ScriptedChance,
  type Seat,
  setUp,
  swab,
  Work,
} from '@nassau/kernel'
import { type Die, lieFlat } from '@nassau/table'
import type { Role, TableDie, Team, TossBoard } from './board.ts'
import type { Report } from './hand.ts'
import { newTossBoard } from './setup.ts'

/** A die lying flat: `b3` is black's third. */
export function die(id: string, x: number, y: number, face: number, turn = 0): TableDie {
  const role: Role = id.endsWith('c') ? 'cannonball' : 'ship'
  const team: Team = id.startsWith('b') ? 0 : 1
  const piece =
    role === 'cannonball' ? ({ id, kind: 'd12', size: 18 } as const) : ({ id, kind: 'd6', size: 16 } as const)
  return { ...lieFlat(piece, { x, y, turn, face }), team, role }
}

/** What the table says of a toss in which nothing goes wrong, unless told otherwise. */
export const report = (dice: readonly Die[], odd: Partial<Report> = {}): Report => ({
  dice: dice.map(({ id, kind, size, pose, labels, face }) => ({ id, kind, size, pose, labels, face })),
  left: [],
  isTouched: true,
  isCrossedFirst: false,
  isRolled: true,
  disturbed: [],
  rerolled: [],
  fingerprint: 'given',
  touch: null,
  path: '',
  ...odd,
})

/** A toss within every bound; where it ends is given by the report. */
export const TOSS = { throw: [0, -6500, 300, 0, 1500, -300, 0, 0, 0] }

export type Told = { kind: string } & Record<string, unknown>
export type Table = {
  play: Play
  board: TossBoard
  told: Told[]
  isAtRest(): boolean
  got(): unknown
}

type Setting = {
  seats?: number
  options?: { black?: number; surrogate?: boolean }
  /** Changes to a new board. */
  board?: Partial<TossBoard>
  /** What the table says, toss by toss (and settling by settling). */
  reports?: readonly Report[]
  /** What chance says; without it, anything. */
  chance?: readonly number[]
}

const REST = { wait: { clause: 'OZ-9', ask: () => oneOf(0, [{ done: true }]), take: () => undefined } }

/** A match of `game` in which `frame` has just begun; it comes to rest when that step is done. */
export function tableAt(
  game: Game,
  hasTwoEnds: boolean,
  frame: { step: string; at: string; [local: string]: unknown },
  setting: Setting = {},
): Table {
  const seats = setting.seats ?? 2
  const options = { black: 0, surrogate: false, ...setting.options }
  const laid = newTossBoard(seats, options, hasTwoEnds)
  const board: TossBoard = { ...laid, lines: { near: -381, far: hasTwoEnds ? 381 : null }, round: 1, ...setting.board }
  const told: Told[] = []
  const rng = setting.chance ? new ScriptedChance(setting.chance) : new FastChance(1)
  const match = { board, stack: [{ step: 'rest', at: 'wait' }, frame], options, seats, seq: 0, outcome: null }
  const resting: Game = { ...game, steps: { ...game.steps, rest: REST } }
  const play = new Play(
    resting,
    game.edition,
    match,
    rng,
    ({ event }) => told.push({ ...event }),
    new Work(setting.reports),
  )
  return {
    play,
    board,
    told,
    isAtRest: () => play.match.stack.at(-1)?.step === 'rest',
    got: () => play.match.stack[0]?.got?.result ?? null,
  }
}

/** What is asked now, of the only seat asked. */
export function asked({ play }: Table): Ask {
  const [ask, ...more] = play.asks ? allAsks(play.asks) : []
  if (!ask || more.length > 0) throw new RulesBug('not-one-ask', { asks: play.asks })
  return ask
}

/** Takes choices in turn, each for the seat that is asked; says who took them. */
export function take(table: Table, ...choices: unknown[]): Seat[] {
  return choices.map(choice => {
    const ask = asked(table)
    const accepted = accept(ask, choice)
    if (accepted === undefined) throw new RulesBug('not-offered', { choice, ask })
    table.play.take(ask.seat, accepted)
    return ask.seat
  })
}

export const heard = (table: Table, kind: string): Told[] => table.told.filter(event => event.kind === kind)

/** Plays some matches of a mate against a swab, every choice checked; says how far the mate was ahead in all. */
export function leadOverSwab(game: Game, mate: Bot): number {
  const bots = [mate, swab]
  let lead = 0
  for (let seed = 0; seed < 4; seed++) {
    const rng = new FastChance(seed)
    const play = new Play(game, game.edition, setUp(game, game.edition, { black: 0, surrogate: true }, 2, rng), rng)
    for (let asks = play.asks; asks !== null; asks = play.asks) {
      const [ask] = allAsks(asks)
      const choice = ask && accept(ask, bots[ask.seat]?.choose(project(play, ask.seat), rng, game.edition))
      if (!ask || choice === undefined) throw new RulesBug('bot-chose-illegally', { ask })
      play.take(ask.seat, choice)
    }
    const [mates = 0, swabs = 0] = play.match.outcome?.scores ?? []
    lead += mates - swabs
  }
  return lead
}

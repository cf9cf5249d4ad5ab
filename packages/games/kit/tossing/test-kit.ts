/**
 * The test kit of the tossing games: a match at any frame, with what the table says of each toss given
 * beforehand, so that rules are tested from poses and without physics.
 */

import { type Choice, type Game, type Rules, RulesBug, type Seat } from '@nassau/kernel'
import { type Bot, FastChance, swab } from '@nassau/kernel/bots'
import { accept, allAsks, Play, project, setUp, Work } from '@nassau/kernel/host'
import { asked, type Posed, playAs, pose, ScriptedChance } from '@nassau/kernel/testing'

export type { Posed } from '@nassau/kernel/testing'

import { type Die, lieFlat } from '@nassau/tossing'
import type { FeltDie, Role, Team, TossBoard } from './board.ts'
import type { Report } from './hand/hand.ts'
import type { TossOptions } from './rules.ts'
import { newTossBoard } from './setup.ts'

/** A die lying flat: `b3` is black's third. */
export function die(id: string, x: number, y: number, face: number, turn = 0): FeltDie {
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

/** The rules of either game, as far as the kit poses them. */
type TossRules = Rules & { board: TossBoard; options: TossOptions }

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

/** A match of `game` in which `frame` has just begun; it comes to rest when that step is done. */
export function poseAt<R extends TossRules>(
  game: Game<R>,
  hasTwoEnds: boolean,
  frame: R['frame'],
  setting: Setting = {},
): Posed<R> {
  const seats = setting.seats ?? 2
  const options = { black: 0, surrogate: false, ...setting.options }
  const laid = newTossBoard(seats, options, hasTwoEnds)
  const board: TossBoard = { ...laid, lines: { near: -381, far: hasTwoEnds ? 381 : null }, round: 1, ...setting.board }
  const rng = setting.chance ? new ScriptedChance(setting.chance) : new FastChance(1)
  return pose(game, { frame, board, options, seats, rng, works: new Work(setting.reports) })
}

/** Takes choices in turn, each for the seat that is asked; says who took them. */
export const take = <R extends TossRules>(posed: Posed<R>, ...choices: Choice<R>[]): Seat[] =>
  choices.map(choice => {
    const { seat } = asked(posed)
    playAs(posed, seat, choice)
    return seat
  })

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

/**
 * A foul of black's third die in which all goes wrong that a formula never does: it disturbs one die, whose value is
 * rolled and which settles when the fouled one is lifted off, and knocks another off the table.
 */
export const ODD_TOSS: Setting = {
  board: { dice: [die('w1', 0, 0, 1), die('w2', 90, 0, 2)] },
  reports: [
    report([die('w1', 5, 9, 6), die('b3', 0, 300, 4)], {
      isRolled: false,
      disturbed: ['w1'],
      left: ['w2'],
      rerolled: ['w1'],
    }),
    report([die('w1', 9, 9, 6)], { disturbed: ['w1'] }),
  ],
}

/**
 * The end of a round of Pirate O-Zone, picture by picture: who is out of reach, whom the cannonballs reach and sink, and
 * island by island who controls it.
 */
import { i18n } from '#i18n'
import type { FeltDie, Goal } from '../../kit/tossing/board.ts'
import { forTeam, type Line, type Reel, type Shot, shotOf } from '../../kit/tossing/screen/judging/reel.ts'
import type { Measure } from '../../kit/tossing/screen/judging/strings.ts'
import type { PirateOZone } from '../rules.ts'
import { type Step, sayStep, tellStep } from '../scoring-steps.ts'
import { isShip } from '../sinking.ts'
import { ladderOf } from './ladder.ts'
import { toIsland, toShip } from './measures.ts'

type Laid = { goals: readonly Goal[]; league: number; scores: readonly number[] }

/** What is known while a reel is made: what lies there, what has gone, what both teams have by then. */
type Reeling = Laid & { dice: readonly FeltDie[]; gone: Set<string>; totals: number[] }

/** Steps of one kind that belong into one picture. */
const TOGETHER: Partial<Record<Step['kind'], readonly Step['kind'][]>> = {
  'out-of-reach': ['out-of-reach'],
  fires: ['in-range', 'out-of-range'],
  'in-range': ['in-range', 'out-of-range'],
  'out-of-range': ['out-of-range'],
  tie: ['chosen', 'sinks'],
  chosen: ['sinks'],
  control: ['control'],
}

export function reelOf(events: readonly PirateOZone['event'][], laid: Laid): Reel {
  const scored = events.find(event => event.kind === 'round-scored')
  const before = scored ? scored.totals.map((total, team) => total - (scored.points[team] ?? 0)) : laid.scores
  const reeling: Reeling = { ...laid, dice: [], gone: new Set(), totals: [...before] }
  const shots = events.flatMap(event => {
    if (event.kind !== 'decided') return []
    reeling.dice = event.dice
    return picturesOf(event.steps).map(steps => shotFor(steps, reeling))
  })
  return scored ? [...shots, lastShot(scored, reeling)] : shots
}

/** Steps that are shown together. */
function picturesOf(steps: readonly Step[]): Step[][] {
  const pictures: Step[][] = []
  for (const step of steps) {
    const last = pictures.at(-1)?.at(-1)
    const isSameIsland = last?.kind !== 'control' || step.kind !== 'control' || last.island === step.island
    if (last && isSameIsland && TOGETHER[last.kind]?.includes(step.kind)) pictures.at(-1)?.push(step)
    else pictures.push([step])
  }
  return pictures
}

function shotFor(steps: readonly Step[], reeling: Reeling): Shot {
  const { goals, league, gone } = reeling
  const dice = reeling.dice.filter(({ id }) => !gone.has(id))
  const dieOf = (id: string): FeltDie | undefined => dice.find(die => die.id === id)
  const shot: Parts = { strings: [], ringed: [], leaving: [], tally: null, contest: null }
  for (const step of steps) {
    if (step.kind === 'out-of-reach' || step.kind === 'sinks') {
      gone.add(step.id)
      shot.leaving.push({ id: step.id, how: 'sinks' })
    }
    const island = 'island' in step ? goals.find(({ name }) => name === step.island) : undefined
    const die = 'id' in step ? dieOf(step.id) : undefined
    switch (step.kind) {
      case 'out-of-reach':
        if (die && island) shot.strings.push(toIsland(die, island, league))
        break
      case 'fires':
      case 'chosen':
        shot.ringed.push(step.id)
        break
      case 'in-range':
      case 'out-of-range': {
        const ball = dieOf(step.ball)
        if (ball && die) shot.strings.push(toShip(ball, die, league))
        break
      }
      case 'sinks': {
        const ball = dice.find(other => other.team !== die?.team && !isShip(other))
        if (ball && die) shot.strings.push(toShip(ball, die, league))
        break
      }
      case 'holds':
        shot.ringed.push(...step.ids)
        break
      case 'tie':
        shot.ringed.push(...step.candidates)
        break
      case 'control':
        if (die && island) shot.strings.push(toIsland(die, island, league))
        if (island) shot.tally = { x: island.x, y: island.y, counts: controlIn(steps), isScore: false }
        break
      case 'all-in-reach':
      case 'no-ships':
      case 'no-cannonball':
        break
      default:
        if (step.winner !== null) pay(step, reeling.totals)
        if (island) Object.assign(shot, rulingOf(step, island, dice, league))
    }
  }
  const lines = steps.map((step): Line => ({ says: tellStep(step), exactly: sayStep(step), clause: step.clause }))
  const around = shot.strings.length > 0 || shot.tally ? {} : aroundOf(shot.ringed, dice)
  return shotOf({ lines, dice, totals: [...reeling.totals], ...shot, ...around })
}

type Parts = {
  strings: Measure[]
  ringed: string[]
  leaving: { id: string; how: 'sinks' }[]
  tally: Shot['tally']
  contest: Shot['contest']
}
type Ruling = Extract<Step, { winner: unknown }>

/** Without strings the picture is around the dice it is about. */
function aroundOf(ids: readonly string[], dice: readonly FeltDie[]): Partial<Shot> {
  const [die] = dice.filter(({ id }) => ids.includes(id))
  return die ? { at: { x: die.pose.x, y: die.pose.y }, reach: 180 } : {}
}

/** What both teams have at an island so far. */
function controlIn(steps: readonly Step[]): number[] {
  const control = [0, 0]
  for (const step of steps) if (step.kind === 'control') control[step.team] = (control[step.team] ?? 0) + step.control
  return control
}

/** PZ-26 to PZ-28 Who gets the island: the dice that give control, and what it is worth. */
function rulingOf(step: Ruling, island: Goal, dice: readonly FeltDie[], league: number): Parts {
  const holders = dice.filter(die => toIsland(die, island, league).isInReach)
  const [x, y] = [island.x, island.y]
  const half = step.value / 2
  const counts = step.winner === 'split' ? [half, half] : step.winner === null ? [] : forTeam(step.winner, step.value)
  return {
    strings: holders.map(die => toIsland(die, island, league)),
    ringed: holders.filter(({ team }) => step.winner === 'split' || team === step.winner).map(({ id }) => id),
    leaving: [],
    tally: { x, y, counts, isScore: true },
    contest: ladderOf(step),
  }
}

function pay({ winner, value }: Ruling, totals: number[]): void {
  if (winner === 'split') for (const team of [0, 1]) totals[team] = (totals[team] ?? 0) + value / 2
  else if (winner !== null) totals[winner] = (totals[winner] ?? 0) + value
}

type Scored = Extract<PirateOZone['event'], { kind: 'round-scored' }>

function lastShot({ points: [black, white], totals }: Scored, { dice, gone }: Reeling): Shot {
  const says = i18n._('This round: Black {black}, White {white} doubloons.', { black, white })
  return shotOf({ lines: [{ says, clause: 'PZ-26' }], dice: dice.filter(({ id }) => !gone.has(id)), totals })
}

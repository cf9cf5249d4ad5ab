/** The scoring of a round of Classic O-Zone, picture by picture: edge and targets one after the other. */
import { i18n } from '#i18n'
import type { FeltDie, Goal } from '../../kit/tossing/board.ts'
import {
  type Contest,
  forTeam,
  type Line,
  type Reel,
  type Shot,
  shotOf,
} from '../../kit/tossing/screen/judging/reel.ts'
import type { Measure } from '../../kit/tossing/screen/judging/strings.ts'
import { inMm, teamInWords } from '../../kit/tossing/words/words.ts'
import type { OZone } from '../rules.ts'
import { type Contender, type Step, sayStep, tellStep } from '../scoring-steps.ts'
import { toEdge, toTarget } from './measures.ts'

/** So many of the nearest dice are measured in a picture. */
const MEASURED = 3

type Laid = { goals: readonly Goal[]; table: { width: number; length: number } }

export function reelOf(events: readonly OZone['event'][], laid: Laid): Reel {
  return events.flatMap(event => {
    if (event.kind !== 'scored') return []
    const { steps, dice, points, totals } = event
    const now = totals.map((total, team) => total - (points[team] ?? 0))
    const shots = steps.map(step => {
      if ('points' in step) now[step.team] = (now[step.team] ?? 0) + step.points
      return shotFor(step, dice, laid, [...now])
    })
    return [...shots, lastShot(event, dice)]
  })
}

function shotFor(step: Step, dice: readonly FeltDie[], laid: Laid, totals: readonly number[]): Shot {
  const lines: Line[] = [{ says: tellStep(step), exactly: sayStep(step), clause: step.clause }]
  const plain = { lines, dice, totals }
  const goal = 'target' in step ? laid.goals.find(({ name }) => name === step.target) : undefined
  const measure = (die: FeltDie): Measure => (goal ? toTarget(die, goal) : toEdge(die, laid.table))
  const strings = dice.map(measure).toSorted((a, b) => a.mm - b.mm)
  const middle = goal ?? strings[0]?.to ?? { x: 0, y: 0 }
  switch (step.kind) {
    case 'edge':
    case 'near':
      return shotOf({
        ...plain,
        strings: strings.slice(0, MEASURED),
        ringed: [step.id],
        tally: { x: middle.x, y: middle.y, counts: forTeam(step.team, step.points), isScore: true },
      })
    case 'too-close': {
      const ids = step.contenders.map(({ id }) => id)
      return shotOf({
        ...plain,
        strings: dice.filter(({ id }) => ids.includes(id)).map(measure),
        ringed: ids,
        contest: contestOf(step.contenders, step.winner),
      })
    }
    case 'zone': {
      const [x, y] = [meanOf(laid.goals.map(one => one.x)), meanOf(laid.goals.map(one => one.y))]
      return shotOf({ ...plain, tally: { x, y, counts: forTeam(step.team, step.points), isScore: true } })
    }
    case 'lifted':
      return shotOf({ ...plain, leaving: [{ id: step.id, how: 'lifted' }] })
    case 'bare':
      return shotOf(plain)
  }
}

/** OZ-23 Values side by side: the highest decides, if one team alone has it. */
function contestOf(contenders: readonly Contender[], winner: Contender['team'] | null): Contest {
  const highest = Math.max(...contenders.map(({ face }) => face))
  return {
    head: [i18n._('Die'), i18n._('Team'), i18n._('Distance'), i18n._('Value')],
    rows: contenders.map(({ id, team, face, distance }) => ({
      cells: [id, teamInWords(team), inMm(distance), face],
      isDeciding: winner === team && face === highest,
    })),
  }
}

function lastShot({ points: [black, white], totals }: Scored, dice: readonly FeltDie[]): Shot {
  const says = i18n._('This round: Black {black}, White {white}.', { black, white })
  return shotOf({ lines: [{ says, clause: 'OZ-19' }], dice, totals })
}

type Scored = Extract<OZone['event'], { kind: 'scored' }>

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / (numbers.length || 1)

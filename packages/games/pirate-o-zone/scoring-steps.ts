/** How a round of Pirate O-Zone is decided after the last shot, step by step, and how each step is told. */

import { listed } from '../kit/lists.ts'
import { inMm, type Pair } from '../kit/scoring.ts'
import type { Team } from '../kit/tossing/board.ts'
import { teamInWords } from '../kit/tossing/events.ts'

/** A ship or a cannonball and its strength (PZ-19). */
export type Armed = {
  id: string
  face: number
  /** An island it is in contact with, or null. */
  contact: string | null
  /** What it shows, doubled in contact with an island. */
  strength: number
}

/** An enemy ship a cannonball can reach, and the gap between them in mm. */
export type Target = Armed & { gap: number }

/** Who gets an island. */
export type Winner = Team | 'split' | null

/** What an island's ruling rests on. */
export type Claim = {
  island: string
  /** In doubloons. */
  value: number
  /** PZ-24 */
  control: Pair
  /** Dice in contact. */
  contacts: Pair
  /** Values of the dice that give control, those in contact counted double. */
  worth: Pair
}

export type Step =
  | { kind: 'out-of-reach'; clause: 'PZ-17'; id: string; team: Team; island: string | null; gap: number | null }
  | { kind: 'all-in-reach'; clause: 'PZ-17' }
  | { kind: 'no-cannonball'; clause: 'PZ-18'; team: Team }
  | ({ kind: 'fires'; clause: 'PZ-19'; team: Team } & Armed)
  | ({ kind: 'in-range'; clause: 'PZ-20'; ball: string } & Target)
  | { kind: 'out-of-range'; clause: 'PZ-20'; ball: string; id: string; gap: number }
  /** `total` is the strength sunk with it, `limit` the cannonball's. */
  | { kind: 'sinks'; clause: 'PZ-21'; id: string; strength: number; total: number; limit: number }
  | { kind: 'holds'; clause: 'PZ-21'; ids: string[]; strength: number; total: number; limit: number; safe: string[] }
  | { kind: 'tie'; clause: 'PZ-22'; team: Team; candidates: string[] }
  | { kind: 'chosen'; clause: 'PZ-22'; team: Team; id: string }
  | { kind: 'control'; clause: 'PZ-24'; island: string; id: string; team: Team; gap: number; control: 1 | 2 }
  | ({ kind: 'won'; clause: 'PZ-26'; winner: Team } & Claim)
  | ({ kind: 'won-by-contact'; clause: 'PZ-27'; winner: Team } & Claim)
  | ({ kind: 'won-by-value'; clause: 'PZ-27'; winner: Team } & Claim)
  | ({ kind: 'halved'; clause: 'PZ-27'; winner: 'split' } & Claim)
  | ({ kind: 'unclaimed'; clause: 'PZ-28'; winner: null } & Claim)

export function sayStep(step: Step): string {
  switch (step.kind) {
    case 'out-of-reach':
      return step.gap === null
        ? `${step.id} has no island in reach: it is removed.`
        : `${step.id} is ${inMm(step.gap)} from the nearest island, ${step.island}: out of reach, it is removed.`
    case 'all-in-reach':
      return 'Every ship is within a league of an island: none is removed.'
    case 'no-cannonball':
      return `${teamInWords(step.team)} has no cannonball in play.`
    case 'fires':
      return `${teamInWords(step.team)}'s cannonball ${step.id} has ${strengthOf(step)}.`
    case 'in-range':
      return `${step.id} is ${inMm(step.gap)} from ${step.ball}, in range, and has ${strengthOf(step)}.`
    case 'out-of-range':
      return `${step.id} is ${inMm(step.gap)} from ${step.ball}: out of range.`
    case 'sinks':
      return `${step.id} sinks: ${step.total} of ${step.limit} used.`
    case 'holds':
      return (
        `${listed(step.ids)} would${step.ids.length > 1 ? ' each' : ''} make ${step.total}, more than ${step.limit}: the checking ends` +
        (step.safe.length > 0 ? `, and ${listed(step.safe)} behind ${step.safe.length > 1 ? 'are' : 'is'} safe.` : '.')
      )
    case 'tie':
      return `${listed(step.candidates)} tie and not all can sink: ${teamInWords(step.team)} chooses which goes first.`
    case 'chosen':
      return `${teamInWords(step.team)} chooses ${step.id} to go first.`
    case 'control':
      return (
        `${step.id} is ${placeBy(step.control, step.gap)} ${step.island}: ` +
        `${step.control} control for ${teamInWords(step.team)}.`
      )
    case 'won':
      return `${step.island}: control ${pair(step.control)}. ${takes(step.winner, step)}`
    case 'won-by-contact':
      return `${tied(step)}; dice in contact ${pair(step.contacts)}. ${takes(step.winner, step)}`
    case 'won-by-value':
      return `${tied(step)}; in contact too; values ${pair(step.worth)}. ${takes(step.winner, step)}`
    case 'halved':
      return `${tied(step)}; in contact and values (${pair(step.worth)}) too. Each takes half, ${step.value / 2}.`
    case 'unclaimed':
      return `${step.island}: no die gives control. Nobody scores it.`
  }
}

const strengthOf = ({ face, contact, strength }: Armed): string =>
  contact === null ? `strength ${strength}` : `strength ${strength} (${face} doubled by contact with ${contact})`
/** A die on another die may be over an island without contact (PZ-33). */
function placeBy(control: 1 | 2, gap: number): string {
  if (control === 2) return 'in contact with'
  return gap < 0 ? 'on another die over' : `${inMm(gap)} from`
}
const pair = ([black, white]: Pair): string => `${black} to ${white}`
const tied = ({ island, control }: Claim): string => `${island}: control tied ${pair(control)}`
const takes = (team: Team, { value }: Claim): string => `${teamInWords(team)} takes ${value}.`

/** How a round of Pirate O-Zone is decided after the last shot, step by step, and how each step is told. */

import { i18n } from '#i18n'
import { listed } from '../kit/lists.ts'
import type { Pair } from '../kit/scoring.ts'
import type { Team } from '../kit/tossing/board.ts'
import { aboutInWords, dieInWords, inMm, pairInWords, teamInWords } from '../kit/tossing/words/words.ts'

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
  | { kind: 'no-ships'; clause: 'PZ-17' }
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

/** With exact lengths: how it was decided. */
export const sayStep = (step: Step): string => stepInWords(step, inMm)

/** As the log tells it, with lengths as people say them. */
export const tellStep = (step: Step): string => stepInWords(step, aboutInWords)

type LengthInWords = (mm: number) => string

function stepInWords(step: Step, length: LengthInWords): string {
  switch (step.kind) {
    case 'out-of-reach':
      return step.gap === null
        ? i18n._('{id} has no island in reach: it is removed.', { id: dieInWords(step.id) })
        : i18n._('{id} is {gap} from the nearest island, {island}: out of reach, it is removed.', {
            id: dieInWords(step.id),
            gap: length(step.gap),
            island: i18n._(step.island ?? ''),
          })
    case 'all-in-reach':
      return i18n._('Every ship is within a league of an island: none is removed.')
    case 'no-ships':
      return i18n._('No ship is left on the table.')
    case 'no-cannonball':
      return i18n._('{team} has no cannonball in play.', { team: teamInWords(step.team) })
    case 'fires':
      return i18n._('{ball} has {strength}.', {
        ball: dieInWords(step.id),
        strength: strengthInWords(step),
      })
    case 'in-range':
      return i18n._('{id} is {gap} from {ball}, in range, and has {strength}.', {
        id: dieInWords(step.id),
        gap: length(step.gap),
        ball: dieInWords(step.ball),
        strength: strengthInWords(step),
      })
    case 'out-of-range':
      return i18n._('{id} is {gap} from {ball}: out of range.', {
        id: dieInWords(step.id),
        gap: length(step.gap),
        ball: dieInWords(step.ball),
      })
    case 'sinks':
      return i18n._('{id} sinks: {total} of {limit} used.', {
        id: dieInWords(step.id),
        total: step.total,
        limit: step.limit,
      })
    case 'holds':
      return sayHold(step)
    case 'tie':
      return i18n._('{ships} tie and not all can sink: {team} chooses which goes first.', {
        ships: listed(step.candidates.map(dieInWords)),
        team: teamInWords(step.team),
      })
    case 'chosen':
      return i18n._('{team} chooses {id} to go first.', { team: teamInWords(step.team), id: dieInWords(step.id) })
    case 'control':
      return sayControl(step, length)
    case 'won':
    case 'won-by-contact':
    case 'won-by-value':
    case 'halved':
    case 'unclaimed':
      return sayRuling(step)
  }
}

/** Who gets an island, and by what. */
function sayRuling(step: Extract<Step, Claim>): string {
  const claim = claimInWords(step)
  switch (step.kind) {
    case 'won':
      return i18n._('{island}: control {control}. {team} takes {value}.', claim)
    case 'won-by-contact':
      return i18n._('{island}: control tied {control}; dice in contact {contacts}. {team} takes {value}.', claim)
    case 'won-by-value':
      return i18n._('{island}: control tied {control}; in contact too; values {worth}. {team} takes {value}.', claim)
    case 'halved':
      return i18n._('{island}: control tied {control}; in contact and values ({worth}) too. Each takes half, {half}.', {
        ...claim,
        half: step.value / 2,
      })
    case 'unclaimed':
      return i18n._('{island}: no die gives control. Nobody scores it.', claim)
  }
}

const strengthInWords = ({ face, contact, strength }: Armed): string =>
  contact === null
    ? i18n._('strength {strength}', { strength })
    : i18n._('strength {strength} ({face} doubled by contact with {island})', {
        strength,
        face,
        island: i18n._(contact),
      })

function sayHold({ ids, total, limit, safe }: Extract<Step, { kind: 'holds' }>): string {
  const held = { ships: listed(ids.map(dieInWords)), n: ids.length, total, limit }
  return safe.length === 0
    ? i18n._(
        '{ships} {n, plural, one {would} other {would each}} make {total}, more than {limit}: the checking ends.',
        held,
      )
    : i18n._(
        '{ships} {n, plural, one {would} other {would each}} make {total}, more than {limit}: the checking ends, and {safe} behind {left, plural, one {is} other {are}} safe.',
        { ...held, safe: listed(safe.map(dieInWords)), left: safe.length },
      )
}

/** A die on another die may be over an island without contact (PZ-33). */
function sayControl(
  { id, island, team, gap, control }: Extract<Step, { kind: 'control' }>,
  length: LengthInWords,
): string {
  const given = { id: dieInWords(id), island: i18n._(island), team: teamInWords(team), gap: length(gap), control }
  if (control === 2) return i18n._('{id} is in contact with {island}: {control} control for {team}.', given)
  return gap < 0
    ? i18n._('{id} is on another die over {island}: {control} control for {team}.', given)
    : i18n._('{id} is {gap} from {island}: {control} control for {team}.', given)
}

/** What a message on an island names. */
const claimInWords = ({
  island,
  value,
  control,
  contacts,
  worth,
  winner,
}: Claim & { winner: Winner }): Record<string, string | number> => ({
  island: i18n._(island),
  value,
  control: pairInWords(control),
  contacts: pairInWords(contacts),
  worth: pairInWords(worth),
  team: winner === 0 || winner === 1 ? teamInWords(winner) : '',
})

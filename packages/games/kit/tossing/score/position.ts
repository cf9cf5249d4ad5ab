/**
 * A position of a real or a digital table, as `nassau score` reads it. Millimetres, origin at the
 * table's centre, x to the right, y towards the far (scoring) edge; a die lies flat.
 *
 *   { "table": {"width": 762, "length": 1524}, "league": 115, "first": "black",
 *     "disks": [{"name": "Skull Island", "x": 0, "y": 0, "diameter": 50, "value": 300}],
 *     "dice": [{"id": "b1", "team": "black", "kind": "ship", "x": 40, "y": 3, "turn": 15, "face": 4}],
 *     "aside": {"black": 1, "white": 0} }
 */
import { type Kind, lieFlat } from '@nassau/tossing'
import type { Pair } from '../../scoring.ts'
import { type FeltDie, type Goal, type Role, TEAM_NAMES, type Team } from '../board.ts'
import {
  type Field,
  fieldsOf,
  listAt,
  numberAt,
  oneOfAt,
  orElse,
  TOP,
  textAt,
  Unreadable,
  wholeAt,
  wrong,
} from './fields.ts'

export type Position = {
  table: { width: number; length: number }
  league: number
  /** The team that fires first in sinking (PZ-18), if it is said. */
  first: Team | null
  disks: Goal[]
  dice: FeltDie[]
  aside: Pair
}

/** What a game allows in a position. */
export type Limits = {
  roles: readonly Role[]
  /** How many disks there are at most, and by which clause. */
  disks: { most: number; clause: string }
  /** Where disks must lie: the clause that says so. */
  place: string
  isValue: (value: number) => boolean
  /** What a disk is worth, in words. */
  value: string
}

/** OZ-6, PZ-34: what a box holds, in mm across flats. */
const BODIES: Readonly<Record<Role, { kind: Kind; size: number; faces: number }>> = {
  die: { kind: 'd6', size: 16, faces: 6 },
  ship: { kind: 'd6', size: 16, faces: 6 },
  cannonball: { kind: 'd12', size: 18, faces: 12 },
}
const THICKNESS = 2
const TABLE = { width: 762, length: 1524 }
/** PZ-2 */
const LEAGUE = 115

const isAboveNothing = (n: number): boolean => n > 0
const teamNamed = (name: (typeof TEAM_NAMES)[number]): Team => (name === TEAM_NAMES[0] ? 0 : 1)
const teamAt = (field: Field): Team => teamNamed(oneOfAt(field, TEAM_NAMES, '"black" or "white"'))

/** Reads what `JSON.parse` gave; stops at the first thing that is wrong. */
export function readPosition(file: string, value: unknown, limits: Limits): Position {
  const at = fieldsOf(
    { file, path: TOP, value },
    ['table', 'league', 'first', 'disks', 'dice', 'aside'],
    'an object with disks and dice',
  )
  const table = orElse(at('table'), TABLE, tableAt)
  const disks = listAt(at('disks'), 'a list of disks').map(field => diskAt(field, table, limits))
  if (disks.length < 1 || disks.length > limits.disks.most)
    throw new Unreadable(
      `${file}: there are ${disks.length} disks; expected 1 to ${limits.disks.most} (${limits.disks.clause})`,
    )
  mustLieApart(file, disks, limits)
  const dice = listAt(at('dice'), 'a list of dice').map(field => dieAt(field, table, limits))
  mustDiffer(file, dice)
  return {
    table,
    league: orElse(at('league'), LEAGUE, field => numberAt(field, 'a length in mm above 0 (PZ-2)', isAboveNothing)),
    first: orElse(at('first'), null, teamAt),
    disks,
    dice,
    aside: orElse(at('aside'), [0, 0], asideAt),
  }
}

function tableAt(field: Field): Position['table'] {
  const at = fieldsOf(field, ['width', 'length'], 'an object with width and length')
  const side = (name: 'width' | 'length'): number => numberAt(at(name), 'a length in mm above 0', isAboveNothing)
  return { width: side('width'), length: side('length') }
}

function diskAt(field: Field, table: Position['table'], { isValue, value, place }: Limits): Goal {
  const at = fieldsOf(field, ['name', 'x', 'y', 'diameter', 'value'], 'an object with name, x, y, diameter and value')
  const name = textAt(at('name'), 'a name')
  const diameter = numberAt(at('diameter'), 'a length in mm above 0', isAboveNothing)
  // It must lie wholly on the table.
  const middle = (axis: 'x' | 'y', most: number): number => {
    const room = most - diameter / 2
    if (room < 0) throw wrong(at('diameter'), `a disk that fits on the table (${place})`)
    return numberAt(
      at(axis),
      `a number from ${-room} to ${room}, so that ${name} lies wholly on the table (${place})`,
      n => Math.abs(n) <= room,
    )
  }
  return {
    name,
    x: middle('x', table.width / 2),
    y: middle('y', table.length / 2),
    diameter,
    thickness: THICKNESS,
    value: numberAt(at('value'), value, isValue),
  }
}

/** Rounding of what a person wrote; disks that touch do not overlap. */
const HAIR = 1e-9

function mustLieApart(file: string, disks: readonly Goal[], { place }: Limits): void {
  for (const [i, a] of disks.entries())
    for (const [j, b] of disks.entries()) {
      const [dx, dy] = [a.x - b.x, a.y - b.y]
      const apart = Math.sqrt(dx * dx + dy * dy)
      const least = (a.diameter + b.diameter) / 2
      if (i < j && apart < least - HAIR)
        throw new Unreadable(
          `${file}: disks[${i}] (${a.name}) and disks[${j}] (${b.name}) overlap: their centres are ` +
            `${apart.toFixed(2)} mm apart; expected at least ${least} mm (${place})`,
        )
    }
}

function dieAt(field: Field, table: Position['table'], { roles }: Limits): FeltDie {
  const at = fieldsOf(
    field,
    ['id', 'team', 'kind', 'x', 'y', 'turn', 'face', 'size'],
    'an object with id, team, kind, x, y, turn and face',
  )
  const id = textAt(at('id'), 'a name of its own')
  const team = teamAt(at('team'))
  const role = oneOfAt(at('kind'), roles, roles.map(word => `"${word}"`).join(' or '))
  const { kind, size, faces } = BODIES[role]
  const place = (axis: 'x' | 'y', most: number): number =>
    numberAt(
      at(axis),
      `a number from ${-most} to ${most}: a die off the table is out for the round (OZ-15)`,
      n => Math.abs(n) <= most,
    )
  const across = orElse(at('size'), size, one => numberAt(one, 'a length in mm from 5 to 50', n => n >= 5 && n <= 50))
  const lying = {
    x: place('x', table.width / 2),
    y: place('y', table.length / 2),
    turn: numberAt(at('turn'), 'an angle in degrees from -360 to 360', n => Math.abs(n) <= 360),
    face: wholeAt(at('face'), 1, faces, `a whole number from 1 to ${faces}: the face of a ${role} that is up`),
  }
  return { ...lieFlat({ id, kind, size: across }, lying), team, role }
}

function mustDiffer(file: string, dice: readonly FeltDie[]): void {
  for (const [i, { id }] of dice.entries()) {
    const before = dice.findIndex(other => other.id === id)
    if (before < i)
      throw new Unreadable(`${file}: dice[${i}].id is "${id}", as dice[${before}].id is; expected an id of its own`)
  }
}

function asideAt(field: Field): Pair {
  const at = fieldsOf(field, TEAM_NAMES, 'an object with black and white')
  const [black, white] = TEAM_NAMES.map(name => wholeAt(at(name), 0, 5, 'a whole number from 0 to 5 (OZ-2)'))
  return [black ?? 0, white ?? 0]
}

/** Stops if a team has more of something than its box holds. */
export function mustHaveAtMost(file: string, team: Team, what: string, n: number, most: number, clause: string): void {
  if (n > most)
    throw new Unreadable(`${file}: ${TEAM_NAMES[team]} has ${n} ${what}; expected at most ${most} (${clause})`)
}

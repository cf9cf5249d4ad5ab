/** For tests: positions of a table, written the way one would say them. */
import { lieFlat } from '@nassau/tossing'
import fc from 'fast-check'
import { type FeltDie, type Goal, otherTeam, type Role, type Team } from './tossing/board.ts'

/** Where a die lies, in mm; on another die, if it is higher than the table. */
export type Place = { x: number; y: number; turn?: number; height?: number }

/** A die named as on a chart: `b1` is a black ship or die, `wc` the white cannonball. */
export function die(id: string, face: number, { x, y, turn = 0, height = 0 }: Place): FeltDie {
  const team: Team = id.startsWith('b') ? 0 : 1
  const role: Role = id.endsWith('c') ? 'cannonball' : 'ship'
  const kind = role === 'cannonball' ? 'd12' : 'd6'
  const size = role === 'cannonball' ? 18 : 16
  return { ...lieFlat({ id, kind, size }, { x, y, turn, face, height }), team, role }
}

/** A target or an island of 50 mm. */
export const goal = (name: string, value: number, x: number, y: number): Goal => ({
  name,
  value,
  x,
  y,
  diameter: 50,
  thickness: 2,
})

/** The same dice with their colours exchanged; ids stay. */
export const inOtherColours = (dice: readonly FeltDie[]): FeltDie[] =>
  dice.map(one => ({ ...one, team: otherTeam(one.team) }))

/** Any of these dice, anywhere within `reach` mm of the centre, showing anything. */
export const scattered = (ids: readonly string[], reach: number): fc.Arbitrary<FeltDie[]> => {
  const coordinate = fc.integer({ min: -reach, max: reach })
  const any = (id: string): fc.Arbitrary<FeltDie> =>
    fc
      .record({
        x: coordinate,
        y: coordinate,
        turn: fc.integer({ min: 0, max: 359 }),
        face: fc.integer({ min: 1, max: id.endsWith('c') ? 12 : 6 }),
      })
      .map(({ face, ...place }) => die(id, face, place))
  return fc.subarray([...ids]).chain(some => fc.tuple(...some.map(any)))
}

/** For tests: positions as people write them, and what they are worth. */
import { MANIFESTS } from '@nassau/games'
import type { Report } from '@nassau/games/kit/scoring'
import { unwrap } from '../errors.ts'

const SCORERS = new Map(
  await Promise.all(MANIFESTS.map(async ({ id, score }) => [id, (await score?.())?.scorePosition] as const)),
)

/** What a position of this game is worth, or the end of the command. */
export function score(game: string, position: unknown, chosen: readonly string[] = []): Report {
  const scorer = SCORERS.get(game)
  if (!scorer) throw new Error(`there is nothing to score in ${game}`)
  return unwrap(scorer('file', position, chosen))
}

export const SKULL = { name: 'Skull Island', x: 0, y: 0, diameter: 50, value: 300 }
export const ship = (id: string, x: number, y: number, face: number): object => ({
  id,
  team: id.startsWith('b') ? 'black' : 'white',
  kind: 'ship',
  x,
  y,
  turn: 0,
  face,
})
export const ball = (id: string, x: number, y: number, face: number): object => ({
  ...ship(id, x, y, face),
  kind: 'cannonball',
})
export const die = (id: string, x: number, y: number, face: number): object => ({
  ...ship(id, x, y, face),
  kind: 'die',
})

/** The position of the format's description. */
export const SEA = {
  table: { width: 762, length: 1524 },
  league: 115,
  first: 'black',
  disks: [SKULL],
  dice: [{ ...ship('b1', 40, 3, 4), turn: 15 }, ball('wc', -60, 0, 9)],
  aside: { black: 1, white: 0 },
}

/** The worked example of Classic O-Zone. */
export const ROUND = {
  table: { width: 762, length: 1524 },
  disks: [
    { name: 'left', x: -170, y: 562, diameter: 50, value: 3 },
    { name: 'middle', x: 0, y: 672, diameter: 50, value: 6 },
    { name: 'right', x: 170, y: 562, diameter: 50, value: 3 },
  ],
  dice: [die('w1', 300, 740, 4), die('b1', -170, 510, 3), die('w2', 0, 620, 2), die('b2', 170, 500, 4)],
  aside: { black: 1, white: 0 },
}

/** White ships tie under black's cannonball, and black ships under white's. */
export const TIES = {
  ...SEA,
  dice: [
    ball('bc', 60, 0, 4),
    ship('w1', 60, 30, 3),
    ship('w2', 60, -30, 3),
    ball('wc', -60, 0, 1),
    ship('b1', -60, 30, 1),
    ship('b2', -60, -30, 1),
  ],
}

/** What a bot goes by when it builds and boards, against one rival and against more. */
import type { Face } from '../edition/edition.ts'

/** What parts and crews are worth is counted in coins. */
export type Plan = {
  /** More of a face than this is too much of a good thing and is rolled again. */
  enough: Record<Face, number>
  /** What a part is worth besides the coins it should bring home. */
  cannon: number
  hull: number
  /** What a ship not yet built will look like. */
  typical: { sails: number; carries: number }
  /** What a crew lost in boarding costs. */
  loss: number
  /** A boarding is fought on with so many crew more than theirs. */
  edge: number
}

export type Plans = { duel: Plan; melee: Plan }

/** These win most matches of mates against mates. */
export const MATES: Plans = {
  /** What a shot takes from the only rival is won. */
  duel: {
    enough: { ship: 2, cannon: 10, crew: 1, parrot: 10 },
    cannon: 1.1,
    hull: 0.2,
    typical: { sails: 3, carries: 3 },
    loss: 0.3,
    edge: 0,
  },
  /** Of several rivals all the others gain by a shot as well, and pay nothing for it. */
  melee: {
    enough: { ship: 8, cannon: 0, crew: 2, parrot: 10 },
    cannon: 0.5,
    hull: 0,
    typical: { sails: 3, carries: 3 },
    loss: 0.3,
    edge: 0,
  },
}

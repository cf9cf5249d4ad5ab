/**
 * The order of what nobody has seen in an imagined world: a thing's place depends on what it is and not on how many lie
 * beside it. So of two moments, with one card turned up between them, the others lie as before.
 */
import { FastChance } from '@nassau/kernel/bots'

/** Things are told apart by whole numbers below this. */
const NAMES = 2 ** 20
/** Places are so fine that no two are the same but by a rare chance. */
const PLACES = 2 ** 32

export class WorldOrder extends FastChance {
  private readonly seed: number
  private readonly world: number
  /** How many lists were put in order: each has an order of its own. */
  private lists = 0

  constructor(seed: number, world: number) {
    super(seed, world)
    this.seed = seed
    this.world = world
  }

  override shuffle<T>(list: T[]): T[] {
    this.lists++
    const copies = new Map<string, number>()
    const placed = list.map(thing => {
      const name = JSON.stringify(thing)
      const copy = (copies.get(name) ?? 0) + 1
      copies.set(name, copy)
      return { thing, place: this.placeOf(`${this.lists} ${copy} ${name}`) }
    })
    placed.sort((a, b) => a.place - b.place)
    for (const [i, { thing }] of placed.entries()) list[i] = thing
    return list
  }

  private placeOf(name: string): number {
    let number = 0
    for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % NAMES
    return new FastChance(this.seed + number * PLACES, this.world).below(PLACES)
  }
}

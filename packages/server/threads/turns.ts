/** Whose turn it is where there is not room for all: everyone who waits comes once before anyone comes twice. */
export class Turns {
  private free: number
  /** Who waits, in the order in which they come next; and what they wait with. */
  private readonly waiting = new Map<string, (() => void)[]>()

  constructor(places: number) {
    this.free = places
  }

  /** Waits for a place. Whoever was given one gives it back. */
  take(whose: string): Promise<void> {
    if (this.free > 0) {
      this.free--
      return Promise.resolve()
    }
    return new Promise(resolve => this.waiting.set(whose, [...(this.waiting.get(whose) ?? []), resolve]))
  }

  giveBack(): void {
    const [next] = this.waiting
    if (!next) {
      this.free++
      return
    }
    const [whose, [first, ...rest]] = next
    this.waiting.delete(whose)
    if (rest.length > 0) this.waiting.set(whose, rest)
    first?.()
  }

  /** How many wait. */
  get length(): number {
    return [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0)
  }
}

/** Who is connected to this table through other nodes. */
import type { Seat } from '@nassau/kernel'

export class Elsewhere {
  /** Seats whose people are connected there now. */
  seats: readonly Seat[] = []
  /** When (ms) others were last heard to have gone from there; null until somebody has. */
  private left: Map<Seat, number> | null = null

  hear(seats: readonly Seat[], now: number): void {
    for (const seat of this.seats) {
      if (seats.includes(seat)) continue
      this.left ??= new Map()
      this.left.set(seat, now)
    }
    this.seats = seats
  }

  /** When a seat's person, who left here at `leftHere`, was last anywhere; null while they are. */
  lastSeen(seat: Seat, leftHere: number | null): number | null {
    if (leftHere === null || this.seats.includes(seat)) return null
    return Math.max(leftHere, this.left?.get(seat) ?? 0)
  }
}

/** Who came in where. */
import type { Seat } from '@nassau/kernel'
import type { Result } from '@nassau/protocol'

export type Place = { seat: Seat; place: number; score: number | null }

/** Winners first, then by score, and last whoever gave up; those who are level share a place. */
export function placesOf(
  { winners, scores }: Pick<Result, 'winners' | 'scores'>,
  hasResigned: readonly boolean[],
  far: readonly number[] | null,
): Place[] {
  const counted = scores ?? far
  const rank = (seat: Seat): number[] => [
    winners.includes(seat) ? 0 : hasResigned[seat] ? 2 : 1,
    -(counted?.[seat] ?? 0),
  ]
  const isBefore = (one: Seat, other: Seat): number => {
    const [a, b] = [rank(one), rank(other)]
    return (
      (a[0] ?? 0) - (b[0] ?? 0) || (winners.includes(one) && winners.includes(other) ? 0 : (a[1] ?? 0) - (b[1] ?? 0))
    )
  }
  const order = hasResigned.map((_, seat) => seat).toSorted(isBefore)
  return order.map(seat => ({
    seat,
    place: 1 + order.filter(other => isBefore(other, seat) < 0).length,
    score: counted?.[seat] ?? null,
  }))
}

/** The way the thrown die took, out of a throw's path. */
import { decodeTrajectory } from '@nassau/table'

/** Every so many pictures one point: enough for a line. */
const EVERY = 2

export function wayOf(path: string): { x: number; y: number; z: number }[] {
  if (path === '') return []
  const { tracks } = decodeTrajectory(Uint8Array.fromBase64(path))
  // The thrown die is the last of them.
  const thrown = tracks.toSorted((a, b) => b.die - a.die)[0]
  return thrown?.poses.filter((_, i) => i % EVERY === 0).map(({ x, y, z }) => ({ x, y, z })) ?? []
}

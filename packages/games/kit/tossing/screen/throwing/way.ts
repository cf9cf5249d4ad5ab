/** The way the thrown die took, out of a throw's path. */
import { decodeTrajectory, type Track, type Trajectory } from '@nassau/tossing'

/** Every so many pictures one point: enough for a line. */
const EVERY = 2

export const pathOf = (path: string): Trajectory => decodeTrajectory(Uint8Array.fromBase64(path))

/** The thrown die is the last of them. */
export const thrownTrack = ({ tracks }: Pick<Trajectory, 'tracks'>): Track | undefined =>
  tracks.toSorted((a, b) => b.die - a.die)[0]

export function wayOf(path: string): { x: number; y: number; z: number }[] {
  if (path === '') return []
  const poses = thrownTrack(pathOf(path))?.poses ?? []
  return poses.filter((_, i) => i % EVERY === 0).map(({ x, y, z }) => ({ x, y, z }))
}

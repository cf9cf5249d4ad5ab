/** Where the marks stand over the race track: along it by their doubloons, and above each other where they would touch. */

/** Marks nearer than this, as a part of the track, would cover each other. */
const TOUCHING = 0.07

export type OnTrack = { along: number; up: number }

export function placesOnTrack(doubloons: readonly number[], goal: number): OnTrack[] {
  const placed: OnTrack[] = []
  for (const n of doubloons) {
    const along = Math.min(1, n / goal)
    let up = 0
    while (placed.some(other => other.up === up && Math.abs(other.along - along) < TOUCHING)) up++
    placed.push({ along, up })
  }
  return placed
}

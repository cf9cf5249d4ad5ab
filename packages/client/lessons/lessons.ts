/** The lessons there are, each loaded when it is taken. */
import type { Lesson } from '@nassau/games/lesson'

const LESSONS: Readonly<Record<string, () => Promise<{ lesson: Lesson }>>> = {
  'scurvy-dice': () => import('@nassau/games/scurvy-dice/lesson'),
  'doubloon-lagoon': () => import('@nassau/games/doubloon-lagoon/lesson'),
  'king-of-pirates': () => import('@nassau/games/king-of-pirates/lesson'),
  'o-zone': () => import('@nassau/games/o-zone/lesson'),
  'pirate-o-zone': () => import('@nassau/games/pirate-o-zone/lesson'),
}

export const hasLesson = (game: string): boolean => Object.hasOwn(LESSONS, game)

export const loadLesson = async (game: string): Promise<Lesson | null> => (await LESSONS[game]?.())?.lesson ?? null

/** Which matches a fuzz run plays: every number of seats, style and option in turn. */
import type { Game, Options } from '@nassau/kernel'
import { hashText } from '@nassau/kernel/host'
import { STYLES, type Style } from '@nassau/kernel/testing'

export type FuzzPlan = {
  game: string
  matches: number
  seed: number
  /** The numbers of seats to try, and the options; each in turn. */
  seats: readonly number[]
  options: readonly Options[]
  /** The deep checks are made at one step in so many. */
  every: number
}

export type FuzzSetting = { seats: number; options: Options; seed: number; style: Style; every: number }

/** The setting of one match. Every combination comes before any comes again. */
export function settingOf(plan: FuzzPlan, index: number): FuzzSetting {
  let turn = index
  const next = <T>(list: readonly T[], otherwise: T): T => {
    const item = list[turn % list.length] ?? otherwise
    turn = Math.floor(turn / list.length)
    return item
  }
  return {
    seats: next(plan.seats, 0),
    style: next(STYLES, 'random'),
    options: next(plan.options, {}),
    seed: Number.parseInt(hashText(`${plan.seed} ${index}`).slice(0, 12), 16),
    every: plan.every,
  }
}

/** Every combination of a game's options. */
export function everyOption(game: Game): Options[] {
  return Object.entries(game.options).reduce<Options[]>(
    (combinations, [name, { values }]) =>
      combinations.flatMap(options => values.map(value => ({ ...options, [name]: value }))),
    [{}],
  )
}

export const everySeats = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i)

/** Lagoons for the examples of the rulebook, and how they are drawn. */
import { HexPicture } from '@nassau/ui/hexes'
import type { ReactNode } from 'react'
import type { Unit } from '../../board.ts'
import { EDITION } from '../../edition/edition.ts'
import { hexName, mapOf } from '../../edition/map.ts'
import { newLagoon } from '../../game.ts'
import type { FightFrame } from '../../steps/battle/fight.ts'
import { type LagoonView, view } from '../../view.ts'
import { Ground } from '../chart/ground.tsx'
import { Pieces } from '../chart/pieces.tsx'
import { FightSheet } from '../fight/fight-panel.tsx'
import { type Bout, bandsOf, boutOf, isIn } from '../fight/odds.ts'
import css from './examples.module.css'

export const MAP = mapOf(EDITION)
const NAMES = ['Anne', 'Ben']
const NOBODY: ReadonlySet<number> = new Set()

/** The units of a lagoon of two: crews 1 to 3 of each seat, then the ships. */
export const ANNE = { crews: [0, 1, 2], ship: 6 } as const
export const BEN = { crews: [3, 4, 5], ship: 7 } as const

/** A lagoon of two where these units have come to something; the others are off the map. */
export function lagoonWith(units: Readonly<Record<number, Partial<Unit>>>, more: Partial<LagoonView> = {}): LagoonView {
  const lagoon = newLagoon(2)
  return { ...view({ ...lagoon, units: lagoon.units.map((unit, id) => ({ ...unit, ...units[id] })) }, 0), ...more }
}

/** The hex that the log calls so. */
export const spaceNamed = (name: string): number => MAP.places.findIndex((_, space) => hexName(EDITION, space) === name)

/** These hexes of the map, and all that is on them. */
export function Shore({
  lagoon,
  spaces,
  children,
}: {
  lagoon: LagoonView
  spaces: readonly number[]
  children?: ReactNode
}) {
  return (
    <HexPicture hexes={spaces.flatMap(space => MAP.field.hexes[space] ?? [])}>
      <Ground map={MAP} edition={EDITION} />
      <Pieces view={lagoon} edition={EDITION} fresh={[]} held={null} ready={NOBODY} />
      {children}
    </HexPicture>
  )
}

/** A fight as the table shows it. */
export function Fought({ lagoon, bout }: { lagoon: LagoonView; bout: Bout }) {
  return (
    <div className={css.fight}>
      <FightSheet bout={bout} view={lagoon} edition={EDITION} names={NAMES} seat={null} />
    </div>
  )
}

/** How a fight stands: both totals, the difference, and the steps that costs the loser. */
export function outcomeOf(lagoon: LagoonView, fight: FightFrame) {
  const bout = boutOf(lagoon, EDITION, fight)
  const [ours, theirs] = bout.sides
  const difference = ours.total - theirs.total
  const steps = bandsOf(EDITION).find(band => isIn(band, difference))?.steps ?? 0
  return { bout, ours, theirs, difference, steps }
}

/** Of the 36 falls of two dice. */
export const percent = (falls: number): number => Math.round((falls / 36) * 100)

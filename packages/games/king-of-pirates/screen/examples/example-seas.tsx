/** Seas for the examples of the rulebook, and how they are drawn. */
import { FastChance } from '@nassau/kernel/bots'
import { HexPicture } from '@nassau/ui/hexes'
import type { ReactNode } from 'react'
import { type Seas, type Ship, shipOf } from '../../board.ts'
import { chartOf, type Space } from '../../chart.ts'
import { EDITION } from '../../edition/edition.ts'
import { kingOfPirates } from '../../game.ts'
import { type SeasView, type ShipView, view } from '../../view.ts'
import { stepsBetween } from '../map/describe.ts'
import { Badges } from '../map/markings.tsx'
import { Discoveries, Sea } from '../map/waters.tsx'
import { Fleet } from '../ship/fleet.tsx'
import { PirateLine } from '../ship/pirate-line.tsx'
import css from './examples.module.css'

export const CHART = chartOf(EDITION)

/** Seas at the start of a match of two, where seat 0 has come to something. */
export function seasWith(own: Partial<Ship>, more: Partial<Seas> = {}): SeasView {
  const { board } = kingOfPirates.setup({
    edition: EDITION,
    options: { 'fair-winds': false },
    seats: 2,
    rng: new FastChance(1718, 0),
  })
  const ships = board.ships.map((ship, seat) => (seat === 0 ? { ...ship, ...own } : ship))
  return view({ ...board, ships, ...more }, 0)
}

/** That seat's ship alone. */
export const shipWith = (own: Partial<Ship>): ShipView => shipOf(seasWith(own), 0)

/** Nothing lies face down or sails there any more: for what is drawn close by. */
export const BARE: Partial<Seas> = { tileStates: CHART.field.hexes.map(() => 'gone') }

/** The first space of its kind. */
export const whereIs = (isIt: (space: Space) => boolean): Space =>
  CHART.field.hexes.findIndex((_, space) => isIt(space))

/** The waters around a space, as far as `steps`. */
export function Waters({
  seas,
  around,
  steps,
  children,
}: {
  seas: SeasView
  around: Space
  steps: number
  children?: ReactNode
}) {
  const hexes = CHART.field.hexes.filter((_, space) => stepsBetween(CHART, around, space) <= steps)
  return (
    <HexPicture hexes={hexes}>
      <Sea chart={CHART} />
      <Discoveries chart={CHART} view={seas} />
      {children}
      <Fleet chart={CHART} view={seas} fresh={[]} />
      <Badges chart={CHART} view={seas} />
    </HexPicture>
  )
}

/** Who serves aboard. */
export const Crew = ({ ship }: { ship: ShipView }) => (
  <div className={css.crew}>
    {ship.captain !== null && <PirateLine id={ship.captain} chart={CHART} as="captain" />}
    {ship.crew.map(id => (
      <PirateLine key={id} id={id} chart={CHART} as="crew" />
    ))}
  </div>
)

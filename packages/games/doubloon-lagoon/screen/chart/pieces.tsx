/** What lies and stands on the map: counters, things on the ground, ports with their flags, ships and crews. */
import { colourOfSeat, fillOfSeat, SEAT_SHAPES } from '@nassau/ui'
import { SmallShip, Town, TreasureChest } from '@nassau/ui/art'
import { centreOf } from '@nassau/ui/hexes'
import { motion, useReducedMotion } from 'motion/react'
import { memo } from 'react'
import { isLocked, type Unit } from '../../board.ts'
import { treasureOf } from '../../cards/decks.ts'
import type { Edition } from '../../edition/edition.ts'
import { type LagoonMap, mapOf } from '../../edition/map.ts'
import type { LagoonEvent } from '../../events.ts'
import type { LagoonView } from '../../view.ts'
import { ROMAN } from '../words.ts'
import css from './chart.module.css'
import { piecesOf, pointOf } from './placed.ts'
import { courseOf } from './ways.ts'

type Props = {
  view: LagoonView
  edition: Edition
  fresh: readonly LagoonEvent[]
  /** The unit in hand. */
  held: number | null
  /** Units that can be taken now. */
  ready: ReadonlySet<number>
}

export const Pieces = memo(function Pieces({ view, edition, fresh, held, ready }: Props) {
  const map = mapOf(edition)
  const treasure = treasureOf(edition)
  const isStill = useReducedMotion() ?? false
  const pieces = piecesOf(view)
  return (
    <g>
      {map.ports.map(port => (
        <Port key={port} map={map} port={port} seat={view.homes.indexOf(port)} />
      ))}
      {view.counters.map(space => (
        <Counter key={space} map={map} space={space} isCrowded={pieces.some(piece => piece.space === space)} />
      ))}
      {view.ground.map(({ at, item }) => (
        <Lying key={item} map={map} space={at} isTreasure={item === treasure} />
      ))}
      {pieces.map(({ id, space, spot }) => {
        const unit = view.units[id]
        if (!unit) return null
        const { x, y } = pointOf(map, space, spot)
        const course = isStill ? [] : courseOf(fresh, id, edition).map(step => pointOf(map, step, spot))
        const isSailing = course.length > 1
        return (
          <motion.g
            key={id}
            data-unit={id}
            data-ready={ready.has(id) || undefined}
            initial={false}
            animate={{
              x: isSailing ? course.map(point => point.x) : x,
              y: isSailing ? course.map(point => point.y) : y,
              scale: spot.scale,
            }}
            transition={{ duration: isStill ? 0 : Math.min(0.9, 0.2 + course.length * 0.12), ease: 'easeInOut' }}
            style={{ originX: 0.5, originY: 0.5 }}
          >
            <Mark isHeld={held === id} isReady={ready.has(id)} isShip={unit.kind === 'ship'} />
            {unit.kind === 'ship' ? (
              <ShipPiece
                ship={unit}
                crews={view.units.filter(({ aboard }) => aboard === id)}
                treasure={treasure}
                isGrappled={isLocked(view, id)}
              />
            ) : (
              <CrewPiece crew={unit} treasure={treasure} />
            )}
          </motion.g>
        )
      })}
    </g>
  )
})

/** A ring around a piece in hand, a broken one around a piece that can be taken. */
function Mark({ isHeld, isReady, isShip }: { isHeld: boolean; isReady: boolean; isShip: boolean }) {
  if (!isHeld && !isReady) return null
  return <circle cy={isShip ? -4 : 1} r={isShip ? 29 : 22} className={isHeld ? css.held : css.ready} />
}

function ShipPiece(props: { ship: Unit; crews: readonly Unit[]; treasure: string; isGrappled: boolean }) {
  const { ship, crews, treasure, isGrappled } = props
  const carried = [ship, ...crews].flatMap(({ items }) => items)
  const left = -((crews.length - 1) * 13) / 2
  return (
    <g>
      {carried.includes(treasure) && <circle cy="-6" r="27" className={css.glow} />}
      <SmallShip seat={ship.owner} y={4} scale={0.72} />
      <text x="-25" y="9" textAnchor="middle" className={css.hullNumber}>
        {ROMAN[ship.number]}
      </text>
      {isGrappled && <Grapple />}
      {crews.map(({ number, strength }, i) => (
        <g key={number} transform={`translate(${left + i * 13} 18)`}>
          <SmallShield owner={ship.owner} strength={strength} />
        </g>
      ))}
      <Carried items={carried} treasure={treasure} x={-24} y={-12} />
      {ship.isStuck && <Chain x={22} y={8} />}
    </g>
  )
}

/** Locked in a boarding. */
export const Grapple = () => (
  <path d="M16 -20l10 10M26 -20l-10 10" stroke="var(--blood)" strokeWidth="3.5" strokeLinecap="round" />
)

/** A crew aboard. */
export const SmallShield = ({ owner, strength }: Pick<Unit, 'owner' | 'strength'>) => (
  <>
    <path d={SHIELD} transform="scale(.5)" fill="var(--ivory-1)" stroke={fillOfSeat(owner)} strokeWidth="4" />
    <text y="3.5" textAnchor="middle" className={css.small}>
      {strength}
    </text>
  </>
)

const SHIELD = 'M-14 -16H14V2Q14 13 0 19Q-14 13 -14 2Z'

function CrewPiece({ crew, treasure }: { crew: Unit; treasure: string }) {
  const { items, isStuck } = crew
  return (
    <g>
      {items.includes(treasure) && <circle r="25" className={css.glow} />}
      <CrewShield {...crew} />
      <Carried items={items} treasure={treasure} x={-15} y={13} />
      {isStuck && <Chain x={13} y={12} />}
    </g>
  )
}

export function CrewShield({ owner, strength, number }: Pick<Unit, 'owner' | 'strength' | 'number'>) {
  return (
    <>
      <ellipse cy="18" rx="12" ry="3" fill="#000" opacity=".28" />
      <path d={SHIELD} fill={fillOfSeat(owner)} stroke="var(--line)" strokeWidth="1.6" />
      <path d={SHIELD} transform="scale(.78)" fill="var(--ivory-1)" stroke="var(--line)" strokeWidth=".8" />
      <path
        transform="translate(-10 -11) scale(.5)"
        d={SEAT_SHAPES[colourOfSeat(owner)]}
        fill={fillOfSeat(owner)}
        stroke="#2b2118"
        strokeWidth="1.6"
      />
      <text x="5" y="-3" textAnchor="middle" className={css.numeral}>
        {ROMAN[number]}
      </text>
      <text y="11" textAnchor="middle" className={css.badge}>
        {strength}
      </text>
    </>
  )
}

/** A coin with the number of things carried, or the treasure itself. */
function Carried(props: { items: readonly string[]; treasure: string; x: number; y: number }) {
  const { items, treasure, x, y } = props
  if (items.length === 0) return null
  if (items.includes(treasure)) return <TreasureChest isOpen x={x - 10} y={y - 10} width={22} height={20} />
  return <Coin count={items.length} x={x} y={y} />
}

export const Coin = ({ count, x, y }: { count: number; x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="7" fill="var(--gold-1)" stroke="#2b2118" strokeWidth="1.2" />
    <text y="3.5" textAnchor="middle" className={css.numeral}>
      {count}
    </text>
  </g>
)

/** Immobilized. */
export const Chain = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} fill="none" stroke="var(--iron)" strokeWidth="2.4">
    <circle r="8" fill="var(--ivory-1)" stroke="var(--line)" strokeWidth="1" />
    <path d="M-4 -1.5a2.5 2.5 0 1 1 4 1.5M4 1.5a2.5 2.5 0 1 1 -4 -1.5" />
  </g>
)

function Counter({ map, space, isCrowded }: { map: LagoonMap; space: number; isCrowded: boolean }) {
  const hex = map.field.hexes[space]
  if (!hex) return null
  const { x, y } = centreOf(hex)
  const place = isCrowded ? `translate(${x} ${y - 25}) scale(.5)` : `translate(${x} ${y})`
  return (
    <g transform={place}>
      <AdventureMark />
    </g>
  )
}

export const AdventureMark = () => (
  <>
    <circle cy="2" r="18" fill="#000" opacity=".25" />
    <circle r="18" fill="#f4e4bd" stroke="#2b2118" strokeWidth="1.8" />
    <circle r="14.5" fill="none" stroke="#2b2118" strokeWidth=".9" strokeDasharray="2 2" />
    <text y="9" textAnchor="middle" className={css.mark}>
      ?
    </text>
  </>
)

function Lying({ map, space, isTreasure }: { map: LagoonMap; space: number; isTreasure: boolean }) {
  const hex = map.field.hexes[space]
  if (!hex) return null
  const { x, y } = centreOf(hex)
  return isTreasure ? <Treasure x={x} y={y} /> : <TreasureChest x={x + 6} y={y + 8} width={22} height={20} />
}

export const Treasure = ({ x, y }: { x: number; y: number }) => (
  <g>
    <circle cx={x} cy={y} r="30" className={css.glow} />
    <TreasureChest isOpen x={x - 18} y={y - 12} width={38} height={34} />
  </g>
)

/** A town by the water; where it is a home, the flag of its seat flies over it. */
function Port({ map, port, seat }: { map: LagoonMap; port: number; seat: number }) {
  const hex = map.field.hexes[port]
  if (!hex) return null
  const { x, y } = centreOf(hex)
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--line)" strokeLinejoin="round">
      <Town y={-9} scale={0.7} />
      {seat >= 0 ? (
        <>
          <path d="M-27 -6v-28" strokeWidth="2" />
          <path d="M-27 -35q9 -4 14 0t11 -1v19q-6 3 -11 1t-14 1z" fill="var(--ivory-1)" strokeWidth="1.3" />
          <path
            transform="translate(-22 -34) scale(.78)"
            d={SEAT_SHAPES[colourOfSeat(seat)]}
            fill={fillOfSeat(seat)}
            strokeWidth="1.4"
          />
        </>
      ) : (
        <g fill="none" stroke="var(--line)" strokeWidth="2.4" strokeLinecap="round">
          <circle cy="5" r="3" />
          <path d="M0 8v18M-6 12h12M-11 18q2 9 11 9t11 -9" />
        </g>
      )}
    </g>
  )
}

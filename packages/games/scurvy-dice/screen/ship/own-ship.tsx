/** One's own ship, drawn large: each part with its dice. */
import { useLingui } from '@lingui/react'
import { Explained, fillOfSeat } from '@nassau/ui'
import type { DragEvent, ReactNode } from 'react'
import { PARTS, type Part, type Ship } from '../../board.ts'
import { partRule, partWord } from '../words.ts'
import { FACE_OF, PART_SIGNS, ShipDie } from './face.tsx'
import css from './own-ship.module.css'
import { Cargo } from './ships.tsx'

export type DrawnPart = { part: Part; count: number; dice: ReactNode; drop?: (event: DragEvent) => void }

type Props = {
  seat: number
  parts: readonly DrawnPart[]
  /** What lies in the hold. */
  cargo?: ReactNode
}

export function OwnShip({ seat, parts, cargo = null }: Props) {
  const { i18n } = useLingui()
  return (
    <div className={css.ship}>
      <ShipPicture seat={seat} />
      {parts.map(({ part, count, dice, drop }) => (
        <div
          key={part}
          className={css[part]}
          data-empty={count === 0 || undefined}
          {...(drop && { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop: drop })}
        >
          <Explained {...partRule(i18n, part)} className={css.label}>
            {PART_SIGNS[part]} {partWord(i18n, part)} <b>{count}</b>
          </Explained>
          <span className={css.dice}>{dice}</span>
        </div>
      ))}
      {cargo && <div className={css.cargo}>{cargo}</div>}
    </div>
  )
}

/** A ship as it was built, nothing of it to be moved. */
export const BuiltShip = ({ seat, ship }: { seat: number; ship: Ship }) => (
  <OwnShip
    seat={seat}
    cargo={<Cargo ship={ship} />}
    parts={PARTS.map(part => ({
      part,
      count: ship[part],
      // biome-ignore lint/suspicious/noArrayIndexKey: alike dice are told apart by their place only
      dice: Array.from({ length: ship[part] }, (_, i) => <ShipDie key={i} face={FACE_OF[part]} />),
    }))}
  />
)

const SAILS = [190, 380, 570]

const sail = (x: number): string => {
  const [l, r, y, h] = [x - 72, x + 72, 8, 84]
  return `M${l} ${y}L${r} ${y}Q${r + 18} ${y + h * 0.55} ${r - 2} ${y + h}Q${x} ${y + h - 12} ${l + 2} ${y + h}Q${l + 18} ${y + h * 0.5} ${l} ${y}Z`
}

function ShipPicture({ seat }: { seat: number }) {
  return (
    <svg className={css.picture} viewBox="0 -6 760 286" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M380 0L92 150M380 0L640 150M190 10L70 150M570 10L724 120M570 10L640 160M190 10L120 168"
        stroke="var(--ink-2)"
        opacity=".5"
        fill="none"
      />
      {SAILS.map(x => (
        <path key={x} d={`M${x} -2V176`} stroke="var(--wood-2)" strokeWidth="9" />
      ))}
      <path
        d="M586 16Q668 52 744 112Q668 104 612 140Q622 76 586 16Z"
        fill="var(--canvas)"
        stroke="var(--line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {SAILS.map(x => (
        <path key={x} d={sail(x)} fill="var(--canvas)" stroke="var(--line)" strokeWidth="2" strokeLinejoin="round" />
      ))}
      <path d="M640 168L752 112" stroke="var(--wood-2)" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M30 118L84 122L96 162L250 170H520L610 162L704 150Q694 220 634 262H118Q52 250 30 118Z"
        fill="var(--wood)"
        stroke="var(--line)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M52 206Q380 226 684 202Q664 240 634 262H118Q74 252 52 206Z" fill="var(--wood-2)" />
      <path
        d="M36 146Q60 150 92 150M44 178Q380 196 697 174M52 206Q380 226 684 202M70 234Q380 248 664 232"
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.3"
      />
      <path d="M40 164L96 167Q380 180 701 161" fill="none" stroke={fillOfSeat(seat)} strokeWidth="5" />
      <path
        d="M-60 262Q-40 248 -20 260T20 260T60 260T100 260T140 260T180 260T220 260T260 260T300 260T340 260T380 260T420 260T460 260T500 260T540 260T580 260T620 260T660 260T700 260T740 260T780 260T820 260V300H-60Z"
        fill="var(--sea-2)"
        stroke="var(--chart-sea)"
        strokeWidth="1.6"
      />
    </svg>
  )
}

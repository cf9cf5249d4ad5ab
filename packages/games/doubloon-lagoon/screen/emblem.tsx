/** A ring of land round a lagoon, and what lies in it. */
import type { EmblemProps } from '@nassau/ui'
import { Galleon, Hill, Palm, Picture, Shadow } from '@nassau/ui/art'
import type { ReactNode } from 'react'
import Bones from '~icons/game-icons/skull-crossed-bones'

const NORTH = 'M58 62Q62 26 118 24Q150 20 168 34'
const SOUTH = 'M186 56Q192 92 146 104Q96 116 70 92'
const SHORES = [NORTH, SOUTH] as const

const WATER_LINES = [
  { width: 58, opacity: 0.2 },
  { width: 48, opacity: 0.35 },
  { width: 40, opacity: 0.5 },
] as const

const GROUNDS = [
  { width: 29, colour: 'var(--line)' },
  { width: 26, colour: 'var(--land)' },
  { width: 11, colour: 'var(--jungle)' },
] as const

export function Emblem(props: EmblemProps): ReactNode {
  return (
    <Picture ground="var(--sea-1)" {...props}>
      <g fill="none" strokeLinecap="round">
        {WATER_LINES.map(({ width, opacity }) => (
          <g key={width}>
            <path d={SHORES.join('')} stroke="var(--chart-line)" strokeWidth={width} opacity={opacity} />
            <path d={SHORES.join('')} stroke="var(--sea-1)" strokeWidth={width - 2} />
          </g>
        ))}
        <ellipse cx="122" cy="65" rx="46" ry="25" fill="var(--sea-2)" stroke="var(--sea-3)" />
        {SHORES.map(shore =>
          GROUNDS.map(({ width, colour }) => (
            <path key={shore + colour} d={shore} stroke={colour} strokeWidth={width} />
          )),
        )}
      </g>
      <Hill x={104} y={36} width={34} height={22} />
      <Palm x={66} y={64} scale={0.75} />
      <Palm x={144} y={38} scale={0.65} />
      <Palm x={160} y={106} scale={0.85} />
      <Palm x={180} y={86} scale={0.7} />
      <Palm x={96} y={108} scale={0.75} />
      <Shadow x={122} y={78} rx={22} ry={5} />
      <g stroke="#2b2118" fill="none">
        <circle cx="122" cy="62" r="18" fill="#dca93d" strokeWidth="2" />
        <circle cx="122" cy="62" r="13.5" />
        <Bones x={112.5} y={52.5} width={19} height={19} color="#2b2118" stroke="none" />
        <path d="M134 52q5 8 2 18M137 56q2 5 1 10" />
      </g>
      <Galleon x={30} y={122} scale={0.3} flag="var(--blood)" />
      <Galleon x={216} y={106} scale={0.26} isFlipped />
    </Picture>
  )
}

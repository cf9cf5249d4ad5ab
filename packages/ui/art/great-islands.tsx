/** Islands large enough to play on, in a sheet of 272 by 190: one for parrots, one for the dead. */
import type { ReactNode } from 'react'
import { Coast } from './coast.tsx'
import { DeadTree, Hill, Palm } from './nature.tsx'
import { type Place, placed, tenth } from './pen.ts'

const RINGS = [24, 16, 9]

const burin = (x: number, y: number, fall: number): string =>
  Array.from({ length: 14 }, (_, i) => `M${x + i * 7} ${tenth(y - i * i * fall)}l4 -8`).join('')

export function SkullIsland(place: Place): ReactNode {
  return (
    <g transform={placed(place)}>
      <g transform="translate(-14 -4)">
        <Coast d={BARREN} land="var(--rock)" rings={RINGS} />
        <path d={BARREN_INLAND} fill="light-dark(#6f675f, #4a4642)" />
        <path d={burin(140, 160, 0.18)} stroke="var(--line)" strokeWidth="1.1" opacity=".7" />
        <Hill x={108} y={72} width={52} height={34} fill="light-dark(#5d554e, #3d3a37)" />
        <Hill x={196} y={70} width={56} height={38} fill="light-dark(#5d554e, #3d3a37)" />
        <g stroke="var(--line)" strokeWidth="1.8" strokeLinejoin="round" fill="none">
          <path d="M128 66Q120 30 152 28Q186 30 178 64L170 68V80H136V68Z" fill="var(--stone)" />
          <path d="M141 70v9M148 70v9M156 70v9M164 70v9" strokeWidth="1.4" />
          <path d="M170 40q5 8 3 20M174 44q2 6 1 12" strokeWidth="1" />
          <path d="M153 60l-3.5 6h7z" fill="var(--line)" />
          <ellipse cx="142" cy="52" rx="6" ry="7" fill="var(--line)" />
          <ellipse cx="164" cy="52" rx="6" ry="7" fill="var(--line)" />
        </g>
        <DeadTree x={80} y={100} />
        <DeadTree x={236} y={108} />
        <DeadTree x={222} y={92} scale={0.8} />
        <DeadTree x={62} y={120} scale={0.7} />
      </g>
    </g>
  )
}

export function GreenIsland(place: Place): ReactNode {
  return (
    <g transform={placed(place)}>
      <g transform="translate(-14 -4)">
        <Coast d={GREEN} rings={RINGS} />
        <path d={GREEN_INLAND} fill="var(--jungle)" />
        <path d={burin(150, 167, 0.28)} stroke="var(--line)" strokeWidth="1.1" opacity=".7" />
        <Hill x={120} y={66} width={64} height={40} />
        <Hill x={166} y={62} width={48} height={28} fill="var(--hill-2)" />
        <Palm x={78} y={80} scale={0.9} />
        <Palm x={216} y={78} />
        <Palm x={234} y={96} scale={0.8} />
        <Palm x={62} y={110} scale={0.7} />
        <Palm x={244} y={124} scale={0.8} />
      </g>
    </g>
  )
}

const BARREN =
  'M44 104Q30 70 70 58Q82 26 128 34Q160 12 196 36Q244 36 252 78Q276 104 246 136Q226 168 176 158Q140 178 100 160Q52 156 44 104Z'
const BARREN_INLAND =
  'M66 104Q62 82 90 74Q110 50 140 56Q176 38 204 60Q236 66 236 92Q246 118 220 132Q190 148 150 142Q76 148 66 104Z'
const GREEN =
  'M40 96Q34 60 74 46Q104 18 150 26Q196 14 232 44Q270 56 262 100Q268 140 226 158Q186 178 140 168Q86 178 60 148Q36 130 40 96Z'
const GREEN_INLAND =
  'M62 92Q64 64 100 56Q130 34 168 44Q208 40 230 66Q250 84 240 108Q238 140 200 148Q150 160 108 150Q62 138 62 92Z'

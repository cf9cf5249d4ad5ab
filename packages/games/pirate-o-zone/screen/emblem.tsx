/** Two ships, three islands, and a cannonball on its way. */
import type { EmblemProps } from '@nassau/ui'
import { Galleon, Hill, Island, Palm, Picture, scatteredCrests } from '@nassau/ui/art'
import type { ReactNode } from 'react'

const SEA = 'light-dark(#4c9aa5, #145a73)'
const WATER = { sea: SEA, ring: 'light-dark(#173f48, #9ccbd4)', rings: [16, 10, 5] } as const

export function Emblem(props: EmblemProps): ReactNode {
  return (
    <Picture ground={SEA} {...props}>
      <path d={CRESTS} fill="none" stroke="var(--foam)" strokeWidth="1.2" strokeLinecap="round" opacity=".4" />
      <Island x={48} y={54} rx={28} ry={13} seed={21} {...WATER}>
        <Palm x={38} y={56} scale={0.75} />
        <Palm x={54} y={58} scale={0.6} />
      </Island>
      <Island x={196} y={52} rx={28} ry={13} seed={5} {...WATER}>
        <Hill x={188} y={54} width={24} height={13} fill="var(--jungle)" />
        <Palm x={204} y={56} scale={0.75} />
      </Island>
      <Island x={120} y={32} rx={32} ry={13} seed={12} {...WATER}>
        <Hill x={122} y={34} width={40} height={22} />
        <Palm x={100} y={36} scale={0.6} />
      </Island>
      <path
        d="M100 118Q140 20 178 54"
        fill="none"
        stroke="#fff6e0"
        strokeWidth="1.8"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <Galleon x={84} y={126} scale={0.42} sea={SEA} />
      <Galleon x={186} y={124} scale={0.36} sea={SEA} isFlipped flag="var(--blood)" />
      <circle cx="140" cy="62" r="9" fill="#1d1813" stroke="light-dark(#1d1813, #a9b6c2)" />
      <circle cx="137" cy="59" r="2.5" fill="#8b8178" />
    </Picture>
  )
}

const CRESTS = scatteredCrests({ left: -80, width: 400, height: 136, count: 46, seed: 21, size: 0.6 })

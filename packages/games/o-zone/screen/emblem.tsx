/** Dice on three targets, on the planks of a table. */
import type { EmblemProps } from '@nassau/ui'
import { IsoDie, Picture, Pips, Shadow, seeded, tenth } from '@nassau/ui/art'
import type { ReactNode } from 'react'

const RED = ['#c6584d', '#a8372e', '#8d2a22'] as const
const BLUE = ['#4f86b3', '#2f648f', '#234c6e'] as const

export function Emblem(props: EmblemProps): ReactNode {
  return (
    <Picture ground="var(--plank)" {...props}>
      <path d={PLANKS} stroke="var(--line)" opacity=".4" />
      <path d={GRAIN} stroke="var(--line)" strokeWidth=".8" fill="none" opacity=".28" />
      <Target x={120} y={32} radius={34} fill="var(--gold)" />
      <Target x={54} y={60} radius={33} fill="var(--sea-3)" />
      <Target x={188} y={60} radius={33} fill="var(--sea-3)" />
      <path d="M-60 114H300" stroke="var(--course)" strokeWidth="1.8" strokeDasharray="6 5" />
      <circle cx="14" cy="114" r="6" fill="var(--blood)" stroke="var(--line)" strokeWidth="1.5" />
      <circle cx="226" cy="114" r="6" fill="var(--blood)" stroke="var(--line)" strokeWidth="1.5" />
      <path
        d="M96 132Q96 92 110 80M150 132Q150 86 186 66"
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.6"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <Shadow x={122} y={102} rx={22} ry={6} />
      <ThrownDie x={120} y={82} scale={0.5} turn={18} faces={[5, 3, 1]} tones={RED} />
      <Shadow x={190} y={62} rx={13} ry={4} />
      <ThrownDie x={190} y={48} scale={0.35} turn={-10} faces={[4, 2, 6]} tones={BLUE} />
      <Shadow x={51} y={62} rx={13} ry={4} />
      <ThrownDie x={50} y={49} scale={0.35} turn={8} faces={[6, 1, 3]} tones={RED} />
    </Picture>
  )
}

type ThrownDieProps = {
  x: number
  y: number
  scale: number
  turn: number
  faces: readonly [top: number, left: number, right: number]
  tones: readonly [string, string, string]
}

function ThrownDie({ faces: [top, left, right], ...die }: ThrownDieProps): ReactNode {
  const face = (pips: number) => <Pips face={pips} fill="#fff6e0" />
  return <IsoDie {...die} top={face(top)} left={face(left)} right={face(right)} />
}

type TargetProps = { x: number; y: number; radius: number; fill: string }

function Target({ x, y, radius, fill }: TargetProps): ReactNode {
  const ring = (part: number, colour: string) => (
    <ellipse cx={x} cy={y} rx={radius * part} ry={radius * part * 0.52} fill={colour} strokeWidth="1.4" />
  )
  return (
    <g stroke="var(--line)">
      <ellipse cx={x} cy={y + 4} rx={radius} ry={radius * 0.52} fill="var(--line)" />
      {ring(1, 'var(--canvas)')}
      {ring(0.74, fill)}
      {ring(0.42, 'var(--canvas)')}
    </g>
  )
}

const PLANKS = Array.from({ length: 17 }, (_, i) => `M${120 + (i - 8) * 34} -10L${120 + (i - 8) * 66} 160`).join('')

const random = seeded(9)
const GRAIN = Array.from({ length: 44 }, () => {
  const x = random() * 400 - 80
  return `M${tenth(x)} ${tenth(random() * 140)}q${tenth((x - 120) * 0.02)} 5 ${tenth((x - 120) * 0.05)} 11`
}).join('')

/** A crown over two cutlasses, in a burst of rays. */
import type { EmblemProps } from '@nassau/ui'
import { Picture, tenth } from '@nassau/ui/art'
import type { ReactNode } from 'react'
import Bones from '~icons/game-icons/skull-crossed-bones'

export function Emblem(props: EmblemProps): ReactNode {
  return (
    <Picture ground="light-dark(#ecd9a4, #4a3f2a)" {...props}>
      <path d={RAYS} fill="var(--gold)" opacity=".26" />
      <Cutlass />
      <Cutlass isFlipped />
      <g transform="translate(28.8 22) scale(.76)" stroke="var(--line)" strokeLinejoin="round" fill="none">
        <path d="M74 92L64 40L94 64L120 24L146 64L176 40L166 92Z" fill="#dca93d" strokeWidth="2.2" />
        <path d="M120 24L146 64L176 40L166 92H120Z" fill="#b97f1f" stroke="none" opacity=".55" />
        <path d="M72 90Q120 104 168 90L166 108Q120 122 74 108Z" fill="#c8912a" strokeWidth="2.2" />
        <path d="M74 95Q120 108 166 95M75 104Q120 117 165 104" />
        <path d={SHADING} strokeWidth=".9" opacity=".6" />
        {TIPS.map(([x, y]) => (
          <g key={x}>
            <circle cx={x} cy={y} r="6" fill="#a8322d" strokeWidth="1.8" />
            <circle cx={x - 2} cy={y - 2} r="1.5" fill="#fff" stroke="none" opacity=".7" />
          </g>
        ))}
        <Bones x={105} y={61} width={30} height={30} color="#2b2118" stroke="none" />
        <ellipse cx="92" cy="105" rx="4.5" ry="4" fill="#2f7f8e" strokeWidth="1.3" />
        <ellipse cx="148" cy="105" rx="4.5" ry="4" fill="#2f7f8e" strokeWidth="1.3" />
        <ellipse cx="120" cy="108.5" rx="5.5" ry="4.5" fill="#a8322d" strokeWidth="1.3" />
      </g>
    </Picture>
  )
}

function Cutlass({ isFlipped = false }: { isFlipped?: boolean }): ReactNode {
  return (
    <g
      transform={`translate(120 64) scale(${isFlipped ? -1.02 : 1.02} 1.02) rotate(40)`}
      stroke="var(--line)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      fill="none"
    >
      <path d="M-72 -7Q-20 -20 44 -3L44 5Q-16 -4 -66 4Q-78 2 -72 -7Z" fill="#e8e4da" strokeWidth="1.8" />
      <path d="M-64 -4Q-16 -13 42 0" strokeWidth=".8" />
      <path d="M44 -9L49 -9L49 11L44 11Z" fill="#c8912a" />
      <path d="M49 8Q64 22 76 4" strokeWidth="5" />
      <path d="M49 8Q64 22 76 4" stroke="#c8912a" strokeWidth="2.4" />
      <path d="M49 -4H74Q80 0 74 6H49Z" fill="#7a4f2a" />
      <path d="M55 -4v10M61 -4v10M67 -4v10" strokeWidth="1" />
    </g>
  )
}

const TIPS = [
  [64, 38],
  [120, 21],
  [176, 38],
] as const

const RAYS = Array.from({ length: 40 }, (_, i) => {
  const from = (i / 40) * 2 * Math.PI
  const at = (angle: number) => `${tenth(120 + Math.cos(angle) * 400)} ${tenth(70 + Math.sin(angle) * 400)}`
  return `M120 70L${at(from)}L${at(from + 0.078)}Z`
}).join('')

const SHADING = Array.from(
  { length: 10 },
  (_, i) => `M${tenth(128 + i * 3.7)} ${tenth(88 - i * 0.2)}l4 ${-14 + Math.abs(i - 5)}`,
).join('')

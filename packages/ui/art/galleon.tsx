/** A ship of three masts under full sail, about 210 wide; her place is the middle of her waterline. */
import type { ReactNode } from 'react'
import { type Place, placed, tenth } from './pen.ts'

type GalleonProps = Place & {
  /** Sails to the left. */
  isFlipped?: boolean
  flag?: string
  /** The pennants, and the band along her side. */
  stripe?: string
  /** The water she lies in, which hides her keel. */
  sea?: string
}

export function Galleon({
  isFlipped = false,
  flag = 'var(--seat-black)',
  stripe = 'var(--gold)',
  sea = 'var(--sea-1)',
  ...place
}: GalleonProps): ReactNode {
  return (
    <g transform={placed(place, isFlipped)} strokeLinejoin="round" stroke="var(--line)" fill="none">
      <g transform="translate(-105 -150)">
        <path d="M8 154Q100 170 204 153Q190 144 100 144T8 154Z" fill="var(--line)" stroke="none" opacity=".16" />
        <path d={RIGGING} stroke="var(--chart-line)" strokeWidth=".8" opacity=".7" />
        <path d="M180 110L218 89" strokeWidth="3.4" strokeLinecap="round" />
        <path d="M58 30V120M100 6V128M142 20V118" strokeWidth="3.2" strokeLinecap="round" />
        <path d="M146 34Q176 56 208 92Q178 82 150 94Q156 64 146 34Z" fill="var(--canvas)" strokeWidth="1.6" />
        <path d="M152 46q8 20 4 42M158 54q6 16 3 31M165 62q4 12 2 22" strokeWidth=".8" opacity=".5" />
        {SAILS.map(sail => (
          <Sail key={sail.join()} sail={sail} />
        ))}
        <path d={HULL} fill="var(--wood)" strokeWidth="2.1" />
        <path d="M24 128Q100 144 178 126Q172 142 162 152H46Q30 149 24 128Z" fill="var(--wood-2)" stroke="none" />
        <path d="M17 103L35 106M21 116Q100 134 185 113M25 128Q100 143 179 126M32 140Q100 151 171 140" />
        <path d="M18 109Q100 128 187 108" stroke={stripe} strokeWidth="2.6" />
        <path d={ports('h7v6.5h-7z', 52, 130)} fill="var(--line)" stroke="none" />
        <path d={ports('h9', 51, 129.5)} stroke={stripe} strokeWidth="1.6" />
        <path d={PLANKS} strokeWidth=".8" opacity=".55" />
        <path d="M19 97h5v4.5h-5zM26 98h5v4.5h-5z" fill="var(--gold)" strokeWidth=".8" />
        <path d={pennant(100, 3, 26)} fill={flag} strokeWidth="1.2" />
        <path d={pennant(58, 27, 18) + pennant(142, 17, 18)} fill={stripe} strokeWidth="1.2" />
        <path d={WATER} fill={sea} stroke="none" />
        <path d={WASH} stroke="var(--chart-line)" strokeWidth="1.2" strokeLinecap="round" />
        <path d="M176 149q10 -8 18 -1q6 -5 12 2" stroke="var(--foam)" strokeWidth="2.6" strokeLinecap="round" />
      </g>
    </g>
  )
}

const RIGGING =
  'M100 10L22 104M100 10L58 34M100 10L142 24M142 24L216 90M142 50L216 90M58 34L20 104M100 66L60 118M100 66L140 118M142 62L182 108M58 70L30 112M100 70L92 124M100 70L108 124M142 66L134 118M142 66L150 114'
const HULL = 'M14 92L32 95L36 112L66 120H136L152 112L190 104Q186 134 162 152H46Q22 148 14 92Z'
const WATER = 'M2 153Q14 146 26 152T50 152T74 152T98 152T122 152T146 152T170 152T194 152L206 156Q190 164 104 164T2 153Z'

const many = (count: number, stroke: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => stroke(i)).join('')

const PLANKS = many(22, i => `M${tenth(40 + i * 5.8)} 150l4 ${-9 - (i % 3) * 2}`)
const WASH = many(8, i => `M${14 + i * 23} ${151 + (i % 2) * 3}q6 -7 12 0t12 0`)
const ports = (shape: string, x: number, y: number): string => many(6, i => `M${x + i * 18} ${y}${shape}`)
const pennant = (x: number, y: number, length: number): string =>
  `M${x} ${y}q${length / 4} -4 ${length / 2} 0t${length / 2} 0l-3 4 3 5q${-length / 4} 4 ${-length / 2} 0t${-length / 2} 0Z`

/** The middle of its yard, its height above the keel, its width and its drop. */
type SailShape = readonly [middle: number, top: number, width: number, drop: number]

const SAILS: readonly SailShape[] = [
  [58, 40, 28, 26],
  [58, 72, 34, 34],
  [142, 32, 30, 28],
  [142, 66, 38, 36],
  [100, 18, 34, 34],
  [100, 58, 46, 48],
]

function Sail({ sail: [middle, y, width, drop] }: { sail: SailShape }): ReactNode {
  const left = middle - width / 2
  const right = middle + width / 2
  const foot = y + drop
  const folds = many(4, i => {
    const from = left + 2.6 + i * 2.8
    return `M${tenth(from)} ${y + 2 + i}Q${tenth(from + 9.5)} ${tenth(y + drop / 2)} ${tenth(from + 1)} ${tenth(foot - 3 - i * 1.7)}`
  })
  return (
    <>
      <path
        d={`M${left} ${y}L${right} ${y}Q${right + 11} ${tenth(y + drop * 0.55)} ${right - 1} ${foot}Q${middle + 2} ${foot - 8} ${left + 1} ${foot}Q${left + 11} ${y + drop / 2} ${left} ${y}Z`}
        fill="var(--canvas)"
        strokeWidth="1.7"
      />
      <path d={folds} strokeWidth=".75" opacity=".45" />
      <path d={`M${left - 4} ${y}H${right + 4}`} strokeWidth="2.6" strokeLinecap="round" />
    </>
  )
}

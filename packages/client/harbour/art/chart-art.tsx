/**
 * The chart at the head of the harbour: the roads of Nassau by day, the same waters under moon and stars by night.
 * Drawn once in a sheet of 1440 by 330; the page decides how much of it is seen.
 */
import { classes } from '@nassau/ui'
import {
  Church,
  Coast,
  Compass,
  Fort,
  Galleon,
  Gull,
  Hill,
  House,
  Island,
  Palm,
  RhumbLines,
  SeaSerpent,
  scatteredCrests,
} from '@nassau/ui/art'
import { memo, type ReactNode } from 'react'
import css from './chart-art.module.css'
import { NightSky } from './night-sky.tsx'

export const ChartArt = memo(function ChartArt(): ReactNode {
  return (
    <>
      <Sheet>
        <rect width="1440" height="330" fill="var(--sea-1)" />
        <NightSky />
        <RhumbLines x={1010} y={112} reach={1500} />
        <Mainland />
        <Isles />
        <path d={CRESTS} className={css.crests} />
        <g className={css.compass}>
          <Compass x={1010} y={112} />
        </g>
        <path d="M1140 262Q1090 282 1030 268T880 258" className={css.course} />
        <path d="M1134 250l12 12M1146 250l-12 12" className={css.mark} />
      </Sheet>
      <Sheet moves={css.serpent}>
        <SeaSerpent x={958} y={236} scale={0.5} />
        {GULLS.map(([x, y]) => (
          <Gull key={x} x={x} y={y} />
        ))}
      </Sheet>
      <Sheet moves={css.distant}>
        <Galleon x={1088} y={248} scale={0.42} flag="var(--blood)" isFlipped />
        <Galleon x={560} y={186} scale={0.4} flag="var(--blood)" />
      </Sheet>
      <Sheet moves={css.flagship}>
        <Galleon x={764} y={258} scale={1.2} />
      </Sheet>
    </>
  )
})

/** What moves lies on a sheet of its own, which slides as a whole: nothing is drawn again for it. */
function Sheet({ moves, children }: { moves?: string | undefined; children: ReactNode }): ReactNode {
  return (
    <svg
      viewBox="0 0 1440 330"
      preserveAspectRatio="xMidYMax slice"
      className={classes(css.sheet, moves)}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

function Isles(): ReactNode {
  return (
    <>
      <Island x={560} y={64} rx={64} ry={24} seed={11}>
        <Hill x={548} y={70} width={60} height={30} fill="var(--jungle)" />
        <Hill x={584} y={72} width={40} height={20} fill="light-dark(#86ad70, #587848)" />
        <Palm x={518} y={76} scale={0.7} />
        <Palm x={606} y={74} scale={0.6} />
      </Island>
      <Island x={70} y={300} rx={110} ry={40} seed={4}>
        <Hill x={52} y={300} width={90} height={38} fill="var(--jungle)" />
        <Palm x={112} y={302} />
        <Palm x={128} y={306} scale={0.8} />
      </Island>
      <Island x={470} y={262} rx={40} ry={14} seed={9} rings={[20, 13, 7]}>
        <Palm x={462} y={264} scale={0.8} />
        <Palm x={480} y={266} scale={0.6} />
      </Island>
    </>
  )
}

/** The shore of New Providence: hills, the town, the fort on the point, the jetty. */
function Mainland(): ReactNode {
  return (
    <g>
      <Coast d={SHORE} rings={[38, 28, 20, 13, 7]} />
      <path d={INLAND} fill="var(--jungle)" opacity=".55" />
      <Hill x={1392} y={196} width={120} height={70} />
      <Hill x={1330} y={206} width={84} height={44} fill="var(--hill-2)" />
      <Hill x={1444} y={214} width={90} height={48} fill="var(--hill-2)" />
      {HOUSES.map(([x, y, width, height, isThatched]) => (
        <House
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          roof={isThatched ? 'var(--wood-2)' : 'var(--roof)'}
        />
      ))}
      <Church x={1352} y={232} />
      <Fort x={1187} y={222} />
      <g stroke="var(--line)">
        <path d="M1222 260L1150 268" strokeWidth="8" />
        <path d="M1222 260L1151 268" stroke="var(--hill)" strokeWidth="5" />
        <path d={JETTY} />
      </g>
      {PALMS.map(([x, y, scale]) => (
        <Palm key={`${x} ${y}`} x={x} y={y} scale={scale} />
      ))}
    </g>
  )
}

const SHORE =
  'M1150 214Q1168 178 1212 172Q1236 140 1288 138Q1330 112 1372 124Q1410 118 1460 130V352H1250Q1216 344 1222 318Q1196 312 1200 288Q1212 268 1194 258Q1156 252 1150 214Z'
const INLAND = 'M1236 226Q1262 190 1312 184Q1352 156 1460 164V350H1276Q1262 312 1240 296Q1220 262 1236 226Z'
const JETTY = Array.from({ length: 8 }, (_, i) => `M${1156 + i * 9} ${264 - i}v8`).join('')

type HouseAt = readonly [x: number, y: number, width: number, height: number, isThatched: boolean]

const HOUSES: readonly HouseAt[] = [
  [1273, 240, 22, 15, false],
  [1305, 236, 26, 18, true],
  [1337, 246, 22, 14, false],
  [1258, 266, 24, 16, true],
  [1297, 268, 30, 19, false],
  [1334, 276, 24, 16, true],
  [1369, 262, 26, 18, false],
]

const PALMS = [
  [1228, 250, 0.8],
  [1232, 312, 1],
  [1300, 318, 1.1],
  [1276, 312, 0.8],
  [1392, 300, 1.2],
  [1412, 310, 0.9],
  [1386, 254, 0.7],
  [1424, 258, 0.8],
] as const

const GULLS = [
  [690, 44],
  [716, 34],
  [912, 40],
  [1110, 120],
  [1092, 110],
] as const

/** Waves keep off the islands, the ships, the compass and the title. */
const CRESTS = scatteredCrests({ width: 1400, height: 310, count: 190, seed: 11 }, [
  [1150, 110, 300, 240],
  [480, 10, 170, 100],
  [-60, 230, 270, 100],
  [1150, 0, 300, 60],
  [415, 232, 115, 60],
  [936, 40, 150, 145],
  [630, 20, 270, 250],
  [880, 190, 250, 90],
  [20, 30, 420, 190],
  [505, 120, 110, 80],
])

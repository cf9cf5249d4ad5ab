/** What stands on the map, each around the middle of its hex: lairs, towns, treasure islands, ships of the nations, fog. */
import { blob, Fort, Lair, Palm, Ship, Town } from '@nassau/ui/art'
import { hexPath } from '@nassau/ui/hexes'
import type { Prize } from '../../chart.ts'
import type { Nation } from '../../words/names.ts'
import { NationFlag } from './flags.tsx'

/** Ground that rises from the sea, with a hatched shore. */
const Land = ({ seed, fill, rx = 29, ry = 20 }: { seed: number; fill: string; rx?: number; ry?: number }) => {
  const d = blob(0, 5, rx, ry, seed, 0.1)
  return (
    <>
      <path d={d} fill="none" stroke="var(--chart-line)" strokeWidth="9" strokeDasharray=".8 2.2" opacity=".38" />
      <path d={d} transform="translate(1.5 2)" fill="#000" opacity=".3" />
      <path d={d} fill={fill} stroke="var(--line)" strokeWidth="1.5" />
    </>
  )
}

/** `colour` is its place on the compass; the lair in the middle has none. */
export const LairPiece = ({ colour }: { colour: number | null }) => (
  <>
    <Land seed={30 + (colour ?? 9)} fill="var(--hill-2)" />
    <Lair y={3} {...(colour !== null && { colour })} />
  </>
)

export const TownPiece = ({ kind, nation }: { kind: string; nation: Nation }) =>
  kind === 'stronghold' ? (
    <>
      <Land seed={nation.length * 7} fill="var(--hill)" />
      <Fort y={14} scale={0.86} flag={FORT_FLAGS[nation]} />
      <NationFlag nation={nation} x={5.5} y={-38} scale={1.45} />
    </>
  ) : (
    <>
      <Land seed={nation.length * 11} fill="var(--land)" />
      <Town y={13} scale={0.82} />
      <NationFlag nation={nation} x={-14} y={-24} scale={1.3} />
    </>
  )

const FORT_FLAGS: Readonly<Record<Nation, string>> = { british: '#24477a', french: '#f6f1e2', spanish: '#f3dfa0' }

export const TreasurePiece = ({ seed, isDug }: { seed: number; isDug: boolean }) => (
  <>
    <Land seed={seed} fill={isDug ? 'var(--hill)' : 'var(--land)'} />
    <Palm x={-14} y={6} scale={0.95} />
    <Palm x={18} y={2} scale={0.7} />
    {isDug ? (
      <ellipse cx="3" cy="9" rx="10" ry="5" fill="var(--line)" opacity=".75" />
    ) : (
      <>
        <path d="M-20 13q7 -5 14 -1" fill="none" stroke="var(--line)" strokeDasharray="2 2" />
        <path d="M-3 4l10 9M7 4l-10 9" stroke="var(--blood)" strokeWidth="3.6" strokeLinecap="round" />
      </>
    )}
  </>
)

type PrizeShipProps = Pick<Prize, 'kind' | 'nation'> & { isWarship: boolean; loot: number }

/** The richer, the larger. */
export function PrizeShip({ nation, isWarship, loot }: PrizeShipProps) {
  const scale = Math.min(0.92, 0.6 + loot * 0.075)
  return (
    <>
      <ellipse cy="13" rx={30 * scale} ry="6" fill="#000" opacity=".22" />
      <Ship
        y={5}
        scale={scale}
        isArmed={isWarship}
        hull={isWarship ? 'var(--wood-2)' : 'var(--wood)'}
        canvas={isWarship ? 'light-dark(#e8d7b0, #c4b083)' : 'var(--canvas)'}
      />
      <NationFlag nation={nation} x={-9 * scale} y={3 - 46 * scale} scale={1.2} />
    </>
  )
}

const MIDDLE = { x: 0, y: 0 }
const FOG = hexPath(MIDDLE, 5.5)
const FOG_RIM = hexPath(MIDDLE, 9.5)

/** A sea nobody has seen: a tile face down, with its back up. A monster here and there. */
export const FogPiece = ({ back }: { back: 'shark' | 'ocean' | 'monster' }) => (
  <>
    <path d={FOG} transform="translate(1 1.5)" fill="#000" opacity=".3" />
    <path d={FOG} fill={back === 'shark' ? 'var(--fog-2)' : 'var(--fog)'} stroke="var(--line)" strokeWidth="1.1" />
    <path d={FOG_RIM} fill="none" stroke="var(--ink-2)" strokeWidth=".8" opacity=".7" />
    <g fill="none" stroke="var(--ink-2)" strokeWidth="1.5" strokeLinecap="round">
      {back === 'shark' && (
        <>
          <path d="M-11 6q3 -16 15 -20q-4 10 3 20z" fill="var(--ink-2)" />
          <path d="M-19 10q5 -4 9 0t9 0 9 0 9 0M-11 15q5 -4 9 0t9 0" />
        </>
      )}
      {back === 'ocean' && <path d="M-13 -4q4 -5 8 0t8 0 8 0M-9 4q4 -5 8 0t8 0" opacity=".85" />}
      {back === 'monster' && (
        <>
          <path d={MONSTER} transform="translate(5 2)" />
          <path d="M-20 12q5 -3 9 0t9 0 9 0 9 0" />
        </>
      )}
    </g>
  </>
)

const MONSTER =
  'M-20 8q2 -18 10 -14q5 3 2 14M-8 8q5 -16 11 -10q3 4 1 10M4 8q4 -10 8 -7q2 2 1 7M-20 8q-4 -3 -3 -9q-5 -1 -5 -5q6 -4 10 2'

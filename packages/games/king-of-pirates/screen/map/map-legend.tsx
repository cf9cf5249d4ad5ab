/** What is drawn and written on the map, and the rule behind each of it. */
import { useLingui } from '@lingui/react'
import { FlyingDutchman } from '@nassau/ui/art'
import { Legend } from '@nassau/ui/hexes'
import { memo, type ReactNode } from 'react'
import { PrizeBadge, TreasureBadge } from '../ship/badges.tsx'
import { counted, MAP_MARKS, type MapMark, markRule } from '../words.ts'
import { FogPiece, LairPiece, PrizeShip, TownPiece } from './pieces.tsx'

export const MapLegend = memo(function MapLegend() {
  const { i18n } = useLingui()
  const worth = counted(i18n, 2000)
  const prize = <PrizeBadge defence={9} loot={4} />
  const marks: Readonly<Record<MapMark, ReactNode>> = {
    lair: <LairPiece colour={0} />,
    town: <TownPiece kind="stronghold" nation="british" />,
    defence: prize,
    loot: prize,
    warship: <PrizeShip kind="warship" nation="spanish" isWarship loot={4} />,
    treasure: <TreasureBadge maps={3} worth={worth} isDug={false} />,
    dug: <TreasureBadge maps={3} worth={worth} isDug />,
    unknown: <FogPiece back="ocean" />,
    sharks: <FogPiece back="shark" />,
    dutchman: <FlyingDutchman />,
  }
  return <Legend lines={MAP_MARKS.map(mark => ({ mark: marks[mark], ...markRule(i18n, mark) }))} />
})

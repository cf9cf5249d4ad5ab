/** What is drawn and written on the chart, and the rule behind each of it. */
import { useLingui } from '@lingui/react'
import { Legend } from '@nassau/ui/hexes'
import { memo, type ReactNode } from 'react'
import { CHART_MARKS, type ChartMark, markRule } from '../words.ts'
import css from './chart.module.css'
import { Cost } from './markings.tsx'
import { AdventureMark, Chain, Coin, CrewShield, Grapple, SmallShield, Treasure } from './pieces.tsx'

const MARKS: Readonly<Record<ChartMark, ReactNode>> = {
  cost: (
    <g className={css.costs} transform="scale(2)">
      <Cost cost={2} />
    </g>
  ),
  counter: <AdventureMark />,
  crew: <CrewShield owner={0} number={1} strength={3} />,
  aboard: (
    <g transform="scale(2)">
      <SmallShield owner={0} strength={3} />
    </g>
  ),
  stuck: (
    <g transform="scale(2)">
      <Chain x={0} y={0} />
    </g>
  ),
  grappled: (
    <g transform="scale(2) translate(-21 15)">
      <Grapple />
    </g>
  ),
  carried: (
    <g transform="scale(2)">
      <Coin count={2} x={0} y={0} />
    </g>
  ),
  treasure: <Treasure x={0} y={0} />,
}

export const ChartLegend = memo(function ChartLegend() {
  const { i18n } = useLingui()
  return <Legend lines={CHART_MARKS.map(mark => ({ mark: MARKS[mark], ...markRule(i18n, mark) }))} />
})

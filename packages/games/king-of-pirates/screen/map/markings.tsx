/** What is written and marked on the map: spaces to sail to, and the numbers of prizes and treasures. */
import { useLingui } from '@lingui/react'
import { centreOf, hexPath, wayThrough } from '@nassau/ui/hexes'
import { memo } from 'react'
import { prizeAt } from '../../board.ts'
import type { Chart, Space } from '../../chart.ts'
import type { SeasView } from '../../view.ts'
import { PrizeBadge, TreasureBadge } from '../ship/badges.tsx'
import { counted } from '../words.ts'
import type { Course } from './course.ts'
import { stepsBetween } from './describe.ts'
import css from './map.module.css'

/** Spaces that can be chosen now. */
export const Lit = memo(({ chart, spaces }: { chart: Chart; spaces: ReadonlySet<Space> }) => (
  <g className={css.lit}>
    {Array.from(spaces, space => (
      <path key={space} d={hexPath(centreOf(chart.field.hexes[space] ?? { q: 0, r: 0 }), 1)} />
    ))}
  </g>
))

/** Everything that can be reached this turn with the spaces that are left. */
export const Reach = ({ chart, from, left }: { chart: Chart; from: Space; left: number }) => (
  <g className={css.reach}>
    {chart.field.hexes.map((hex, space) => {
      const steps = stepsBetween(chart, from, space)
      // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
      return steps > 1 && steps <= left ? <path key={space} d={hexPath(centreOf(hex), 2.5)} /> : null
    })}
  </g>
)

/** The way a ship would go. */
export const CourseLine = ({ chart, course }: { chart: Chart; course: Course }) => (
  <path
    className={css.course}
    d={wayThrough(course.map(space => centreOf(chart.field.hexes[space] ?? { q: 0, r: 0 })))}
  />
)

/** What prizes and treasures take and bring. */
export const Badges = memo(({ chart, view }: { chart: Chart; view: SeasView }) => {
  const { i18n } = useLingui()
  return chart.field.hexes.map((hex, space) => {
    const { x, y } = centreOf(hex)
    const prize = prizeAt(view, chart, space)
    const treasure = chart.treasures[space]
    if (!prize && !treasure) return null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
      <g key={space} transform={`translate(${x} ${y + 24})`}>
        {prize && <PrizeBadge defence={prize.defence} loot={prize.loot} />}
        {treasure && (
          <TreasureBadge maps={treasure.maps} worth={counted(i18n, treasure.worth)} isDug={view.dug.includes(space)} />
        )}
      </g>
    )
  })
})

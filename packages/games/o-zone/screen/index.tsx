/** How Classic O-Zone looks. */
import type { ScreenProps } from '@nassau/ui'
import { useMemo } from 'react'
import { dwellOn } from '../../kit/tossing/screen/judging/dwell.ts'
import { sharedAsk, TossScreen } from '../../kit/tossing/screen/toss-screen.tsx'
import type { OZone } from '../rules.ts'
import { measuresOn } from './measures.ts'
import { reelOf } from './reel.ts'

export { fetchAhead, motion, SeatNote } from '../../kit/tossing/screen/beside.tsx'
export { examples } from './examples.tsx'
export { race } from './race.ts'

export function Screen(props: ScreenProps<OZone>) {
  const { fresh, seen, edition, choose } = props
  const { goals } = seen.view
  const { table } = edition
  const reel = useMemo(() => reelOf(fresh, { goals, table }), [fresh, goals, table])
  const measures = useMemo(() => measuresOn(table), [table])
  return (
    <TossScreen
      {...props}
      board={seen.view}
      stack={seen.stack}
      ask={sharedAsk(seen.ask)}
      onToss={thrown => choose('toss.throw', thrown)}
      onPlace={(at, spot) => choose(at, spot)}
      league={null}
      reel={reel}
      measures={measures}
    />
  )
}

export const dwell = (events: readonly OZone['event'][]): number =>
  dwellOn(reelOf(events, { goals: [], table: { width: 0, length: 0 } }))

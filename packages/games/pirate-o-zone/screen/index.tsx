/** How Pirate O-Zone looks. */
import type { ScreenProps } from '@nassau/ui'
import { useMemo } from 'react'
import { dwellOn } from '../../kit/tossing/screen/judging/dwell.ts'
import { sharedAsk, TossScreen } from '../../kit/tossing/screen/toss-screen.tsx'
import type { PirateOZone } from '../rules.ts'
import { measuresWithin } from './measures.ts'
import { reelOf } from './reel.ts'

export { fetchAhead, motion, SeatNote } from '../../kit/tossing/screen/beside.tsx'
export { examples } from './examples.tsx'
export { race } from './race.ts'

export function Screen(props: ScreenProps<PirateOZone>) {
  const { fresh, seen, edition, choose } = props
  const { goals, crews } = seen.view
  const { league } = edition
  const reel = useMemo(
    () => reelOf(fresh, { goals, league, scores: crews.map(({ score }) => score) }),
    [fresh, goals, league, crews],
  )
  const measures = useMemo(() => measuresWithin(league), [league])
  return (
    <TossScreen
      {...props}
      board={seen.view}
      stack={seen.stack}
      ask={sharedAsk(seen.ask)}
      onToss={thrown => choose('toss.throw', thrown)}
      onPlace={(at, spot) => choose(at, spot)}
      league={league}
      reel={reel}
      measures={measures}
    />
  )
}

export const dwell = (events: readonly PirateOZone['event'][]): number =>
  dwellOn(reelOf(events, { goals: [], league: 0, scores: [0, 0] }))

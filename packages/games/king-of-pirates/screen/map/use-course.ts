/** Sails a course one step after the other, each as soon as the last is done, until something comes up. */
import type { ScreenProps } from '@nassau/ui'
import { useEffect, useMemo, useState } from 'react'
import { chartOf, type Space } from '../../chart.ts'
import type { KingOfPirates } from '../../rules.ts'
import type { Choose, Task } from '../task.ts'
import { type Course, coursesFrom, isNews } from './course.ts'

/** A step under way, and what is to be sailed after it. */
type Underway = { from: Space; to: Space; beyond: Course }

type Props = Pick<ScreenProps<KingOfPirates>, 'seen' | 'edition' | 'seat' | 'fresh' | 'canChoose'> & {
  task: Task
  left: number
  choose: Choose
}

const NONE: ReadonlyMap<Space, Course> = new Map()

export function useCourse({ seen, edition, seat, fresh, canChoose, task, left, choose }: Props) {
  const { view } = seen
  const at = view.ships[seat ?? -1]?.at ?? -1
  const isSailing = task.at === 'movement.sail'
  const [underway, setUnderway] = useState<Underway | null>(null)
  const courses = useMemo(
    () => (isSailing && left > 0 && at >= 0 ? coursesFrom(view, chartOf(edition), at, left) : NONE),
    [isSailing, view, edition, at, left],
  )
  const step = ([to, ...beyond]: Course): void => {
    const way = to === undefined ? undefined : task.ways.get(to)
    if (to === undefined || !way) return setUnderway(null)
    setUnderway({ from: at, to, beyond })
    choose('movement.sail', way)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step follows when the one before it has been answered
  useEffect(() => {
    if (underway === null) return
    if (!isSailing) return setUnderway(null)
    if (!canChoose || at === underway.from) return
    if (at !== underway.to || isNews(fresh)) return setUnderway(null)
    step(underway.beyond)
  }, [underway, isSailing, canChoose, at])
  return { courses, sailTo: (space: Space): void => step(courses.get(space) ?? []), stay: () => setUnderway(null) }
}

/** What a practice range is made of, besides the tables of the games themselves. */

export { lineOf } from '../board.ts'
export { Board3d } from './board-3d.tsx'
export { TopView } from './flat/top-view.tsx'
export { toGoals } from './judging/strings.ts'
export { useMeasuring } from './judging/use-measuring.ts'
export type { Way } from './three/drawn.ts'
export { type Aim, keptIn, throwOf, usualAim } from './throwing/aim.ts'
export { forecastOn } from './throwing/forecast.ts'
export { ThrowControls } from './throwing/throw-controls.tsx'
export { wayOf } from './throwing/way.ts'
export { type Released, releasedBy, type Shown } from './use-throws.ts'
export { type Sight, ViewSwitch } from './view-switch.tsx'

/** What a practice range is made of, besides the tables of the games themselves. */
export { type Aim, keptIn, throwOf, USUAL_AIM } from './aim.ts'
export { Board3d } from './board-3d.tsx'
export type { Way } from './three/scene.ts'
export { ThrowControls } from './throw-controls.tsx'
export { TopView } from './top-view.tsx'
export { wayOf } from './way.ts'

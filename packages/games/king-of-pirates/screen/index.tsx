/** How King of Pirates looks. */
import type { Seen } from '@nassau/ui'
import type { KingOfPirates } from '../rules.ts'

export { examples } from './examples/examples.tsx'
export { race } from './race.ts'
export { Screen } from './screen.tsx'
export { SeatNote } from './seat-note.tsx'
export { dwell, stands } from './weights.ts'

/** KP-1 Everyone sails under the colour they picked. */
export const colours = ({ view }: Seen<KingOfPirates>): readonly number[] => view.ships.map(({ colour }) => colour)

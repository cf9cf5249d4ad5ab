/** A way on the map as an arrow (KP-3): colours are captains. */
import { COLOURS, type Colour } from '../../words/names.ts'

/** The six ways lie between east and the clock's even hours: the first down and to the right. */
export const angleOf = (toward: Colour): number => 30 + 60 * COLOURS.indexOf(toward)

/** An arrow to the east, around the origin. */
export const ARROW = 'M-13 -5H1V-12L15 0L1 12V5H-13Z'

export const WindArrow = ({ toward }: { toward: Colour }) => (
  <svg viewBox="-18 -18 36 36" width="1.4em" height="1.4em" aria-hidden="true">
    <path
      d={ARROW}
      transform={`rotate(${angleOf(toward)})`}
      fill="var(--canvas)"
      stroke="var(--ink)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </svg>
)

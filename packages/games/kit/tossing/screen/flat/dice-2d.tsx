/** Dice seen from above. */
import type { FeltDie } from '../../board.ts'
import css from './dice-2d.module.css'

type Props = {
  dice: readonly FeltDie[]
  /** The one measured from. */
  measured?: string | null
  ringed?: readonly string[]
  fading?: readonly string[]
  onHover?: ((id: string | null) => void) | undefined
  onPick?: ((id: string) => void) | undefined
}

const NONE: readonly string[] = []

export function Dice2d({ dice, measured = null, ringed = NONE, fading = NONE, onHover, onPick }: Props) {
  return dice.map(one => (
    <g
      key={one.id}
      className={css.die}
      data-team={one.team}
      transform={`translate(${one.pose.x} ${-one.pose.y})`}
      data-fading={fading.includes(one.id) || undefined}
      onPointerEnter={event => event.pointerType === 'mouse' && onHover?.(one.id)}
      onPointerLeave={event => event.pointerType === 'mouse' && onHover?.(null)}
      onPointerUp={() => onPick?.(one.id)}
    >
      {/* A finger is wider than a die. */}
      <circle r={one.size * 1.5} className={css.touch} />
      {(one.id === measured || ringed.includes(one.id)) && <circle r={one.size * 1.25} className={css.ring} />}
      {one.kind === 'd6' ? (
        <rect
          x={-one.size / 2}
          y={-one.size / 2}
          width={one.size}
          height={one.size}
          rx="3"
          transform={`rotate(${headingOf(one)})`}
          className={css.body}
        />
      ) : (
        <circle r={one.size / 2} className={css.body} />
      )}
      <text y="5" className={css.face}>
        {one.face}
      </text>
    </g>
  ))
}

/** How a die is turned, seen from above, in degrees. */
const headingOf = ({ pose: { qx, qy, qz, qw } }: FeltDie): number =>
  (-Math.atan2(2 * (qw * qz + qx * qy), 1 - 2 * (qy * qy + qz * qz)) * 180) / Math.PI

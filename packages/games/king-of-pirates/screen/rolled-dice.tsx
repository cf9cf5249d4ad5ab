/** The dice of an upkeep as they fall, in a corner of the sea: nothing else moves for them. */
import { useLingui } from '@lingui/react'
import { SeatMark } from '@nassau/ui'
import { Die2D, Reckoned } from '@nassau/ui/art'
import { type ReactNode, useMemo, useState } from 'react'
import type { SeasEvent } from '../events.ts'
import type { Colour } from '../words/names.ts'
import { EMBLEMS } from './map/emblems.tsx'
import { ARROW, angleOf } from './map/wind-arrow.tsx'
import css from './rolled-dice.module.css'
import { type Roll, rollInWords, rollsIn } from './rolls.ts'

/** Hidden from screen readers: the log says all of this. */
export function RolledDice({ fresh }: { fresh: readonly SeasEvent[] }) {
  useLingui()
  const { rolls, n } = useLastRolls(fresh)
  if (rolls.length === 0) return null
  return (
    <ul className={css.rolls} key={n} aria-hidden="true">
      {rolls.map((roll, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls are told apart by their order
        <li key={i} data-die={roll.die}>
          {roll.seat !== null && <SeatMark seat={roll.seat} says="" />}
          <Die2D face={faceOf(roll)} says="" isThrown className={css.die} />
          <Reckoned>{rollInWords(roll)}</Reckoned>
        </li>
      ))}
    </ul>
  )
}

/** Dice lie where they fell until they fade, or others are rolled, whatever is heard meanwhile. `n` tells throws apart. */
function useLastRolls(fresh: readonly SeasEvent[]): { rolls: readonly Roll[]; n: number } {
  const rolls = useMemo(() => rollsIn(fresh), [fresh])
  const [last, setLast] = useState<{ rolls: readonly Roll[]; n: number }>({ rolls: [], n: 0 })
  if (rolls.length > 0 && rolls !== last.rolls) setLast({ rolls, n: last.n + 1 })
  return last
}

function faceOf({ die, shows }: Roll): ReactNode {
  if (die === 'compass') return <CompassFace toward={shows} />
  return shows === 'scurvy' ? EMBLEMS.scurvy : <RumFace n={shows} />
}

/** KP-28 Each colour is a way and a corner lair: the arrow points the way, in its colour. */
const CompassFace = ({ toward }: { toward: Colour }) => (
  <svg viewBox="-19 -19 38 38" aria-hidden="true">
    <path
      d={ARROW}
      transform={`rotate(${angleOf(toward)})`}
      fill={`var(--seat-${toward})`}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </svg>
)

const RumFace = ({ n }: { n: number }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <text x="11" y="29" className={css.count}>
      −{n}
    </text>
    <path d="M25 8h10c4 8 4 17 0 25H25c-4-8-4-17 0-25z" className={css.barrel} />
    <path d="M23.500 13h13M23.500 28h13" className={css.hoops} />
  </svg>
)

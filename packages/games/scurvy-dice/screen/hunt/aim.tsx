/** Cannons being aimed: one shot after the other at a lit ship, what is left held or fired. */
import { useLingui } from '@lingui/react'
import { type AssignAsk, type Assigned, repeat, type Seat } from '@nassau/kernel'
import { Button, SeatMark } from '@nassau/ui'
import { ShipDie } from '../ship/face.tsx'
import css from '../tasks.module.css'

/** Where a cannon may be aimed. */
type Aim = Seat | 'hold'

/** How many cannons there are to aim, and at whom. */
export const gunsIn = (ask: AssignAsk<Aim>): { guns: number; targets: readonly Seat[] } => ({
  guns: ask.groups.reduce((sum, { count }) => sum + count, 0),
  targets: (ask.groups[0]?.to ?? []).filter(place => typeof place === 'number'),
})

/** The shots as the ask wants them: each at its target, the rest held. */
export function volley(ask: AssignAsk<Aim>, shots: readonly Seat[]): Assigned<Aim> {
  const { guns } = gunsIn(ask)
  const places = ask.groups[0]?.to ?? []
  const aimed = [...shots].sort((a, b) => places.indexOf(a) - places.indexOf(b))
  return { assign: [...aimed, ...repeat('hold' as const, guns - shots.length)] }
}

type Props = {
  ask: AssignAsk<Aim>
  shots: readonly Seat[]
  names: readonly string[]
  canChoose: boolean
  undo: () => void
  choose: (choice: Assigned<Aim>) => void
}

export function AimTask({ ask, shots, names, canChoose, undo, choose }: Props) {
  const { i18n } = useLingui()
  const { guns } = gunsIn(ask)
  const left = guns - shots.length
  return (
    <div className={css.task}>
      <ol className={css.shots}>
        {Array.from({ length: guns }, (_, i) => {
          const target = shots[i]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cannon is its place in the row
            <li key={i} data-set={target !== undefined || undefined}>
              <ShipDie face="cannon" />
              {target === undefined ? i18n._('Choose a ship') : names[target]}
              {target !== undefined && <SeatMark seat={target} says="" />}
            </li>
          )
        })}
      </ol>
      <div className={css.row}>
        <Button disabled={!canChoose || shots.length === 0} onClick={undo}>
          {i18n._('Aim anew')}
        </Button>
        <Button
          variant={shots.length > 0 ? 'gold' : 'ink'}
          disabled={!canChoose}
          onClick={() => choose(volley(ask, shots))}
        >
          {shots.length === 0
            ? i18n._('Hold fire')
            : i18n._('{left, plural, =0 {Fire} one {Fire, hold one} other {Fire, hold #}}', { left })}
        </Button>
      </div>
    </div>
  )
}

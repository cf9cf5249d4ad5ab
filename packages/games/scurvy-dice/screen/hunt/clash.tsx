/** Dice for a ship, cannon fire, a chase or a melee, shown as it happens: who rolled what, and what it came to. */
import { useLingui } from '@lingui/react'
import { Passing, SeatMark } from '@nassau/ui'
import { Reckoned } from '@nassau/ui/art'
import type { Tray } from '../../board.ts'
import { FACES } from '../../edition/edition.ts'
import type { SeaEvent } from '../../events.ts'
import { ShipDie } from '../ship/face.tsx'
import css from './clash.module.css'

const SHOWN = ['melee', 'fired', 'chased', 'rolled', 'rerolled'] as const
type Shown = Extract<SeaEvent, { kind: (typeof SHOWN)[number] }>
const isShown = (event: SeaEvent): event is Shown => SHOWN.some(kind => kind === event.kind)

type Props = { names: readonly string[]; told: readonly string[] }

/** Over the board, for a moment. */
export function Clash({ fresh, names, told }: Props & { fresh: readonly SeaEvent[] }) {
  const event = fresh.findLast(isShown)
  if (!event) return null
  return (
    <Passing className={css.clash} key={JSON.stringify(event)}>
      <ClashSheet event={event} names={names} told={told} />
    </Passing>
  )
}

export function ClashSheet({ event, names, told }: Props & { event: Shown }) {
  const { i18n } = useLingui()
  return (
    <div className={css.sheet}>
      {event.kind === 'melee' && (
        <>
          <h3>{i18n._('Melee, round {round}', { round: event.round })}</h3>
          {event.sides.map(({ seat, dice, points, lost }) => (
            <p key={seat} data-won={event.winner === seat || undefined}>
              <SeatMark seat={seat} says="" /> {names[seat]} <Dice tray={dice} /> <Reckoned>{points}</Reckoned>
              {lost > 0 && <span className={css.lost}>{i18n._('loses {lost} crew', { lost })}</span>}
            </p>
          ))}
        </>
      )}
      {event.kind === 'fired' && <Broadside event={event} told={told} />}
      {(event.kind === 'rolled' || event.kind === 'rerolled') && (
        <>
          <h3>
            <SeatMark seat={event.seat} says="" />{' '}
            {event.kind === 'rolled'
              ? i18n._('{name, select, you {You roll} other {{name} rolls}}', { name: told[event.seat] ?? '' })
              : i18n._('{name, select, you {You roll again} other {{name} rolls again}}', {
                  name: told[event.seat] ?? '',
                })}
          </h3>
          <p>
            <Dice tray={event.dice} />
          </p>
        </>
      )}
      {event.kind === 'chased' && (
        <>
          <h3>
            {event.isCaught
              ? i18n._('Grapples fly!')
              : i18n._('{target, select, you {You escape.} other {They escape.}}', {
                  target: told[event.target] ?? '',
                })}
          </h3>
          <p>
            <SeatMark seat={event.seat} says="" /> {names[event.seat]} <b>{event.icons}</b> : <b>{event.theirs}</b>{' '}
            {names[event.target]} <SeatMark seat={event.target} says="" />
          </p>
        </>
      )}
    </div>
  )
}

type BroadsideProps = { event: Extract<Shown, { kind: 'fired' }>; told: readonly string[] }

function Broadside({ event, told }: BroadsideProps) {
  const { i18n } = useLingui()
  return (
    <>
      <h3>
        {i18n._(
          '{name, select, you {You open fire} other {{name} opens fire}} on {target, select, you {you} other {{target}}}',
          {
            name: told[event.seat] ?? '',
            target: told[event.target] ?? '',
          },
        )}
      </h3>
      <p>
        <Dice tray={event.icons} />
      </p>
    </>
  )
}

export const Dice = ({ tray }: { tray: Tray }) => (
  <span className={css.dice}>
    {FACES.flatMap(face =>
      Array.from({ length: tray[face] }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike dice are told apart by their place only
        <ShipDie key={`${face}-${i}`} face={face} isThrown />
      )),
    )}
  </span>
)

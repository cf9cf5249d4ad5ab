/** Everyone's ship as rows of dice; one's own is drawn large elsewhere. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { classes, Explained, SeatMark } from '@nassau/ui'
import { Galleon } from '@nassau/ui/art'
import type { ReactNode, Ref } from 'react'
import { PARTS, type Part, type Ship } from '../../board.ts'
import type { SeaView } from '../../view.ts'
import { partRule, partWord } from '../words.ts'
import { CoinDie, FACE_OF, PART_SIGNS, ShipDie } from './face.tsx'
import css from './ships.module.css'

/** More dice of a kind than this are a die and a number. */
const MOST_SHOWN = 4

type Props = {
  ref: Ref<HTMLDivElement>
  view: SeaView
  names: readonly string[]
  /** Whose ships, in the order they sit. */
  seats: readonly Seat[]
  awaiting: readonly Seat[]
  /** Those that were just hit shake. */
  struck: readonly Seat[]
  /** What can be done to each of them now. */
  actionOn: (seat: Seat) => ReactNode
  /** Whose dice can be tapped now, and which are marked so far. */
  sights: (Sights & { target: Seat }) | null
}

type Sights = { at: readonly Part[]; shoot: (part: Part) => void }

export function Ships({ ref, view, names, seats, awaiting, struck, actionOn, sights }: Props) {
  return (
    <div ref={ref} className={css.ships}>
      {seats.map(seat => {
        const ship = view.ships[seat]
        return (
          ship && (
            <ShipCard
              key={seat}
              ship={ship}
              seat={seat}
              name={names[seat] ?? ''}
              isDog={view.dog === seat}
              isChoosing={awaiting.includes(seat)}
              isStruck={struck.includes(seat)}
              action={actionOn(seat)}
              sights={sights?.target === seat ? sights : null}
            />
          )
        )
      })}
    </div>
  )
}

type CardProps = {
  ship: Ship
  seat: Seat
  name: string
  isDog?: boolean
  isChoosing?: boolean
  isStruck?: boolean
  action?: ReactNode
  sights?: Sights | null
}

export function ShipCard(props: CardProps) {
  const { ship, seat, name, isDog = false, isChoosing = false, isStruck = false, action = null, sights = null } = props
  const { i18n } = useLingui()
  return (
    <section
      className={classes(css.ship, (action !== null || sights !== null) && css.lit, isStruck && css.struck)}
      aria-label={name}
    >
      <header className={css.head}>
        <SeatMark seat={seat} says="" />
        <h3>{name}</h3>
        {isDog && <em className={css.dog}>{i18n._('Scurvy Dog')}</em>}
        {isChoosing && <span className={css.thinking}>{i18n._('choosing')}</span>}
      </header>
      <dl className={css.rows}>
        {PARTS.map(part => (
          <Row key={part} part={part} ship={ship} sights={sights} />
        ))}
      </dl>
      <Cargo ship={ship} />
      <svg className={css.picture} viewBox="0 0 230 176" aria-hidden="true">
        <Galleon
          x={106}
          y={160}
          flag={`var(--seat-${COLOURS[seat] ?? 'red'})`}
          stripe={`var(--seat-${COLOURS[seat] ?? 'red'})`}
          sea="var(--card)"
        />
      </svg>
      {action !== null && <div className={css.action}>{action}</div>}
    </section>
  )
}

const COLOURS = ['red', 'blue', 'green', 'yellow']

function Row({ part, ship, sights }: { part: Part; ship: Ship; sights: Sights | null }) {
  const { i18n } = useLingui()
  const n = ship[part]
  const shown = n > MOST_SHOWN && !sights ? 1 : n
  const marked = sights?.at.filter(one => one === part).length ?? 0
  return (
    <div className={css.row}>
      <dt>
        <Explained {...partRule(i18n, part)} className={css.sign}>
          {PART_SIGNS[part]} <span>{partWord(i18n, part)}</span>
        </Explained>
      </dt>
      <dd>
        <span className="unseen">{n}</span>
        {n === 0 && <span aria-hidden="true">–</span>}
        {Array.from({ length: shown }, (_, i) =>
          sights ? (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: alike dice are told apart by their place only
              key={i}
              type="button"
              className={css.target}
              aria-label={i18n._('Destroy: {part}', { part: partWord(i18n, part) })}
              disabled={i < marked}
              onClick={() => sights.shoot(part)}
            >
              <ShipDie face={FACE_OF[part]} state={i < marked ? 'chosen' : 'open'} />
            </button>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: alike dice are told apart by their place only
            <ShipDie key={i} face={FACE_OF[part]} />
          ),
        )}
        {shown < n && <b aria-hidden="true">× {n}</b>}
      </dd>
    </div>
  )
}

/** Treasure aboard and set aside, and the scurvy. */
export function Cargo({ ship }: { ship: Ship }) {
  const { i18n } = useLingui()
  const coins = [...ship.hold, ...ship.cache]
  if (coins.length === 0 && ship.scurvy === 0) return null
  return (
    <p className={css.cargo}>
      {coins.map((n, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike dice are told apart by their place only
        <CoinDie key={i} coins={n} says={i18n._('{n, plural, one {# coin} other {# coins}}', { n })} />
      ))}
      {ship.scurvy > 0 && (
        <span className={css.scurvy}>
          {i18n._('{n, plural, one {# scurvy die} other {# scurvy dice}}', { n: ship.scurvy })}
        </span>
      )}
    </p>
  )
}

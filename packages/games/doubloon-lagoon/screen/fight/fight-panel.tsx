/** A battle, a boarding or an adventure's fight: both sides, the odds, the dice, and the line of the matrix they lead to. */
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { SeatMark } from '@nassau/ui'
import { Die2D, Reckoned } from '@nassau/ui/art'
import Beast from '~icons/game-icons/crab-claw'
import type { Edition } from '../../edition/edition.ts'
import { hexName, mapOf } from '../../edition/map.ts'
import type { Form } from '../../sailing/strength.ts'
import type { LagoonView } from '../../view.ts'
import { unitWord } from '../words.ts'
import css from './fight.module.css'
import { type Band, type Bout, bandsOf, chancesOf, fallsIn, isIn, type Side } from './odds.ts'

type Props = {
  bout: Bout
  view: LagoonView
  edition: Edition
  names: readonly string[]
  seat: Seat | null
}

/** Over the map. `isFading` when the fight is over and only shown for a moment. */
export function FightPanel({ isFading, ...shown }: Props & { isFading: boolean }) {
  const { i18n } = useLingui()
  const { bout, edition } = shown
  return (
    <section
      className={css.panel}
      data-fading={isFading || undefined}
      data-east={isWestern(edition, bout.hex) || undefined}
      aria-label={titleOf(i18n, bout.form, hexName(edition, bout.hex))}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is higher than the board it is scrolled, by keys as well
      tabIndex={0}
    >
      <FightSheet {...shown} />
    </section>
  )
}

/** Whether a hex lies in the west of the map: then the panel stands in the east. */
function isWestern(edition: Edition, hex: number): boolean {
  const columns = mapOf(edition).field.hexes.map(({ q }) => q)
  return (columns[hex] ?? 0) * 2 < Math.min(...columns) + Math.max(...columns)
}

export function FightSheet({ bout, view, edition, names, seat }: Props) {
  const { i18n } = useLingui()
  const [attacker, defender] = bout.sides
  const isRolled = attacker.die !== null
  const difference = attacker.total - defender.total
  return (
    <>
      <h3 className={css.title}>{titleOf(i18n, bout.form, hexName(edition, bout.hex))}</h3>
      <div className={css.sides}>
        {bout.sides.map((side, i) => (
          <SideOf key={i === 0 ? 'attacker' : 'defender'} {...{ side, view, names, seat }} isAttacker={i === 0} />
        ))}
      </div>
      {isRolled ? <Verdict {...{ bout, edition, names, difference }} /> : <Odds lead={difference} />}
      <Matrix edition={edition} form={bout.form} lead={difference} isRolled={isRolled} />
    </>
  )
}

const titleOf = (i18n: I18n, form: Form, hex: string): string =>
  ({
    battle: i18n._('Battle on {hex}', { hex }),
    boarding: i18n._('Boarding on {hex}', { hex }),
    adventure: i18n._('Fight on {hex}', { hex }),
  })[form]

type SideProps = { side: Side; isAttacker: boolean } & Pick<Props, 'view' | 'names' | 'seat'>

function SideOf({ side, isAttacker, view, names, seat }: SideProps) {
  const { i18n } = useLingui()
  const { strength, items, cards, die, total } = side
  const units = side.units.flatMap(id => view.units[id] ?? [])
  const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
  return (
    <div className={css.side}>
      <b className={css.name}>
        {side.seat === null ? <Beast /> : <SeatMark seat={side.seat} says="" />} {nameOf(i18n, side, names)}
      </b>
      <span className={css.role}>{isAttacker ? i18n._('attacks') : i18n._('defends')}</span>
      {units.length > 0 && (
        <span className={css.units}>{units.map(unit => unitWord({ i18n, names, seat }, unit)).join(', ')}</span>
      )}
      <span className={css.sum}>
        <span className={css.part} title={i18n._('strength')}>
          {strength}
        </span>
        {items !== 0 && <span className={css.part}>{i18n._('{n} items', { n: signed(items) })}</span>}
        {cards !== 0 && <span className={css.part}>{i18n._('{n} cards', { n: signed(cards) })}</span>}
        {die !== null && <Die2D key={die} face={die} says={i18n._('rolled {die}', { die })} isThrown />}
        <Reckoned key={`sum with ${die}`} className={css.total}>
          = {total}
        </Reckoned>
      </span>
    </div>
  )
}

const nameOf = (i18n: I18n, { seat }: Side, names: readonly string[]): string =>
  seat === null ? i18n._('Islanders or beasts') : (names[seat] ?? '')

const percent = (falls: number): number => Math.round((falls / 36) * 100)

/** The chances before the dice, as a bar and in words. */
function Odds({ lead }: { lead: number }) {
  const { i18n } = useLingui()
  const { won, level, lost } = chancesOf(lead)
  const says = i18n._('Attacker wins {won} %, level {level} %, defender wins {lost} %', {
    won: percent(won),
    level: percent(level),
    lost: percent(lost),
  })
  return (
    <div className={css.odds}>
      <div className={css.bar} aria-hidden="true">
        <i style={{ flexGrow: won }} />
        <i style={{ flexGrow: level }} />
        <i style={{ flexGrow: lost }} />
      </div>
      <span>{says}</span>
    </div>
  )
}

/** Who leads, and what the other suffers: where there is no room for the matrix, this is all that is said. */
function Verdict({
  bout,
  edition,
  names,
  difference,
}: Pick<Props, 'bout' | 'edition' | 'names'> & { difference: number }) {
  const { i18n } = useLingui()
  const by = Math.abs(difference)
  const band = bandsOf(edition).find(one => isIn(one, difference))
  const suffering = band && sufferingOf(i18n, band, bout.form)
  const loser = bout.sides[difference > 0 ? 1 : 0]
  return (
    <p className={css.verdict}>
      {difference === 0
        ? i18n._('Level')
        : difference > 0
          ? i18n._('The attacker leads by {by}', { by })
          : i18n._('The defender leads by {by}', { by })}
      <span className={css.suffering}>
        {difference === 0 ? suffering : `${nameOf(i18n, loser, names)}: ${suffering}`}
      </span>
    </p>
  )
}

function Matrix({ edition, form, lead, isRolled }: { edition: Edition; form: Form; lead: number; isRolled: boolean }) {
  const { i18n } = useLingui()
  return (
    <table className={css.matrix}>
      <thead>
        <tr>
          <th scope="col">{i18n._('By')}</th>
          <th scope="col">{i18n._('The loser')}</th>
          <th scope="col" data-lit={(isRolled && lead < 0) || undefined}>
            {i18n._('Attacker')}
          </th>
          <th scope="col" data-lit={(isRolled && lead > 0) || undefined}>
            {i18n._('Defender')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bandsOf(edition).map(band => {
          const isLit = isRolled && isIn(band, lead)
          const { attacker, defender } = fallsIn(band, lead)
          return (
            <tr key={band.from} data-lit={isLit || undefined} aria-current={isLit || undefined}>
              <th scope="row">{bandWord(band)}</th>
              <td>{sufferingOf(i18n, band, form)}</td>
              {band.from === 0 ? (
                <td colSpan={2}>{isRolled ? mark(isLit) : `${percent(defender)} %`}</td>
              ) : (
                <>
                  <td>{isRolled ? mark(isLit && lead < 0) : `${percent(attacker)} %`}</td>
                  <td>{isRolled ? mark(isLit && lead > 0) : `${percent(defender)} %`}</td>
                </>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const mark = (isHit: boolean): string => (isHit ? '✗' : '')

const bandWord = ({ from, to }: Band): string => (to === null ? `${from}+` : to === from ? `${from}` : `${from}–${to}`)

/** DL-33 In a boarding nobody retreats. */
function sufferingOf(i18n: I18n, { from, steps, retreat, immobilized }: Band, form: Form): string {
  const parts = [
    steps > 0 ? i18n._('loses {steps, plural, one {# step} other {# steps}}', { steps }) : '',
    retreat > 0 && form !== 'boarding'
      ? i18n._('retreats {retreat, plural, one {# hex} other {# hexes}}', { retreat })
      : '',
    immobilized ? (from === 0 ? i18n._('both immobilized') : i18n._('immobilized')) : '',
  ].filter(part => part !== '')
  return parts.length > 0 ? parts.join(', ') : i18n._('nothing')
}

/** The luck ledger: what luck, one's own choices and those of others made of everyone's chance, in points of a hundred. */
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Account } from '@nassau/bots/thinking'
import type { Seat } from '@nassau/kernel'
import { SeatMark } from '@nassau/ui'
import css from './luck-ledger.module.css'
import { type Points, pointsOf, wayOf } from './points.ts'

type Props = { accounts: readonly Account[]; names: readonly string[]; you: Seat | null; isBrokenOff: boolean }

export function LuckLedger({ accounts, names, you, isBrokenOff }: Props) {
  const { i18n } = useLingui()
  const rows = accounts.map(pointsOf)
  const own = you === null ? undefined : rows[you]
  const heads = [
    i18n._('Start'),
    i18n._('Luck'),
    i18n._('Own choices'),
    i18n._('Others’ choices'),
    isBrokenOff ? i18n._('In the end') : i18n._('Result'),
  ]
  return (
    <section className={css.ledger}>
      <h3>{i18n._('Luck and skill')}</h3>
      {own ? (
        <p>{ownInWords(i18n, own)}</p>
      ) : (
        rows.map((points, seat) => <p key={names[seat]}>{inWords(i18n, names[seat] ?? '', points)}</p>)
      )}
      <table>
        <caption>{i18n._('In points of 100: the first four add up to the last.')}</caption>
        <thead>
          <tr>
            <td />
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ start, luck, skill, others, result }, seat) => (
            <tr key={names[seat]} data-own={seat === you || undefined}>
              <th scope="row">
                <SeatMark seat={seat} says="" className={css.mark} /> {names[seat]}
              </th>
              <td>{start}</td>
              <Signed points={luck} />
              <Signed points={skill} />
              <Signed points={others} />
              <td className={css.result}>{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** With its sign: what was added, and what was taken. */
function Signed({ points }: { points: number }) {
  const { i18n } = useLingui()
  return (
    <td data-way={wayOf(points)}>
      {points.toLocaleString(i18n.locale, { signDisplay: 'exceptZero' }).replace('-', '−')}
    </td>
  )
}

const amount = (points: number) => ({ way: wayOf(points), n: Math.abs(points) })

function ownInWords(i18n: I18n, { luck, skill, others }: Points): string {
  return joined([
    i18n._(
      '{way, select, brought {Luck brought you {n}} cost {Luck cost you {n}} other {Luck did nothing for you}}',
      amount(luck),
    ),
    i18n._(
      '{way, select, brought {your choices brought you {n}} cost {your choices cost you {n}} other {your choices changed nothing}}',
      amount(skill),
    ),
    i18n._(
      '{way, select, brought {those of others brought you {n}} cost {those of others cost you {n}} other {those of others changed nothing}}',
      amount(others),
    ),
  ])
}

function inWords(i18n: I18n, name: string, { luck, skill, others }: Points): string {
  return joined([
    i18n._(
      '{way, select, brought {Luck brought {name} {n}} cost {Luck cost {name} {n}} other {Luck did nothing for {name}}}',
      { name, ...amount(luck) },
    ),
    i18n._(
      '{way, select, brought {own choices brought {n}} cost {own choices cost {n}} other {own choices changed nothing}}',
      amount(skill),
    ),
    i18n._(
      '{way, select, brought {those of others brought {n}} cost {those of others cost {n}} other {those of others changed nothing}}',
      amount(others),
    ),
  ])
}

const joined = (parts: readonly string[]): string => `${parts.join(', ')}.`

/** Tables in a row each: who sits there, what is waited for, and the way in. */
import { useLingui } from '@lingui/react'
import { buttonLook, FreeSeat, SeatMark } from '@nassau/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { MatchCardData, OpenTableData } from './harbour-data.ts'
import css from './table-rows.module.css'

export function OpenTableRow({ table }: { table: OpenTableData }): ReactNode {
  const { i18n } = useLingui()
  return (
    <Row
      title={table.title}
      says={table.waiting}
      href={table.href}
      action={i18n._('Sit down')}
      seats={table.seats.map((sitter, seat) => ({ ...sitter, seat }))}
    />
  )
}

export function MatchRow({ match, action }: { match: MatchCardData; action: string }): ReactNode {
  const { i18n } = useLingui()
  const where = match.where === 'here' ? i18n._('on this device') : ''
  return (
    <Row
      title={match.title}
      says={match.prompt}
      note={[match.when, where].filter(Boolean).join(', ')}
      href={match.href}
      action={action}
      seats={match.seats}
    />
  )
}

type RowProps = {
  title: string
  says: string
  note?: string
  href: string
  action: string
  seats: readonly { name: string | null; seat: number }[]
}

function Row({ title, says, note = '', href, action, seats }: RowProps): ReactNode {
  const { i18n } = useLingui()
  return (
    <li className={css.row}>
      <ul className={css.seats} aria-label={i18n._('Seats')}>
        {seats.map(({ name, seat }) => (
          <li key={seat} title={name ?? i18n._('free seat')}>
            {name === null ? <FreeSeat /> : <SeatMark seat={seat} says={name} />}
          </li>
        ))}
      </ul>
      <div className={css.words}>
        <b>{title}</b>
        <span>{says}</span>
        {note !== '' && <small>{note}</small>}
      </div>
      <Link href={href} className={buttonLook()} aria-label={`${action}: ${title}`}>
        {action}
      </Link>
    </li>
  )
}

/** Who has to stay away, why, and until when. */
import { useLingui } from '@lingui/react'
import { Button } from '@nassau/ui'
import css from './keeper.module.css'
import { type Ban, keeping } from './keeping.ts'
import { moment, useList } from './use-list.ts'

const NONE: readonly Ban[] = []

export function Bans() {
  const { i18n } = useLingui()
  const { list, run, isBusy } = useList<readonly Ban[]>(keeping.bans, NONE)
  if (list.length === 0) return <p>{i18n._('Everyone is welcome.')}</p>
  return (
    <ul className={css.rows}>
      {list.map(({ id, name, address, reason, until, by }) => (
        <li key={id}>
          <span>
            <b>{name}</b> {address} <small>{reason}</small>{' '}
            <small>
              {until === null ? i18n._('for good') : i18n._('until {when}', { when: moment(i18n.locale, until) })}
              {', '}
              {by}
            </small>
          </span>
          <Button size="small" disabled={isBusy} onClick={() => void run(() => keeping.lift(id))}>
            {i18n._('Lift')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

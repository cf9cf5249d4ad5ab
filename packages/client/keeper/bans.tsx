/** Who has to stay away, why, and until when; and addresses, which have no name to be found by. */
import { useLingui } from '@lingui/react'
import { Button, Field } from '@nassau/ui'
import { useState } from 'react'
import { BanForm } from './ban-form.tsx'
import css from './keeper.module.css'
import { type Ban, keeping } from './keeping.ts'
import { moment, type Sheet, useList } from './use-list.ts'

const NONE: readonly Ban[] = []

export function Bans(sheet: Sheet) {
  const { i18n } = useLingui()
  const { list, run, isBusy } = useList<readonly Ban[]>(sheet, keeping.bans, NONE)
  const [address, setAddress] = useState('')
  const wanted = address.trim()
  const runAndClear = (deed: () => Promise<void>): Promise<void> =>
    run(async () => {
      await deed()
      setAddress('')
    })
  return (
    <>
      <Field
        label={i18n._('An address that has to stay away')}
        hint={i18n._('As the access log gives it, such as 203.0.113.5. Everyone behind it is shut out.')}
        value={address}
        maxLength={64}
        onChange={event => setAddress(event.target.value)}
      />
      {wanted !== '' && <BanForm whom={{ address: wanted, name: wanted }} run={runAndClear} isBusy={isBusy} />}
      {list.length === 0 && <p>{i18n._('Everyone is welcome.')}</p>}
      <ul className={css.rows}>
        {list.map(({ id, name, address, reason, until, by }) => (
          <li key={id}>
            <span>
              <b>{name}</b> {address !== name && address} <small>{reason}</small>{' '}
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
    </>
  )
}

/** Why somebody has to stay away, and for how long. */
import { useLingui } from '@lingui/react'
import { Button, Field, Select } from '@nassau/ui'
import { type FormEvent, useState } from 'react'
import css from './keeper.module.css'
import { keeping, type Whom } from './keeping.ts'

const DAYS = ['1', '7', '30', '365', 'for good'] as const

type Props = { whom: Whom; run: (deed: () => Promise<void>) => Promise<void>; isBusy: boolean }

export function BanForm({ whom, run, isBusy }: Props) {
  const { i18n } = useLingui()
  const [reason, setReason] = useState('')
  const [days, setDays] = useState<string>('7')
  const ban = (event: FormEvent): void => {
    event.preventDefault()
    const end = Number.isFinite(Number(days)) ? { days: Number(days) } : {}
    void run(async () => {
      await keeping.ban({ ...whom, reason: reason.trim(), ...end })
      setReason('')
    })
  }
  return (
    <form className={css.form} onSubmit={ban}>
      <Field
        label={i18n._('Why {name} has to stay away', { name: whom.name })}
        className={css.wide}
        value={reason}
        required
        maxLength={500}
        onChange={event => setReason(event.target.value)}
      />
      <Select
        label={i18n._('For how many days')}
        value={days}
        onChange={setDays}
        options={DAYS.map(value => ({ value, label: value === 'for good' ? i18n._('for good') : value }))}
      />
      <Button type="submit" size="small" disabled={isBusy || reason.trim() === ''}>
        {i18n._('Ban')}
      </Button>
    </form>
  )
}

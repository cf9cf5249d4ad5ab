/** The keepers, and accounts and bots by what they are called. */
import { useLingui } from '@lingui/react'
import { Button, Field, Panel } from '@nassau/ui'
import { type FormEvent, useState } from 'react'
import { BanForm } from './ban-form.tsx'
import css from './keeper.module.css'
import { Keepers } from './keepers.tsx'
import { type Found, type Keeper, keeping } from './keeping.ts'
import { type Sheet, useList } from './use-list.ts'

const NONE: readonly Keeper[] = []

export function People({ self, ...sheet }: { self: string } & Sheet) {
  const { i18n } = useLingui()
  const [name, setName] = useState('')
  const [found, setFound] = useState<readonly Found[] | null>(null)
  const { list: keepers, run, isBusy } = useList<readonly Keeper[]>(sheet, keeping.keepers, NONE)
  const isKeeper = (name: string): boolean => keepers.some(({ username }) => username === name)
  const look = (event: FormEvent): void => {
    event.preventDefault()
    void run(async () => setFound(await keeping.people(name.trim())))
  }
  return (
    <>
      <Keepers {...{ keepers, self, run, isBusy }} />
      <form className={css.form} onSubmit={look}>
        <Field
          label={i18n._('How the name begins')}
          className={css.wide}
          value={name}
          required
          maxLength={64}
          onChange={event => setName(event.target.value)}
        />
        <Button type="submit" disabled={isBusy}>
          {i18n._('Look')}
        </Button>
      </form>
      {found?.length === 0 && <p>{i18n._('Nobody is called that. Guests are found at their tables.')}</p>}
      <ul className={css.list}>
        {found?.map(one => (
          <li key={one.person}>
            <Panel className={css.panel} title={one.name}>
              <small>{one.kind === 'bot' ? i18n._('bot') : one.username}</small>
              <BanForm whom={{ person: one.person, name: one.name }} {...{ run, isBusy }} />
              {one.username !== null && !isKeeper(one.username) && (
                <Button
                  size="small"
                  disabled={isBusy}
                  onClick={() => void run(() => keeping.nameKeeper(one.username ?? ''))}
                >
                  {i18n._('Make a keeper')}
                </Button>
              )}
            </Panel>
          </li>
        ))}
      </ul>
    </>
  )
}

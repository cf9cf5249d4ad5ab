/** For accounts: the passkeys that open it, the devices that are signed in, and the way out. */
import { useLingui } from '@lingui/react'
import { Button, Panel } from '@nassau/ui'
import { useCallback, useEffect, useState } from 'react'
import { account, type Device, type Passkey } from './account.ts'
import { canUsePasskeys } from './passkey.ts'
import { useDeed } from './use-deed.ts'
import css from './you-page.module.css'

/** `Firefox on Windows`, as far as a browser says what it is. */
function browserIn(userAgent: string): string | null {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(userAgent)?.[1]
  const system = /(Android|iPhone|iPad|Windows|Mac OS|Linux)/.exec(userAgent)?.[1]
  return browser && system ? `${browser.replace('Edg', 'Edge').replace('OPR', 'Opera')}, ${system}` : null
}

export function Keys({ name, look }: { name: string; look: () => void }) {
  const { i18n } = useLingui()
  const [[passkeys, devices], setKnown] = useState<[readonly Passkey[], readonly Device[]]>([[], []])
  const list = useCallback(() => {
    // Whoever was signed out meanwhile is shown who they are now.
    void Promise.all([account.passkeys(), account.devices()]).then(setKnown, look)
  }, [look])
  useEffect(list, [list])
  const { isBusy, run } = useDeed(list)
  const day = (date: string | number): string => new Date(date).toLocaleDateString(i18n.locale, { dateStyle: 'medium' })
  return (
    <>
      <Panel className={css.panel} title={i18n._('Passkeys')}>
        {passkeys.length === 0 && <p>{i18n._('None yet: you sign in with your password.')}</p>}
        <ul className={css.list}>
          {passkeys.map(({ id, name: called, createdAt }) => (
            <li key={id}>
              <span>
                {called ?? i18n._('Passkey')} <small>{day(createdAt)}</small>
              </span>
              {passkeys.length > 1 && (
                <Button size="small" disabled={isBusy} onClick={() => void run(() => account.removePasskey(id))}>
                  {i18n._('Remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {canUsePasskeys() && (
          <Button disabled={isBusy} onClick={() => void run(() => account.addPasskey(name))}>
            {i18n._('Add a passkey')}
          </Button>
        )}
      </Panel>
      <Devices devices={devices} list={list} look={look} day={day} />
    </>
  )
}

type DevicesProps = {
  devices: readonly Device[]
  list: () => void
  look: () => void
  day: (date: string | number) => string
}

/** Where one is signed in, and the ways out. */
function Devices({ devices, list, look, day }: DevicesProps) {
  const { i18n } = useLingui()
  const { isBusy, run } = useDeed(list)
  const leaving = useDeed(look)
  return (
    <Panel className={css.panel} title={i18n._('Signed in')}>
      <ul className={css.list}>
        {devices.map(({ id, userAgent, created, isThis }) => (
          <li key={id}>
            <span>
              {browserIn(userAgent) ?? i18n._('A browser')} <small>{day(created)}</small>
            </span>
            {isThis ? (
              <small>{i18n._('This one')}</small>
            ) : (
              <Button size="small" disabled={isBusy} onClick={() => void run(() => account.signOutAt(id))}>
                {i18n._('Sign out there')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={css.row}>
        {devices.length > 1 && (
          <Button disabled={isBusy} onClick={() => void run(() => account.signOutElsewhere())}>
            {i18n._('Sign out everywhere else')}
          </Button>
        )}
        <Button disabled={leaving.isBusy} onClick={() => void leaving.run(() => account.signOut())}>
          {i18n._('Sign out')}
        </Button>
      </div>
    </Panel>
  )
}

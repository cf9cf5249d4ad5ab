/** Who you are: your name, and an account if you want to be the same person on every device. */
import { useLingui } from '@lingui/react'
import { Button, buttonLook, Field, Panel, tell } from '@nassau/ui'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { keeping } from '../keeper/keeping.ts'
import { api, type Me } from '../seating/api.ts'
import { useSettings } from '../settings/settings.ts'
import { Page } from '../shell/page.tsx'
import { account } from './account.ts'
import { Keys } from './keys.tsx'
import { OwnBots } from './own-bots.tsx'
import { Blocked, OwnData, RecoveryCodes } from './own-data.tsx'
import { SignIn } from './sign-in.tsx'
import { useDeed } from './use-deed.ts'
import css from './you-page.module.css'

/** As long as the server takes. */
const LONGEST_NAME = 32

export function YouPage() {
  const { i18n } = useLingui()
  const [me, setMe] = useState<Me | null | 'away'>(null)
  const look = useCallback(() => {
    void api.me().then(setMe, () => setMe('away'))
  }, [])
  useEffect(look, [look])
  return (
    <Page title={i18n._('You')}>
      <Name key={typeof me === 'object' ? me?.name : 'away'} me={me === 'away' ? null : me} look={look} />
      {me === 'away' && <p>{i18n._('The server cannot be reached: accounts wait until it is back.')}</p>}
      {me !== null && me !== 'away' && me.kind === 'guest' && <SignIn name={me.name} look={look} />}
      {me !== null && me !== 'away' && me.kind === 'account' && (
        <>
          <Keys name={me.name} look={look} />
          <RecoveryCodes />
          <OwnBots />
          <KeeperDoor />
        </>
      )}
      {me !== null && me !== 'away' && me.kind !== 'bot' && (
        <>
          <Blocked />
          <OwnData name={me.name} look={look} />
        </>
      )}
    </Page>
  )
}

/** For keepers, who would not find their room otherwise. */
function KeeperDoor() {
  const { i18n } = useLingui()
  const [isKeeper, setKeeper] = useState(false)
  useEffect(() => {
    void keeping.keeper().then(
      name => setKeeper(name !== null),
      () => setKeeper(false),
    )
  }, [])
  if (!isKeeper) return null
  return (
    <Panel className={css.panel} title={i18n._('The keeper’s room')}>
      <p>{i18n._('You are a keeper of this house.')}</p>
      <Link href="/keeper" className={buttonLook()}>
        {i18n._('To the keeper’s room')}
      </Link>
    </Panel>
  )
}

/** The name at tables: at those of this device, and at those of the server if it is there. */
function Name({ me, look }: { me: Me | null; look: () => void }) {
  const { i18n } = useLingui()
  const { name: nameHere, set } = useSettings()
  const [name, setName] = useState(me?.name ?? nameHere)
  const { isBusy, run } = useDeed(look)
  const keep = (event: FormEvent): void => {
    event.preventDefault()
    void run(async () => {
      const wanted = name.trim()
      if (me && me.kind !== 'bot') await account.rename(wanted)
      set({ name: wanted })
      tell(i18n._('From now on you are {name}.', { name: wanted }), 'good')
    })
  }
  return (
    <Panel className={css.panel} title={i18n._('Your name')}>
      <form className={css.row} onSubmit={keep}>
        <Field
          label={i18n._('What others call you at the table')}
          className={css.wide}
          value={name}
          maxLength={LONGEST_NAME}
          required
          autoComplete="nickname"
          onChange={event => setName(event.target.value)}
        />
        <Button type="submit" variant="gold" disabled={isBusy || name.trim() === ''}>
          {i18n._('Keep this name')}
        </Button>
      </form>
    </Panel>
  )
}

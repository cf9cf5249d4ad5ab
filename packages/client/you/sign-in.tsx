/** For guests: open an account or sign in to one, with a passkey or with a password. */
import { useLingui } from '@lingui/react'
import { Button, Field, Panel, Segments } from '@nassau/ui'
import { type FormEvent, useState } from 'react'
import { account } from './account.ts'
import { canUsePasskeys } from './passkey.ts'
import { Recover } from './recover.tsx'
import { useDeed } from './use-deed.ts'
import css from './you-page.module.css'

type Way = 'open' | 'return'

export function SignIn({ name, look }: { name: string; look: () => void }) {
  const { i18n } = useLingui()
  const [way, setWay] = useState<Way>('open')
  const { isBusy, run } = useDeed(look)
  const isNew = way === 'open'
  const byPassword = (username: string, password: string): void => {
    void run(() => (isNew ? account.open(username, password) : account.signIn(username, password)))
  }
  const byPasskey = (): void => {
    void run(() => (isNew ? account.openWithPasskey(name) : account.signInWithPasskey()))
  }
  return (
    <Panel className={css.panel} title={i18n._('Be the same person everywhere')}>
      <p>
        {i18n._(
          'You are a guest of this browser and need nothing more to play. With an account you find your matches on every device; what you have played as a guest stays yours. No mail address is asked for.',
        )}
      </p>
      <Segments
        label={i18n._('Account')}
        value={way}
        onChange={setWay}
        segments={[
          { value: 'open', label: i18n._('Open one') },
          { value: 'return', label: i18n._('I have one') },
        ]}
      />
      {canUsePasskeys() && (
        <div className={css.row}>
          <Button variant="gold" disabled={isBusy} onClick={byPasskey}>
            {isNew ? i18n._('Open an account with a passkey') : i18n._('Sign in with a passkey')}
          </Button>
          <small>{i18n._('Your device keeps the key: by finger, face or PIN.')}</small>
        </div>
      )}
      <PasswordForm isNew={isNew} isBusy={isBusy} onEnter={byPassword} />
      {!isNew && <Recover look={look} />}
    </Panel>
  )
}

type PasswordFormProps = { isNew: boolean; isBusy: boolean; onEnter: (username: string, password: string) => void }

function PasswordForm({ isNew, isBusy, onEnter }: PasswordFormProps) {
  const { i18n } = useLingui()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const enter = (event: FormEvent): void => {
    event.preventDefault()
    onEnter(username, password)
  }
  return (
    <form className={css.form} onSubmit={enter}>
      <Field
        label={i18n._('User name')}
        value={username}
        required
        minLength={3}
        maxLength={30}
        pattern="\w+"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={isNew ? i18n._('3 to 30 letters, digits and underscores') : undefined}
        onChange={event => setUsername(event.target.value)}
      />
      <Field
        label={i18n._('Password')}
        type="password"
        value={password}
        required
        minLength={8}
        maxLength={128}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? i18n._('At least 8 characters. It cannot be sent to you again: keep it well.') : undefined}
        onChange={event => setPassword(event.target.value)}
      />
      <Button type="submit" disabled={isBusy}>
        {isNew ? i18n._('Open an account with a password') : i18n._('Sign in with the password')}
      </Button>
    </form>
  )
}

/** For whoever cannot sign in any more: a recovery code, and a new password. */
import { useLingui } from '@lingui/react'
import { Button, Field } from '@nassau/ui'
import { type FormEvent, useState } from 'react'
import { account } from './account.ts'
import { useDeed } from './use-deed.ts'
import css from './you-page.module.css'

export function Recover({ look }: { look: () => void }) {
  const { i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, run } = useDeed(look)
  const enter = (event: FormEvent): void => {
    event.preventDefault()
    void run(() => account.recover(code, username, password))
  }
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{i18n._('I cannot sign in any more')}</summary>
      {isOpen && (
        <form className={css.form} onSubmit={enter}>
          <Field
            label={i18n._('Recovery code')}
            value={code}
            required
            autoComplete="one-time-code"
            spellCheck={false}
            onChange={event => setCode(event.target.value)}
          />
          <Field
            label={i18n._('User name')}
            value={username}
            required
            minLength={3}
            maxLength={30}
            pattern="\w+"
            autoCapitalize="none"
            spellCheck={false}
            hint={i18n._('If you had none, choose one')}
            onChange={event => setUsername(event.target.value)}
          />
          <Field
            label={i18n._('New password')}
            type="password"
            value={password}
            required
            minLength={8}
            maxLength={128}
            autoComplete="new-password"
            onChange={event => setPassword(event.target.value)}
          />
          <Button type="submit" disabled={isBusy}>
            {i18n._('Sign in with the code')}
          </Button>
        </form>
      )}
    </details>
  )
}

/** For accounts: programs that play under a token of their own. */
import { useLingui } from '@lingui/react'
import { Button, Field, Panel } from '@nassau/ui'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { account, type OwnBot } from './account.ts'
import { useDeed } from './use-deed.ts'
import css from './you-page.module.css'

export function OwnBots() {
  const { i18n } = useLingui()
  const [bots, setBots] = useState<readonly OwnBot[]>([])
  const [name, setName] = useState('')
  const [token, setToken] = useState<string | null>(null)
  const list = useCallback(() => {
    void account.bots().then(setBots, () => setBots([]))
  }, [])
  useEffect(list, [list])
  const { isBusy, run } = useDeed(list)
  const add = (event: FormEvent): void => {
    event.preventDefault()
    void run(async () => {
      setToken(await account.addBot(name.trim()))
      setName('')
    })
  }
  return (
    <Panel className={css.panel} title={i18n._('Your bots')}>
      <p>{i18n._('A program of yours can sit at tables with a token of its own.')}</p>
      <ul className={css.list}>
        {bots.map(bot => (
          <li key={bot.person}>
            <span>{bot.name}</span>
            <Button size="small" disabled={isBusy} onClick={() => void run(() => account.removeBot(bot.person))}>
              {i18n._('Revoke')}
            </Button>
          </li>
        ))}
      </ul>
      {token !== null && (
        <Field
          label={i18n._('Its token. It is shown this once: copy it now.')}
          readOnly
          value={token}
          onFocus={event => event.target.select()}
        />
      )}
      <form className={css.row} onSubmit={add}>
        <Field
          label={i18n._('Name of the bot')}
          className={css.wide}
          value={name}
          required
          maxLength={32}
          onChange={event => setName(event.target.value)}
        />
        <Button type="submit" disabled={isBusy || name.trim() === ''}>
          {i18n._('Make a bot')}
        </Button>
      </form>
    </Panel>
  )
}

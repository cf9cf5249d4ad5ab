/** Who looks after the house, and the end of it; nobody dismisses themselves by a slip. */
import { useLingui } from '@lingui/react'
import { Button } from '@nassau/ui'
import type { Deed } from '../you/use-deed.ts'
import css from './keeper.module.css'
import { type Keeper, keeping } from './keeping.ts'
import { moment } from './use-list.ts'

export function Keepers({ keepers, self, run, isBusy }: { keepers: readonly Keeper[]; self: string } & Deed) {
  const { i18n } = useLingui()
  return (
    <section>
      <h2>{i18n._('Keepers of this house')}</h2>
      <ul className={css.rows}>
        {keepers.map(({ username, since }) => (
          <li key={username}>
            <span>
              <b>{username}</b> <small>{i18n._('since {when}', { when: moment(i18n.locale, since) })}</small>
            </span>
            {username === self ? (
              <small>{i18n._('you')}</small>
            ) : (
              <Button size="small" disabled={isBusy} onClick={() => void run(() => keeping.dismiss(username))}>
                {i18n._('Dismiss')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The proof behind the dice: sealed before the first choice, stirred by those who played, opened now. */
import { useLingui } from '@lingui/react'
import css from './ending.module.css'
import type { Seals } from './tale.ts'

/** So much of a hash is enough to tell it from others. */
const SHOWN = 12

export function Sealed({ commitment, secret, isProven, stirredBy, told }: Seals & { told: readonly string[] }) {
  const { i18n } = useLingui()
  const names = new Intl.ListFormat(i18n.locale).format(stirredBy.map(seat => told[seat] ?? ''))
  return (
    <details className={css.sealed}>
      <summary>
        {isProven
          ? i18n._('The dice were honest: what the house opened is what it had sealed.')
          : i18n._('What the house opened is not what it had sealed!')}
      </summary>
      <p>
        {stirredBy.length === 0
          ? i18n._('Nobody stirred the dice after they were sealed.')
          : i18n._('After they were sealed the dice were stirred by {names}.', { names })}
      </p>
      <dl>
        <dt>{i18n._('Sealed before the first choice')}</dt>
        <dd>
          <code title={commitment}>{commitment.slice(0, SHOWN)}…</code>
        </dd>
        <dt>{i18n._('Opened at the end')}</dt>
        <dd>
          <code title={secret}>{secret.slice(0, SHOWN)}…</code>
        </dd>
      </dl>
      <p>{i18n._('The replay checks every die against it.')}</p>
    </details>
  )
}

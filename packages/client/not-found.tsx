/** Nothing is at this address. */
import { useLingui } from '@lingui/react'
import { Link } from 'wouter'
import css from './not-found.module.css'

export function Lost({ says }: { says?: string }) {
  const { i18n } = useLingui()
  return (
    <main className={css.lost}>
      <h1>{i18n._('Off the chart')}</h1>
      <p>{says ?? i18n._('There is nothing at this address.')}</p>
      <Link href="/">{i18n._('Back to the harbour')}</Link>
    </main>
  )
}

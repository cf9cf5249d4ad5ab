/** A page that is no table: the way back, its name, and what it is about. */
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import css from './page.module.css'

export function Page({ title, children }: { title: string; children: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <main className={css.page}>
      <Link href="/" className={css.back}>
        {i18n._('Back to the harbour')}
      </Link>
      <h1>{title}</h1>
      {children}
    </main>
  )
}

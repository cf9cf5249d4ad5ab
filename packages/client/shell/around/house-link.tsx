/** The name of the house, which leads to the harbour. */
import { useLingui } from '@lingui/react'
import { Link } from 'wouter'
import css from './house-link.module.css'

export function HouseLink() {
  const { i18n } = useLingui()
  return (
    <Link href="/" className={css.house} aria-label={i18n._('Nassau, to the harbour')}>
      Nassau
    </Link>
  )
}

/** The first time on this device: how a die is thrown, shown by doing it, until one has been thrown. */
import css from './first-flick.module.css'
import { hasThrown } from './has-thrown.ts'

export function FirstFlick() {
  if (hasThrown()) return null
  return (
    <svg className={css.hand} data-flick="" viewBox="0 0 48 96" aria-hidden="true">
      <path className={css.streak} d="M20 92V20" />
      <path d="M14 50V24a6 6 0 0 1 12 0v20l10 3q8 2 7 10l-2 14q-1 8-9 8H22q-6 0-9-5L4 58q-2-4 2-6 4-1 8 4z" />
    </svg>
  )
}

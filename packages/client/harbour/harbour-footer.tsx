/** Who made what is seen here. */
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import css from './harbour-footer.module.css'

export function HarbourFooter(): ReactNode {
  const { i18n } = useLingui()
  return (
    <footer className={css.footer}>
      <p>{i18n._('The games belong to their designers; rules text, drawings and sounds are the house’s own.')}</p>
      <p>
        {i18n._('Some signs by Lorc and Delapouite')}, <a href="https://game-icons.net">game-icons.net</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/" rel="license">
          CC BY 3.0
        </a>
      </p>
    </footer>
  )
}

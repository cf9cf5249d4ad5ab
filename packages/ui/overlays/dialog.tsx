/** A question or form above the page: a sheet from below on a phone, a paper in the middle on a desk. Escape closes it. */
import { Dialog as Base } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '../controls/button.tsx'
import { classes } from '../controls/classes.ts'
import css from './dialog.module.css'

type DialogProps = {
  isOpen: boolean
  close: () => void
  title: ReactNode
  /** One sentence under the title, read out when the dialog opens. */
  says?: ReactNode
  /** Stays at the bottom while the rest scrolls: the primary action last. */
  actions?: ReactNode
  size?: 'medium' | 'large'
  children?: ReactNode
}

export function Dialog({ isOpen, close, title, says, actions, size = 'medium', children }: DialogProps): ReactNode {
  const { i18n } = useLingui()
  const isShown = useAfterwards(isOpen)
  return (
    <Base.Root open={isShown} onOpenChange={open => !open && close()}>
      <Base.Portal>
        <Base.Backdrop className={css.veil} />
        <Base.Popup className={classes(css.sheet, css[size])}>
          <header className={css.head}>
            <Base.Title className={css.title}>{title}</Base.Title>
            <Base.Close
              render={
                <IconButton label={i18n._('Close')} variant="plain">
                  <Cross />
                </IconButton>
              }
            />
          </header>
          <div className={css.body}>
            {says != null && <Base.Description className={css.says}>{says}</Base.Description>}
            {children}
          </div>
          {actions !== undefined && <footer className={css.actions}>{actions}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * To keep the focus in and the page behind still takes a while: the button that was pressed is drawn before that. By a
 * task of its own and not as a deferred value, which may be put off for as long as nothing else happens on the page.
 */
function useAfterwards(isOpen: boolean): boolean {
  const [isShown, setShown] = useState(isOpen)
  useEffect(() => {
    const task = setTimeout(() => setShown(isOpen))
    return () => clearTimeout(task)
  }, [isOpen])
  return isShown
}

const Cross = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
    <path d="M5 5l10 10M15 5L5 15" />
  </svg>
)

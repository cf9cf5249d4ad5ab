/**
 * Short words from the house that need no answer: "Link copied.", "The wind is back." `tell` may be called from anywhere;
 * one `ToastArea` on the page shows them, and reads them out.
 */
import { Toast } from '@base-ui/react/toast'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { classes } from '../controls/classes.ts'
import css from './toast.module.css'

export const TOAST_TONES = ['word', 'good', 'trouble'] as const
export type ToastTone = (typeof TOAST_TONES)[number]

const manager = Toast.createToastManager<{ tone: ToastTone }>()

/** Shows `says` for a few seconds; trouble stays longer. */
export function tell(says: string, tone: ToastTone = 'word'): void {
  const isTrouble = tone === 'trouble'
  manager.add({
    description: says,
    timeout: isTrouble ? 10_000 : 5_000,
    data: { tone },
  })
}

export function ToastArea(): ReactNode {
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={css.area}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts(): ReactNode {
  const { i18n } = useLingui()
  const { toasts } = Toast.useToastManager<{ tone: ToastTone }>()
  return toasts.map(toast => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      aria-label={i18n._('Notice')}
      data-tone={toast.data?.tone}
      className={classes(css.toast, css[toast.data?.tone ?? 'word'])}
    >
      <Toast.Content className={css.content}>
        <Toast.Description className={css.says} />
        <Toast.Close className={css.close} aria-hidden={false} aria-label={i18n._('Close')}>
          ✕
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

/** How far the captain has thought, and a way to have it stop. */
import { useLingui } from '@lingui/react'
import { Button } from '@nassau/ui'
import type { CSSProperties } from 'react'
import css from './thinking-bar.module.css'

/** `done`: from 0 to 1. */
export function ThinkingBar({ says, done, cancel }: { says: string; done: number; cancel: () => void }) {
  const { i18n } = useLingui()
  const percent = Math.round(done * 100)
  const style: CSSProperties & Record<`--${string}`, string> = { '--done': `${percent}%` }
  return (
    <div className={css.thinking}>
      <p>{says}</p>
      <div
        className={css.bar}
        role="progressbar"
        aria-label={says}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={style}
      />
      <Button onClick={cancel}>{i18n._('Cancel')}</Button>
    </div>
  )
}

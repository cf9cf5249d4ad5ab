/** What the marks on a map mean: a sheet that hangs from the map's tools. The map itself takes no part in it. */
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { type Explanation, Popover } from '../overlays/index.ts'
import css from './legend.module.css'

/** A mark, drawn around the middle of a hex in the units of the map, and what it means. */
export type LegendLine = Explanation & { mark: ReactNode }

export function Legend({ lines }: { lines: readonly LegendLine[] }): ReactNode {
  const { i18n } = useLingui()
  return (
    <Popover label={i18n._('What do these marks mean?')} icon="?">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is longer than the screen, keys scroll it */}
      <ul className={css.legend} tabIndex={0}>
        {lines.map(({ mark, says, clause }) => (
          <li key={says}>
            <svg viewBox="-40 -40 80 80" aria-hidden="true">
              {mark}
            </svg>
            <span>
              {says} <small>{clause}</small>
            </span>
          </li>
        ))}
      </ul>
    </Popover>
  )
}

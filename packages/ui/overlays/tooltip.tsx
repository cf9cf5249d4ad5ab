/** A word about a thing, while the pointer or the focus is on it. Never the only place where something is said. */
import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import css from './tooltip.module.css'

export function Tooltip({ says, children }: { says: ReactNode; children: ReactElement }): ReactNode {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} className={css.place}>
          <Base.Popup className={css.tip}>{says}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

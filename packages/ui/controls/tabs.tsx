/** Several sheets behind one row of names. Arrow keys walk the names; the sheets keep what was typed into them. */
import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './tabs.module.css'

export type Tab = {
  id: string
  label: string
  icon?: ReactNode
  /** A small count beside the name: unread words, open offers. */
  count?: number
  panel: ReactNode
}

type TabsProps = {
  /** What the row is about, for those who hear it. */
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (id: string) => void
  /** `bar` is the phone's: icons over names, at the thumb, the sheet above it. */
  look?: 'row' | 'bar'
  className?: string | undefined
}

export function Tabs({ label, tabs, value, onChange, look = 'row', className }: TabsProps): ReactNode {
  return (
    <Base.Root
      value={value}
      onValueChange={next => onChange(String(next))}
      className={classes(css.tabs, css[look], className)}
    >
      <Base.List className={css.list} aria-label={label} activateOnFocus>
        {tabs.map(tab => (
          <Base.Tab key={tab.id} value={tab.id} className={css.tab}>
            {tab.icon}
            <span>{tab.label}</span>
            {tab.count !== undefined && tab.count > 0 && <span className={css.count}>{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(tab => (
        <Base.Panel key={tab.id} value={tab.id} className={css.panel} keepMounted>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

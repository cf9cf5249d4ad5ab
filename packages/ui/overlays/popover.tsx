/**
 * A small sheet that hangs from a picture button, for things that are set rather than done. The browser's own popover does
 * the work: Escape or a press elsewhere closes it, and the focus goes back to the button.
 */
import { type ReactNode, type ToggleEvent, useId } from 'react'
import { IconButton } from '../controls/button.tsx'
import { classes } from '../controls/classes.ts'
import css from './popover.module.css'

type PopoverProps = {
  /** The name of the button, and the title of the sheet. */
  label: string
  icon: ReactNode
  children: ReactNode
  /** Of the button. */
  className?: string | undefined
}

/** Space between the button and the sheet, in px. */
const GAP = 8

/** Hangs the sheet under its button, or stands it on top where there is more room. */
export function place(sheet: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect()
  const isBelow = bottom < window.innerHeight / 2
  sheet.style.setProperty('--right', `${window.innerWidth - right}px`)
  sheet.style.top = isBelow ? `${bottom + GAP}px` : 'auto'
  sheet.style.bottom = isBelow ? 'auto' : `${window.innerHeight - top + GAP}px`
  sheet.style.maxHeight = `${(isBelow ? window.innerHeight - bottom : top) - 2 * GAP}px`
}

export function Popover({ label, icon, children, className }: PopoverProps): ReactNode {
  const id = useId()
  const hang = (event: ToggleEvent<HTMLElement>) => {
    const button = document.getElementById(`${id}button`)
    if (button && event.newState === 'open') place(event.currentTarget, button)
  }
  return (
    <>
      <IconButton id={`${id}button`} label={label} popoverTarget={id} className={classes(css.button, className)}>
        {icon}
      </IconButton>
      <section id={id} popover="auto" aria-labelledby={`${id}title`} className={css.sheet} onBeforeToggle={hang}>
        <h3 id={`${id}title`}>{label}</h3>
        {children}
      </section>
    </>
  )
}

/** Buttons: wax-stamp gold for the one thing to do, an ink line for the other, plain text for the rest. */
import type { ComponentProps, ReactNode } from 'react'
import css from './button.module.css'
import { classes } from './classes.ts'

export const BUTTON_VARIANTS = ['gold', 'ink', 'plain'] as const
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number]

/** `small` only where a pointer is fine: under a thumb every button keeps its 44 pixels. */
export type ButtonSize = 'small' | 'medium' | 'large'

type Look = { variant?: ButtonVariant; size?: ButtonSize; isWide?: boolean }

/** The look of a button, for a link that is one: `<Link className={buttonLook({ variant: 'gold' })}>`. */
export const buttonLook = ({ variant = 'ink', size = 'medium', isWide = false }: Look = {}): string =>
  classes(css.button, css[variant], css[size], isWide && css.wide)

export function Button({
  variant,
  size,
  isWide,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>): ReactNode {
  const look = {
    ...(variant && { variant }),
    ...(size && { size }),
    ...(isWide && { isWide }),
  }
  return <button type={type} className={classes(buttonLook(look), className)} {...rest} />
}

/** A square button with a picture; `label` is its name for those who cannot see it, and its tooltip. */
export function IconButton({
  label,
  variant = 'ink',
  className,
  children,
  type = 'button',
  ...rest
}: { label: string; variant?: ButtonVariant } & ComponentProps<'button'>): ReactNode {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classes(css.button, css[variant], css.icon, className)}
      {...rest}
    >
      {children}
    </button>
  )
}

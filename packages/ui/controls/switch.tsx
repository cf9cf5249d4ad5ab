/** Something that is on or off, with its name beside it; the whole line can be pressed. */
import { Switch as Base } from '@base-ui/react/switch'
import { type ReactNode, useId } from 'react'
import css from './switch.module.css'

type SwitchProps = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Its name. */
  children: ReactNode
  /** What it does, in a few words. */
  hint?: ReactNode
  isDisabled?: boolean
}

export function Switch({ isOn, onChange, children, hint, isDisabled = false }: SwitchProps): ReactNode {
  const id = useId()
  return (
    <label className={css.line} htmlFor={id}>
      <span>
        {children}
        {hint !== undefined && <small className={css.hint}>{hint}</small>}
      </span>
      <Base.Root
        id={id}
        checked={isOn}
        onCheckedChange={on => onChange(on)}
        disabled={isDisabled}
        className={css.track}
      >
        <Base.Thumb className={css.thumb} />
      </Base.Root>
    </label>
  )
}

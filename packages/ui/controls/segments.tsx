/** One of a few, all of them in sight: radio buttons in one frame. */
import { type ReactNode, useId } from 'react'
import css from './segments.module.css'

export type Segment<Value extends string> = { value: Value; label: ReactNode; isDisabled?: boolean }

type SegmentsProps<Value extends string> = {
  label: ReactNode
  value: Value
  segments: readonly Segment<Value>[]
  onChange: (value: Value) => void
}

export function Segments<Value extends string>({ label, value, segments, onChange }: SegmentsProps<Value>): ReactNode {
  const group = useId()
  return (
    <fieldset className={css.group}>
      <legend className={css.label}>{label}</legend>
      <div className={css.row}>
        {segments.map(segment => (
          <label key={segment.value} className={css.segment}>
            <input
              type="radio"
              name={group}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.isDisabled ?? false}
              onChange={() => onChange(segment.value)}
            />
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

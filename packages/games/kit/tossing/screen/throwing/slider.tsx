/** One number of a hand, by a slider. */
import css from './throw-controls.module.css'

type Props = {
  label: string
  says: string
  /** The number itself, for whoever points at it. */
  exactly?: string
  value: number
  /** Least, most, and how far a key goes. */
  range: readonly [least: number, most: number, step: number]
  onChange: (value: number) => void
}

export function Slider({ label, says, exactly, value, range: [least, most, step], onChange }: Props) {
  return (
    <label className={css.slider} title={exactly}>
      <span>
        {label} <b>{says}</b>
      </span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={says}
        onChange={event => onChange(Number(event.target.value))}
      />
    </label>
  )
}

/** Putting a foul line or a disk somewhere: by a tap on the table from above, or by numbers. */
import { useLingui } from '@lingui/react'
import { accept, explain, quantise, type ThrowAsk } from '@nassau/kernel'
import { Button } from '@nassau/ui'
import css from './throw-controls.module.css'

type Props = {
  ask: ThrowAsk
  spot: readonly number[]
  onSpot: (spot: readonly number[]) => void
  canChoose: boolean
  choose: (choice: unknown) => void
}

export function PlaceControls({ ask, spot, onSpot, canChoose, choose }: Props) {
  const { i18n } = useLingui()
  const choice = quantise(ask, spot)
  const isLegal = accept(ask, choice) !== undefined
  return (
    <div className={css.controls}>
      {ask.axes.map(({ name, unit, min, max }, i) => (
        <label key={name} className={css.slider}>
          <span>
            {name} <b>{choice.throw[i]}</b> {unit}
          </span>
          <input
            type="range"
            min={min}
            max={max}
            value={choice.throw[i] ?? 0}
            onChange={event => onSpot(spot.with(i, Number(event.target.value)))}
          />
        </label>
      ))}
      {!isLegal && <p role="alert">{explain(ask, choice)}</p>}
      <Button variant="gold" disabled={!canChoose || !isLegal} onClick={() => choose(choice)}>
        {i18n._('Put it here')}
      </Button>
    </div>
  )
}

/** Throwing without a flick: from where, which way, how hard, with what spin, by sliders and keys; as able as a finger. */
import { useLingui } from '@lingui/react'
import { Button } from '@nassau/ui'
import type { ReactNode } from 'react'
import { type Aim, MOST_ANGLE } from './aim.ts'
import css from './throw-controls.module.css'

type Props = { aim: Aim; onAim: (aim: Aim) => void; width: number; canThrow: boolean; onThrow: () => void }

export function ThrowControls({ aim, onAim, width, canThrow, onThrow }: Props) {
  const { i18n } = useLingui()
  const side = (n: number): string => (n === 0 ? i18n._('straight') : n < 0 ? i18n._('left') : i18n._('right'))
  return (
    <div className={css.controls}>
      <Slider
        label={i18n._('From')}
        says={i18n._('{n} mm', { n: Math.round(aim.x) })}
        value={aim.x}
        least={-width / 2 + 20}
        most={width / 2 - 20}
        step={5}
        onChange={x => onAim({ ...aim, x })}
      />
      <Slider
        label={i18n._('Aim')}
        says={i18n._('{n}° {side}', { n: Math.abs(Math.round(aim.angle * 2) / 2), side: side(aim.angle) })}
        value={aim.angle}
        least={-MOST_ANGLE}
        most={MOST_ANGLE}
        step={0.5}
        onChange={angle => onAim({ ...aim, angle })}
      />
      <Slider
        label={i18n._('Power')}
        says={i18n._('{n} %', { n: Math.round(aim.power * 100) })}
        value={aim.power}
        least={0}
        most={1}
        step={0.01}
        onChange={power => onAim({ ...aim, power })}
      />
      <Slider
        label={i18n._('Spin')}
        says={side(aim.spin)}
        value={aim.spin}
        least={-1}
        most={1}
        step={0.1}
        onChange={spin => onAim({ ...aim, spin })}
      />
      <Slider
        label={i18n._('Loft')}
        says={i18n._('{n} %', { n: Math.round(aim.loft * 100) })}
        value={aim.loft}
        least={0}
        most={1}
        step={0.05}
        onChange={loft => onAim({ ...aim, loft })}
      />
      <Button variant="gold" size="large" disabled={!canThrow} onClick={onThrow}>
        {i18n._('Toss')}
      </Button>
    </div>
  )
}

type SliderProps = {
  label: ReactNode
  says: string
  value: number
  least: number
  most: number
  step: number
  onChange: (value: number) => void
}

function Slider({ label, says, value, least, most, step, onChange }: SliderProps) {
  return (
    <label className={css.slider}>
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

/** One option of a game: a switch where it is on or off, a choice of values where it is not. */
import { useLingui } from '@lingui/react'
import { Segments, Switch } from '@nassau/ui'
import type { ReactNode } from 'react'
import css from './option-field.module.css'
import type { GameOption, OptionValue } from './table-wish.ts'

type OptionFieldProps = { option: GameOption; value: OptionValue; onChange: (value: OptionValue) => void }

export function OptionField({ option, value, onChange }: OptionFieldProps): ReactNode {
  const { i18n } = useLingui()
  const says = <span className={css.says}>{i18n._(option.says)}</span>
  if (typeof value === 'boolean')
    return (
      <Switch isOn={value} onChange={onChange}>
        {says}
      </Switch>
    )
  const choose = (word: string) => {
    const chosen = option.values.find(one => String(one) === word)
    if (chosen !== undefined) onChange(chosen)
  }
  return (
    <div className={css.field}>
      <Segments
        label={says}
        value={String(value)}
        onChange={choose}
        segments={option.values.map(one => ({ value: String(one), label: i18n._(String(one)) }))}
      />
    </div>
  )
}

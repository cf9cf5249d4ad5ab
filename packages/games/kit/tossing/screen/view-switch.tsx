/** From where the table is looked at, as a switch. */
import { useLingui } from '@lingui/react'
import { Segments } from '@nassau/ui'
import { VIEWS, type View } from './three/cameras.ts'

/** In three dimensions from somewhere, or drawn flat. */
export type Sight = View | 'flat'

const SIGHTS: readonly Sight[] = [...VIEWS, 'flat']

export function ViewSwitch({ value, onChange }: { value: Sight; onChange: (sight: Sight) => void }) {
  const { i18n } = useLingui()
  const words: Readonly<Record<Sight, string>> = {
    thrower: i18n._('Thrower'),
    // Near, not shut: other languages have two words for it.
    goals: i18n._({ id: 'Close (of a camera)', message: 'Close' }),
    above: i18n._('Above'),
    flat: i18n._('Flat'),
  }
  return (
    <Segments
      label={i18n._('View')}
      value={value}
      segments={SIGHTS.map(sight => ({ value: sight, label: words[sight] }))}
      onChange={onChange}
    />
  )
}

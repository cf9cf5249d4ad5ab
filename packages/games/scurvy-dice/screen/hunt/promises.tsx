/** Promises that were given, and what became of them: for everyone to see (SD-33). */
import { useLingui } from '@lingui/react'
import { SeatMark } from '@nassau/ui'
import type { SeaView } from '../../view.ts'
import { vowInWords } from '../../words/talk.ts'
import css from './promises.module.css'

type Props = { view: SeaView; names: readonly string[] }

export function Promises({ view: { vows }, names }: Props) {
  const { i18n } = useLingui()
  if (vows.length === 0) return null
  return (
    <ul className={css.promises} aria-label={i18n._('Promises')}>
      {vows.map(vow => (
        <li key={`${vow.by} ${vow.deed} ${vow.target} ${vow.state}`} data-state={vow.state}>
          <SeatMark seat={vow.by} says="" /> {vowInWords(vow, seat => names[seat] ?? '')}
        </li>
      ))}
    </ul>
  )
}

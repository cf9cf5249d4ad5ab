/** Who shall sit on one seat. */
import { useLingui } from '@lingui/react'
import { Field, SeatMark, Select } from '@nassau/ui'
import type { ReactNode } from 'react'
import { levelInWords } from '../../shell/levels.ts'
import css from './seat-field.module.css'
import type { TableWish, WishedSeat } from './table-wish.ts'

type SeatFieldProps = {
  place: number
  seat: WishedSeat
  where: TableWish['where']
  levels: readonly string[]
  onChange: (seat: WishedSeat) => void
}

/** A seat as one word of the list, and back. */
const wordOf = (seat: WishedSeat): string => (seat.kind === 'bot' ? `bot ${seat.level}` : seat.kind)

function seatOf(word: string): WishedSeat {
  if (word === 'me' || word === 'open' || word === 'invited') return { kind: word }
  if (word === 'here') return { kind: 'here', name: '' }
  return { kind: 'bot', level: word.replace('bot ', '') }
}

export function SeatField({ place, seat, where, levels, onChange }: SeatFieldProps): ReactNode {
  const { i18n } = useLingui()
  const people =
    where === 'online'
      ? [
          { value: 'invited', label: i18n._('A friend, by link') },
          { value: 'open', label: i18n._('Open to anyone') },
        ]
      : [{ value: 'here', label: i18n._('Someone at this screen') }]
  const bots = levels.map(level => ({
    value: `bot ${level}`,
    label: i18n._('Bot: {level}', { level: levelInWords(i18n, level) }),
  }))
  return (
    <li className={css.seat}>
      <SeatMark seat={place} says="" className={css.mark} />
      <Select
        label={i18n._('Seat {number}', { number: place + 1 })}
        isLabelHidden
        className={css.who}
        value={wordOf(seat)}
        options={[{ value: 'me', label: i18n._('You') }, ...people, ...bots]}
        onChange={word => onChange(seatOf(word))}
      />
      {seat.kind === 'here' && (
        <Field
          label={i18n._('Name of the person on seat {number}', { number: place + 1 })}
          isLabelUnseen
          className={css.name}
          value={seat.name}
          maxLength={24}
          placeholder={i18n._('Name')}
          onChange={event => onChange({ kind: 'here', name: event.target.value })}
        />
      )}
    </li>
  )
}

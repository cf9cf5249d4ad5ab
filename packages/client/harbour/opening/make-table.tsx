/** Setting a table: where it stands, how many seats, who sits where, how the game is played, and against which clock. */

import { useLingui } from '@lingui/react'
import type { Facts } from '@nassau/games/manifests'
import { Button, Dialog, Segments, Switch } from '@nassau/ui'
import { type ReactNode, useState } from 'react'
import css from './make-table.module.css'
import { OptionField } from './option-field.tsx'
import { SeatField } from './seat-field.tsx'
import { type GameOption, newWish, type TableWish, withSeat, withSeatCount, withWhere } from './table-wish.ts'

type MakeTableProps = {
  game: Facts
  options: Readonly<Record<string, GameOption>>
  /** The levels of its bots, the usual one first. */
  levels: readonly string[]
  /** Without a server tables stand on this device alone. */
  isOnline: boolean
  isOpen: boolean
  close: () => void
  onMake: (wish: TableWish) => void
}

export function MakeTable({ game, options, levels, isOnline, isOpen, close, onMake }: MakeTableProps): ReactNode {
  const { i18n } = useLingui()
  const level = levels[0] ?? 'mate'
  const [wish, setWish] = useState(() => newWish({ game: game.id, options, seats: game.seats.usual, isOnline }, level))
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  return (
    <Dialog
      isOpen={isOpen}
      close={close}
      size="large"
      title={i18n._('A table for {title}', { title: game.title })}
      actions={
        <Button variant="gold" size="large" onClick={() => onMake(wish)}>
          {i18n._('Set the table')}
        </Button>
      }
    >
      <div className={css.form}>
        <Segments
          label={i18n._('Where')}
          value={wish.where}
          onChange={where => setWish(withWhere(wish, where))}
          segments={[
            { value: 'online', label: i18n._('Online'), isDisabled: !isOnline },
            { value: 'here', label: i18n._('On this device') },
          ]}
        />
        <Segments
          label={i18n._('Seats')}
          value={String(wish.seats.length)}
          onChange={count => setWish(withSeatCount(wish, Number(count), level))}
          segments={counts.map(count => ({ value: String(count), label: count }))}
        />
        <ol className={css.seats} aria-label={i18n._('Who sits where')}>
          {[...wish.seats.entries()].map(([place, seat]) => (
            <SeatField
              key={place}
              place={place}
              seat={seat}
              where={wish.where}
              levels={levels}
              onChange={next => setWish(withSeat(wish, place, next))}
            />
          ))}
        </ol>
        <OptionFields options={options} wish={wish} onChange={setWish} />
        {wish.where === 'online' && <OnlineFields wish={wish} onChange={setWish} />}
      </div>
    </Dialog>
  )
}

type FieldsProps = { wish: TableWish; onChange: (wish: TableWish) => void }

function OptionFields({ options, wish, onChange }: FieldsProps & Pick<MakeTableProps, 'options'>): ReactNode {
  const { i18n } = useLingui()
  if (Object.keys(options).length === 0) return null
  return (
    <fieldset className={css.options}>
      <legend>{i18n._('How it is played')}</legend>
      {Object.entries(options).map(([name, option]) => (
        <OptionField
          key={name}
          option={option}
          value={wish.options[name] ?? option.values[0] ?? false}
          onChange={value => onChange({ ...wish, options: { ...wish.options, [name]: value } })}
        />
      ))}
    </fieldset>
  )
}

/** What matters only where others come from elsewhere: the clock, and who may watch. */
function OnlineFields({ wish, onChange }: FieldsProps): ReactNode {
  const { i18n } = useLingui()
  return (
    <>
      <Segments
        label={i18n._('Clock')}
        value={wish.clock}
        onChange={clock => onChange({ ...wish, clock })}
        segments={[
          { value: 'none', label: i18n._('No clock') },
          { value: 'live', label: i18n._('A minute a choice, five in the bank') },
          { value: 'days', label: i18n._('A day a choice, three in the bank') },
        ]}
      />
      <Switch
        isOn={wish.isPublic}
        onChange={isPublic => onChange({ ...wish, isPublic })}
        hint={i18n._('Anyone may watch; hands stay hidden.')}
      >
        {i18n._('Public')}
      </Switch>
    </>
  )
}

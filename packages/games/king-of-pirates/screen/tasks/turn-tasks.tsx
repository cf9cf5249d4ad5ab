/** What is decided in one's own turn: sailing on, parts to buy, pockets to pick, treasure to dig. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { Button, ColourMark, SeatMark } from '@nassau/ui'
import { prizeAt, shipOf } from '../../board.ts'
import { type Chart, chartOf } from '../../chart.ts'
import type { Edition } from '../../edition/edition.ts'
import { mapsNeeded } from '../../steps/dig.ts'
import type { SeasView } from '../../view.ts'
import { COLOURS, type Colour, type Middle } from '../../words/names.ts'
import { colourName, placeName } from '../../words/words.ts'
import type { Choose } from '../task.ts'
import { counted, partWord } from '../words.ts'
import { ChoiceRow, Choices } from './choices.tsx'
import tasks from './tasks.module.css'

/** What every task of a turn needs: the table, whose turn it is, and a way to answer. */
export type Answering = {
  view: SeasView
  edition: Edition
  names: readonly string[]
  seat: Seat
  canChoose: boolean
  choose: Choose
}

/** KP-1 The lair one starts from; none is better than another. */
export function ColourTask({ colours, canChoose, choose }: Answering & { colours: readonly Colour[] }) {
  const { i18n } = useLingui()
  return (
    <>
      <p className={tasks.says}>{i18n._('You start at the lair of your colour.')}</p>
      <div className={tasks.buttons}>
        <Button variant="gold" disabled={!canChoose} onClick={() => choose('colours.pick', { colour: null })}>
          {i18n._('Any will do')}
        </Button>
      </div>
      <ul className={tasks.pairs}>
        {colours.map(colour => (
          <li key={colour}>
            <button
              type="button"
              className={tasks.row}
              disabled={!canChoose}
              onClick={() => choose('colours.pick', { colour })}
            >
              <ColourMark colour={COLOURS.indexOf(colour)} says="" />
              <b>{colourName(colour)}</b>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export function SailTask({ view, edition, seat, left, canChoose, choose }: Answering & { left: number }) {
  const { i18n } = useLingui()
  const { at } = shipOf(view, seat)
  return (
    <div className={tasks.brief}>
      <p className={tasks.says}>
        {i18n._(
          '{left, plural, =0 {No space left to sail.} one {# space left to sail.} other {# spaces left to sail.}}',
          {
            left,
          },
        )}{' '}
        {left > 0 && i18n._('Choose a lit space on the map.')}
      </p>
      <div className={tasks.buttons}>
        <Button
          variant={left > 0 ? 'ink' : 'gold'}
          disabled={!canChoose}
          onClick={() => choose('movement.sail', { stop: true })}
        >
          {useStopWords(view, chartOf(edition), at)}
        </Button>
      </div>
    </div>
  )
}

/** Stopping means something else in every place. */
function useStopWords(view: SeasView, chart: Chart, at: number): string {
  const { i18n } = useLingui()
  const place = placeName(at)
  if (chart.ground[at] === 'lair') return i18n._('Stop here and visit the lair')
  if (prizeAt(view, chart, at)) return i18n._('Stop here, to fight or not')
  if (chart.treasures[at] && !view.dug.includes(at)) return i18n._('Stop here at the treasure')
  return i18n._('Stop here at {place}', { place })
}

export function BuyTask({ edition, view, seat, parts, canChoose, choose }: Answering & { parts: readonly Middle[] }) {
  const { i18n } = useLingui()
  const { cost, sails, places } = edition.middle
  const what = i18n._(
    '+{sails, plural, one {# sail} other {# sails}}, +{places, plural, one {# pirate place} other {# pirate places}}',
    { sails, places },
  )
  return (
    <>
      <p className={tasks.says}>
        {i18n._('A part costs {cost} of your {purse} doubloons.', {
          cost: counted(i18n, cost),
          purse: counted(i18n, shipOf(view, seat).doubloons),
        })}
      </p>
      <Choices canChoose={canChoose} none={i18n._('Buy nothing more')} onNone={() => choose('lair.buy', { buy: null })}>
        {parts.map(part => (
          <ChoiceRow
            key={part}
            canChoose={canChoose}
            name={partWord(i18n, part)}
            says={
              <>
                {what},{' '}
                {part === 'rum-hold'
                  ? i18n._('room for {n} more rum', { n: edition.middle[part] })
                  : i18n._('room for {n} more cannonballs', { n: edition.middle[part] })}
              </>
            }
            onChoose={() => choose('lair.buy', { buy: part })}
          />
        ))}
      </Choices>
    </>
  )
}

export function StealTask({ view, names, seats, canChoose, choose }: Answering & { seats: readonly Seat[] }) {
  const { i18n } = useLingui()
  return (
    <Choices
      canChoose={canChoose}
      none={i18n._('Steal from nobody')}
      onNone={() => choose('upkeep.steal', { steal: null })}
    >
      {seats.map(seat => (
        <ChoiceRow
          key={seat}
          canChoose={canChoose}
          mark={<SeatMark seat={seat} says="" />}
          name={names[seat]}
          says={i18n._('has {n} doubloons', { n: counted(i18n, view.ships[seat]?.doubloons ?? 0) })}
          onChoose={() => choose('upkeep.steal', { steal: seat })}
        />
      ))}
    </Choices>
  )
}

type DigProps = Answering & { space: number; canDig: boolean }

export function DigTask({ view, edition, seat, space, canDig, canChoose, choose }: DigProps) {
  const { i18n } = useLingui()
  const needed = mapsNeeded(view, { space }, edition)
  const held = shipOf(view, seat).hand?.['treasure-map'] ?? 0
  const worth = counted(i18n, chartOf(edition).treasures[space]?.worth ?? 0)
  return (
    <>
      <p className={tasks.says}>
        {i18n._('{worth} doubloons lie here.', { worth })}{' '}
        {i18n._(
          '{needed, plural, =0 {Your crew needs no map} one {It takes # map} other {It takes # maps}}; you hold {held}.',
          {
            needed,
            held,
          },
        )}
      </p>
      <div className={tasks.buttons}>
        {canDig && (
          <Button variant="gold" disabled={!canChoose} onClick={() => choose('dig.spade', { dig: true })}>
            {i18n._('Dig')}
          </Button>
        )}
        <Button disabled={!canChoose} onClick={() => choose('dig.spade', { dig: false })}>
          {i18n._('Leave it')}
        </Button>
      </div>
    </>
  )
}

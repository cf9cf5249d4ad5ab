/** A card taken from the hand: what it does, every way to play it, and putting it back. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { Button, SeatMark } from '@nassau/ui'
import type { ReactNode } from 'react'
import type { AnyPlay } from '../../cards/cards.ts'
import { dutchmanAfter } from '../../cards/swing.ts'
import { type Chart, chartOf } from '../../chart.ts'
import type { Edition } from '../../edition/edition.ts'
import type { SeasView } from '../../view.ts'
import type { Card } from '../../words/names.ts'
import { nationName, placeName, thePrize, windName } from '../../words/words.ts'
import { effectOf } from '../fight/effect.ts'
import { NationFlag } from '../map/flags.tsx'
import { WindArrow } from '../map/wind-arrow.tsx'
import { PirateLine } from '../ship/pirate-line.tsx'
import { cardTiming, cardWord } from '../words.ts'
import tasks from './tasks.module.css'

type Props = {
  card: Card
  plays: readonly AnyPlay[]
  view: SeasView
  edition: Edition
  names: readonly string[]
  seat: Seat | null
  canChoose: boolean
  play: (play: AnyPlay) => void
  keep: () => void
}

/** The first thing to do is where the keyboard goes. */
const focusIt = (button: HTMLButtonElement | null): void => button?.focus()

export function PlayCard({ card, plays, view, edition, names, seat, canChoose, play, keep }: Props) {
  const { i18n } = useLingui()
  const name = cardWord(i18n, card)
  const timing = cardTiming(i18n, card)
  const canDo = plays.length > 0
  const changeBy = (way: AnyPlay): string | null =>
    seat === null ? null : (effectOf({ i18n, view, chart: chartOf(edition), seat }, way)?.says ?? null)
  const plainChange = plays[0] ? changeBy(plays[0]) : null
  const isPlain = plays.length === 1 && Object.keys(plays[0] ?? {}).length === 1
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts the card back, wherever the focus is in here
    <div className={tasks.list} onKeyDown={event => event.key === 'Escape' && keep()}>
      <h3 className={tasks.title}>{canDo ? i18n._('Play {name}?', { name }) : name}</h3>
      <p className={tasks.says}>
        {i18n._(edition.actions[card].text)}
        {!canDo && timing && ` ${i18n._('It is played {when}.', { when: timing.says })}`}
      </p>
      {isPlain && plainChange && <p className={tasks.change}>{plainChange}</p>}
      {!isPlain && (
        <ul className={card === 'assassination' ? tasks.list : tasks.pairs}>
          {plays.map((way, i) => (
            <li key={JSON.stringify(way)}>
              <button
                type="button"
                className={tasks.row}
                disabled={!canChoose}
                ref={i === 0 ? focusIt : null}
                onClick={() => play(way)}
              >
                <Target play={way} view={view} chart={chartOf(edition)} names={names} />
                {changeBy(way) && <small className={tasks.change}>{changeBy(way)}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={tasks.buttons}>
        {isPlain && (
          <Button variant="gold" disabled={!canChoose} ref={focusIt} onClick={() => plays[0] && play(plays[0])}>
            {i18n._('Play it')}
          </Button>
        )}
        <Button ref={canDo ? null : focusIt} onClick={keep}>
          {i18n._('Keep it')}
        </Button>
      </div>
    </div>
  )
}

type TargetProps = { play: AnyPlay; view: SeasView; chart: Chart; names: readonly string[] }

/** Whom or what a play is aimed at. */
function Target({ play, view, chart, names }: TargetProps): ReactNode {
  const { i18n } = useLingui()
  switch (play.play) {
    case 'scurvy':
    case 'mutiny':
      return (
        <>
          <SeatMark seat={play.on} says="" />
          <b>{names[play.on]}</b>
        </>
      )
    case 'assassination':
      return (
        <>
          <SeatMark seat={play.on} says={names[play.on] ?? ''} />
          <PirateLine
            id={play.pirate}
            chart={chart}
            as={view.ships[play.on]?.captain === play.pirate ? 'captain' : 'crew'}
          />
        </>
      )
    case 'soldiers':
      return (
        <>
          <svg viewBox="-1 -1 16 11" className={tasks.flag} aria-hidden="true">
            <NationFlag nation={play.nation} x={0} y={0} />
          </svg>
          <b>{nationName(play.nation)}</b>
        </>
      )
    case 'flying-dutchman': {
      const space = dutchmanAfter(view, chart, play.toward)
      const victims = view.ships.flatMap(({ at }, seat) =>
        at === space && chart.ground[space] !== 'lair' ? [names[seat] ?? ''] : [],
      )
      return (
        <>
          <WindArrow toward={play.toward} />
          <span className={tasks.two}>
            <b>
              {i18n._('{toward}, to {place}', {
                toward: windName(play.toward),
                place: placeName(space),
              })}
            </b>
            {victims.length > 0 && <span>{i18n._('upon {names}', { names: victims.join(', ') })}</span>}
          </span>
        </>
      )
    }
    case 'mercenaries':
      return <Hired side={play.side} view={view} names={names} />
    default:
      return <b>{i18n._('Play it')}</b>
  }
}

function Hired({ side, view, names }: Pick<TargetProps, 'view' | 'names'> & { side: 'attack' | 'defence' }): ReactNode {
  const { i18n } = useLingui()
  const { fight } = view
  const seat = side === 'attack' ? fight?.attacker : fight?.defender
  return (
    <>
      {typeof seat === 'number' && <SeatMark seat={seat} says="" />}
      <b>
        {typeof seat === 'number'
          ? i18n._('+1 for {name}', { name: names[seat] ?? '' })
          : fight?.prize
            ? i18n._('+1 for {name}', { name: thePrize(fight.prize.kind, fight.prize.nation) })
            : i18n._('+1 for the defence')}
      </b>
    </>
  )
}

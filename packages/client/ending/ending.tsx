/** How it came out: places in order, how it was won, the whole match as a picture, and what next. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import type { Result, SeatScene } from '@nassau/protocol'
import { buttonLook, Dialog, SeatMark } from '@nassau/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import Captain from '~icons/game-icons/pirate-captain'
import { sentence } from '../shell/troubles.ts'
import type { Loaded } from '../shell/use-seating.ts'
import { hasAnalysis, WITH_CAPTAIN } from '../teacher/review/has-analysis.ts'
import css from './ending.module.css'
import { type Place, placesOf } from './places.ts'
import { RaceChart, TurnNumber } from './race-chart.tsx'
import { Sealed } from './sealed.tsx'
import type { Moment, Seals, Tale } from './tale.ts'

export type Ended = {
  result: Result
  seats: readonly Pick<SeatScene, 'hasResigned'>[]
  names: readonly string[]
  /** The same as sentences name them. */
  told: readonly string[]
  /** Who reads it; null for an onlooker. */
  seat: Seat | null
  loaded: Loaded
  edition: object
  tale: Tale | null
  /** How its dice were sealed, and who stirred them; null until that is known. */
  seals?: Seals | null
  /** Where it can be looked back at; a moment of it is asked for there. */
  replay: string
}

type Props = Ended & {
  isOpen: boolean
  close: () => void
  /** What became of a wish to play again, by seat; null where nobody is asked. */
  again: readonly (string | null)[] | null
  /** Said above the buttons. */
  word?: ReactNode
  actions: ReactNode
}

export function Ending({ isOpen, close, again, word, actions, ...ended }: Props) {
  const { result, seats, names, tale, loaded } = ended
  const title = useTitle(ended)
  const how = useHow(ended)
  const { story } = loaded.listed
  const hasResigned = seats.map(seat => seat.hasResigned)
  const places = placesOf(result, hasResigned, tale?.race.at(-1)?.far ?? null)
  return (
    <Dialog isOpen={isOpen} close={close} title={title} says={how} size="large" actions={actions}>
      <div className={css.whole}>
        <Places
          {...{ places, names, again, hasResigned, isDrawn: result.how === 'drawn' || result.how === 'closed' }}
          you={ended.seat}
        />
        {tale && story && tale.race.length > 1 && <Picture {...ended} tale={tale} counts={story.counts} />}
      </div>
      {tale && story && <Told {...ended} tale={tale} />}
      {tale && hasAnalysis(loaded.listed) && <WithCaptain replay={ended.replay} close={close} />}
      {ended.seals && <Sealed {...ended.seals} told={ended.told} />}
      {word}
    </Dialog>
  )
}

/** Leads to the replay with the captain beside it; where that is open already, only this has to go. */
function WithCaptain({ replay, close }: { replay: string; close: () => void }) {
  const { i18n } = useLingui()
  return (
    <p className={css.captain}>
      <Link href={`${replay}?${WITH_CAPTAIN}`} className={buttonLook()} onClick={close}>
        <Captain /> {i18n._('Look at it with the captain')}
      </Link>
    </p>
  )
}

function useTitle(ended: Ended): string {
  const { result, names, seat } = ended
  const { winners, how } = result
  const { i18n } = useLingui()
  const side = sideOf(ended)
  if (how === 'drawn') return i18n._('A draw')
  if (how === 'closed') return i18n._('The table was closed')
  const [winner, ...more] = winners
  if (winner === undefined) return i18n._('Nobody wins')
  if (more.length === 0 && winner === seat)
    return side === null ? i18n._('You win!') : i18n._('You win ({side})', { side })
  if (side !== null) {
    const team = new Intl.ListFormat(i18n.locale).format(winners.map(one => names[one] ?? ''))
    return i18n._('{count, plural, one {{team} wins} other {{team} win}} ({side})', {
      count: winners.length,
      team,
      side,
    })
  }
  const won = winners.map(one => names[one] ?? '').join(', ')
  return i18n._('{count, plural, one {{won} wins} other {{won} share the win}}', { count: winners.length, won })
}

/** The team that won by playing; null until it is known, and where there are none. */
function sideOf({ result: { winners, how }, loaded, tale }: Ended): string | null {
  if (!tale || how !== 'played') return null
  return loaded.listed.story?.side?.(tale.board, winners) ?? null
}

/** How it came to that, in a sentence; nothing until it is known. */
export function useHow({ result, names, seats, loaded, edition, tale }: Ended): string | null {
  const { i18n } = useLingui()
  const { winners, scores, how } = result
  if (how === 'drawn') return i18n._('All agreed to end it without a winner.')
  if (how === 'closed') return i18n._('Whoever keeps this table has ended the match; nobody wins.')
  if (how === 'resigned') {
    const gone = seats.flatMap(({ hasResigned }, seat) => (hasResigned ? [names[seat] ?? ''] : []))
    return gone.length === 0
      ? i18n._('The match was given up.')
      : i18n._('{names} gave up.', { names: new Intl.ListFormat(i18n.locale).format(gone) })
  }
  const { story } = loaded.listed
  if (!story || !tale || winners.length === 0) return null
  return story.how({ board: tale.board, edition, winners, scores: scores ?? [], names })
}

type PlacesProps = {
  places: readonly Place[]
  names: readonly string[]
  you: Seat | null
  again: Props['again']
  hasResigned: readonly boolean[]
  isDrawn: boolean
}

function Places({ places, names, you, again, hasResigned, isDrawn }: PlacesProps) {
  const { i18n } = useLingui()
  return (
    <ol className={css.places} aria-label={i18n._('Places')}>
      {places.map(({ seat, place, score }) => {
        const notes = [seat === you && i18n._('you'), hasResigned[seat] && i18n._('gave up'), again?.[seat]]
        const said = notes.filter(Boolean).join(', ')
        return (
          <li key={seat} data-place={isDrawn ? undefined : place}>
            {!isDrawn && <b className={css.coin}>{place}</b>}
            <SeatMark seat={seat} says="" className={css.mark} />
            <span className={css.name}>
              {names[seat]}
              {said !== '' && <small> {said}</small>}
            </span>
            <b className={css.score}>{score?.toLocaleString(i18n.locale)}</b>
          </li>
        )
      })}
    </ol>
  )
}

type Telling = Ended & { tale: Tale }

/** The race, and under it when it turned. */
function Picture({ tale, names, told, counts, loaded, edition, replay }: Telling & { counts: string }) {
  const { i18n } = useLingui()
  return (
    <div className={css.picture}>
      <RaceChart tale={tale} names={names} counts={i18n._(counts)} />
      {tale.turnings.length > 0 && (
        <ol className={css.turnings} aria-label={i18n._('Turning points')}>
          {tale.turnings.map(({ at, seat, event }, i) => {
            const isAgain = tale.turnings.slice(0, i).some(before => before.seat === seat)
            const name = told[seat] ?? ''
            const lead = isAgain
              ? i18n._('{name, select, you {You lead again} other {{name} leads again}}', { name })
              : i18n._('{name, select, you {You take the lead} other {{name} takes the lead}}', { name })
            const text = event ? loaded.listed.game.say(event, told, edition).text : null
            return (
              <li key={at}>
                <TurnNumber n={i + 1} />
                <Link href={`${replay}?at=${at}`}>{text ? `${lead}: ${text}` : sentence(lead)}</Link>
              </li>
            )
          })}
        </ol>
      )}
    </div>
  )
}

/** Each one's best moment, and the thing of the match. */
function Told({ tale, told, loaded, edition, replay }: Telling) {
  const { i18n } = useLingui()
  const { game, story } = loaded.listed
  const line = ({ at, seat, event }: Moment) =>
    event && (
      <li key={seat}>
        <SeatMark seat={seat} says="" className={css.mark} />
        <Link href={`${replay}?at=${at}`}>{game.say(event, told, edition).text}</Link>
      </li>
    )
  return (
    <div className={css.told}>
      {tale.moments.length > 0 && (
        <section>
          <h3>{i18n._('Best moments')}</h3>
          <ul>{tale.moments.map(line)}</ul>
        </section>
      )}
      {tale.thing && (
        <section>
          <h3>{i18n._('Thing of the match')}</h3>
          <p>{story?.sayThing(tale.thing.name, tale.thing.times)}</p>
        </section>
      )}
    </div>
  )
}

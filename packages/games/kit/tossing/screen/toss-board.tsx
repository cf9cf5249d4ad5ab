/** The board of either tossing game: in three dimensions, from above or while a disk is placed; tools and scores beside it, never over it while someone throws. */
import { useLingui } from '@lingui/react'
import type { Seat, ThrowAsk } from '@nassau/kernel'
import { type TossBoard as Board, crewOf, type Team } from '../board.ts'
import type { TossEdition } from '../edition.ts'
import { Board3d } from './board-3d.tsx'
import { FlatView } from './flat/flat-view.tsx'
import { PlacingView } from './flat/placing.tsx'
import { JudgedCaption } from './judging/judged-caption.tsx'
import type { Reel } from './judging/reel.ts'
import { ReelCaption, ReelList } from './judging/reel-caption.tsx'
import type { useChecks } from './judging/use-checks.ts'
import type { Measuring } from './judging/use-measuring.ts'
import { Scoreboard } from './scoreboard.tsx'
import { FirstFlick } from './throwing/first-flick.tsx'
import type { Hand } from './throwing/use-hand.ts'
import css from './toss-screen.module.css'
import { TossTools } from './toss-tools.tsx'
import type { useThrows } from './use-throws.ts'
import type { Sight } from './view-switch.tsx'

/** A disk or the line that is being placed, and where it would go. */
export type Placing = { ask: ThrowAsk; spot: readonly number[]; setSpot: (spot: readonly number[]) => void }

type Props = {
  board: Board
  edition: TossEdition
  /** How far islands reach, in mm; null where there are none. */
  league: number | null
  names: readonly string[]
  /** Through whose eyes; null for a spectator. */
  seat: Seat | null
  /** From whose end it is seen: one's own, whoever throws. */
  home: Team
  /** Whose throw it is. */
  turn: Team | null
  view: Sight
  onView: (view: Sight) => void
  throws: ReturnType<typeof useThrows>
  hand: Hand
  placing: Placing | null
  reel: Reel
  measuring: Measuring
  checks: ReturnType<typeof useChecks>
  pace: number
  isStill: boolean
}

export function TossBoard(props: Props) {
  const { board, turn, view, onView, throws, placing, measuring, checks, hand, reel } = props
  const { shown, shot } = throws
  const totals = shot?.totals ?? (shown.toss ? shown.toss.before.crews.map(({ score }) => score) : null)
  return (
    // biome-ignore lint/a11y: the scoring is skipped by keys as well
    <div className={css.board} onClick={shot ? throws.skip : undefined}>
      {!placing && (
        <TossTools
          isIdle={shot !== null}
          view={view}
          onView={onView}
          measuring={measuring}
          canMeasure={board.dice.length > 0}
          canRepeat={throws.canRepeat}
          onAgain={throws.again}
          checks={checks}
          // With a die in hand nothing lies over the table: how it was decided is read from its button.
          reel={hand.inHand ? reel : []}
        />
      )}
      <div className={css.felt}>
        <Felt {...props} />
        {!hand.inHand && <Captions {...props} />}
        {hand.inHand && view !== 'flat' && !props.isStill && <FirstFlick />}
      </div>
      <Scoreboard board={board} names={props.names} to={turn} totals={totals} isStill={props.isStill} />
    </div>
  )
}

/** The felt with everything on it, in the view that was chosen. */
function Felt({ board, edition, league, seat, home, view, throws, hand, placing, measuring }: Props) {
  const { i18n } = useLingui()
  const { inHand, aim, zone, forecast } = hand
  const { end } = crewOf(board, home)
  if (placing)
    return (
      <PlacingView
        board={board}
        edition={edition}
        league={league}
        ask={placing.ask}
        spot={placing.spot}
        onSpot={placing.setSpot}
      />
    )
  if (view === 'flat')
    return (
      <FlatView
        table={edition.table}
        league={league}
        throws={throws}
        measuring={measuring}
        zone={zone}
        end={end}
        inHand={inHand}
        aim={aim}
      />
    )
  return (
    <Board3d
      shown={throws.shown}
      looks={{ table: edition.table, league }}
      view={view}
      end={end}
      inHand={inHand}
      aim={aim}
      forecast={forecast}
      onAim={hand.takeAim}
      onThrow={hand.toss}
      onShown={throws.onShown}
      label={i18n._('The table: {dice, plural, one {# die} other {# dice}} on it', { dice: board.dice.length })}
      released={throws.released}
      zone={zone}
      judged={throws.judged}
      shot={throws.shot}
      measuring={measuring}
      viewer={seat}
    />
  )
}

/** What is said over the foot of the felt: of the scoring while it is shown, then of the last toss. */
function Captions({ throws, reel, pace, isStill }: Props) {
  const { shown, shot, judged, released } = throws
  const isAtRest = shown.toss === null && released === null
  return (
    <div className={css.captions}>
      {shot ? (
        <ReelCaption reel={reel} at={throws.at} pace={pace || 1} onNext={throws.next} onSkip={throws.skip} />
      ) : (
        isAtRest && (
          <>
            {judged && <JudgedCaption judged={judged} />}
            {reel.length > 0 && <ReelList reel={reel} isOpen={isStill || pace === 0} />}
          </>
        )
      )}
    </div>
  )
}

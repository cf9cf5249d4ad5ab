/** The end of a match at its table: how it came out, and what next. */
import { useLingui } from '@lingui/react'
import type { Scene } from '@nassau/protocol'
import { Button } from '@nassau/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { type Ended, Ending } from '../../ending/ending.tsx'
import { useTale } from '../../ending/use-tale.ts'
import type { Done, SeatAction, Seating, TableSnapshot } from '../../seating/seating.ts'
import { useSettings } from '../../settings/settings.ts'
import { namesWithBots, together } from '../names-at.ts'
import { speakersAt, wordOnWinning } from '../side/bot-words.ts'
import { Word } from '../side/word.tsx'
import type { Loaded } from '../use-seating.ts'
import { Onward, useAgain } from './onward.tsx'
import css from './outcome.module.css'

type Props = {
  scene: Scene
  snapshot: TableSnapshot
  loaded: Loaded
  names: readonly string[]
  /** The same as sentences name them. */
  told: readonly string[]
  edition: object
  seating: Seating
  act: (deed: SeatAction) => Promise<Done>
  again: () => void
  leave: () => void
}

export function Outcome({ scene, snapshot, loaded, names, told, edition, seating, act, again, leave }: Props) {
  const { i18n } = useLingui()
  const [location] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const { result, seats, seat } = scene
  const isOver = result !== null
  useEffect(() => setOpen(isOver), [isOver])
  const { tale, seals } = useTale(seating.record, isOver)
  const wishes = useAgain(scene, snapshot.online, names)
  const hearsBots = useSettings(settings => settings.hearsBots)
  if (!result) return null
  const winner = hearsBots ? wordOnWinning(scene, speakersAt(scene)) : null
  const replay = location.replace(/^\//, '/replay/')
  // Those who share a screen all read it.
  const isShared = together(scene, seating.isLocal).length > 1
  const ended: Ended = {
    result,
    seats,
    // On one's own device there is nobody to take a bot for a person.
    names: seating.isLocal ? names : namesWithBots(scene),
    told,
    seat: isShared ? null : seat,
    loaded,
    edition,
    tale,
    // On one's own device there is nobody else to prove anything to.
    seals: seating.isLocal ? null : seals,
    replay,
  }
  return (
    <>
      {!isOpen && (
        <Button variant="gold" className={css.reopen} onClick={() => setOpen(true)}>
          {i18n._('How it ended')}
        </Button>
      )}
      <Ending
        {...ended}
        isOpen={isOpen}
        close={() => setOpen(false)}
        again={wishes.notes}
        word={
          <>
            {winner && <Word name={names[winner.seat] ?? ''} says={winner.says} />}
            {wishes.says && <p className={css.word}>{wishes.says}</p>}
          </>
        }
        actions={
          <Onward
            {...{ scene, ended, act, leave, again, isLocal: seating.isLocal, match: snapshot.table?.match ?? '' }}
          />
        }
      />
    </>
  )
}

/** A match that is over, looked at with the captain: beside the replay, which every line of it leads into. */
import { useLingui } from '@lingui/react'
import type { LoadedGame } from '@nassau/games/manifests'
import { toldTo } from '@nassau/games/names'
import type { Seat } from '@nassau/kernel'
import { useEffect, useMemo, useState } from 'react'
import { RaceChart } from '../../ending/race-chart.tsx'
import { ThinkingBar } from '../thinking-bar.tsx'
import css from './captain-panel.module.css'
import { CostlyChoices, TurningPoints } from './found-moments.tsx'
import type { Lookback } from './lookback.ts'
import { LuckLedger } from './luck-ledger.tsx'
import { inHundred } from './points.ts'
import { useReview } from './use-review.ts'

export type Looked = {
  listed: LoadedGame
  edition: object
  names: readonly string[]
  /** Who reads it, where that is known. */
  you: Seat | null
  /** Where the replay is. */
  href: string
  /** The moment that is shown there, and how to go to another. */
  at: number
  go: (at: number) => void
  /** Brings the board into sight. */
  toBoard: () => void
}

type Props = Looked & {
  record: () => Promise<string>
  /** Whether anyone looks: then it begins. */
  isOpen: boolean
  cancel: () => void
}

export function CaptainPanel({ record, isOpen, cancel, ...looked }: Props) {
  const { i18n } = useLingui()
  const [isBegun, setBegun] = useState(false)
  useEffect(() => {
    if (isOpen) setBegun(true)
  }, [isOpen])
  const looking = useReview(record, isBegun)
  if (!isBegun) return null
  const stop = (): void => {
    setBegun(false)
    cancel()
  }
  if (looking.kind === 'failed') return <p className={css.panel}>{i18n._('This record could not be read.')}</p>
  if (looking.kind === 'seen') return <Found {...looked} back={looking.back} />
  const { part, done } = looking.at
  return (
    <div className={css.panel}>
      <ThinkingBar
        says={
          part === 'ledger'
            ? i18n._('The captain weighs every moment of the match…')
            : i18n._('The captain looks again at what seems to have cost most…')
        }
        done={done}
        cancel={stop}
      />
    </div>
  )
}

function Found({ back, ...looked }: Looked & { back: Lookback }) {
  const { i18n } = useLingui()
  const { names, you, at, go } = looked
  const told = useMemo(() => toldTo(you, names), [you, names])
  const race = useMemo(
    () => ({
      race: back.chances.map((chances, after) => ({ at: after, far: chances.map(inHundred) })),
      goal: null,
      turnings: back.turns.map(turn => ({ at: turn.at + 1, seat: turn.seat })),
      length: back.chances.length - 1,
    }),
    [back],
  )
  return (
    <div className={css.panel}>
      {back.isBrokenOff && (
        <p className={css.note}>
          {i18n._(
            'This match was ended before anyone had won it by its rules: what stands at its end is the chance everyone still had.',
          )}
        </p>
      )}
      <RaceChart tale={race} names={names} counts={i18n._('Chance to win, in per cent')} at={at} go={go} />
      <LuckLedger accounts={back.accounts} names={names} you={you} isBrokenOff={back.isBrokenOff} />
      <TurningPoints {...looked} told={told} turns={back.turns} />
      <CostlyChoices {...looked} told={told} costly={back.costly} />
    </div>
  )
}

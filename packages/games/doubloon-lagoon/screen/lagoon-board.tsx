/** The map and what lies over it: whose turn it is, what was just drawn, and the fight that goes on. */
import { isWaitedFor, type ScreenProps, useSteady } from '@nassau/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { mapOf } from '../edition/map.ts'
import type { LagoonEvent } from '../events.ts'
import type { DoubloonLagoon } from '../rules.ts'
import css from './chart/chart.module.css'
import { focusOf } from './chart/focus.ts'
import { LagoonChart } from './chart/lagoon-chart.tsx'
import { isUnderWay } from './chart/placed.ts'
import { FightPanel } from './fight/fight-panel.tsx'
import { type Bout, boutOf } from './fight/odds.ts'
import { Spotlight } from './spotlight.tsx'
import { hexInQuestion, type Offer } from './task.ts'
import { TurnLine } from './turn-line.tsx'

type Props = Pick<ScreenProps<DoubloonLagoon>, 'seen' | 'edition' | 'names' | 'seat' | 'fresh'> & {
  offers: readonly Offer[]
  /** Hexes that can be chosen. */
  legal: ReadonlySet<number>
  /** The unit in hand. */
  held: number | null
  /** Units that can be taken, named or switched to now. */
  ready: ReadonlySet<number>
  /** What others have done since one's own last turn. */
  since: readonly LagoonEvent[]
  chooseHex: (space: number) => void
  /** What a hex that was opened has to offer. */
  children: ReactNode
}

export function LagoonBoard(props: Props) {
  const { seen, edition, names, seat, fresh, offers, legal, held, ready, since, chooseHex, children } = props
  const { view, stack } = seen
  const frame = stack.at(-1)
  const fight = stack.findLast(({ step }) => step === 'fight')
  const bout = fight?.step === 'fight' ? boutOf(view, edition, fight) : null
  const shown = useLastBout(bout, fresh)
  const isMapTask = offers.some(({ means }) => means.kind === 'space')
  const isMoving = frame?.step === 'movement' && frame.at === 'act'
  const home = isUnderWay(view, seat) ? null : (view.homes[seat ?? -1] ?? null)
  const rest = hexInQuestion(frame, offers, view) ?? home
  const battle = bout?.hex ?? null
  const isMine = isWaitedFor(seen)
  const { field } = mapOf(edition)
  const lookAt = useMemo(
    () => focusOf({ view, field, fresh, isMine, held, ready, legal, battle, rest }),
    [view, field, fresh, isMine, held, ready, legal, battle, rest],
  )
  const onChoose = useSteady(chooseHex)
  return (
    <div className={css.board}>
      <TurnLine {...{ view, stack, edition, names, seat }} />
      <LagoonChart
        {...{ view, edition, names, seat, fresh, legal, held, isMoving, ready, battle, since }}
        lookAt={lookAt}
        moment={isMine ? `${view.round} ${view.turn}` : ''}
        onChoose={onChoose}
      />
      <Spotlight {...{ stack, view, fresh, edition, names }} />
      {shown && (
        <div data-compact={isMapTask || undefined}>
          <FightPanel bout={shown} isFading={bout === null} {...{ view, edition, names, seat }} />
        </div>
      )}
      {children}
    </div>
  )
}

/** A fight stays in sight for a moment when its last word has been spoken. */
function useLastBout(bout: Bout | null, fresh: readonly LagoonEvent[]): Bout | null {
  const [last, setLast] = useState<Bout | null>(bout)
  const now = JSON.stringify(bout)
  if (bout && now !== JSON.stringify(last)) setLast(bout)
  return bout ?? (fresh.some(({ kind }) => kind === 'battle-result') ? last : null)
}

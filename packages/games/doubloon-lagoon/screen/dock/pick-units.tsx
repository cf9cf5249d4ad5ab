/** Units to be named for a fight, an exploration or a ship; and steps to be lost, shared out crew by crew. */
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type PickAsk, type Picked, type Seat, tally } from '@nassau/kernel'
import { Button, SeatMark } from '@nassau/ui'
import { useState } from 'react'
import { sum } from '../../../kit/lists.ts'
import type { LagoonFrame } from '../../rules.ts'
import { strengthOf } from '../../sailing/strength.ts'
import type { LagoonView } from '../../view.ts'
import { unitWord } from '../words.ts'
import css from './dock.module.css'

type Props = {
  ask: PickAsk<number>
  are: 'units' | 'steps'
  frame: LagoonFrame | undefined
  view: LagoonView
  names: readonly string[]
  seat: Seat | null
  canChoose: boolean
  choose: (choice: Picked<number>) => void
}

export function PickUnits({ ask, are, frame, view, names, seat, canChoose, choose }: Props) {
  const { i18n } = useLingui()
  const most = tally(ask.from)
  const ids = [...most.keys()]
  // Whoever may name everyone mostly does; steps are shared out by hand.
  const [taken, setTaken] = useState<ReadonlyMap<number, number>>(
    () => new Map(are === 'units' && ask.max >= ids.length ? ids.map(id => [id, 1]) : []),
  )
  const count = (id: number): number => taken.get(id) ?? 0
  const all = sum(ids.map(count))
  const put = (id: number, n: number): void => setTaken(new Map(taken).set(id, n))
  const picked = ids.flatMap(id => Array.from({ length: count(id) }, () => id))
  const isEnough = all >= ask.min && all <= ask.max
  const strength = strengthOf(
    view,
    picked.filter((id, i) => picked.indexOf(id) === i),
  )
  return (
    <div className={css.pick}>
      <ul className={css.buttons}>
        {ids.map(id => {
          const unit = view.units[id]
          if (!unit) return null
          const word = unitWord({ i18n, names, seat }, unit)
          const says =
            unit.kind === 'crew' ? i18n._('{word}, strength {strength}', { word, strength: unit.strength }) : word
          const n = count(id)
          return (
            <li key={id}>
              {are === 'units' ? (
                <Button disabled={!canChoose} aria-pressed={n > 0} onClick={() => put(id, n > 0 ? 0 : 1)}>
                  <SeatMark seat={unit.owner} says="" /> {says}
                </Button>
              ) : (
                <StepsLost
                  {...{ word, says, n, canChoose }}
                  canLoseMore={all < ask.max && n < (most.get(id) ?? 0)}
                  put={steps => put(id, steps)}
                />
              )}
            </li>
          )
        })}
      </ul>
      <Button variant="gold" disabled={!canChoose || !isEnough} onClick={() => choose({ pick: picked })}>
        {are === 'steps'
          ? i18n._('{all} of {max, plural, one {# step} other {# steps}}: lose them', { all, max: ask.max })
          : all === 0
            ? i18n._('Nobody')
            : doneWord(i18n, frame, { all, strength })}
      </Button>
    </div>
  )
}

type StepsProps = {
  /** The crew, and the crew with its strength. */
  word: string
  says: string
  /** Steps it loses. */
  n: number
  canLoseMore: boolean
  canChoose: boolean
  put: (n: number) => void
}

/** How many steps one crew loses. */
function StepsLost({ word, says, n, canLoseMore, canChoose, put }: StepsProps) {
  const { i18n } = useLingui()
  return (
    <fieldset className={css.share}>
      <legend>{says}</legend>
      <Button
        aria-label={i18n._('One step less from {word}', { word })}
        disabled={!canChoose || n === 0}
        onClick={() => put(n - 1)}
      >
        −
      </Button>
      <output>{i18n._('loses {n}', { n })}</output>
      <Button
        aria-label={i18n._('One step more from {word}', { word })}
        disabled={!canChoose || !canLoseMore}
        onClick={() => put(n + 1)}
      >
        +
      </Button>
    </fieldset>
  )
}

/** What is done with those who are named. */
function doneWord(i18n: I18n, frame: LagoonFrame | undefined, named: { all: number; strength: number }): string {
  if (frame?.step === 'exploration')
    return i18n._('Explore with {all, plural, one {# crew} other {# crews}}, strength {strength}', named)
  if (frame?.step === 'passage')
    return i18n._('{all, plural, one {# crew embarks} other {# crews embark}}, strength {strength}', named)
  return frame?.at === 'targets'
    ? i18n._('Attack {all, plural, one {# unit} other {# units}}, strength {strength}', named)
    : i18n._('Attack with {all, plural, one {# unit} other {# units}}, strength {strength}', named)
}

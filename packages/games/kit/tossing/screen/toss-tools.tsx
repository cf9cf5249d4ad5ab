/** What can be done with the table besides throwing: look from elsewhere, measure, watch a throw again. */
import { useLingui } from '@lingui/react'
import { Button } from '@nassau/ui'
import { dieInWords } from '../words/words.ts'
import { Checks } from './judging/checks.tsx'
import { mmOf } from './judging/strings.ts'
import type { Check } from './judging/use-checks.ts'
import type { Measuring } from './judging/use-measuring.ts'
import css from './toss-screen.module.css'
import { type Sight, ViewSwitch } from './view-switch.tsx'

type Props = {
  view: Sight
  onView: (view: Sight) => void
  measuring: Measuring
  canMeasure: boolean
  canRepeat: boolean
  onAgain: () => void
  checks: readonly Check[]
}

export function TossTools({ view, onView, measuring, canMeasure, canRepeat, onAgain, checks }: Props) {
  const { i18n } = useLingui()
  const { id, strings } = measuring
  return (
    <div className={css.tools} data-tools="">
      <div className={css.row}>
        <div className={css.views}>
          <ViewSwitch value={view} onChange={onView} />
        </div>
        <Button
          className={css.tool}
          disabled={!canMeasure}
          aria-pressed={id !== null}
          title={i18n._('Measure from die to die: arrow keys, or [ and ]')}
          onClick={() => (id === null ? measuring.step(1) : measuring.pick(id))}
          onKeyDown={event => {
            if (measuring.onKey(event, true)) event.preventDefault()
          }}
        >
          <span aria-hidden="true">⟷</span> <span className={css.word}>{i18n._('Measure')}</span>
        </Button>
        {canRepeat && (
          <Button className={css.tool} onClick={onAgain}>
            <span aria-hidden="true">↻</span> <span className={css.word}>{i18n._('Again')}</span>
          </Button>
        )}
        <Checks checks={checks} />
      </div>
      <output className={css.measured}>
        {id !== null && (
          <>
            <b>{dieInWords(id)}</b>{' '}
            {strings.map(string => `${i18n._(string.name)} ${i18n._('{n} mm', { n: mmOf(string) })}`).join(' · ')}
          </>
        )}
      </output>
    </div>
  )
}

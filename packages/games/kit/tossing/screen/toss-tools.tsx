/** What can be done with the table besides throwing: look from elsewhere, measure, watch a throw again. */
import { useLingui } from '@lingui/react'
import { Button, Popover } from '@nassau/ui'
import { dieInWords } from '../words/words.ts'
import { Checks } from './judging/checks.tsx'
import type { Reel } from './judging/reel.ts'
import { ReelLines } from './judging/reel-caption.tsx'
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
  /** While the scoring is shown there is nothing to be done. */
  isIdle: boolean
  /** The scoring, to be read again. */
  reel: Reel
}

export function TossTools({ view, onView, measuring, canMeasure, canRepeat, onAgain, checks, isIdle, reel }: Props) {
  const { i18n } = useLingui()
  const { id, strings } = measuring
  return (
    <div className={css.tools} data-tools="" data-idle={isIdle || undefined}>
      <div className={css.row}>
        <ViewSwitch value={view} onChange={onView} />
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
        {reel.length > 0 && (
          <Popover label={i18n._('How it was decided')} icon={<span aria-hidden="true">⚖</span>}>
            <ReelLines reel={reel} />
          </Popover>
        )}
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

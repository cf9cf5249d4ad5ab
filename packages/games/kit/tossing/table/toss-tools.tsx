/** What can be done with the table besides throwing: look from elsewhere, measure, watch a throw again. */
import { useLingui } from '@lingui/react'
import { Button, Segments } from '@nassau/ui'
import { Checks } from './judging/checks.tsx'
import { mmOf } from './judging/strings.ts'
import type { Check } from './judging/use-checks.ts'
import type { Measuring } from './judging/use-measuring.ts'
import { VIEWS, type View } from './three/cameras.ts'
import css from './toss-table.module.css'

type Props = {
  view: View | 'flat'
  onView: (view: View | 'flat') => void
  measuring: Measuring
  canMeasure: boolean
  canRepeat: boolean
  onAgain: () => void
  checks: readonly Check[]
}

export function TossTools({ view, onView, measuring, canMeasure, canRepeat, onAgain, checks }: Props) {
  const { i18n } = useLingui()
  const words: Readonly<Record<View | 'flat', string>> = {
    thrower: i18n._('Thrower'),
    goals: i18n._('Close'),
    above: i18n._('Above'),
    flat: i18n._('Flat'),
  }
  const { id, strings } = measuring
  return (
    <div className={css.tools} data-tools="">
      <div className={css.row}>
        <div className={css.views}>
          <Segments
            label={i18n._('View')}
            value={view}
            segments={[...VIEWS, 'flat' as const].map(value => ({ value, label: words[value] }))}
            onChange={onView}
          />
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
            <b>{id}</b>{' '}
            {strings.map(string => `${i18n._(string.name)} ${i18n._('{n} mm', { n: mmOf(string) })}`).join(' · ')}
          </>
        )}
      </output>
    </div>
  )
}

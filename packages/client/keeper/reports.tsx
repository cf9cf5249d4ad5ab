/** What was reported, open ones first, with what was said there. */
import { useLingui } from '@lingui/react'
import { Button, Field, Panel } from '@nassau/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { BanForm } from './ban-form.tsx'
import css from './keeper.module.css'
import { keeping, type Report } from './keeping.ts'
import { moment, type Sheet, useList } from './use-list.ts'

const NONE: readonly Report[] = []

export function Reports(sheet: Sheet) {
  const { i18n } = useLingui()
  const { list, run, isBusy } = useList<readonly Report[]>(sheet, keeping.reports, NONE)
  if (list.length === 0) return <p>{i18n._('Nothing was reported.')}</p>
  return (
    <ul className={css.list}>
      {list.map(report => (
        <li key={report.id} data-done={report.outcome !== null || undefined}>
          <OneReport {...{ report, run, isBusy }} />
        </li>
      ))}
    </ul>
  )
}

type Props = { report: Report; run: (deed: () => Promise<void>) => Promise<void>; isBusy: boolean }

function OneReport({ report, run, isBusy }: Props) {
  const { i18n } = useLingui()
  const [outcome, setOutcome] = useState('')
  const { id, match, byName, against, againstName, text, lines, at } = report
  return (
    <Panel className={css.panel} title={i18n._('{byName} about {againstName}', { byName, againstName })}>
      <p>
        {text} <small>{moment(i18n.locale, at)}</small> <Link href={`/table/${match}`}>{i18n._('The table')}</Link>
      </p>
      <ol className={css.lines}>
        {lines.map(line => (
          <li key={`${line.at}${line.text}`}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
      </ol>
      {report.outcome !== null ? (
        <p>
          <small>{i18n._('Settled: {outcome}', { outcome: report.outcome })}</small>
        </p>
      ) : (
        <>
          <div className={css.form}>
            <Field
              label={i18n._('What became of it')}
              className={css.wide}
              value={outcome}
              maxLength={500}
              onChange={event => setOutcome(event.target.value)}
            />
            <Button
              size="small"
              disabled={isBusy || outcome.trim() === ''}
              onClick={() => void run(() => keeping.settle(id, outcome.trim()))}
            >
              {i18n._('Settle')}
            </Button>
          </div>
          <BanForm whom={{ person: against, name: againstName }} {...{ run, isBusy }} />
        </>
      )}
    </Panel>
  )
}

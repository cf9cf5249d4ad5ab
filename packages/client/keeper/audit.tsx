/** What keepers did: a log that is only added to. */
import { useLingui } from '@lingui/react'
import css from './keeper.module.css'
import { keeping } from './keeping.ts'
import { moment, type Sheet, useList } from './use-list.ts'

/** Those who are no keeper, and what is done, as they stand in the log. */
const WHO: Readonly<Record<string, string>> = {
  'whoever started the house': /*i18n*/ 'whoever started the house',
  'the command line': /*i18n*/ 'the command line',
}
const WHAT: Readonly<Record<string, string>> = {
  'settled a report': /*i18n*/ 'settled a report',
  banned: /*i18n*/ 'banned',
  'lifted a ban': /*i18n*/ 'lifted a ban',
  'named a keeper': /*i18n*/ 'named a keeper',
  'dismissed a keeper': /*i18n*/ 'dismissed a keeper',
  'closed a table': /*i18n*/ 'closed a table',
}

const NOTHING: Awaited<ReturnType<typeof keeping.audit>> = { lines: [], firstWrong: null }

export function Audit(sheet: Sheet) {
  const { i18n } = useLingui()
  const { list } = useList(sheet, keeping.audit, NOTHING)
  return (
    <>
      <p role="status">
        {list.firstWrong === null
          ? i18n._('The log is whole: every line follows from the one before.')
          : i18n._('Line {n} was changed behind the back of this house!', { n: list.firstWrong })}
      </p>
      <ol className={css.rows}>
        {list.lines.map(({ seq, at, who, what, about, detail }) => (
          <li key={seq}>
            <span>
              <b>{i18n._(WHO[who] ?? who)}</b> {i18n._(WHAT[what] ?? what)} <code>{about}</code> <small>{detail}</small>
            </span>
            <small>{moment(i18n.locale, at)}</small>
          </li>
        ))}
      </ol>
    </>
  )
}

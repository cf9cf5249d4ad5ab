/** What keepers did: a log that is only added to. */
import { useLingui } from '@lingui/react'
import css from './keeper.module.css'
import { keeping } from './keeping.ts'
import { moment, useList } from './use-list.ts'

const NOTHING: Awaited<ReturnType<typeof keeping.audit>> = { lines: [], firstWrong: null }

export function Audit() {
  const { i18n } = useLingui()
  const { list } = useList(keeping.audit, NOTHING)
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
              <b>{who}</b> {what} <code>{about}</code> <small>{detail}</small>
            </span>
            <small>{moment(i18n.locale, at)}</small>
          </li>
        ))}
      </ol>
    </>
  )
}

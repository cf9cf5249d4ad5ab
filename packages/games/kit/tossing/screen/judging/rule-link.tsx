/** A clause that leads to its place in the rulebook, beside the match and not instead of it. */
import { useLingui } from '@lingui/react'
import css from './captions.module.css'

/** Whose law a clause is of. */
const BOOKS: Readonly<Record<string, string>> = { OZ: 'o-zone', PZ: 'pirate-o-zone' }

export function RuleLink({ clause }: { clause: string }) {
  const { i18n } = useLingui()
  const book = BOOKS[clause.slice(0, 2)] ?? 'o-zone'
  return (
    <a
      href={`/rules/${book}#${clause.toLowerCase()}`}
      target="_blank"
      rel="noreferrer"
      className={css.clause}
      aria-label={i18n._('Rule {clause}', { clause })}
    >
      {clause}
    </a>
  )
}

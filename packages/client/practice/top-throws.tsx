/** The best throws of the day, everyone's. */
import { useLingui } from '@lingui/react'
import type { Standing } from '../seating/api.ts'
import css from './top-throws.module.css'

export function TopThrows({ standing }: { standing: Standing | null }) {
  const { i18n } = useLingui()
  if (!standing) return <p className={css.away}>{i18n._('Everyone’s best is shown when the server can be reached.')}</p>
  if (standing.top.length === 0)
    return <p className={css.away}>{i18n._('Nobody has thrown a fair die today. Be the first!')}</p>
  return (
    <ol className={css.top} aria-label={i18n._('Best throws of the day')}>
      {standing.top.map(({ name, distance, isYou }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike, places are not
        <li key={place} aria-current={isYou || undefined}>
          <span>{isYou ? i18n._('{name} (you)', { name }) : name}</span>
          <b>{i18n._('{mm} mm', { mm: i18n.number(distance, { maximumFractionDigits: 1 }) })}</b>
        </li>
      ))}
    </ol>
  )
}

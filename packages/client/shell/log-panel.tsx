/** What happened, in human words; each line leads to the clause behind it. */
import { useLingui } from '@lingui/react'
import type { AnyEvent, Game } from '@nassau/kernel'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import css from './log-panel.module.css'

type Props = { log: readonly AnyEvent[]; game: Game; names: readonly string[]; edition: object }

export function LogPanel({ log, game, names, edition }: Props) {
  const { i18n } = useLingui()
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (log.length > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [log])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol className={css.log} aria-label={i18n._('What happened')} tabIndex={0}>
      {log.map((event, i) => {
        const { text, clause } = game.say(event, names, edition)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <li key={i} ref={i === log.length - 1 ? end : null}>
            {text}{' '}
            <Link
              href={`/rules/${game.id}#${clause.toLowerCase()}`}
              className={css.clause}
              aria-label={i18n._('Rule {clause}', { clause })}
            >
              {clause}
            </Link>
          </li>
        )
      })}
    </ol>
  )
}

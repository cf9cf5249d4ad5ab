/** What happened, in human words; each line leads to the clause behind it. */
import { useLingui } from '@lingui/react'
import type { AnyEvent, Game } from '@nassau/kernel'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import css from './log-panel.module.css'

type Props = { log: readonly AnyEvent[]; game: Game; names: readonly string[]; edition: object }

/** Only the list itself: the page stays where it is. */
const toEnd = (list: HTMLElement | null): void => list?.scrollTo({ top: list.scrollHeight })

export function LogPanel({ log, game, names, edition }: Props) {
  const { i18n } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  // The newest line is in sight when one comes, and when the log does: on a phone it lies behind a tab.
  useEffect(() => {
    if (log.length > 0) toEnd(list.current)
  }, [log])
  useEffect(() => {
    const element = list.current
    if (!element) return
    const size = new ResizeObserver(() => toEnd(element))
    size.observe(element)
    return () => size.disconnect()
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol ref={list} className={css.log} aria-label={i18n._('What happened')} tabIndex={0}>
      {log.map((event, i) => {
        const { text, clause } = game.say(event, names, edition)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <li key={i}>
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
